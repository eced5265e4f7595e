import type { Clock } from '../live/clock.js';

/** Milliseconds after which a queue is looked at again, whatever was due: somebody may be waiting for a link. */
const GLANCE = 1_000;

/** Milliseconds until a server that was not there, or a disk that failed, is tried again. */
export const SERVER_PAUSE = 60_000;

/**
 * Sends what is due, some of it at once, until nothing is due any more.
 *
 * @param take - takes the next from its queue; undefined where nothing is due, or no more can be sent now
 * @param send - sends it, and writes down what became of it
 * @param connections - how many are sent at once
 */
export async function workOff<T>(
  take: () => T | undefined,
  send: (taken: T) => Promise<void>,
  connections: number,
): Promise<void> {
  const work = async (): Promise<void> => {
    for (let taken = take(); taken !== undefined; taken = take()) await send(taken);
  };
  await Promise.all(Array.from({ length: connections }, work));
}

/** Works a queue off again and again until a signal is given. Where something hinders all of it, it tries again a minute later. */
export async function keepWorkingOff<T extends { readonly fault: string | null }>(
  clock: Clock,
  signal: AbortSignal,
  work: () => Promise<T>,
  onDone: (done: T) => void,
): Promise<void> {
  while (!signal.aborted) {
    const done = await work();
    onDone(done);
    const pause = done.fault === null ? GLANCE : SERVER_PAUSE;
    await clock.until(clock.now() + pause, signal);
  }
}
