import { setTimeout } from 'node:timers/promises';

/** Longest time that a page may take to show what it is to show, in milliseconds. */
const PATIENCE = 30_000;

/** Milliseconds between two looks. */
const PAUSE = 20;

/**
 * Looks until what is read is as wanted. A page that has been loaded, or has been told something, is not drawn yet: what is read of it once may be
 * what was there before.
 *
 * @returns what was read last: as wanted, or not within the time
 */
export async function eventually<T>(read: () => Promise<T>, isWanted: (read: T) => boolean): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = await read();
    if (isWanted(found) || performance.now() > end) return found;
    await setTimeout(PAUSE);
  }
}
