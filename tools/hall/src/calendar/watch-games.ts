import type { Clock } from '../live/clock.js';
import { SETTLES } from '../store/settles.js';

/** Games that are looked at again and again. */
export interface WatchOptions {
  readonly clock: Clock;
  readonly games: {
    /** Those that are there now. */
    readonly ids: readonly string[];
    /** A text that is another one after each change of a game's file. */
    readonly stamp: (id: string) => string;
  };
  /** Looks at a game; says when that is to be done again although nobody has changed it, in milliseconds since 1970, or `undefined` for never. */
  readonly look: (id: string) => Promise<number | undefined>;
  /** Told when a look at a game failed, or at the games as a whole (`null`); the next one does what is left. */
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
  readonly at: number;
  readonly next: number;
}

/**
 * Looks at games until a signal is given: within a second after somebody has changed one, once more when
 * the change has settled, and when the last look said so; others are left alone.
 */
export async function watchGames({ clock, games, look, failed, signal }: WatchOptions): Promise<void> {
  const looked = new Map<string, Looked>();
  const looks = new Map<string, Promise<void>>();
  const lookAt = async (id: string, stamp: string): Promise<void> => {
    const at = clock.now();
    try {
      const isNew = looked.get(id)?.stamp !== stamp;
      const next = (await look(id)) ?? Infinity;
      looked.set(id, { stamp, at, next: isNew ? Math.min(next, clock.now() + SETTLES) : next });
    } catch (error) {
      looked.set(id, { stamp, at, next: clock.now() + AGAIN });
      failed(id, error);
    } finally {
      looks.delete(id);
    }
  };
  const lookAtAll = async (): Promise<void> => {
    for (const id of games.ids) {
      const stamp = games.stamp(id);
      const last = looked.get(id);
      if (looks.has(id) || (last?.stamp === stamp && isDone(last, clock.now()))) continue;
      while (looks.size >= AT_ONCE) await Promise.race(looks.values());
      looks.set(id, lookAt(id, stamp));
    }
  };
  while (!signal.aborted) {
    await lookAtAll().catch((error: unknown) => failed(null, error));
    await clock.until(clock.now() + QUESTION, signal);
  }
  await Promise.all(looks.values());
}

/** Whether nothing is to be done yet after a look; one before which the clock has been set back since says nothing. */
function isDone({ at, next }: Looked, now: number): boolean {
  return at <= now && now < next;
}
