import { on } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { faultsOf, GAMES, KilledHall, KILLS, partOf, rounds } from './killed-hall.js';
import { ServeProcess } from './serve-process.js';

/** Only a run that hangs takes this long (milliseconds). */
const HANGS_AFTER = 7_200_000;

/** Milliseconds in which about two sheets are kept, or a turn is written and its reports are queued. */
const SPAN = 60;

/** Waits for a moment at which a hall is killed: about the first sheets, about later ones, about a turn, at any time. */
async function momentOf(kill: number, hall: KilledHall, served: ServeProcess): Promise<void> {
  const moments = [
    () => hall.receipts(1),
    () => hall.receipts(8),
    () => turnOf(served),
    async () => wait(partOf(1_000, kill)),
  ];
  await moments[kill % moments.length]?.();
  await wait(partOf(SPAN, kill));
}

/** Waits until a turn is resolved. */
async function turnOf({ child }: ServeProcess): Promise<void> {
  for await (const [chunk] of on(child.stderr, 'data')) if (String(chunk).includes('"event":"turn"')) break;
}

type Row = Readonly<Record<string, unknown>>;

function rowsOf(path: string, sql: string): Row[] {
  using file = new DatabaseSync(path, { readOnly: true });
  return file.prepare(sql).all();
}

/** Checks the files of a hall against what its players know; returns how many sheets and turns there are. */
function check(hall: KilledHall): {
  readonly sheets: number;
  readonly turns: number;
  readonly mails: number;
} {
  let sheets = 0;
  let turns = 0;
  const hallFile = join(hall.path, 'hall.db');
  const mails = rowsOf(hallFile, 'SELECT key, sent, message_id AS name FROM outbox');
  const keys = new Set(mails.map(({ key }) => String(key)));
  expect(rowsOf(hallFile, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  for (const game of GAMES) {
    const file = hall.fileOf(game);
    expect(faultsOf(file)).toEqual([]);
    const kept = rowsOf(
      file,
      'SELECT o.seat, o.number AS receipt, t.turn + 1 AS turn, o.text FROM orders o JOIN turns t ON t.id = o.turn_id',
    );
    for (const { seat, text, receipt, isTaken } of hall.sent.filter((one) => one.game === game)) {
      const found = kept.filter((one) => one['seat'] === seat && String(one['text']).trim() === text.trim());
      // At most once where nobody was told, and once where somebody was.
      expect(found.length, text).toBeLessThanOrEqual(1);
      if (receipt !== undefined) expect(found[0]).toMatchObject(receipt);
      if (isTaken) expect(found.length, text).toBe(1);
      sheets += found.length;
    }
    // Nothing else is in the file.
    expect(kept.length).toBeLessThanOrEqual(hall.sent.filter((one) => one.game === game).length);
    const resolved = rowsOf(file, 'SELECT turn FROM turns ORDER BY id').map(({ turn }) => turn);
    expect(resolved).toEqual(resolved.map((_, at) => at));
    turns += resolved.length - 1;
    for (const turn of resolved.slice(1, -1))
      for (const seat of [1, 2])
        expect(
          [...keys].filter((key) => key.startsWith(`report ${game} ${String(turn)} ${seat} `)).length,
        ).toBe(1);
  }
  const arrived = new Set(hall.replies.map(({ messageId }) => messageId));
  for (const { name, sent, key } of mails) if (sent !== null) expect(arrived, String(key)).toContain(name);
  return { sheets, turns, mails: arrived.size };
}

test(
  `ec serve is killed ${KILLS} times while players hand in by page and by mail, and turns are resolved: nothing that was receipted is lost, and nothing is done twice`,
  async () => {
    const total = { sheets: 0, turns: 0, mails: 0, receipts: 0, taken: 0, doubled: 0 };
    for (const kills of rounds()) {
      await using hall = await KilledHall.make();
      for (let kill = 0; kill < kills; kill += 1) {
        await using served = await ServeProcess.start(hall.path, '--log', 'json');
        const playing = hall.play(served.address);
        await momentOf(kill, hall, served);
        expect(await served.end('SIGKILL')).toBe(null);
        await playing;
      }
      {
        await using served = await ServeProcess.start(hall.path, '--log', 'json');
        await hall.sendAgain();
        expect(await served.end('SIGTERM')).toBe(0);
      }
      const { sheets, turns, mails } = check(hall);
      const doubled = hall.replies.length - mails;
      // Each kill leaves at most one mail of which nobody knows whether it was sent.
      expect(doubled).toBeLessThanOrEqual(kills);
      total.sheets += sheets;
      total.turns += turns;
      total.mails += mails;
      total.doubled += doubled;
      total.receipts += hall.sent.filter(({ receipt }) => receipt).length;
      total.taken += hall.sent.filter(({ isTaken }) => isTaken).length;
    }
    console.info(
      `${KILLS} kills of ec serve: ${total.receipts} receipts by page and ${total.taken} mails taken over, all in their files; ${total.sheets} sheets kept, none twice; ${total.turns} turns; ${total.mails} mails sent, ${total.doubled} of them a second time`,
    );
    // As the moments are chosen: a quarter of the kills wait for a receipt, a quarter for eight, a quarter for a turn.
    expect(total.receipts + total.taken).toBeGreaterThanOrEqual(9 * Math.floor(KILLS / 4));
    expect(total.turns).toBeGreaterThanOrEqual(Math.floor(KILLS / 4));
  },
  HANGS_AFTER,
);
