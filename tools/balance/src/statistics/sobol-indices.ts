import type { Prng } from '@ec/prng';
import { bootstrap } from './bootstrap.js';
import type { Interval } from './interval.js';

/** Values of a function at the points of Saltelli's design. */
export interface SaltelliValues {
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** By dimension: at the points of `a` with that coordinate of `b`. */
  readonly mixed: readonly (readonly number[])[];
}

/** How much of the variance of a function is due to one of its arguments. */
export interface SobolIndex {
  /** Part that the argument makes by itself. */
  readonly first: Interval;
  /** Part in which it takes part, by itself and together with others; at least the first. */
  readonly total: Interval;
}

/**
 * Sobol's indices of first order and in total, by argument.
 *
 * The first is Saltelli's estimator, mean of b (mixed − a) ÷ variance, with b less the mean of all, which makes it exact for constants; the total is
 * Jansen's, mean of (a − mixed)² ÷ 2 variance. Estimates may leave 0 to 1 by their error. Without variance they are NaN.
 *
 * @see A. Saltelli and others, "Variance based sensitivity analysis of model output", 2010; M. J. W. Jansen, "Analysis of variance designs for
 *   model output", 1999
 */
export function sobolIndices(
  values: SaltelliValues,
  options: { readonly confidence: number; readonly rng: Prng },
): SobolIndex[] {
  // From the first value on, so that values that are all the same have no variance by rounding.
  const [origin = 0] = values.a;
  const shifted = (column: readonly number[]): number[] => column.map((value) => value - origin);
  const [a, b, mixed] = [shifted(values.a), shifted(values.b), values.mixed.map(shifted)];
  const figures = (rows: readonly number[]): number[] => {
    const [meanOfA, meanOfB] = [meanOf(rows, a), meanOf(rows, b)];
    const mean = (meanOfA + meanOfB) / 2;
    let variance = 0;
    for (const row of rows) variance += ((a[row] ?? 0) - mean) ** 2 + ((b[row] ?? 0) - mean) ** 2;
    variance /= 2 * rows.length;
    return mixed.flatMap((column) => {
      let [first, total] = [0, 0];
      for (const row of rows) {
        const [one, other, both] = [a[row] ?? 0, b[row] ?? 0, column[row] ?? 0];
        first += (other - mean) * (both - one);
        total += (one - both) ** 2;
      }
      if (variance === 0) return [Number.NaN, Number.NaN];
      return [first / rows.length / variance, total / (2 * rows.length) / variance];
    });
  };
  const intervals = bootstrap(a.length, figures, options);
  const unknown: Interval = { estimate: Number.NaN, low: -Infinity, high: Infinity };
  return mixed.map((_, i) => ({
    first: intervals[2 * i] ?? unknown,
    total: intervals[2 * i + 1] ?? unknown,
  }));
}

function meanOf(rows: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (const row of rows) sum += values[row] ?? 0;
  return sum / rows.length;
}
