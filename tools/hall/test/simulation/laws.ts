import { currentTurn, gameStatus } from '@ec/engine/sqlite';
import { calendarOf } from '../../src/calendar/game-calendar.js';
import type { Ledger } from './ledger.js';
import type { Holder } from './holders.js';
import { asked, law, rowsOf, type Row } from './law.js';
import type { World } from './world.js';

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
  checkTurns(ledger, game, turns, stood);
  checkSheets(ledger, game, sheets);
  checkReceipts(ledger, game, turns, sheets);
  checkUse(game, turns, sheets, used);
  checkUndone(ledger, game, turns, used);
  checkTimes(world, game, turns, used);
}

/**
 * No turn twice, none skipped, and what was once resolved stays as it is.
 *
 * @throws Violation
 */
export function checkTurns({ undone }: Ledger, game: string, turns: readonly Row[], stood: Stood): void {
  const standing = turns.filter((one) => one['undone'] === null);
  for (const { id, turn, undone: at } of turns)
    law(
      (at !== null) === undone.has(`${game} ${String(id)}`),
      () => `${game}: turn ${String(turn)} is undone and no master has done so, or stands although one has`,
    );
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
  for (const { id, hash, seat } of kept) {
    const sheet = sheets.get(String(hash));
    law(sheet !== undefined, () => `${game}: a sheet of seat ${String(seat)} that nobody has sent`);
    if (!sheet) continue;
    const { text } = sheet;
    const { by } = sheet;
    law(by.game === game && by.seat === seat, () => `${game}: ${text} came to seat ${String(seat)}`);
    law(isTheirs(by, Number(id)), () => `${game}: ${text} came when ${by.email} did not have the seat`);
    times.set(text, (times.get(text) ?? 0) + 1);
    law((times.get(text) ?? 0) <= sheet.tries, () => `${game}: ${text} is kept more often than it was taken`);
  }
}

/** Whether a sheet with a number came while somebody had the seat. */
function isTheirs({ since, left }: Holder, sheet: number): boolean {
  return sheet > since && (left === undefined || sheet <= left.sheet);
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
    const sheets = kept.filter(
      ({ turn_id: id, seat, number, hash }) =>
        seat === given.seat &&
        number === given.receipt &&
        turnOf.get(id) === given.turn &&
        String(hash).startsWith(given.hash),
    );
    const name = `${game}: receipt ${given.receipt} of seat ${given.seat} for turn ${given.turn}`;
    law(sheets.length > 0, () => `${name} is lost`);
    const { counts } = given;
    law(
      counts === undefined || sheets.some((sheet) => sheet['counts'] === Number(counts)),
      () => `${name} counts otherwise than it said`,
    );
  }
}

/** A turn is resolved with the last sheet of each seat that counts, and with no other; each is used in one turn. */
export function checkUse(
  game: string,
  turns: readonly Row[],
  kept: readonly Row[],
  used: readonly Row[],
): void {
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

/** No sheet counts in two turns that stand, and a turn that was undone keeps in the history what it was resolved with. */
export function checkUndone(ledger: Ledger, game: string, turns: readonly Row[], used: readonly Row[]): void {
  const standing = new Set(turns.flatMap(({ id, undone }) => (undone === null ? [id] : [])));
  const counted = new Set<unknown>();
  const now = new Map(
    used.map(({ turn_id: id, seat, receipt }) => [`${game} ${String(id)} ${String(seat)}`, receipt]),
  );
  for (const { turn_id: id, receipt } of used) {
    if (!standing.has(id)) continue;
    law(!counted.has(receipt), () => `${game}: sheet ${String(receipt)} counts in two turns`);
    counted.add(receipt);
  }
  for (const [name, receipt] of ledger.used)
    if (name.startsWith(`${game} `))
      law(now.get(name) === receipt, () => `${name}: the sheet of a turn that was resolved is another`);
  for (const [name, receipt] of now) ledger.used.set(name, receipt);
}

/** No turn comes before its time, but where a master or all players say so. */
function checkTimes({ ledger }: World, game: string, turns: readonly Row[], used: readonly Row[]): void {
  for (const { id, turn, previous, resolved, undone } of turns) {
    const due = turns.find((one) => one['id'] === previous)?.['due'];
    // The time of a turn that was undone may be another since.
    if (due === undefined || undone !== null || ledger.byHand.has(`${game} ${String(id)}`)) continue;
    const haveAllSent = used.filter((one) => one['turn_id'] === id).length === SEATS.length;
    const isInTime = due !== null && Number(resolved) >= Number(due);
    const isOld = ledger.takenBack.get(`${game} ${String(previous)}`) === due;
    law(!isOld, () => `${game}: turn ${String(turn)} came again before a new time was set`);
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
    const silent = calendarOf(stored)?.maxSilent ?? 'all';
    const waits = isOver || silent !== 'all';
    const isLate = due !== null && due < world.clock.now();
    law(waits || !isLate, () => `${game}: turn ${turn + 1} has not come, and it is past its time`);
  });
}
