import { DEFAULT_LIMITS, type Diagnostic } from '@ec/orders-parser';
import type { ReportDocument } from '@ec/reports';
import { sheetContext } from '../loop/game.js';
import { logMessage } from './messages.js';
import { requireSeat } from './seats.js';
import { maskedSheet, sealedSheet } from './seal.js';
import type { Row } from './database.js';
import type { GameFile } from './game-file.js';
import { textHash } from './text-hash.js';
import { StoreError } from './store-error.js';
import { currentTurn, gameForNext, type StoredGame, type StoredTurn } from './stored-turn.js';

/** The sender of a sheet. */
export type SheetOrigin = 'player' | 'master' | 'bot';

/** An order in the player's words and in ours. */
export interface UnderstoodOrder {
  readonly line: number;
  readonly text: string;
  /** The canonical form. */
  readonly understood: string;
}

/** How an order sheet is understood. */
export interface CheckedOrders {
  readonly seat: number;
  /** Turn that the orders are for. */
  readonly turn: number;
  /** The sheet that all places refer to, without its secrets. */
  readonly text: string;
  readonly orders: readonly UnderstoodOrder[];
  /** Mistakes and doubts, in the order of the sheet. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the whole sheet is refused: it is for another game, turn or seat, or too long. */
  readonly isRefused: boolean;
}

/** What became of an order sheet that came in. */
export interface Submission extends CheckedOrders {
  /** Number by which the seat and its host know the sheet: sheets of the seat since the last turn, counted from 1. */
  readonly receipt: number;
  /** SHA-256 of the sheet. */
  readonly hash: string;
  /** Whether the sheet counts, until a later one does. */
  readonly counts: boolean;
  /** Receipt of the sheet that counted before; `null` when none did. */
  readonly earlier: number | null;
  /** Whether that sheet had the same text. */
  readonly isRepeated: boolean;
}

/** A sheet as it came in. */
export interface IncomingSheet {
  readonly seat: number;
  readonly text: string;
  readonly origin: SheetOrigin;
  /** Whether a sheet with mistakes counts without the wrong statements; no when absent. */
  readonly skipMistakes?: boolean;
}

/**
 * Reports how a sheet for the next turn is understood, from what its seat knows; changes nothing.
 *
 * @throws StoreError `no-seat` when there is no such seat
 */
export function checkOrders(stored: StoredGame, sheet: Pick<IncomingSheet, 'seat' | 'text'>): CheckedOrders {
  requireSeat(stored, sheet.seat);
  return checkAfter(stored, currentTurn(stored), sheet);
}

/**
 * Forecasts what a sheet for the next turn will do, from what its seat knows; `null` where the game has no forecasts. Changes nothing.
 *
 * @throws StoreError `no-seat` when there is no such seat
 */
export function forecastOrders(
  stored: StoredGame,
  sheet: Pick<IncomingSheet, 'seat' | 'text'>,
): ReportDocument | null {
  const { ruleset } = stored;
  const { seat } = sheet;
  requireSeat(stored, seat);
  if (!ruleset.forecast) return null;
  const game = gameForNext(stored, currentTurn(stored));
  const { orders } = ruleset.parse(maskedSheet(ruleset, sheet.text), sheetContext(ruleset, game, seat));
  return ruleset.forecast(orders, ruleset.view(game.state, game.journal, seat));
}

/**
 * Keeps an order sheet for the next turn and reports what became of it. One without mistakes counts from then on, in place of the
 * seat's earlier ones; one with mistakes is kept and does not count.
 *
 * @throws StoreError `no-seat` when there is no such seat; `overtaken` when the turn was resolved meanwhile, and nothing is kept
 */
export function submitOrders(stored: StoredGame, sheet: IncomingSheet): Submission {
  const { database } = stored;
  const { seat, origin, skipMistakes = false } = sheet;
  requireSeat(stored, seat);
  const text = sealedSheet(stored.ruleset, { seed: stored.meta.seed, seat }, sheet.text);
  const turn = currentTurn(stored);
  const checked = checkAfter(stored, turn, sheet);
  const mistakes = checked.diagnostics.filter(({ severity }) => severity === 'error').length;
  const counts = !checked.isRefused && (mistakes === 0 || (skipMistakes && checked.orders.length > 0));
  const hash = textHash(text);
  return database.transaction(() => {
    requireCurrent(stored, turn);
    const earlier = countingSheet(stored, turn, seat);
    const { receipt } = keepSheet(stored, turn, { seat, origin, counts, text });
    if (!counts) {
      const code = checked.isRefused ? 'sheet-refused' : 'sheet-wrong';
      const reason = checked.diagnostics.find(({ severity }) => severity === 'error')?.message ?? '';
      logMessage(stored, { seat, code, text: `receipt ${receipt}: ${reason}` });
    }
    const isRepeated = earlier?.hash === hash;
    return { ...checked, receipt, hash, counts, earlier: earlier?.receipt ?? null, isRepeated };
  });
}

/** A sheet that is kept. */
export interface KeptSheet {
  /** Number in the file, over all seats: it says how many sheets others sent, and is not for players. */
  readonly id: number;
  /** Number by which the seat and its host know the sheet: sheets of the seat since the last turn, counted from 1. */
  readonly receipt: number;
  readonly seat: number;
  readonly origin: SheetOrigin;
  readonly counts: boolean;
  readonly hash: string;
  readonly text: string;
  /** Milliseconds since 1970 (UTC). */
  readonly received: number;
}

/** Puts a sheet that came in after a turn into the file. */
export function keepSheet(
  { database, clock }: StoredGame,
  { id }: Pick<StoredTurn, 'id'>,
  { seat, origin, counts, text }: Pick<KeptSheet, 'seat' | 'origin' | 'counts' | 'text'>,
): Pick<KeptSheet, 'id' | 'receipt'> {
  const last = database.get(
    'SELECT max(number) AS last FROM orders WHERE turn_id = ? AND seat = ?',
    id,
    seat,
  );
  const receipt = Number(last?.['last'] ?? 0) + 1;
  const kept = database.change(
    `INSERT INTO orders (turn_id, seat, number, origin, counts, hash, text, received)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    seat,
    receipt,
    origin,
    counts ? 1 : 0,
    textHash(text),
    text,
    clock(),
  );
  return { id: kept, receipt };
}

/** Every sheet that came in after a turn, in the order in which they came. */
export function sheetsAfter({ database }: GameFile, { id }: Pick<StoredTurn, 'id'>): KeptSheet[] {
  return database.all('SELECT * FROM orders WHERE turn_id = ? ORDER BY receipt', id).map(sheetOf);
}

/**
 * What is asked about sheets that count. Those that do not are passed over without their texts, so that nobody can slow a game down by sending
 * many that are refused.
 */
const COUNTING = "turn_id = ? AND counts = 1 AND origin <> 'bot'";

/** The sheets that count for the turn after this one, by seat: the last one of each seat that counts, bots' sheets left out. */
export function countingSheets(stored: StoredGame, turn: StoredTurn): Map<number, KeptSheet> {
  const last = `SELECT max(receipt) FROM orders WHERE ${COUNTING} GROUP BY seat`;
  const rows = stored.database.all(
    `SELECT * FROM orders WHERE receipt IN (${last}) ORDER BY receipt`,
    turn.id,
  );
  return new Map(rows.map((row) => [Number(row['seat']), sheetOf(row)]));
}

/** The sheet of one seat that counts for the turn after this one; nothing when none does. */
export function countingSheet(
  { database }: GameFile,
  turn: Pick<StoredTurn, 'id'>,
  seat: number,
): KeptSheet | undefined {
  const sql = `SELECT * FROM orders WHERE ${COUNTING} AND seat = ? ORDER BY receipt DESC LIMIT 1`;
  const row = database.get(sql, turn.id, seat);
  return row && sheetOf(row);
}

/** How many sheets came in for each seat after a turn, bots' sheets left out. */
export function sheetCounts({ database }: GameFile, { id }: Pick<StoredTurn, 'id'>): Map<number, number> {
  const sql =
    "SELECT seat, count(*) AS sheets FROM orders WHERE turn_id = ? AND origin <> 'bot' GROUP BY seat";
  return new Map(database.all(sql, id).map(({ seat, sheets }) => [Number(seat), Number(sheets)]));
}

function sheetOf(row: Row): KeptSheet {
  return {
    id: Number(row['receipt']),
    receipt: Number(row['number']),
    seat: Number(row['seat']),
    origin: String(row['origin']) as SheetOrigin,
    counts: row['counts'] === 1,
    hash: String(row['hash']),
    text: String(row['text']),
    received: Number(row['received']),
  };
}

/**
 * Checks within a change that a turn is still the last.
 *
 * @throws StoreError `overtaken` when it is not
 */
export function requireCurrent(stored: StoredGame, { id, turn }: StoredTurn): void {
  const current = currentTurn(stored);
  if (current.id === id) return;
  const what = `${stored.database.path}: expected turn ${turn} to be the last, received turn ${current.turn}`;
  throw new StoreError(
    'overtaken',
    `${what}: somebody else has changed the game meanwhile; nothing was done`,
  );
}

function checkAfter(
  stored: StoredGame,
  last: StoredTurn,
  { seat, text: written }: Pick<IncomingSheet, 'seat' | 'text'>,
): CheckedOrders {
  const { ruleset } = stored;
  const text = maskedSheet(ruleset, written);
  const game = gameForNext(stored, last);
  const { orders, diagnostics, isRefused } = ruleset.parse(text, sheetContext(ruleset, game, seat));
  const doubts = firstOf(ruleset.check(orders, ruleset.view(game.state, game.journal, seat)));
  return {
    seat,
    turn: last.turn + 1,
    text,
    orders: orders.map(({ order, line, text }) => ({ line, text, understood: ruleset.format(order) })),
    diagnostics: inOrder([...diagnostics, ...doubts]),
    isRefused,
  };
}

/**
 * The first doubts, at most as many as a sheet may have warnings, and a diagnostic when others were left out: a host lists no more for any
 * ruleset.
 */
function firstOf(doubts: readonly Diagnostic[]): Diagnostic[] {
  const most = DEFAULT_LIMITS.diagnostics;
  const sorted = inOrder(doubts);
  const [next] = sorted.splice(most);
  if (!next) return sorted;
  const { severity, span, line, column } = next;
  const message = `only the first ${most} doubts are listed`;
  return [...sorted, { code: 'limit-diagnostics', severity, span, line, column, message }];
}

function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => a.span.start - b.span.start);
}
