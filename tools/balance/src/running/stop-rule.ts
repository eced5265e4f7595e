import { momentsOf, tailOfFigure } from '../estimate.js';
import type { DataOf } from '../measures/collect.js';
import type { FigureData, PickedMeasure } from '../measures/pick-measure.js';
import {
  boundedSequence,
  isBounded,
  meanSequence,
  proportionSequence,
  type Bounds,
} from '../statistics/confidence-sequence.js';
import type { Interval } from '../statistics/interval.js';

/** When enough trials were run. */
export interface StopRule {
  /** Most trials, in whole blocks; rounded up. */
  readonly trials: number;
  /**
   * Whether the data so far are enough. This is asked again and again, so it must look at intervals that hold at all times, such as
   * those of {@link sequenceOf}.
   */
  readonly isEnough?: (data: DataOf) => boolean;
}

/**
 * Enough when a figure is known well.
 *
 * @param error - half the width of its interval, at most (included): of a share as itself, of a mean in parts of the mean
 */
export function targetError(
  figure: PickedMeasure,
  error: number,
  confidence?: number,
): (data: DataOf) => boolean {
  return (data) => {
    const one = data[figure.measure];
    return one !== undefined && errorOf(figure, figure.of(one), confidence) <= error;
  };
}

/**
 * The interval of a figure that may be looked at after every block. It holds exactly where bounds are given of the values and of how many
 * of them a trial has. Otherwise it is asymptotic: of a share, as if no trial had more cases than those that were seen; of a mean that
 * of {@link meanSequence}, and of any width while the values do not show their tail.
 */
export function sequenceOf(data: FigureData, bounds?: Bounds, confidence?: number): Interval {
  const moments = momentsOf(data);
  if (data.kind === 'proportion') {
    const perTrial = isBounded(bounds) ? bounds.perTrial : moments.most;
    return perTrial <= 1
      ? proportionSequence(data.hits, data.n, confidence)
      : boundedSequence(moments, { low: 0, high: 1, perTrial }, confidence);
  }
  if (isBounded(bounds)) return boundedSequence(moments, bounds, confidence);
  return tailOfFigure(data) === 'shown'
    ? meanSequence(moments, confidence)
    : { estimate: moments.mean, low: -Infinity, high: Infinity };
}

/** Whether the interval by which runs end holds exactly: that of a share of which a trial has a bounded number of cases. */
export function isExact({ isShare, bounds }: PickedMeasure): boolean {
  return isShare && isBounded(bounds);
}

/**
 * The interval of a figure by which runs end. Means count as asymptotic, as bounds far from all values would take too many trials; only of
 * values that do not show their tail, of which nothing is known so, the bounds tell what they can.
 */
export function endingSequence(figure: PickedMeasure, data: FigureData, confidence?: number): Interval {
  const isByBounds = isExact(figure) || tailOfFigure(data) !== 'shown';
  return sequenceOf(data, isByBounds ? figure.bounds : undefined, confidence);
}

/** Half the width of a figure's interval, as a target error counts it. */
export function errorOf(figure: PickedMeasure, data: FigureData, confidence?: number): number {
  const { estimate, low, high } = endingSequence(figure, data, confidence);
  const half = Math.max(high - estimate, estimate - low);
  return data.kind === 'proportion' ? half : half / Math.abs(estimate);
}
