import { Buffer } from 'node:buffer';
import type { Diagnostic } from '@ec/orders-parser';
import * as v from 'valibot';
import type { Database, Row } from './database.js';
import type { GameFile } from './game-file.js';
import { LARGEST_NUMBER } from './row-number.js';
import { readJson } from './packed.js';
import { StoreError } from './store-error.js';
import { timeOf } from './stored-time.js';
import type { StoredGame, StoredTurn } from './stored-turn.js';
import { textHash } from '../loop/text-hash.js';
import { textSize } from './stored-text.js';

/** The sender of a sheet. */
export type SheetOrigin = 'player' | 'master' | 'bot';

/** All senders of sheets. */
export const SHEET_ORIGINS: readonly SheetOrigin[] = ['player', 'master', 'bot'];

/** Most that a seat can hand in from one turn to the next; sheets of bots do not count. */
export const SHEET_LIMITS = {
  /** Sheets, those that do not count included. */
  sheets: 500,
  /** Bytes of all of them together. */
  bytes: 16_777_216,
} as const;

/** Mistakes that are kept of a sheet that does not count. */
const KEPT_FAULTS = 5;
/** Characters that are kept of a mistake's message. */
const KEPT_MESSAGE = 500;

/** A mistake in a sheet that does not count. */
export type SheetFault = Pick<Diagnostic, 'line' | 'column' | 'code' | 'message'>;

/** What is kept of the mistakes of a sheet that does not count. */
export function keptFaults(mistakes: readonly Diagnostic[]): SheetFault[] {
  return mistakes.slice(0, KEPT_FAULTS).map(faultOf);
}

/** Mistakes as the file and exports have them. */
export const sheetFaults: v.GenericSchema<unknown, readonly SheetFault[]> = v.array(
  v.strictObject({
    line: v.pipe(v.number(), v.safeInteger()),
    column: v.pipe(v.number(), v.safeInteger()),
    code: v.string(),
    message: v.string(),
  }),
);

function readFaults(text: string): readonly SheetFault[] {
  const faults = v.safeParse(sheetFaults, readJson(text, 'mistakes of a sheet'));
  if (faults.success) return faults.output;
  throw new StoreError('damaged', 'mistakes of a sheet: expected a list of mistakes, received another value');
}

function faultOf({ line, column, code, message }: Diagnostic): SheetFault {
  return { line, column, code, message: message.slice(0, KEPT_MESSAGE) };
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
  /** SHA-256 of the sheet as it came in. */
  readonly hash: string;
  /** Bytes of the sheet as it came in. */
  readonly size: number;
  /** Empty for a sheet that does not count: its text is not kept. */
  readonly text: string;
  /** The first mistakes of a sheet that does not count. */
  readonly faults: readonly SheetFault[];
  /** Milliseconds since 1970 (UTC). */
  readonly received: number;
}

/** A sheet that is kept, and the turn that it is for. */
export interface StoredSheet extends KeptSheet {
  readonly turn: number;
}

/** Puts a sheet that came in after a turn into the file. */
export function keepSheet(
  { database, clock }: StoredGame,
  { id }: Pick<StoredTurn, 'id'>,
  { seat, origin, counts, hash, size, text, faults }: Omit<KeptSheet, 'id' | 'receipt' | 'received'>,
): Pick<KeptSheet, 'id' | 'receipt'> {
  const last = database.get(
    'SELECT max(number) AS last FROM orders WHERE turn_id = ? AND seat = ?',
    id,
    seat,
  );
  const receipt = Number(last?.['last'] ?? 0) + 1;
  if (receipt > LARGEST_NUMBER) {
    const expected = `receipts up to ${LARGEST_NUMBER}`;
    throw new StoreError('damaged', `${database.path}: expected ${expected}, received a larger one`);
  }
  const kept = database.change(
    `INSERT INTO orders (turn_id, seat, number, origin, counts, hash, size, text, faults, received)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    seat,
    receipt,
    origin,
    counts ? 1 : 0,
    hash,
    size,
    text,
    JSON.stringify(faults),
    clock(),
  );
  return { id: kept, receipt };
}

/** Puts a bot's sheet into the file. */
export function keepBotSheet(
  stored: StoredGame,
  turn: Pick<StoredTurn, 'id'>,
  seat: number,
  text: string,
): Pick<KeptSheet, 'id' | 'receipt'> {
  const size = textSize(text);
  return keepSheet(stored, turn, {
    ...{ seat, origin: 'bot', counts: true, hash: textHash(text), size, text, faults: [] },
  });
}

/** Columns of a sheet. Its text is read in bytes, as Node 22 ends a text at a NUL character. */
const SHEET = 'orders.*, CAST(text AS BLOB) AS bytes';

/** Every sheet that came in after a turn, in the order in which they came. */
export function sheetsAfter({ database }: GameFile, { id }: Pick<StoredTurn, 'id'>): KeptSheet[] {
  return database
    .all(`SELECT ${SHEET} FROM orders WHERE turn_id = ? ORDER BY receipt`, id)
    .map((row) => sheetOf(database, row));
}

/**
 * What is asked about sheets that count. Those that do not are passed over without their texts, so that nobody can slow a game down by sending
 * many that are refused.
 */
const COUNTED = "counts = 1 AND origin <> 'bot'";
const COUNTING = `turn_id = ? AND ${COUNTED}`;

/** The sheets that count for the turn after this one, by seat: the last one of each seat that counts, bots' sheets left out. */
export function countingSheets(stored: StoredGame, turn: StoredTurn): Map<number, KeptSheet> {
  const last = `SELECT max(receipt) FROM orders WHERE ${COUNTING} GROUP BY seat`;
  const rows = stored.database.all(
    `SELECT ${SHEET} FROM orders WHERE receipt IN (${last}) ORDER BY receipt`,
    turn.id,
  );
  return new Map(rows.map((row) => [Number(row['seat']), sheetOf(stored.database, row)]));
}

/** The sheet of one seat that counts for the turn after this one; nothing when none does. */
export function countingSheet(
  { database }: GameFile,
  turn: Pick<StoredTurn, 'id'>,
  seat: number,
): KeptSheet | undefined {
  const sql = `SELECT ${SHEET} FROM orders WHERE ${COUNTING} AND seat = ? ORDER BY receipt DESC LIMIT 1`;
  const row = database.get(sql, turn.id, seat);
  return row && sheetOf(database, row);
}

/** The sheet of one seat that a turn was resolved with, which may be a bot's; nothing when there was none. */
export function usedSheet(
  { database }: GameFile,
  { id }: Pick<StoredTurn, 'id'>,
  seat: number,
): KeptSheet | undefined {
  const sql = `SELECT ${SHEET} FROM orders JOIN used_orders used USING (receipt) WHERE used.turn_id = ? AND used.seat = ?`;
  const row = database.get(sql, id, seat);
  return row && sheetOf(database, row);
}

/** The last sheet of one seat that counted after a turn that was undone, for the turn asked about or for any; nothing when there is none. */
export function lastDropped({ database }: GameFile, seat: number, turn?: number): StoredSheet | undefined {
  const sql = `SELECT ${SHEET}, turn + 1 AS next FROM orders JOIN turns ON turns.id = turn_id
    WHERE undone IS NOT NULL AND seat = ? AND next = ifnull(?, next) AND ${COUNTED} ORDER BY receipt DESC LIMIT 1`;
  const row = database.get(sql, seat, turn ?? null);
  return row && { ...sheetOf(database, row), turn: Number(row['next']) };
}

/** How many sheets came in for each seat after a turn, bots' sheets left out. */
export function sheetCounts({ database }: GameFile, { id }: Pick<StoredTurn, 'id'>): Map<number, number> {
  const sql =
    "SELECT seat, count(*) AS sheets FROM orders WHERE turn_id = ? AND origin <> 'bot' GROUP BY seat";
  return new Map(database.all(sql, id).map(({ seat, sheets }) => [Number(seat), Number(sheets)]));
}

function sheetOf(database: Database, row: Row): KeptSheet {
  return {
    id: Number(row['receipt']),
    receipt: Number(row['number']),
    seat: Number(row['seat']),
    origin: String(row['origin']) as SheetOrigin,
    counts: row['counts'] === 1,
    hash: String(row['hash']),
    size: Number(row['size']),
    text: Buffer.from(row['bytes'] as Uint8Array).toString('utf8'),
    faults: readFaults(String(row['faults'])),
    received: timeOf(database, row, 'received'),
  };
}

/**
 * Checks that a seat may hand in another sheet before the next turn.
 *
 * @throws StoreError `too-many-sheets`
 */
export function requireRoom({ database }: GameFile, { id }: StoredTurn, seat: number, size: number): void {
  const sql =
    "SELECT count(*) AS sheets, total(size) AS bytes FROM orders WHERE turn_id = ? AND seat = ? AND origin <> 'bot'";
  const { sheets = 0, bytes = 0 } = database.get(sql, id, seat) ?? {};
  const [number, total] = [Number(sheets) + 1, Number(bytes) + size];
  if (number <= SHEET_LIMITS.sheets && total <= SHEET_LIMITS.bytes) return;
  const most = `${SHEET_LIMITS.sheets} sheets of ${SHEET_LIMITS.bytes} bytes in all`;
  throw new StoreError(
    'too-many-sheets',
    `${database.path}: expected at most ${most} of seat ${seat} for a turn, received sheet ${number} and ${total} bytes; nothing was kept`,
  );
}
