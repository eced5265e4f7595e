import type { Prng } from '@ec/prng';
import { entryOf } from '../id-order.js';

/** Least range of the numbers. */
const LEAST = 1_024;
/** Numbers in the range for each ship and colony ever founded, the new one included, at least. */
const ROOM = 4;

/**
 * Number of a new ship or colony, drawn from a range that is mostly empty: it shows nobody how many others have founded.
 *
 * @param given - all numbers that ships and colonies ever had, ascending; none is drawn again
 * @param rng - stream of the founding ship or colony alone: what others found does not shift its draws
 * @see E-53
 */
export function newNumber(given: readonly number[], rng: Prng): number {
  const most = numberRange(given.length + 1);
  for (;;) {
    const number = rng.between(1, most);
    if (entryOf(given, number, (known) => known) === undefined) return number;
  }
}

/**
 * Greatest number that can be drawn: the least power of two from 1,024 up that is at least four times as many as were ever founded.
 *
 * @param founded - ships and colonies ever founded, 0 (included) or more
 * @see E-53
 */
export function numberRange(founded: number): number {
  let range = LEAST;
  while (range < ROOM * founded) range *= 2;
  return range;
}
