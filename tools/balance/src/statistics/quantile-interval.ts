import binomialQuantile from '@stdlib/stats-base-dists-binomial-quantile';
import type { IntegerData } from '../measures/integer.js';
import { CONFIDENCE, type Interval } from './interval.js';

/**
 * Quantile of counted values, with the interval between two order statistics that holds the quantile at least as often as the
 * confidence says, whatever the distribution.
 *
 * @param counts - by ascending value
 * @param p - 0 (excluded) to 1 (excluded)
 * @param confidence - 0 (excluded) to 1 (excluded)
 */
export function quantileInterval(
  counts: IntegerData['counts'],
  p: number,
  confidence = CONFIDENCE,
): Interval {
  const n = counts.reduce((sum, [, count]) => sum + count, 0);
  if (n === 0) return { estimate: Number.NaN, low: -Infinity, high: Infinity };
  const tail = (1 - confidence) / 2;
  // As many values below the quantile as heads among n coins: ranks that all but the tails stay within.
  const low = binomialQuantile(tail, n, p);
  const high = binomialQuantile(1 - tail, n, p) + 1;
  return {
    estimate: valueOfRank(counts, Math.ceil(n * p)),
    low: low < 1 ? -Infinity : valueOfRank(counts, low),
    high: high > n ? Infinity : valueOfRank(counts, high),
  };
}

/** The value that is at a rank, from 1, when all are sorted. */
function valueOfRank(counts: IntegerData['counts'], rank: number): number {
  let left = rank;
  for (const [value, count] of counts) {
    left -= count;
    if (left <= 0) return value;
  }
  return counts.at(-1)?.[0] ?? Number.NaN;
}
