import type { Clock } from '../live/clock.js';
import type { MailboxLooks } from '../mail/mailbox-looks.js';
import type { HallDatabase } from '../store/hall-database.js';
import type { Resolved } from './follow-up.js';
import type { KeptGame } from './kept-game.js';
import { Timekeeper } from './timekeeper.js';
import { watchGames } from './watch-games.js';

/** The games of a host, which need not all be open. */
interface TimedGames {
  /** Those that are there now. */
  readonly ids: readonly string[];
  /** A text that is another one after each change of a game's file. */
  readonly stamp: (id: string) => string;
  /** Opens a game, whose store has the same clock, for a look at it between other changes; nothing where it is gone meanwhile. */
  readonly use: (id: string, look: (game: KeptGame) => Promise<number>) => Promise<number | undefined>;
}

/** How the time of many games is kept. */
export interface TimeOptions {
  /** With the tables of accounts, calendars and mail. */
  readonly database: HallDatabase;
  readonly clock: Clock;
  readonly games: TimedGames;
  /** Address at which orders come in; mails to players cannot be answered when absent. */
  readonly mailbox?: string | null;
  /** Looks into that mailbox, where it is looked into: a turn waits for mails that came in before it was due. */
  readonly looks?: MailboxLooks | undefined;
  readonly resolved: Resolved;
  /** Told when a turn could not be resolved, or a look at a game failed, or at the games as a whole (`null`); the next one does what is left. */
  readonly failed: (id: string | null, error: unknown) => void;
  /** Ends it after the looks that are under way. */
  readonly signal: AbortSignal;
}

/**
 * Keeps the time of games until a signal is given. A game is looked at within a second after somebody has changed it, once more
 * when the change has settled, and when its calendar says so; all others are left alone.
 */
export function keepTime({
  database,
  clock,
  games,
  mailbox = null,
  looks,
  resolved,
  failed,
  signal,
}: TimeOptions): Promise<void> {
  const keeper = new Timekeeper(database, resolved, failed, mailbox, looks);
  const look = (id: string): Promise<number | undefined> => games.use(id, (game) => keeper.look(game));
  return watchGames({ clock, games, look, failed, signal });
}
