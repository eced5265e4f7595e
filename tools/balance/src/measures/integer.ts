import { exactInteger, type ExactSum } from '../exact-sum.js';
import { mergeValuesByTrial, single, ValuesByTrial, whereSeveral, type ByTrial } from './by-trial.js';
import type { Collector } from './collector.js';
import { expectAtMost, type PerTrial } from './at-most.js';

/** An integer of a small range: every value is counted, so that its quantiles are exact. */
export interface IntegerMeasure extends PerTrial {
  readonly kind: 'integer';
  readonly title: string;
  /** Such as `percent`; empty for a plain number. */
  readonly unit: string;
  /** Least value (included). */
  readonly min: number;
  /** Greatest value (included). */
  readonly max: number;
}

/** How often each value occurred, by ascending value; values that never occurred are left out. */
export interface IntegerData {
  readonly kind: 'integer';
  readonly counts: readonly (readonly [value: number, count: number])[];
  /** Where a trial has several values. */
  readonly byTrial?: ByTrial<ExactSum>;
}

/** Records a value. */
export type ValueRecorder = (value: number) => void;

/** Most values that are counted one by one. */
const MAX_VALUES = 1_000_000;

/**
 * A measure of an integer from `min` (included) to `max` (included).
 *
 * @throws RangeError when a bound is not an integer, or there are more than a million values: measure a quantity then
 */
export function integer(
  title: string,
  { min, max, unit = '' }: { min: number; max: number; unit?: string },
): IntegerMeasure {
  if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || max < min || max - min >= MAX_VALUES)
    throw new RangeError(`${title}: expected at most ${MAX_VALUES} integers, received ${min} to ${max}`);
  return { kind: 'integer', title, unit, min, max };
}

/**
 * Starts to count. The recorder throws RangeError for a value that is out of range, and a trial ends with it when it has recorded too
 * often: mistakes of the experiment.
 */
export function collectIntegers(measure: IntegerMeasure): Collector<ValueRecorder, IntegerData> {
  const { title, min, max } = measure;
  const counts = new Float64Array(max - min + 1);
  const values = new ValuesByTrial();
  return {
    record(value) {
      const at = value - min;
      const count = counts[at];
      if (count === undefined)
        throw new RangeError(`${title}: expected an integer from ${min} to ${max}, received ${value}`);
      counts[at] = count + 1;
      values.add(value);
    },
    endTrial: () => expectAtMost(measure, values.end()),
    data() {
      const found: [number, number][] = [];
      for (const [i, count] of counts.entries()) if (count > 0) found.push([i + min, count]);
      return { kind: 'integer', counts: found, ...whereSeveral(values.data()) };
    },
  };
}

/** Merges both. */
export function mergeIntegers(a: IntegerData, b: IntegerData): IntegerData {
  return {
    kind: 'integer',
    counts: mergeCounts(a.counts, b.counts),
    ...((a.byTrial ?? b.byTrial) && {
      byTrial: mergeValuesByTrial(integersByTrial(a), integersByTrial(b)),
    }),
  };
}

/** Its sums over trials. */
export function integersByTrial({ counts, byTrial }: IntegerData): ByTrial<ExactSum> {
  if (byTrial) return byTrial;
  const { n, total, squares } = sumsOf(counts);
  return single(n, total, squares);
}

/** Number of counted values, their sum, and that of their squares. */
export function sumsOf(counts: IntegerData['counts']): {
  readonly n: number;
  readonly total: ExactSum;
  readonly squares: ExactSum;
} {
  let [n, total, squares] = [0, 0n, 0n];
  for (const [value, count] of counts) {
    n += count;
    total += BigInt(value) * BigInt(count);
    squares += BigInt(value) * BigInt(value) * BigInt(count);
  }
  return { n, total: exactInteger(total), squares: exactInteger(squares) };
}

/** Counts of both lists, which have ascending values, by ascending value. */
export function mergeCounts(
  a: IntegerData['counts'],
  b: IntegerData['counts'],
): (readonly [number, number])[] {
  const merged: (readonly [number, number])[] = [];
  let i = 0;
  for (const one of b) {
    for (let other = a[i]; other && other[0] < one[0]; other = a[i]) {
      merged.push(other);
      i++;
    }
    const same = a[i]?.[0] === one[0] ? a[i++] : undefined;
    merged.push(same ? [one[0], same[1] + one[1]] : one);
  }
  return [...merged, ...a.slice(i)];
}
