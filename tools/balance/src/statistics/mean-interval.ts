import tQuantile from '@stdlib/stats-base-dists-t-quantile';
import { CONFIDENCE, type Interval } from './interval.js';

/** How many values, their mean, and the sum of their squared distances from it. */
export interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly squaredDistances: number;
}

/** Variance of a sample: an unbiased estimate of that of the whole; NaN for less than two values. */
export function sampleVariance({ n, squaredDistances }: Moments): number {
  return n < 2 ? Number.NaN : squaredDistances / (n - 1);
}

/** Number of values below which a mean is not tested: it is not normal yet, nor is its error known. */
export const LEAST_VALUES = 30;

/**
 * Student's interval of a mean; of any width below two values.
 *
 * @param confidence - 0 (excluded) to 1 (excluded)
 */
export function meanInterval(moments: Moments, confidence = CONFIDENCE): Interval {
  const { n, mean } = moments;
  if (n < 2) return { estimate: n === 0 ? Number.NaN : mean, low: -Infinity, high: Infinity };
  const half = tQuantile(1 - (1 - confidence) / 2, n - 1) * Math.sqrt(sampleVariance(moments) / n);
  return { estimate: mean, low: mean - half, high: mean + half };
}
