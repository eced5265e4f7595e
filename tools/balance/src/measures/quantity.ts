import { addExactly, type ExactSum } from '../exact-sum.js';
import { mergeValuesByTrial, single, ValuesByTrial, whereSeveral, type ByTrial } from './by-trial.js';
import type { Collector } from './collector.js';
import { type IntegerData, type ValueRecorder } from './integer.js';
import { expectAtMost, type PerTrial } from './at-most.js';
import { mergeSketches, rangesOf, Sketch, type CountedRange, type SketchData } from './sketch.js';

/**
 * A real number, or an integer of a large range: its mean is known to the last bits, its quantiles exactly as long as there are at most
 * 2,048 different values, and within a small part of their spread otherwise.
 */
export interface QuantityMeasure extends PerTrial {
  readonly kind: 'quantity';
  readonly title: string;
  /** Such as `fuel units`; empty for a plain number. */
  readonly unit: string;
  /** Least value (included), where there is one. */
  readonly min?: number;
  /** Greatest value (included), where there is one. */
  readonly max?: number;
}

/** Sums, bounds and a sketch of the distribution. */
export interface QuantityData {
  readonly kind: 'quantity';
  readonly n: number;
  /** Sum of the values, and of their squares. */
  readonly total: ExactSum;
  readonly squares: ExactSum;
  /** Absent when nothing was recorded. */
  readonly min?: number;
  readonly max?: number;
  /** How often each value occurred, or values near it. */
  readonly sketch: SketchData;
  /** Where a trial has several values. */
  readonly byTrial?: ByTrial<ExactSum>;
}

/** Largest magnitude of a value (included): the squares of a million of them are still doubles. */
const MAX_QUANTITY = 2 ** 500;

/**
 * A measure of a real number, at most 2^500 in magnitude.
 *
 * @param bounds - least and greatest value (both included), where there are any: a comparison of a measure with both keeps its error rate
 *   whatever the distribution, without them only where the sample shows the tails
 * @throws RangeError when the least is greater than the greatest
 */
export function quantity(
  title: string,
  unit = '',
  bounds: { readonly min?: number; readonly max?: number } = {},
): QuantityMeasure {
  const { min = -MAX_QUANTITY, max = MAX_QUANTITY } = bounds;
  if (!(min <= max))
    throw new RangeError(`${title}: expected bounds in their order, received ${min} to ${max}`);
  return { kind: 'quantity', title, unit, ...bounds };
}

/**
 * Starts to measure. The recorder throws RangeError for a value that is not finite, too large or out of bounds, and a trial ends with it
 * when it has recorded too often: mistakes of the experiment.
 */
export function collectQuantities(measure: QuantityMeasure): Collector<ValueRecorder, QuantityData> {
  const { title, min: least = -MAX_QUANTITY, max: greatest = MAX_QUANTITY } = measure;
  const values = new ValuesByTrial();
  const sketch = new Sketch();
  let min = Infinity;
  let max = -Infinity;
  return {
    record(value) {
      if (!(value >= least && value <= greatest))
        throw new RangeError(`${title}: ${refusal(measure, value)}`);
      values.add(value);
      sketch.add(value);
      if (value < min) min = value;
      if (value > max) max = value;
    },
    endTrial: () => expectAtMost(measure, values.end()),
    data: () => ({
      kind: 'quantity',
      n: values.n,
      total: values.total,
      squares: values.squares,
      ...(values.n > 0 && { min, max }),
      sketch: sketch.data(),
      ...whereSeveral(values.data()),
    }),
  };
}

function refusal({ min, max }: QuantityMeasure, value: number): string {
  if (!(Math.abs(value) <= MAX_QUANTITY))
    return `expected a number of at most 2^500 in magnitude, received ${value}`;
  return `expected a number from ${min ?? '-2^500'} to ${max ?? '2^500'}, received ${value}`;
}

/** Merges both. */
export function mergeQuantities(a: QuantityData, b: QuantityData): QuantityData {
  if (a.n === 0) return b;
  if (b.n === 0) return a;
  return {
    kind: 'quantity',
    n: a.n + b.n,
    total: addExactly(a.total, b.total),
    squares: addExactly(a.squares, b.squares),
    min: Math.min(a.min ?? Infinity, b.min ?? Infinity),
    max: Math.max(a.max ?? -Infinity, b.max ?? -Infinity),
    sketch: mergeSketches(a.sketch, b.sketch),
    ...((a.byTrial ?? b.byTrial) && {
      byTrial: mergeValuesByTrial(quantitiesByTrial(a), quantitiesByTrial(b)),
    }),
  };
}

/** Its sums over trials. */
export function quantitiesByTrial({ n, total, squares, byTrial }: QuantityData): ByTrial<ExactSum> {
  return byTrial ?? single(n, total, squares);
}

/** How often values occurred, by ascending value, with the least and the greatest that those of a bin may be. */
export function countedRanges(data: IntegerData | QuantityData): readonly CountedRange[] {
  if (data.kind === 'quantity') return rangesOf(data.sketch, data.min, data.max);
  return data.counts.map(([value, count]) => ({ low: value, high: value, count }));
}

/** How often each value occurred, by ascending value; those of a bin are taken for its middle. */
export function countsOf(data: IntegerData | QuantityData): IntegerData['counts'] {
  if (data.kind === 'integer') return data.counts;
  return countedRanges(data).map(({ low, high, count }) => [low + (high - low) / 2, count]);
}
