/** Work that waits for programs, several at a time. */
import { availableParallelism } from 'node:os';

/** Most programs that run at a time where nothing else is said: each of them takes a processor. */
const AT_A_TIME = Math.min(4, availableParallelism());

/**
 * Does all of the work, so much of it at a time, and waits for whatever has begun.
 *
 * @throws the first error, when everything that had begun has ended; what had not begun is left out
 */
export async function sideBySide(
  work: readonly (() => Promise<unknown>)[],
  atATime: number = AT_A_TIME,
): Promise<void> {
  const waiting = [...work];
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift())
      await next().catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  if (failures.length > 0) throw failures[0];
}
