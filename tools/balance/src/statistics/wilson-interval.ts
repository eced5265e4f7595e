import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { CONFIDENCE, type Interval } from './interval.js';

/**
 * Wilson's score interval of a proportion, from 0 to 1.
 *
 * @param hits - 0 (included) to `n` (included)
 * @param n - at least 0; without a case the interval is all of 0 to 1, and the estimate NaN
 * @param confidence - 0 (excluded) to 1 (excluded)
 * @see E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927
 */
export function wilsonInterval(hits: number, n: number, confidence = CONFIDENCE): Interval {
  if (n === 0) return { estimate: Number.NaN, low: 0, high: 1 };
  const z = normalQuantile(1 - (1 - confidence) / 2, 0, 1);
  const p = hits / n;
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return {
    estimate: p,
    low: hits === 0 ? 0 : Math.max(0, centre - half),
    high: hits === n ? 1 : Math.min(1, centre + half),
  };
}
