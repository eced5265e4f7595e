import { POINT } from './state.js';

/**
 * What entering a tile costs, in 2,520ths of an action point: a whole number for every infrastructure that {@link isPayable}, `Infinity` for 0.
 *
 * @see seed "Infrastructure"; P-04
 */
export function stepCost(infrastructure: number): number {
  return Math.round(POINT / infrastructure);
}

/**
 * Whether 2,520 is a whole multiple of an infrastructure above 0.
 *
 * 2,520 ÷ 0.7 is a little more than 3,600 in binary; but 2,520 ÷ 3,600 gives the double nearest to 0.7, and that is how 0.7 is stored.
 */
export function isPayable(infrastructure: number): boolean {
  return POINT / stepCost(infrastructure) === infrastructure;
}
