/**
 * How `ec serve` stands a storm of mails: players in many games answer the mails with their reports, all at once and several times, over LMTP. Fails where a mail
 * was not done once, got no receipt or two, a receipt came later than a minute after its mail, 99 of 100 pages took longer than 300 ms
 * meanwhile, or memory grew after a fifth of the mails.
 *
 *   pnpm run load:mails --mails 10000 --players 200 --games 20
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../test/free-port.ts';
import { expectThat, LoadedFolder, LoadedHall, say, Times, type LoadPlayer } from './loaded-hall.ts';

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '1000' },
    players: { type: 'string', default: '200' },
    games: { type: 'string', default: '20' },
    /** Longest time of 99 of 100 pages, in milliseconds. */
    within: { type: 'string', default: '300' },
    /** Longest time from a mail to its receipt, in seconds, once the mail server has it. */
    receipt: { type: 'string', default: '60' },
  },
});
const { mails, players, games, within, receipt } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
) as Record<keyof typeof values, number>;

/** Connections by which mails come in. */
const CONNECTIONS = 4;
/** Milliseconds between two looks at a page. */
const GLANCE = 50;
/** Most times as much memory at the end as after a fifth of the mails, by which all games are open. */
const GROWTH = 1.2;

/** The mail server of all players: it keeps what the hall sends. */
class Inboxes implements AsyncDisposable {
  /** Addresses to which reports ask for answers: of each player one. */
  readonly replyTo = new Map<string, string>();
  /** When receipts came, by the ID of the mail that each answers. */
  readonly receipts = new Map<string, number[]>();
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const read = async (): Promise<void> => {
          await this.#read(stream, session.envelope.rcptTo[0]?.address ?? '');
          done();
        };
        void read();
      },
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return (this.#server.server.address() as AddressInfo).port;
  }

  async #read(stream: AsyncIterable<Uint8Array>, to: string): Promise<void> {
    const parts: Uint8Array[] = [];
    for await (const part of stream) parts.push(part);
    const { replyTo, inReplyTo } = await PostalMime.parse(Buffer.concat(parts));
    if (inReplyTo === undefined)
      this.replyTo.set(`${to} ${replyTo?.[0]?.address}`, replyTo?.[0]?.address ?? '');
    else this.receipts.set(inReplyTo, [...(this.receipts.get(inReplyTo) ?? []), performance.now()]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = once(this.#server.server, 'close');
    this.#server.close();
    await closed;
  }
}

await using inboxes = new Inboxes();
const smtp = await inboxes.listen();
using folder = new LoadedFolder(players, games);
await folder.make();
const lmtp = await freePort();
writeFileSync(
  join(folder.path, 'mail.json'),
  JSON.stringify({
    ...{ from: 'games@hall.example', orders: 'orders@hall.example' },
    ...{ smtp: { host: '127.0.0.1', port: smtp }, lmtp: { port: lmtp } },
  }),
);
await folder.ec('mail', 'send', folder.path, '--reports');
expectThat(inboxes.replyTo.size === players, `each of ${players} players has a report`);
await using hall = await LoadedHall.serve(folder);
const memories = [await hall.memory()];
say(`${mails} mails of ${players} players in ${games} games`);

const addresses = [...inboxes.replyTo.values()];
const sentAt = new Map<string, number>();
const storm = createTransport({
  ...{ host: '127.0.0.1', port: lmtp, lmtp: true, ignoreTLS: true, pool: true },
  ...{ maxConnections: CONNECTIONS, maxMessages: Infinity },
} as object);
const pages = new Times('pages');
const watching = new AbortController();
const watched = watch(folder.players[0] as LoadPlayer);
const began = performance.now();
await sendAll(0, mails / 5);
memories.push(await hall.memory());
await sendAll(mails / 5, mails);
const taken = (performance.now() - began) / 1_000;
say(`all were taken within ${taken.toFixed(1)} s: ${(mails / taken).toFixed(0)} a second`);
const patience = performance.now() + 1_000 * receipt;
while (inboxes.receipts.size < mails && performance.now() < patience) await wait(GLANCE);
watching.abort();
await watched;
storm.close();

const delays = new Times('from a mail to its receipt');
for (const [id, at] of sentAt) for (const time of inboxes.receipts.get(id) ?? []) delays.add(time - at);
say(String(delays));
expectThat(delays.quantile(1) <= 1_000 * receipt, `each receipt within ${receipt} s`);
const single = [...sentAt.keys()].filter((id) => inboxes.receipts.get(id)?.length === 1).length;
say(`mails with one receipt: ${single} of ${mails}`);
expectThat(single === mails, 'each mail has one receipt');
const kept = folder.games.reduce(
  (sum, game) => sum + folder.sheetsOf(game).filter((sheet) => sheet.includes('// mail ')).length,
  0,
);
say(`sheets in the files of games: ${kept}`);
expectThat(kept === mails, 'each mail is one sheet');
say(String(pages));
expectThat(pages.quantile(0.99) <= within, `99 of 100 pages within ${within} ms`);
memories.push(await hall.memory());
say(`memory of the hall: ${memories.join(', ')} MiB before, after a fifth of the mails, and at the end`);
expectThat((memories[2] ?? 0) <= GROWTH * (memories[1] ?? 0), `memory grows at most ${GROWTH} times`);

async function sendAll(from: number, until: number): Promise<void> {
  await Promise.all(Array.from({ length: until - from }, (_, index) => send(from + index)));
}

/** Answers a report with a sheet. */
async function send(number: number): Promise<void> {
  const to = addresses[number % addresses.length] ?? '';
  const seat = Number(/\.(\d+)\.\d+\.[0-9a-f]+@/.exec(to)?.[1]);
  const messageId = `<${number}@players.example>`;
  await storm.sendMail({
    ...{ from: `p${seat}@players.example`, to, messageId, subject: 'Re: orders' },
    text: `${seat}, ration, 80%\n// mail ${number}\n`,
  });
  sentAt.set(messageId, performance.now());
}

/** Looks at a player's desk until the end. */
async function watch({ game, seat }: LoadPlayer): Promise<void> {
  const headers = { Authorization: `Bearer ${folder.tokens[seat] ?? ''}` };
  while (!watching.signal.aborted) {
    await pages.of(async () =>
      (await fetch(`${hall.address}/games/${game}/seats/${seat}`, { headers })).text(),
    );
    await wait(GLANCE);
  }
}
