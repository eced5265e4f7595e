import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { resumeAddress, suspendedAddresses } from '../../src/mail/mail-addresses.js';
import { queueMail } from '../../src/mail/outbox.js';
import { LEASE } from '../../src/store/queue.js';
import { type Dispatch, keepSending, sendQueue, type Sending } from '../../src/mail/send-queue.js';
import { HallDatabase } from '../../src/store/hall-database.js';
import { PARTS } from './mail-hall.js';
import { type Behaviour, mailServer, type MailServer } from './mail-server.js';

const MINUTE = 60_000;
const ADA = { key: 'link 1', to: 'ada@example.org', subject: 'Your link', text: 'Here it is.\n' };
const NOTHING: Dispatch = { sent: 0, postponed: 0, failed: 0, suspended: [], fault: null, next: null };

/** Everything that sending takes, in memory, at a time that the test sets. */
function hall(server: Pick<MailServer, 'transport'>) {
  const database = new HallDatabase(':memory:', PARTS);
  const time = { now: 1_000_000 };
  const sending: Sending = {
    database,
    transport: server.transport,
    clock: { now: () => time.now },
    from: 'games@hall.example.org',
    master: 'master@example.org',
  };
  return { database, time, sending, [Symbol.dispose]: () => database[Symbol.dispose]() };
}

test('a mail goes out once, and says that a program wrote it', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  queueMail(database, { ...ADA, headers: { 'Reply-To': 'orders+a.1.2.f00@hall.example.org' } }, time.now);
  expect(await sendQueue(sending)).toEqual({ ...NOTHING, sent: 1 });
  expect(await sendQueue(sending)).toEqual(NOTHING);
  expect(queueMail(database, ADA, time.now)).toBe(false);
  const [mail, ...others] = server.mails;
  expect(others).toEqual([]);
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    from: 'EC <games@hall.example.org>',
    to: 'ada@example.org',
    'reply-to': 'orders+a.1.2.f00@hall.example.org',
    'auto-submitted': 'auto-generated',
    precedence: 'bulk',
    'list-id': '<hall.hall.example.org>',
    date: 'Thu, 01 Jan 1970 00:16:40 +0000',
  });
  expect(headers['message-id']).toMatch(/^<[0-9a-f]{24}@hall\.example\.org>$/);
  expect(mail?.text).toBe('Here it is.\n');
  expect(database.get('SELECT body FROM outbox')).toEqual({ body: '' });
});

test('a mail that cannot be delivered comes back to the address that the hall reads', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  queueMail(database, ADA, time.now);
  await sendQueue(sending);
  queueMail(database, { ...ADA, key: 'link 2' }, time.now);
  await sendQueue({ ...sending, mailbox: 'orders@hall.example.org' });
  expect(server.senders).toEqual(['games@hall.example.org', 'orders@hall.example.org']);
  expect(server.mails.map(({ from }) => from?.address)).toEqual([
    'games@hall.example.org',
    'games@hall.example.org',
  ]);
});

test('a subject or an address with a line break makes no header', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  queueMail(database, { ...ADA, subject: 'Press\r\nBcc: eve@example.org' }, time.now);
  queueMail(
    database,
    { ...ADA, key: 'link 2', to: 'ada@example.org\r\nRCPT TO:<eve@example.org>' },
    time.now,
  );
  expect(await sendQueue(sending)).toMatchObject({ sent: 2, failed: 1 });
  expect(server.mails.map(({ to, subject, bcc }) => [to?.[0]?.address, subject, bcc])).toEqual([
    ['ada@example.org', 'Press Bcc: eve@example.org', undefined],
    ['master@example.org', expect.stringMatching(/was given up$/), undefined],
  ]);
});

test('files that do not fit are left out, and the mail says so', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  const file = (name: string, bytes: number) => ({
    name,
    type: 'text/html',
    base64: Buffer.alloc(bytes, 'x').toString('base64'),
  });
  queueMail(
    database,
    { ...ADA, attachments: [file('a.html', 600), file('b.html', 500), file('c.html', 400)] },
    time.now,
  );
  await sendQueue({ ...sending, attachmentBytes: 1_000 });
  const [mail] = server.mails;
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['a.html', 'text/html'],
    ['c.html', 'text/html'],
  ]);
  expect(mail?.text).toBe(
    'Here it is.\n\nLeft out, because the mail would be too large: b.html (0.0 MB).\n\n',
  );
});

test('a mail that is refused for now is tried eight times within two days, then given up, and the master is told', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  const attempts: number[] = [];
  const begun = time.now;
  server.behaviour = {
    recipient(address) {
      if (address !== ADA.to) return undefined;
      attempts.push((time.now - begun) / MINUTE);
      return '450 4.2.0 Greylisted, try again';
    },
  };
  queueMail(database, ADA, time.now);
  for (let next: number | null = time.now; next !== null;) {
    time.now = next;
    ({ next } = await sendQueue(sending));
  }
  expect(attempts).toEqual([0, 1, 6, 21, 81, 321, 1_041, 2_481]);
  expect(database.get("SELECT attempts, fault FROM outbox WHERE key = 'link 1'")).toEqual({
    attempts: 8,
    fault: '450 4.2.0 Greylisted, try again',
  });
  expect(server.mails.map(({ subject }) => subject)).toEqual(['A mail to ada@example.org was given up']);
  expect(suspendedAddresses(database)).toEqual([]);
});

test('an address that is refused for good gets no more mail until it is resumed, and the master is told once', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  server.behaviour = {
    recipient: (address) => (address === ADA.to ? '550 5.1.1 No such user here' : undefined),
  };
  for (const number of [1, 2, 3]) queueMail(database, { ...ADA, key: `link ${number}` }, time.now);
  expect(await sendQueue(sending)).toEqual({ ...NOTHING, sent: 1, suspended: ['ada@example.org'] });
  expect(suspendedAddresses(database)).toEqual([
    { address: 'ada@example.org', suspended: time.now, fault: '550 5.1.1 No such user here' },
  ]);
  expect(server.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['master@example.org', 'ada@example.org gets no more mail'],
  ]);
  server.behaviour = {};
  expect([resumeAddress(database, 'Ada@Example.org'), resumeAddress(database, ADA.to)]).toEqual([
    true,
    false,
  ]);
  expect(await sendQueue(sending)).toMatchObject({ sent: 3 });
});

test('a server that relays nothing makes no address suspected, and one that is not there costs no attempt', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  server.behaviour = { recipient: () => '554 5.7.1 Relay access denied' };
  queueMail(database, ADA, time.now);
  expect(await sendQueue(sending)).toMatchObject({ postponed: 1, suspended: [], next: time.now + MINUTE });
  const nobody = createTransport({ host: '127.0.0.1', port: 1 });
  for (let hour = 1; hour < 100; hour += 1) {
    time.now += 60 * MINUTE;
    expect(await sendQueue({ ...sending, transport: nobody })).toMatchObject({
      postponed: 1,
      fault: expect.stringContaining('ECONNREFUSED') as string,
    });
  }
  expect(database.get('SELECT attempts FROM outbox')).toEqual({ attempts: 1 });
  server.behaviour = {};
  time.now += MINUTE;
  expect(await sendQueue(sending)).toMatchObject({ sent: 1, fault: null });
});

test('a mail at which the server always cuts the connection does not keep the others', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  server.behaviour = { data: (count) => (count === 1 ? 'cut' : undefined) };
  queueMail(database, ADA, time.now);
  queueMail(database, { ...ADA, key: 'link 2' }, time.now);
  expect(await sendQueue(sending)).toMatchObject({ sent: 1, postponed: 1, fault: null });
  expect(database.get("SELECT attempts FROM outbox WHERE key = 'link 1'")).toEqual({ attempts: 1 });
});

test('two processes that send at the same time send no mail twice', async () => {
  await using server = await mailServer();
  using folder = new TemporaryFolder();
  const path = folder.of('hall.db');
  using one = new HallDatabase(path, PARTS);
  using other = new HallDatabase(path, PARTS);
  const sending = { ...hall(server).sending, connections: 2 };
  for (let mail = 0; mail < 30; mail += 1) queueMail(one, { ...ADA, key: `link ${mail}` }, 0);
  const dispatches = await Promise.all([
    sendQueue({ ...sending, database: one }),
    sendQueue({ ...sending, database: other }),
  ]);
  expect(dispatches.reduce((sum, { sent }) => sum + sent, 0)).toBe(30);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(30);
  expect(server.mails.length).toBe(30);
});

test('a mail that is queued later is sent later, until a signal ends it', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  const ending = new AbortController();
  const clock = {
    ...sending.clock,
    until: async (then: number) => {
      if (server.mails.length > 0) ending.abort();
      else queueMail(database, ADA, (time.now = then));
      await Promise.resolve();
    },
  };
  const counts: number[] = [];
  await keepSending({ ...sending, clock }, ending.signal, ({ sent }) => counts.push(sent));
  expect(counts).toEqual([0, 1]);
});

test.each(['queued', 'put off'])(
  'a mail that was %s by a clock that was wrong goes out when that is right',
  async (how) => {
    await using server = await mailServer();
    using at = hall(server);
    const { database, sending, time } = at;
    const right = time.now;
    if (how === 'put off') {
      queueMail(database, ADA, right);
      server.behaviour = { data: () => '451 4.3.0 Later' };
    }
    time.now += 60 * 24 * 60 * MINUTE;
    if (how === 'queued') queueMail(database, ADA, time.now);
    else expect(await sendQueue(sending)).toMatchObject({ postponed: 1 });
    server.behaviour = {};
    time.now = right;
    expect(await sendQueue(sending)).toMatchObject({ sent: 1, next: null });
  },
);

test('a queue that cannot be read now is tried again a minute later', async () => {
  await using server = await mailServer();
  using at = hall(server);
  const { database, sending, time } = at;
  queueMail(database, ADA, time.now);
  database.connection.exec('ALTER TABLE outbox RENAME TO lost');
  const ending = new AbortController();
  const waits: number[] = [];
  const clock = {
    ...sending.clock,
    until: async (then: number) => {
      waits.push(then - time.now);
      if (waits.length === 1) database.connection.exec('ALTER TABLE lost RENAME TO outbox');
      else ending.abort();
      await Promise.resolve();
    },
  };
  const faults: (string | null)[] = [];
  await keepSending({ ...sending, clock }, ending.signal, ({ fault }) => faults.push(fault));
  expect(faults).toEqual(['no such table: outbox', null]);
  expect(waits).toEqual([MINUTE, 1_000]);
  expect(server.mails.length).toBe(1);
});

/** The file of a hall whose process ends at its n-th change: nothing that comes after that reaches it. */
class MortalDatabase extends HallDatabase {
  constructor(
    path: string,
    private left: number,
  ) {
    super(path, PARTS);
    this.isBorn = true;
  }

  private isBorn = false;

  override change(...question: Parameters<HallDatabase['change']>): number {
    if (this.isBorn && this.left-- <= 0) this[Symbol.dispose]();
    return super.change(...question);
  }
}

test('wherever the process or the connection ends, each mail arrives, and each such end makes at most one more copy', async () => {
  await using server = await mailServer();
  const cut = fc.record({
    changes: fc.integer({ min: 0, max: 12 }),
    mails: fc.array(fc.constantFrom(undefined, 'cut', 'cut after', '451 4.3.0 Later' as const), {
      maxLength: 4,
    }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(cut, { minLength: 1, maxLength: 4 }), async (cuts) => {
      using folder = new TemporaryFolder();
      const path = folder.of('hall.db');
      const keys = ['link 1', 'link 2', 'link 3'];
      const time = { now: 0 };
      const base = { ...hall(server).sending, clock: { now: () => time.now } };
      {
        using database = new HallDatabase(path, PARTS);
        for (const key of keys) queueMail(database, { ...ADA, key, subject: key }, time.now);
      }
      server.mails.length = 0;
      let ends = 0;
      for (const { changes, mails } of cuts) {
        using database = new MortalDatabase(path, changes);
        server.behaviour = behaving(mails);
        ends += mails.filter((mail) => mail === 'cut after').length;
        await sendQueue({ ...base, database }).catch(() => (ends += 1));
        time.now += LEASE;
      }
      server.behaviour = {};
      using database = new HallDatabase(path, PARTS);
      for (let next: number | null = time.now; next !== null;) {
        time.now = Math.max(time.now, next);
        ({ next } = await sendQueue({ ...base, database }));
      }
      const ids = keys.map((key) => [
        key,
        new Set(server.mails.filter(({ subject }) => subject === key).map(({ messageId }) => messageId)).size,
      ]);
      expect(ids).toEqual(keys.map((key) => [key, 1]));
      expect(server.mails.length).toBeLessThanOrEqual(keys.length + ends);
    }),
    { numRuns: 12 },
  );
});

/** Answers for one mail after another. */
function behaving(answers: readonly (string | undefined)[]): Behaviour {
  const left = [...answers];
  return { data: () => left.shift() };
}
