import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { fetchMail } from '../../src/mail/fetch-mail.js';
import { passesDmarc } from '../../src/mail/incoming/dmarc.js';
import { listenLmtp } from '../../src/mail/listen-lmtp.js';
import { queueMail } from '../../src/mail/outbox.js';
import { sendQueue } from '../../src/mail/send-queue.js';
import { mailHall, type MailHall } from './mail-hall.js';

/** Longer than a test takes, and no time at all. */
const LONG = 600_000;
const AT_ONCE = 1;

const nothing = { onReceived: () => undefined, onFault: () => undefined };

/** Never answers. */
const silence = (): Promise<never> => new Promise(() => undefined);

/** A server that greets, and says nothing more; it is told when somebody says something. */
async function silentServer(greeting: string): Promise<AsyncDisposable & { port: number; server: Server }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => server.emit('said'));
    socket.write(greeting);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A hall that reads its mail from a port. */
function fetching(hall: MailHall, port: number) {
  const imap = { host: '127.0.0.1', port, folder: 'INBOX' };
  const { from, trust } = hall.receiving;
  const settings = { from, trust, anonymousPress: false, file: 'mail.json', imap };
  return { database: hall.database, settings, games: hall.receiving.games, receiving: hall.receiving };
}

test('a mailbox whose server falls silent is left after some time', async () => {
  using hall = mailHall();
  await using silent = await silentServer('* OK\r\n');
  const times = { reading: AT_ONCE, stopping: LONG };
  await expect(fetchMail(fetching(hall, silent.port), nothing, { times })).rejects.toThrow(
    `127.0.0.1:${silent.port}: error: expected it to take at most 0.001 s`,
  );
});

test('a mailbox whose server falls silent does not keep a hall that stops', async () => {
  using hall = mailHall();
  await using silent = await silentServer('* OK\r\n');
  const stopping = new AbortController();
  const times = { reading: LONG, stopping: AT_ONCE };
  const fetched = fetchMail(fetching(hall, silent.port), nothing, { times, signal: stopping.signal });
  await once(silent.server, 'said');
  stopping.abort();
  await expect(fetched).rejects.toThrow('it was left, as the hall stops');
});

test('a server that takes a mail and says nothing does not keep a hall that stops, and the mail waits', async () => {
  using hall = mailHall();
  await using silent = await silentServer('220 mx.example\r\n');
  const stopping = new AbortController();
  const transport = createTransport({ host: '127.0.0.1', port: silent.port, ignoreTLS: true });
  for (const number of [1, 2])
    queueMail(hall.database, { key: `link ${number}`, to: 'ada@example.org', subject: '', text: '' }, 0);
  const stop = { signal: stopping.signal, times: { reading: LONG, stopping: AT_ONCE } };
  const sent = sendQueue({ ...hall.receiving, transport }, stop);
  await once(silent.server, 'said');
  stopping.abort();
  expect(await sent).toMatchObject({ sent: 0, postponed: 1, failed: 0 });
  expect(await sendQueue({ ...hall.receiving, transport }, stop)).toMatchObject({ sent: 0, postponed: 0 });
});

test('who brings a mail by LMTP and falls silent does not keep a hall that stops', async () => {
  using hall = mailHall();
  const times = { reading: LONG, stopping: AT_ONCE };
  const door = await listenLmtp(hall.receiving, 0, nothing, times);
  const idle = connect(door.port, '127.0.0.1');
  const busy = connect(door.port, '127.0.0.1');
  const [ends, answers] = [once(idle, 'close'), createInterface(busy)[Symbol.asyncIterator]()];
  idle.resume();
  await answers.next();
  for (const line of ['LHLO x', 'MAIL FROM:<>', 'RCPT TO:<orders@hall.example.org>', 'DATA']) {
    busy.write(`${line}\r\n`);
    let answer = '';
    do answer = String((await answers.next()).value);
    while (/^\d{3}-/.test(answer));
  }
  busy.write('From: ada@example.org\r\n');
  await door[Symbol.asyncDispose]();
  await ends;
  busy.destroy();
});

test('a mail that is being done when the hall stops is done, and the server that brings it hears so', async () => {
  using hall = mailHall();
  const steps = new EventEmitter<{ begun: []; go: [] }>();
  const [begun, go] = [once(steps, 'begun'), once(steps, 'go')];
  const games: MailHall['receiving']['games'] = {
    ...hall.receiving.games,
    async change(id, change) {
      steps.emit('begun');
      await go;
      return await hall.receiving.games.change(id, change);
    },
  };
  const door = await listenLmtp({ ...hall.receiving, games }, 0, nothing);
  const transport = createTransport({ host: '127.0.0.1', port: door.port, lmtp: true, ignoreTLS: true });
  const raw = 'From: ada@example.org\r\nMessage-ID: <1@x>\r\n\r\nfleet 5\r\n';
  const sent = transport.sendMail({ envelope: { from: 'ada@example.org', to: hall.reply(1) }, raw });
  await begun;
  const closed = door[Symbol.asyncDispose]();
  steps.emit('go');
  expect((await sent).response).toMatch(/^250 /);
  await closed;
  expect(hall.takeMails()).toHaveLength(1);
});

test('a mail that cannot be done in time is left with the server that brings it', async () => {
  using hall = mailHall();
  const faults: unknown[] = [];
  const games = { ...hall.receiving.games, change: silence };
  const events = { ...nothing, onFault: (error: unknown) => void faults.push(error) };
  const times = { reading: AT_ONCE, stopping: LONG };
  await using door = await listenLmtp({ ...hall.receiving, games }, 0, events, times);
  const transport = createTransport({ host: '127.0.0.1', port: door.port, lmtp: true, ignoreTLS: true });
  const raw = 'From: ada@example.org\r\nMessage-ID: <1@x>\r\n\r\nfleet 5\r\n';
  const sent = await transport.sendMail({ envelope: { from: 'ada@example.org', to: hall.reply(1) }, raw });
  expect(sent.response).toBe('451 4.3.0 not now; bring it again');
  expect(faults.map(String)).toEqual(['TooLateError: expected it to take at most 0.001 s']);
});

test('a domain whose name servers do not answer vouches for no mail', async () => {
  const mail = Buffer.from('From: ada@example.org\r\nSubject: x\r\n\r\nx\r\n');
  const envelope = { sender: 'ada@example.org', recipients: [], ip: '192.0.2.1' };
  expect(await passesDmarc(mail, 'ada@example.org', envelope, { resolver: silence, time: AT_ONCE })).toBe(
    false,
  );
});
