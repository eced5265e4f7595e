/** An estimate with its confidence interval. */
export interface Interval {
  readonly estimate: number;
  /** Both bounds are included. */
  readonly low: number;
  readonly high: number;
}

/** Confidence of an interval when nothing is said: 95 %. */
export const CONFIDENCE = 0.95;
