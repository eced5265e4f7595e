import { momentsOf, spreadOf } from '../estimate.js';
import type { DataOf } from '../measures/collect.js';
import type { FigureData, PickedMeasure } from '../measures/pick-measure.js';
import {
  boundedSequence,
  meanSequence,
  proportionSequence,
  type Bounds,
} from '../statistics/confidence-sequence.js';
import type { Interval } from '../statistics/interval.js';
import { tailOf } from '../statistics/tail.js';

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
  { measure, of }: PickedMeasure,
  error: number,
  confidence?: number,
): (data: DataOf) => boolean {
  return (data) => {
    const one = data[measure];
    return one !== undefined && errorOf(of(one), confidence) <= error;
  };
}

/**
 * The interval of a figure that may be looked at after every block. That of a share holds exactly, and that of a mean where bounds of its
 * values are given; otherwise it is that of {@link meanSequence}, and of any width while the values do not show their tail.
 */
export function sequenceOf(data: FigureData, bounds?: Bounds, confidence?: number): Interval {
  if (data.kind === 'proportion' && !data.byTrial) return proportionSequence(data.hits, data.n, confidence);
  const moments = momentsOf(data);
  if (data.kind === 'proportion') return boundedSequence(moments, { low: 0, high: 1 }, confidence);
  if (bounds) return boundedSequence(moments, bounds, confidence);
  return moments.n === 0 || tailOf(spreadOf(data)) === 'shown'
    ? meanSequence(moments, confidence)
    : { estimate: moments.mean, low: -Infinity, high: Infinity };
}

/** Half the width of a figure's interval, as a target error counts it. */
export function errorOf(data: FigureData, confidence?: number): number {
  const { estimate, low, high } = sequenceOf(data, undefined, confidence);
  const half = Math.max(high - estimate, estimate - low);
  return data.kind === 'proportion' ? half : half / Math.abs(estimate);
}
