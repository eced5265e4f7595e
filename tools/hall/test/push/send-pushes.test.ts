import fc from 'fast-check';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { endSession } from '../../src/accounts/sessions.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { pushKeysOf } from '../../src/push/push-keys.js';
import { PushServices } from '../../src/push/push-services.js';
import { queuePush, type Push } from '../../src/push/pushes.js';
import { keepPushing, sendPushes, type Pushed, type Pushing } from '../../src/push/send-pushes.js';
import { HallDatabase } from '../../src/store/hall-database.js';
import { LEASE } from '../../src/store/queue.js';
import { letIn } from './let-in.js';
import { claimsOf, pushServer, type Answer, type PushServer } from './push-server.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ADA = 'ada@example.org';
const NOTHING: Pushed = { sent: 0, postponed: 0, failed: 0, ended: 0, fault: null };
/** The clock of the machine is that of signatures. */
const BEGIN = Date.now();

/** Long after everything. */
const FOREVER = BEGIN + 10_000 * DAY;

const TURN: Push = {
  key: 'report duel 3 1',
  to: ADA,
  title: 'Duel, turn 3: your report',
  text: '',
  path: '/games/duel/seats/1',
  expires: BEGIN + 2 * DAY,
};

/** Everything that sending takes, in memory, at a time that the test sets. */
function hall({ reach }: Pick<PushServer, 'reach'>, path = ':memory:') {
  const database = new HallDatabase(path, HALL_PARTS);
  const services = new PushServices(reach);
  const time = { now: BEGIN };
  const clock = { now: () => time.now };
  const pushing: Pushing = { database, services, clock, subject: 'https://games.example.org' };
  return {
    ...{ database, time, pushing },
    [Symbol.dispose]() {
      services[Symbol.dispose]();
      database[Symbol.dispose]();
    },
  };
}

const pushesOf = (database: HallDatabase) => Number(database.get('SELECT count(*) AS n FROM pushes')?.['n']);

test('each browser of a person is told once, in words that it alone can read, by a hall that proves who it is', async () => {
  await using server = await pushServer();
  using at = hall(server);
  const { database, pushing, time } = at;
  const [phone, desk, bo] = [server.browser(), server.browser(), server.browser()];
  letIn(database, ADA, phone.subscription, BEGIN);
  letIn(database, ADA, desk.subscription, BEGIN);
  letIn(database, 'bo@example.org', bo.subscription, BEGIN);
  queuePush(database, { ...TURN, to: 'Ada@Example.org' }, time.now);
  expect(await sendPushes(pushing)).toEqual({ ...NOTHING, sent: 2 });
  queuePush(database, TURN, time.now);
  expect(await sendPushes(pushing)).toEqual(NOTHING);
  const shown = { title: 'Duel, turn 3: your report', text: '', path: '/games/duel/seats/1' };
  // what it is known by says nothing, such as how many others were sent
  const tag = expect.stringMatching(/^[0-9a-f]{24}$/) as string;
  expect(phone.shown()).toEqual([{ ...shown, tag }]);
  expect(desk.shown()).toEqual(phone.shown());
  expect(bo.shown()).toEqual([]);
  const [first] = server.arrived;
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String((2 * DAY) / 1_000) });
  // All are as long as any can be: nobody on the way can tell one from another.
  expect(new Set(server.arrived.map(({ body }) => body.length))).toEqual(new Set([4_096]));
  const claims = first && claimsOf(first, pushKeysOf(database).publicKey);
  expect([claims?.aud, claims?.sub]).toEqual([server.origin, 'https://games.example.org']);
  // push services take no longer ones than of a day
  expect((claims?.exp ?? 0) - BEGIN / 1_000).toBeGreaterThan(0);
  expect((claims?.exp ?? 0) - BEGIN / 1_000).toBeLessThan(DAY / 1_000);
  // what was said is not kept, but for its title
  expect(database.all('SELECT DISTINCT text, path FROM pushes')).toEqual([{ text: '', path: '' }]);
});

test('the keys of a hall are made once', () => {
  using database = new HallDatabase(':memory:', HALL_PARTS);
  const keys = pushKeysOf(database);
  expect(pushKeysOf(database)).toEqual(keys);
  expect([
    Buffer.from(keys.publicKey, 'base64url').length,
    Buffer.from(keys.privateKey, 'base64url').length,
  ]).toEqual([65, 32]);
});

test.each([404, 410])(
  'a browser that its push service does not know (%i) is told of nothing more',
  async (status) => {
    await using server = await pushServer();
    using at = hall(server);
    const { database, pushing, time } = at;
    const [gone, other] = [server.browser(), server.browser()];
    letIn(database, ADA, gone.subscription, BEGIN);
    queuePush(database, TURN, time.now);
    queuePush(database, { ...TURN, key: 'report duel 4 1' }, time.now);
    server.answers = [status, status];
    expect(await sendPushes(pushing)).toEqual({ ...NOTHING, ended: 1, failed: 1 });
    expect([pushesOf(database), database.all('SELECT * FROM push_subscriptions')]).toEqual([0, []]);
    letIn(database, ADA, other.subscription, BEGIN);
    queuePush(database, { ...TURN, key: 'report duel 5 1' }, time.now);
    expect(await sendPushes(pushing)).toEqual({ ...NOTHING, sent: 1 });
  },
);

test('a push service that can take nothing now is asked eight times within two days', async () => {
  await using server = await pushServer();
  using at = hall(server);
  const { database, pushing, time } = at;
  const browser = server.browser();
  letIn(database, ADA, browser.subscription, BEGIN);
  queuePush(database, { ...TURN, expires: BEGIN + 3 * DAY }, time.now);
  const attempts: number[] = [];
  const answers: Answer[] = [503, 429, 500, 408, 425, 502, 503, 504];
  for (let minute = 0; minute <= 2 * 24 * 60; minute += 1) {
    time.now = BEGIN + minute * MINUTE;
    server.answers = answers.slice(attempts.length, attempts.length + 1);
    const { postponed, failed } = await sendPushes(pushing);
    if (postponed + failed > 0) attempts.push(minute);
  }
  expect(attempts).toEqual([0, 1, 6, 21, 81, 321, 1_041, 2_481]);
  expect(database.all('SELECT attempts, fault FROM pushes')).toEqual([
    { attempts: 8, fault: 'the push service answered 504' },
  ]);
  expect(browser.shown()).toEqual([]);
});

test.each([
  [400, 'the push service answered 400'],
  [403, 'the push service answered 403'],
  // nothing leads it elsewhere
  [307, 'the push service answered 307'],
])('a push that is answered with %i is given up, and the next one goes out', async (status, fault) => {
  await using server = await pushServer();
  using at = hall(server);
  const { database, pushing, time } = at;
  const browser = server.browser();
  letIn(database, ADA, browser.subscription, BEGIN);
  queuePush(database, TURN, time.now);
  server.answers = [status];
  expect(await sendPushes(pushing)).toEqual({ ...NOTHING, failed: 1 });
  expect(database.all('SELECT fault FROM pushes')).toEqual([{ fault }]);
  queuePush(database, { ...TURN, key: 'report duel 4 1' }, time.now);
  expect(await sendPushes(pushing)).toEqual({ ...NOTHING, sent: 1 });
  expect(server.arrived.map(({ path }) => path)).toEqual([new URL(browser.subscription.endpoint).pathname]);
});

test('a push service that is not there, or hangs up, is asked again', async () => {
  await using server = await pushServer();
  using at = hall(server);
  const { database, pushing, time } = at;
  const { keys } = server.browser().subscription;
  // nobody listens there
  letIn(database, ADA, { endpoint: 'https://127.0.0.1:1/push/1', keys }, BEGIN);
  letIn(database, 'bo@example.org', server.browser().subscription, BEGIN);
  for (const to of [ADA, 'bo@example.org']) queuePush(database, { ...TURN, to }, time.now);
  server.answers = ['cut'];
  expect(await sendPushes(pushing)).toEqual({ ...NOTHING, postponed: 2 });
});

test('an answer without end holds up nothing', async () => {
  await using server = await pushServer();
  using at = hall(server);
  const { database, pushing, time } = at;
  letIn(database, ADA, server.browser().subscription, BEGIN);
  queuePush(database, TURN, time.now);
  server.answers = ['endless'];
  expect(await sendPushes(pushing)).toEqual({ ...NOTHING, sent: 1 });
});

test('a reminder that comes too late is not sent', async () => {
  await using server = await pushServer();
  using at = hall(server);
  const { database, pushing, time } = at;
  letIn(database, ADA, server.browser().subscription, BEGIN);
  queuePush(database, { ...TURN, expires: time.now + MINUTE }, time.now);
  server.answers = [503];
  expect(await sendPushes(pushing)).toEqual({ ...NOTHING, postponed: 1 });
  time.now += MINUTE;
  expect(await sendPushes(pushing)).toEqual({ ...NOTHING, failed: 1 });
  expect([server.arrived, database.all('SELECT fault FROM pushes')]).toEqual([
    [],
    [{ fault: 'nobody needs it any more' }],
  ]);
});

test('one browser gets 60 pushes an hour at most', async () => {
  await using server = await pushServer();
  using at = hall(server);
  const { database, time } = at;
  letIn(database, ADA, server.browser().subscription, BEGIN);
  for (let i = 0; i < 70; i += 1) queuePush(database, { ...TURN, key: `press ${i}` }, time.now);
  expect(pushesOf(database)).toBe(60);
  queuePush(database, { ...TURN, key: 'press 70' }, time.now + 60 * MINUTE);
  expect(pushesOf(database)).toBe(61);
});

test('twenty browsers of a person are told of things: the last', async () => {
  await using server = await pushServer();
  using at = hall(server);
  const { database } = at;
  letIn(database, 'bo@example.org', server.browser().subscription, BEGIN);
  for (let i = 0; i < 22; i += 1) letIn(database, ADA, server.browser().subscription, BEGIN);
  const sessions = database.all('SELECT session FROM push_subscriptions ORDER BY id');
  // Bo's, and Ada's but for the second and the third
  expect(sessions.map(({ session }) => session)).toEqual([1, ...Array.from({ length: 20 }, (_, i) => i + 4)]);
});

test('what waits for a browser goes with its session; a session that is over gets nothing', async () => {
  await using server = await pushServer();
  using at = hall(server);
  const { database, pushing, time } = at;
  const session = letIn(database, ADA, server.browser().subscription, BEGIN);
  queuePush(database, TURN, time.now);
  endSession(database, 1, session);
  expect([pushesOf(database), await sendPushes(pushing)]).toEqual([0, NOTHING]);
  letIn(database, ADA, server.browser().subscription, BEGIN);
  queuePush(database, TURN, time.now + 31 * DAY);
  expect(pushesOf(database)).toBe(0);
});

test('a queue that cannot be read now is tried again a minute later', async () => {
  await using server = await pushServer();
  using at = hall(server);
  const { database, pushing, time } = at;
  letIn(database, ADA, server.browser().subscription, BEGIN);
  queuePush(database, TURN, time.now);
  database.connection.exec('ALTER TABLE pushes RENAME TO lost');
  const ending = new AbortController();
  const waits: number[] = [];
  const clock = {
    ...pushing.clock,
    until: async (then: number) => {
      waits.push(then - time.now);
      if (waits.length === 1) database.connection.exec('ALTER TABLE lost RENAME TO pushes');
      else ending.abort();
      await Promise.resolve();
    },
  };
  const faults: (string | null)[] = [];
  await keepPushing({ ...pushing, clock }, ending.signal, ({ fault }) => faults.push(fault));
  expect(faults).toEqual(['no such table: pushes', null]);
  expect([waits, server.arrived.length]).toEqual([[MINUTE, 1_000], 1]);
});

/** The file of a hall whose process ends at its n-th change: nothing that comes after that reaches it. */
class MortalDatabase extends HallDatabase {
  #isBorn = false;
  #left: number;

  constructor(path: string, left: number) {
    super(path, HALL_PARTS);
    this.#left = left;
    this.#isBorn = true;
  }

  override change(...question: Parameters<HallDatabase['change']>): number {
    // while it is opened, there is no such field yet
    if (#isBorn in this && this.#isBorn && this.#left-- <= 0) this[Symbol.dispose]();
    return super.change(...question);
  }
}

test('wherever the process or the connection ends, each push arrives, and each such end makes at most one more copy, which takes the place of the first', async () => {
  await using server = await pushServer();
  const cut = fc.record({
    changes: fc.integer({ min: 0, max: 10 }),
    answers: fc.array(fc.constantFrom<Answer>(201, 'cut', 503), { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(cut, { minLength: 1, maxLength: 4 }), async (cuts) => {
      using folder = new TemporaryFolder();
      const path = folder.of('hall.db');
      server.arrived.length = 0;
      const browser = server.browser();
      const keys = ['report duel 1 1', 'report duel 2 1', 'report duel 3 1'];
      using at = hall(server, path);
      const { database, pushing, time } = at;
      letIn(database, ADA, browser.subscription, BEGIN);
      for (const key of keys) queuePush(database, { ...TURN, key, expires: FOREVER }, time.now);
      let ends = 0;
      for (const { changes, answers } of cuts) {
        using mortal = new MortalDatabase(path, changes);
        server.answers = [...answers];
        ends += answers.filter((answer) => answer === 'cut').length;
        // up to eight are under way
        await sendPushes({ ...pushing, database: mortal }).catch(() => (ends += keys.length));
        time.now += LEASE;
      }
      server.answers = [];
      for (let i = 0; i < 8; i += 1) {
        await sendPushes(pushing);
        time.now += DAY;
      }
      const tags = browser.shown().map(({ tag }) => tag);
      expect(new Set(tags).size).toBe(keys.length);
      expect(tags.length).toBeLessThanOrEqual(keys.length + ends);
    }),
    { numRuns: 12 },
  );
});
