/**
 * A mean of records, with its error. The records of a trial hang together, so the trial is the unit of chance: the error is that of the
 * ratio of two sums over trials, that of the values and that of their numbers (the linearised, or cluster-robust, variance). Where each
 * trial has one record it is the usual one.
 */

/** How many values, their mean, and how far the trials are from it. */
export interface Moments {
  /** Values. */
  readonly n: number;
  /** Trials with a value. */
  readonly trials: number;
  /** Most values of a trial. */
  readonly most: number;
  readonly mean: number;
  /** Sum over the trials of the squared distance of their sum from the mean times their number of values. */
  readonly squaredDistances: number;
  /** Sum over the trials of their numbers of values, squared. */
  readonly nn: number;
  /** Sum over the trials of their numbers of values times that distance; 0 where each has one. */
  readonly products: number;
}

/** Number of trials below which a mean is not tested: it is not normal yet, nor is its error known. */
export const LEAST_VALUES = 30;

/** Moments of values that are each of a trial of their own. */
export function momentsOfSingles(n: number, mean: number, squaredDistances: number): Moments {
  return { n, trials: n, most: Math.min(n, 1), mean, squaredDistances, nn: n, products: 0 };
}

/** Standard error of the mean; NaN below two trials. */
export function standardError({ n, trials, squaredDistances }: Moments): number {
  return trials < 2 ? Number.NaN : Math.sqrt((squaredDistances * trials) / (trials - 1)) / n;
}
