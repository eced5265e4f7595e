import tQuantile from '@stdlib/stats-base-dists-t-quantile';
import { CONFIDENCE, type Interval } from './interval.js';
import { standardError, type Moments } from './moments.js';

/**
 * Student's interval of a mean; of any width below two trials.
 *
 * @param confidence - 0 (excluded) to 1 (excluded)
 */
export function meanInterval(moments: Moments, confidence = CONFIDENCE): Interval {
  const { n, trials, mean } = moments;
  if (trials < 2) return { estimate: n === 0 ? Number.NaN : mean, low: -Infinity, high: Infinity };
  const half = tQuantile(1 - (1 - confidence) / 2, trials - 1) * standardError(moments);
  return { estimate: mean, low: mean - half, high: mean + half };
}
