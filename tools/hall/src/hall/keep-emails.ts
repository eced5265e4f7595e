import { finishChanges } from '../accounts/change-email.js';
import type { Hall } from './hall.js';
import { sayingOnce } from './saying-once.js';

/** Milliseconds from one look at changes that games are still to follow to the next. */
const AGAIN = 60_000;

/** Ends changes of people's addresses that were interrupted, or met a game that could not be opened, until a signal is given. */
export async function keepEmails(
  { accounts, clock, observe }: Pick<Hall, 'accounts' | 'clock' | 'observe'>,
  signal: AbortSignal,
): Promise<void> {
  const say = sayingOnce(observe);
  while (!signal.aborted) {
    try {
      await finishChanges(accounts);
      say(null, null);
    } catch (error) {
      say(null, `addresses cannot be changed: ${error instanceof Error ? error.message : String(error)}`);
    }
    await clock.until(clock.now() + AGAIN, signal);
  }
}
