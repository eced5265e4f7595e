import type { Clock } from '../live/clock.js';
import type { HallDatabase } from '../store/hall-database.js';
import type { Resolved } from './follow-up.js';
import type { KeptGame } from './kept-game.js';
import { Timekeeper } from './timekeeper.js';

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
  /** With the tables of `CALENDAR` and `OUTBOX`. */
  readonly database: HallDatabase;
  readonly clock: Clock;
  readonly games: TimedGames;
  readonly resolved: Resolved;
  /** Told when a turn could not be resolved, or a look at a game failed, or at the games as a whole (`null`); the next one does what is left. */
  readonly failed: (id: string | null, error: unknown) => void;
  /** Ends it after the looks that are under way. */
  readonly signal: AbortSignal;
}

/** Milliseconds between questions whether a game has changed. */
const QUESTION = 1_000;

/** Milliseconds after which a game is looked at again after a look that failed. */
const AGAIN = 60_000;

/** Games that are looked at at once (included): one whose programs take their time does not hold up the others. */
const AT_ONCE = 8;

/** How a game was when it was looked at last, and when that is to be done again although it is the same. */
interface Looked {
  readonly stamp: string;
  readonly next: number;
}

/**
 * Keeps the time of games until a signal is given. A game is looked at within a second after somebody has changed it, and when its calendar says so; all
 * others are left alone.
 */
export async function keepTime({
  database,
  clock,
  games,
  resolved,
  failed,
  signal,
}: TimeOptions): Promise<void> {
  const keeper = new Timekeeper(database, resolved, failed);
  const looked = new Map<string, Looked>();
  const looks = new Map<string, Promise<void>>();
  const look = async (id: string, stamp: string): Promise<void> => {
    try {
      const next = (await games.use(id, (game) => keeper.look(game))) ?? Infinity;
      looked.set(id, { stamp, next });
    } catch (error) {
      looked.set(id, { stamp, next: clock.now() + AGAIN });
      failed(id, error);
    } finally {
      looks.delete(id);
    }
  };
  const lookAtAll = async (): Promise<void> => {
    for (const id of games.ids) {
      const stamp = games.stamp(id);
      const last = looked.get(id);
      if (looks.has(id) || (last?.stamp === stamp && clock.now() < last.next)) continue;
      while (looks.size >= AT_ONCE) await Promise.race(looks.values());
      looks.set(id, look(id, stamp));
    }
  };
  while (!signal.aborted) {
    await lookAtAll().catch((error: unknown) => failed(null, error));
    await clock.until(clock.now() + QUESTION, signal);
  }
  await Promise.all(looks.values());
}
