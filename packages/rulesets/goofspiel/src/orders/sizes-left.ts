import { SIZES } from '../state.js';

/**
 * Sizes of which a side has a fleet left, such as `1, 2, 4`.
 *
 * @param fleets - of the side, by size: the number of size 1 first
 */
export function sizesLeft(fleets: readonly number[]): string {
  return SIZES.filter((size) => fleets[size - 1] !== 0).join(', ');
}
