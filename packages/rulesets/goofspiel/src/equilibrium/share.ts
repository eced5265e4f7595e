import { boutRounds } from '../score.js';
import { BOUT_ROUNDS, GALAXIES, type Position, type Side } from '../state.js';

/**
 * The fleets that a side may send in the rest of a bout, when all bouts get an even share. With b bouts left, the share is the middle one
 * of each b of its fleets, in order of size when the bout begins. A fleet spent from outside the share removes the nearest one in it.
 *
 * In the last bout these are all the fleets that are left.
 *
 * @returns counts by size, as many fleets as there are rounds left in the bout
 */
export function evenShare({ fleets, rounds }: Position, side: Side): number[] {
  const bout = Math.floor(rounds.length / BOUT_ROUNDS);
  const spent = boutRounds(rounds, bout).map((round) => round[side].spent);
  const left = GALAXIES.length - bout;
  const sizes = fleets[side].flatMap((count, i) => new Array<number>(count).fill(i + 1));
  const atStart = [...sizes, ...spent].sort((a, b) => a - b);
  const share = atStart.filter((_, i) => i % left === Math.floor((left - 1) / 2));
  for (const size of spent) share.splice(nearest(share, size), 1);
  return fleets[side].map((_, i) => share.filter((size) => size === i + 1).length);
}

/** Place of the size nearest to another; the smaller of two. */
function nearest(sizes: readonly number[], size: number): number {
  const distances = sizes.map((each) => Math.abs(each - size));
  return distances.indexOf(Math.min(...distances));
}
