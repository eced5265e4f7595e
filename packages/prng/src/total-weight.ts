import { requireInteger, requireList } from './require-integer.js';

/**
 * Sum of integer weights.
 *
 * @throws RangeError when they are no list, a weight is not an integer of at least 0, or the sum is 0 or not a safe integer
 */
export function totalWeight(weights: readonly number[]): number {
  requireList('weighted', weights);
  let total = 0;
  for (const [index, weight] of weights.entries()) {
    requireInteger(`weighted, weight ${index}`, weight, 0, Number.MAX_SAFE_INTEGER);
    total += weight;
  }
  requireInteger('weighted, sum of weights', total, 1, Number.MAX_SAFE_INTEGER);
  return total;
}
