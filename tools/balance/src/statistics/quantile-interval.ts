import binomialQuantile from '@stdlib/stats-base-dists-binomial-quantile';
import type { CountedRange } from '../measures/sketch.js';
import { CONFIDENCE, type Interval } from './interval.js';
import type { Moments } from './moments.js';

/**
 * Quantile of counted values, with the interval between two order statistics. Where each trial has one value, it holds the quantile at least
 * as often as the confidence says, whatever the distribution. Where trials have several, as many trials are reckoned with as would have
 * all values if each had as many as the one with most: then the number of values up to the quantile spreads no more than that of so many
 * coins, however the values of a trial hang together, and however their number hangs together with what they are. So it holds as often
 * where the trials with many values have been seen; of those that never were it knows nothing.
 *
 * What is not known of a value is within the interval: its lower bound is the least that the value of its rank can be, its upper bound the
 * greatest.
 *
 * Refused: Kish's effective number of cases, n² ÷ Σn², which is larger. It takes for granted that the number of values of a trial says
 * nothing of what they are; where a few crowds are all on one side of the quantile, they spread more.
 *
 * @param ranges - by ascending value
 * @param p - 0 (excluded) to 1 (excluded)
 * @param confidence - 0 (excluded) to 1 (excluded)
 */
export function quantileInterval(
  ranges: readonly CountedRange[],
  p: number,
  { n, most }: Pick<Moments, 'n' | 'most'>,
  confidence = CONFIDENCE,
): Interval {
  if (n === 0) return { estimate: Number.NaN, low: -Infinity, high: Infinity };
  const tail = (1 - confidence) / 2;
  const cases = Math.floor(n / most);
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
