import type { GameFile } from './game-file.js';

/** Something that was done to a stored game, or refused. */
export interface GameMessage {
  readonly id: number;
  /** Milliseconds since 1970 (UTC). */
  readonly sent: number;
  /** Seat that it is about; `null` for the game as a whole. */
  readonly seat: number | null;
  /** Stable code in kebab-case. */
  readonly code: string;
  readonly text: string;
}

/** Writes what was done or refused into the game's log. */
export function logMessage(
  { database, clock }: GameFile,
  {
    seat = null,
    code,
    text,
  }: { readonly seat?: number | null; readonly code: string; readonly text: string },
): void {
  database.change(
    'INSERT INTO messages (sent, seat, code, text) VALUES (?, ?, ?, ?)',
    clock(),
    seat,
    code,
    text,
  );
}

/** The game's log, oldest first. */
export function gameMessages({ database }: GameFile): GameMessage[] {
  return database.all('SELECT id, sent, seat, code, text FROM messages ORDER BY id').map((row) => ({
    id: Number(row['id']),
    sent: Number(row['sent']),
    seat: row['seat'] === null ? null : Number(row['seat']),
    code: String(row['code']),
    text: String(row['text']),
  }));
}
