import binomialQuantile from '@stdlib/stats-base-dists-binomial-quantile';
import type { CountedRange } from '../measures/sketch.js';
import { CONFIDENCE, type Interval } from './interval.js';
import type { Moments } from './moments.js';

/**
 * Quantile of counted values, with the interval between two order statistics that holds the quantile at least as often as the
 * confidence says, whatever the distribution. What is not known of a value is within the interval: its lower bound is the least that the
 * value of its rank can be, its upper bound the greatest.
 *
 * @param ranges - by ascending value
 * @param p - 0 (excluded) to 1 (excluded)
 * @param moments - of the values: those of a trial count as if they were all the same
 * @param confidence - 0 (excluded) to 1 (excluded)
 */
export function quantileInterval(
  ranges: readonly CountedRange[],
  p: number,
  moments: Pick<Moments, 'n' | 'nn'>,
  confidence = CONFIDENCE,
): Interval {
  const { n, nn } = moments;
  if (n === 0) return { estimate: Number.NaN, low: -Infinity, high: Infinity };
  const tail = (1 - confidence) / 2;
  const cases = Math.max(1, Math.floor((n * n) / nn));
  // As many values below the quantile as heads among so many coins: ranks that all but the tails stay within.
  const [low, high] = [binomialQuantile(tail, cases, p), binomialQuantile(1 - tail, cases, p) + 1];
  const middle = ofRank(ranges, Math.ceil(n * p));
  return {
    estimate: middle ? middle.low + (middle.high - middle.low) / 2 : Number.NaN,
    low: low < 1 ? -Infinity : (ofRank(ranges, Math.floor((low * n) / cases))?.low ?? -Infinity),
    high: high > cases ? Infinity : (ofRank(ranges, Math.ceil((high * n) / cases))?.high ?? Infinity),
  };
}

/** What the value that is at a rank, from 1, may be when all are sorted. */
function ofRank(ranges: readonly CountedRange[], rank: number): CountedRange | undefined {
  let left = rank;
  for (const range of ranges) {
    left -= range.count;
    if (left <= 0) return range;
  }
  return ranges.at(-1);
}
