/** An estimate with its confidence interval. */
export interface Interval {
  readonly estimate: number;
  /** Both bounds are included. */
  readonly low: number;
  readonly high: number;
}

/** Default confidence of an interval: 95 %. */
export const CONFIDENCE = 0.95;
