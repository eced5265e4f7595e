import { createHash } from 'node:crypto';
import type { Belongings } from '../accounts/own-data.js';
import type { MailGame } from '../mail/reply-address.js';
import type { HallDatabase, Part } from '../store/hall-database.js';
import { NO_DRAFT } from './no-draft.js';
import { holderOf, keptAtSeats } from './seat-holder.js';

/** Tables of what players have written and not handed in. */
export const DRAFTS: Part = {
  name: 'drafts',
  migrations: [
    `CREATE TABLE drafts (
      game TEXT NOT NULL,
      seat INTEGER NOT NULL,
      turn INTEGER NOT NULL,
      text TEXT NOT NULL,
      saved INTEGER NOT NULL,
      PRIMARY KEY (game, seat)
    ) STRICT;`,
    `ALTER TABLE drafts ADD COLUMN player INTEGER;
    ALTER TABLE drafts ADD COLUMN email TEXT;`,
  ],
  games: [
    {
      table: 'drafts',
      seat: 'seat',
      conflict: `(game, seat) DO UPDATE SET turn = excluded.turn, text = excluded.text, saved = excluded.saved,
        player = excluded.player, email = excluded.email
        WHERE excluded.saved > drafts.saved`,
    },
  ],
};

/** A sheet of whoever has a seat, for a turn. */
export interface Draft {
  readonly game: MailGame;
  readonly seat: number;
  readonly turn: number;
  readonly text: string;
}

/** A sheet that a player has not handed in. */
export interface KeptDraft extends Pick<Draft, 'turn' | 'text'> {
  /** When it was written last, in milliseconds since 1970. */
  readonly saved: number;
}

/** Hexadecimal digits of a version. */
const VERSION = 16;

/** Version of a draft: part of its hash, the same on every machine. */
export function versionOfDraft(text: string | undefined): string {
  return text === undefined ? NO_DRAFT : createHash('sha256').update(text).digest('hex').slice(0, VERSION);
}

/**
 * Keeps what a player has written so far, in place of what they had.
 *
 * @param now - milliseconds since 1970
 * @param instead - version of the draft whose place it takes, for whichever turn that is; of any when absent
 * @returns whether it is kept: not where another draft than that one is there
 */
export function keepDraft(
  database: HallDatabase,
  { game, seat, turn, text }: Draft,
  now: number,
  instead?: string,
): boolean {
  const there = lastDraft(database, { game, seat })?.text;
  const { player, email } = holderOf(game.stored, seat);
  if (instead !== undefined && text !== there && instead !== versionOfDraft(there)) return false;
  database.change(
    `INSERT OR REPLACE INTO drafts (game, seat, turn, text, saved, player, email) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[game.id, seat, turn, text, now, player, email],
  );
  return true;
}

/** What the player of a seat has written last and not handed in, for whichever turn; `undefined` where there is nothing. That of a former player is for nobody else. */
export function lastDraft(
  database: HallDatabase,
  { game, seat }: Pick<Draft, 'game' | 'seat'>,
): KeptDraft | undefined {
  const row = database.get(
    'SELECT turn, text, saved FROM drafts WHERE game = ? AND seat = ? AND player = ?',
    ...[game.id, seat, holderOf(game.stored, seat).player],
  );
  return row && { turn: Number(row['turn']), text: String(row['text']), saved: Number(row['saved']) };
}

/** Forgets what a player has written: they have handed it in. */
export function dropDraft(
  database: HallDatabase,
  { game, seat }: { readonly game: string; readonly seat: number },
): void {
  database.change('DELETE FROM drafts WHERE game = ? AND seat = ?', game, seat);
}

/** What somebody has written in all games and not handed in. */
export function draftsOfPerson(database: HallDatabase): Belongings {
  return keptAtSeats(database, { name: 'drafts', table: 'drafts', columns: 'turn, text, saved' });
}
