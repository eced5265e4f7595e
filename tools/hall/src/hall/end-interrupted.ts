import { finishChanges } from '../accounts/change-email.js';
import type { Hall } from './hall.js';
import { sayingOnce, sayingWhyClosed } from './saying-once.js';
import { gamesWithSignUps, tellSeated } from './sign-ups.js';

/** Milliseconds from one look at what was interrupted to the next. */
const AGAIN = 60_000;

type Keeping = Pick<Hall, 'accounts' | 'games' | 'database' | 'address' | 'clock' | 'observe'>;

/**
 * Ends, until a signal is given, what was interrupted between the files of games and that of the hall, or met a game that could not be opened:
 * changes of people's addresses, and seats of which nobody was told.
 */
export async function endInterrupted(hall: Keeping, signal: AbortSignal): Promise<void> {
  const { accounts, games, clock, observe } = hall;
  const say = sayingOnce(observe);
  const sayWhyClosed = sayingWhyClosed(games, observe);
  while (!signal.aborted) {
    try {
      await finishChanges(accounts);
      say(null, null);
    } catch (error) {
      say(null, `addresses cannot be changed: ${error instanceof Error ? error.message : String(error)}`);
    }
    await tellAllSeated(hall, sayWhyClosed);
    await clock.until(clock.now() + AGAIN, signal);
  }
}

/** Tells those of whom a game knows and the hall does not. */
async function tellAllSeated(
  { games, database, address, clock }: Pick<Keeping, 'games' | 'database' | 'address' | 'clock'>,
  failed: (game: string, error: unknown) => void,
): Promise<void> {
  for (const game of gamesWithSignUps(database)) {
    try {
      await games.change(game, (stored) => tellSeated(stored, database, { game, address, now: clock.now() }));
    } catch (error) {
      failed(game, error);
    }
  }
}
