import { SIZES } from '../../src/state.js';

/** How many of each size there are. */
export function countsOf(sizes: readonly number[]): number[] {
  return SIZES.map((size) => sizes.filter((each) => each === size).length);
}
