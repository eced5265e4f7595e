import { addExactly, exactly, multiplyExactly, type ExactSum } from '../exact-sum.js';
import type { Collector } from './collector.js';
import { mergeCounts, type IntegerData, type ValueRecorder } from './integer.js';

/** A real number, or an integer of a large range: its mean is known to the last bits, its quantiles to within 1 in 1,024. */
export interface QuantityMeasure {
  readonly kind: 'quantity';
  readonly title: string;
  /** Such as `fuel units`; empty for a plain number. */
  readonly unit: string;
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
  /** How many values fell into each bucket, see {@link bucketOf}. */
  readonly buckets: IntegerData['counts'];
}

/** Largest relative error of a quantile: half the width of a bucket. */
export const SKETCH_ERROR = 1 / 1024;

/** Largest magnitude of a value (included): the squares of a million of them are still doubles. */
const MAX_QUANTITY = 2 ** 500;

/** A measure of a real number, at most 2^500 in magnitude. */
export function quantity(title: string, unit = ''): QuantityMeasure {
  return { kind: 'quantity', title, unit };
}

/** Starts to measure. The recorder throws RangeError for a value that is not finite or too large: a mistake of the experiment. */
export function collectQuantities({ title }: QuantityMeasure): Collector<ValueRecorder, QuantityData> {
  let n = 0;
  let total = 0;
  let lost = 0;
  let origin = 0;
  let mean = 0;
  let distances = 0;
  let min = Infinity;
  let max = -Infinity;
  const buckets = new Map<number, number>();
  return {
    record(value) {
      if (!(Math.abs(value) <= MAX_QUANTITY))
        throw new RangeError(`${title}: expected a number of at most 2^500 in magnitude, received ${value}`);
      if (n === 0) origin = value;
      n++;
      // Neumaier's sum: what is rounded off is kept.
      const sum = total + value;
      lost += Math.abs(total) >= Math.abs(value) ? total - sum + value : value - sum + total;
      total = sum;
      // Welford's update, from the first value: the squares of large values with a small spread would cancel.
      const offset = value - origin;
      const distance = offset - mean;
      mean += distance / n;
      distances += distance * (offset - mean);
      if (value < min) min = value;
      if (value > max) max = value;
      const bucket = bucketOf(value);
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
    },
    data() {
      const whole = addExactly(exactly(total), exactly(lost));
      const centre = addExactly(exactly(origin), exactly(mean));
      return {
        kind: 'quantity',
        n,
        total: whole,
        squares: squaresAround(centre, { n, total: whole, distances }),
        ...(n > 0 && { min, max }),
        buckets: [...buckets].toSorted(([x], [y]) => x - y),
      };
    },
  };
}

/** Sum of squares from that of the distances to a value: Σx² = Σ(x − m)² + m(2Σx − nm). */
function squaresAround(
  m: ExactSum,
  { n, total, distances }: { readonly n: number; readonly total: ExactSum; readonly distances: number },
): ExactSum {
  const rest = addExactly(multiplyExactly(exactly(2), total), multiplyExactly(exactly(-n), m));
  return addExactly(exactly(distances), multiplyExactly(m, rest));
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
    buckets: mergeCounts(a.buckets, b.buckets),
  };
}

/**
 * How often each value occurred, by ascending value. Those of a quantity are known to within half a bucket: they are taken for its middle,
 * or for the least or greatest value of all where the middle lies beyond it.
 */
export function countsOf(data: IntegerData | QuantityData): IntegerData['counts'] {
  if (data.kind === 'integer') return data.counts;
  const { buckets, min = -Infinity, max = Infinity } = data;
  return buckets.map(([bucket, count]) => [Math.max(min, Math.min(max, middleOf(bucket))), count]);
}

/** Bits of a double's mantissa that tell buckets apart, and those of its upper half that do not. */
const BUCKET_BITS = 9;
const DROPPED_BITS = 20 - BUCKET_BITS;

const view = new DataView(new ArrayBuffer(8));

/**
 * Bucket of a value: its sign, exponent and first nine bits of the mantissa, as an integer that grows with the value. The widths
 * of buckets are 1/512 of the power of two below them, so the middle of a bucket is at most 1/1024 from any value in it.
 */
export function bucketOf(value: number): number {
  view.setFloat64(0, Math.abs(value));
  const bucket = view.getUint32(0) >>> DROPPED_BITS;
  return value < 0 ? 0 - bucket : bucket;
}

/** Middle of a bucket. */
export function middleOf(bucket: number): number {
  if (bucket === 0) return 0;
  view.setUint32(0, Math.abs(bucket) << DROPPED_BITS);
  view.setUint32(4, 0);
  const low = view.getFloat64(0);
  view.setUint32(0, (Math.abs(bucket) + 1) << DROPPED_BITS);
  const middle = (low + view.getFloat64(0)) / 2;
  return bucket < 0 ? -middle : middle;
}
