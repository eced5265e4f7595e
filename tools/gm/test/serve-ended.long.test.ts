import { EventEmitter, on, once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openGameFile } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { sheetOf, StoredFolder } from './stored-folder.js';
import { ServeProcess } from './serve-process.js';

/** Games of the folder; each has three players, who hand in one sheet after the other. */
const GAMES = ['a', 'b', 'c', 'd'];

const SEATS = [1, 2, 3];

/** Receipts after which the hall is ended a while later: of the first ones, and of later ones. */
const RECEIPTS = [1, 2, 5, 9];

/** Milliseconds from that receipt to the last moment at which the hall is ended: about as long as two sheets take. */
const SPAN = 60;

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** A folder with games that have the same players and tokens. */
async function folderOfGames(): Promise<StoredFolder> {
  const folder = await StoredFolder.make({ file: 'a.ec' });
  for (const game of GAMES.slice(1)) copyFileSync(join(folder.path, 'a.ec'), join(folder.path, `${game}.ec`));
  return folder;
}

/** A receipt that a player has. */
interface Receipt {
  readonly game: string;
  readonly seat: number;
  readonly receipt: number;
  readonly text: string;
}

/** Hands in sheets of a seat, no two of them the same, until nobody answers any more; returns what was receipted, and notes what was sent. */
async function handInUntilEnded(
  address: string,
  { game, seat, token }: { readonly game: string; readonly seat: number; readonly token: string },
  sent: Set<string>,
  received: EventEmitter,
): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  for (;;) {
    const text = `${sheetOf(seat, 1)}// sheet ${sent.size + 1} of all\n`;
    sent.add(text);
    try {
      const response = await fetch(`${address}/games/${game}/seats/${seat}/orders`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: text,
      });
      const { receipt } = (await response.json()) as { receipt?: number };
      if (receipt === undefined) continue;
      receipts.push({ game, seat, receipt, text });
      received.emit('receipt');
    } catch {
      // It ended before the answer was here.
      return receipts;
    }
  }
}

/** Waits until so many receipts have come, and a part of the span more. */
async function receiptsAnd(received: EventEmitter, run: number): Promise<void> {
  let left = RECEIPTS[run % RECEIPTS.length] ?? 1;
  for await (const _ of on(received, 'receipt')) if ((left -= 1) <= 0) break;
  // The fractions of the golden ratio's multiples are spread evenly, however many there are.
  await wait(((run * GOLDEN_RATIO) % 1) * SPAN);
}

/** Sheets in the files, by game, as they were sent. */
function sheetsIn(folder: StoredFolder, game: string): { seat: number; receipt: number; text: string }[] {
  using file = openGameFile(join(folder.path, `${game}.ec`), { clock: Date.now });
  expect(file.database.problems()).toEqual([]);
  return file.database
    .all('SELECT seat, number AS receipt, text FROM orders')
    .map(({ seat, receipt, text }) => ({ seat: Number(seat), receipt: Number(receipt), text: String(text) }));
}

describe('ec serve', () => {
  test('answers what is under way at SIGTERM with its receipt, and ends', async () => {
    using folder = await folderOfGames();
    await using hall = await ServeProcess.start(folder.path, '--log', 'json');
    const text = sheetOf(1, 1);
    const headers = {
      ...{ Authorization: `Bearer ${folder.token(1)}`, Expect: '100-continue' },
      'Content-Length': Buffer.byteLength(text),
    };
    const asking = request(`${hall.address}/games/a/seats/1/orders`, { method: 'POST', headers });
    asking.flushHeaders();
    // Now the hall has the head of the request.
    await once(asking, 'continue');
    const streams = await fetch(`${hall.address}/games/a/events`);
    const ended = hall.end('SIGTERM');
    const stopping = once(hall.child.stderr, 'data');
    await stopping;
    asking.end(text);
    const [response] = (await once(asking, 'response')) as [AsyncIterable<Uint8Array>];
    expect(await json(response as never)).toMatchObject({ receipt: 1, counts: true });
    expect(await streams.text()).toContain('event: tick');
    expect(await ended).toBe(0);
    expect(sheetsIn(folder, 'a')).toEqual([{ seat: 1, receipt: 1, text }]);
    const events = hall.said.map((line) => JSON.parse(line) as object);
    expect(events.at(0)).toMatchObject({ event: 'opened', games: 4, sendsMail: false });
    expect(events.at(-1)).toMatchObject({ event: 'closed' });
  });

  test('takes no new request after SIGTERM, and what it has given a receipt for is there', async () => {
    using folder = await folderOfGames();
    const sent = new Set<string>();
    for (let run = 0; run < 10; run += 1) {
      const received = new EventEmitter();
      await using hall = await ServeProcess.start(folder.path);
      const players = SEATS.map((seat) =>
        handInUntilEnded(hall.address, { game: 'b', seat, token: folder.token(seat) }, sent, received),
      );
      await receiptsAnd(received, run);
      expect(await hall.end('SIGTERM')).toBe(0);
      const texts = sheetsIn(folder, 'b').map(({ text }) => text);
      for (const { text } of (await Promise.all(players)).flat())
        expect(texts.filter((one) => one === text)).toHaveLength(1);
    }
  });
});
