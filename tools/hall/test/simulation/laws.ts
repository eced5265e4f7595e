import { DatabaseSync } from 'node:sqlite';
import { currentTurn, gameStatus } from '@ec/engine/sqlite';
import { calendarOf } from '../../src/calendar/game-calendar.js';
import type { Ledger } from './ledger.js';
import type { World } from './world.js';

/** A law that does not hold. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

type Row = Readonly<Record<string, unknown>>;

/** Asks a file as it is, past all code that is tried. */
function asked<T>(path: string, questions: (all: Ask) => T): T {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return questions((sql, ...values) => file.prepare(sql).all(...values));
  } finally {
    file.close();
  }
}

/** All rows of a question to a file. */
type Ask = (sql: string, ...values: readonly (string | number)[]) => Row[];

/** The same for a single question. */
export function rowsOf(path: string, ...question: Parameters<Ask>): Row[] {
  return asked(path, (all) => all(...question));
}

/** @throws Violation where something does not hold */
export function law(holds: boolean, broken: () => string): void {
  if (!holds) throw new Violation(broken());
}

/** Seats of each game. */
const SEATS = [1, 2];

/** Turns that stood when somebody looked last, by game. */
export type Stood = Map<string, readonly Row[]>;

/**
 * What holds of a game's file at any time.
 *
 * @throws Violation
 */
export function checkGame(world: World, game: string, stood: Stood): void {
  const { ledger } = world;
  const { turns, sheets, used } = asked(world.fileOf(`${game}.ec`), (all) => ({
    turns: all('SELECT id, turn, previous, hash, resolved, due, undone FROM turns ORDER BY id'),
    sheets: all('SELECT receipt AS id, turn_id, seat, number, counts, hash FROM orders ORDER BY id'),
    used: all('SELECT turn_id, seat, receipt FROM used_orders'),
  }));
  checkTurns(game, turns, stood);
  checkSheets(ledger, game, sheets);
  checkReceipts(ledger, game, turns, sheets);
  checkUse(game, turns, sheets, used);
  checkTimes(world, game, turns, used);
}

/** No turn twice, none skipped, and what was once resolved stays as it is. */
function checkTurns(game: string, turns: readonly Row[], stood: Stood): void {
  const standing = turns.filter(({ undone }) => undone === null);
  standing.forEach(({ turn, previous }, at) => {
    law(turn === at, () => `${game}: expected turn ${at}, found ${String(turn)}`);
    const before = standing[at - 1]?.['id'] ?? null;
    law(previous === before, () => `${game}: turn ${at} does not follow the one before it`);
  });
  for (const { id, turn, hash } of stood.get(game) ?? []) {
    const same = turns.some((one) => one['id'] === id && one['turn'] === turn && one['hash'] === hash);
    law(same, () => `${game}: turn ${String(turn)} is lost or has changed`);
  }
  stood.set(game, turns);
}

/** Every sheet is one that a player has sent, no more often than the hall has taken it. */
function checkSheets({ sheets }: Ledger, game: string, kept: readonly Row[]): void {
  const times = new Map<string, number>();
  for (const { hash, seat } of kept) {
    const sheet = sheets.get(String(hash));
    law(sheet !== undefined, () => `${game}: a sheet of seat ${String(seat)} that nobody has sent`);
    if (!sheet) continue;
    const { text } = sheet;
    law(sheet.game === game && sheet.seat === seat, () => `${game}: ${text} came to seat ${String(seat)}`);
    times.set(text, (times.get(text) ?? 0) + 1);
    law((times.get(text) ?? 0) <= sheet.tries, () => `${game}: ${text} is kept more often than it was taken`);
  }
}

/** No sheet that was receipted is lost. */
function checkReceipts(
  { receipts }: Ledger,
  game: string,
  turns: readonly Row[],
  kept: readonly Row[],
): void {
  const turnOf = new Map(turns.map(({ id, turn }) => [id, Number(turn) + 1]));
  for (const given of receipts.filter((one) => one.game === game)) {
    const sheet = kept.find(
      ({ turn_id: id, seat, number, hash }) =>
        seat === given.seat &&
        number === given.receipt &&
        turnOf.get(id) === given.turn &&
        String(hash).startsWith(given.hash),
    );
    const name = `${game}: receipt ${given.receipt} of seat ${given.seat} for turn ${given.turn}`;
    law(sheet !== undefined, () => `${name} is lost`);
    const { counts } = given;
    law(
      counts === undefined || sheet?.['counts'] === Number(counts),
      () => `${name} counts otherwise than it said`,
    );
  }
}

/** A turn is resolved with the last sheet of each seat that counts, and with no other; each is used in one turn. */
function checkUse(game: string, turns: readonly Row[], kept: readonly Row[], used: readonly Row[]): void {
  for (const { id, turn, previous, undone } of turns) {
    if (previous === null || undone !== null) continue;
    for (const seat of SEATS) {
      const last = kept.findLast(
        (one) => one['turn_id'] === previous && one['seat'] === seat && one['counts'] === 1,
      );
      const use = used.filter((one) => one['turn_id'] === id && one['seat'] === seat);
      law(
        use.length <= 1 && use[0]?.['receipt'] === last?.['id'],
        () => `${game}: turn ${String(turn)} was resolved with another sheet of seat ${seat} than the last`,
      );
    }
  }
}

/** No turn comes before its time, but where a master or all players say so. */
function checkTimes({ ledger }: World, game: string, turns: readonly Row[], used: readonly Row[]): void {
  for (const { id, turn, previous, resolved } of turns) {
    const due = turns.find((one) => one['id'] === previous)?.['due'];
    if (due === undefined || ledger.byHand.has(`${game} ${String(id)}`)) continue;
    const haveAllSent = used.filter((one) => one['turn_id'] === id).length === SEATS.length;
    const isInTime = due !== null && Number(resolved) >= Number(due);
    law(isInTime || haveAllSent, () => `${game}: turn ${String(turn)} came before its time`);
  }
}

/**
 * No draft that was kept is lost.
 *
 * @throws Violation
 */
export function checkDrafts(world: World): void {
  const kept = rowsOf(world.fileOf('hall.db'), "SELECT game || ' ' || seat AS place, text FROM drafts");
  const texts = new Map(kept.map(({ place, text }) => [place, text]));
  for (const [place, text] of world.ledger.drafts)
    law(texts.get(place) === text, () => `the draft of ${place} is lost`);
}

/**
 * No game waits for nothing: none that takes silent players has a due time that has passed.
 *
 * @throws Violation
 */
export async function checkWaiting(world: World, game: string): Promise<void> {
  await world.asMaster(game, (stored) => {
    const { turn, due } = currentTurn(stored);
    const isOver = gameStatus(stored).outcome.status === 'over';
    const waits = isOver || calendarOf(stored)?.maxSilent !== 'all';
    const isLate = due !== null && due < world.clock.now();
    law(waits || !isLate, () => `${game}: turn ${turn + 1} has not come, and it is past its time`);
  });
}
