import type { Database, Row } from './database.js';
import type { GameFile } from './game-file.js';
import { timeOf } from './stored-time.js';

/** Something that was done to a stored game, or refused. */
export interface GameMessage {
  readonly id: number;
  /** When it happened first, in milliseconds since 1970 (UTC). */
  readonly sent: number;
  /** When it happened last. */
  readonly last: number;
  /** How often it happened, at least 1 (included); more than once only for what players can repeat as often as they like. */
  readonly times: number;
  /** Seat that it is about; `null` for the game as a whole. */
  readonly seat: number | null;
  /** Stable code in kebab-case. */
  readonly code: string;
  readonly text: string;
}

/** What players can bring about as often as they like: such entries are merged, so that nobody fills the file with them. */
const REPEATABLE: ReadonlySet<string> = new Set(['wrong-token', 'sheet-wrong', 'sheet-refused']);

/** Milliseconds after the first of merged entries in which more are added to it. */
const HOUR = 3_600_000;

/** What is to be written into the log. */
export interface NewMessage extends Pick<GameMessage, 'code' | 'text'> {
  /** `null` for the game as a whole, as when absent. */
  readonly seat?: number | null;
  /** How often it happened, at least 1 (included); once when absent. */
  readonly times?: number;
}

/**
 * Writes what was done or refused into the game's log. What players can repeat is merged: with the same seat and code, within an hour of the
 * first time, it is counted there, with the latest text.
 */
export function logMessage(file: GameFile, message: NewMessage): void {
  file.database.transaction(() => writeMessage(file, message));
}

function writeMessage(
  { database, clock }: GameFile,
  { seat = null, code, text, times = 1 }: NewMessage,
): void {
  const now = clock();
  const alike = REPEATABLE.has(code)
    ? database.get(
        'SELECT id, sent FROM messages WHERE code = ? AND seat IS ? ORDER BY id DESC LIMIT 1',
        code,
        seat,
      )
    : undefined;
  if (alike && now - Number(alike['sent']) < HOUR)
    database.change(
      'UPDATE messages SET text = ?, times = times + ?, last = ? WHERE id = ?',
      text,
      times,
      now,
      Number(alike['id']),
    );
  else
    database.change(
      'INSERT INTO messages (sent, seat, code, text, times, last) VALUES (?, ?, ?, ?, ?, ?)',
      now,
      seat,
      code,
      text,
      times,
      now,
    );
}

/** The game's log, oldest first. */
export function gameMessages({ database }: GameFile): GameMessage[] {
  return database.all('SELECT * FROM messages ORDER BY id').map((row) => messageOf(database, row));
}

/** The entry with one of these codes that came last into the game's log; nothing when there is none. */
export function lastMessage({ database }: GameFile, codes: readonly string[]): GameMessage | undefined {
  const places = codes.map(() => '?').join(', ');
  const sql = `SELECT * FROM messages WHERE code IN (${places}) ORDER BY id DESC LIMIT 1`;
  const row = database.get(sql, ...codes);
  return row && messageOf(database, row);
}

function messageOf(database: Database, row: Row): GameMessage {
  return {
    id: Number(row['id']),
    sent: timeOf(database, row, 'sent'),
    last: timeOf(database, row, 'last'),
    times: Number(row['times']),
    seat: row['seat'] === null ? null : Number(row['seat']),
    code: String(row['code']),
    text: String(row['text']),
  };
}
