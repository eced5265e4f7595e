import type { Prng } from '@ec/prng';
import type { Interval } from './interval.js';

/** Samples that are drawn. */
const RESAMPLES = 1_000;

/**
 * Percentile intervals of figures of cases, by drawing as many cases with replacement, a thousand times.
 *
 * They are meant for cases that are drawn independently, from some thirty on. Where cases are spread more evenly than chance would, as those of
 * Sobol's sequence are, they are wider than they need be.
 *
 * @param figures - figures of the cases with these numbers, from 0 to `cases` (excluded); NaN where there is none
 * @see B. Efron, "Bootstrap methods: another look at the jackknife", 1979
 */
export function bootstrap(
  cases: number,
  figures: (chosen: readonly number[]) => readonly number[],
  { confidence, rng }: { readonly confidence: number; readonly rng: Prng },
): Interval[] {
  const estimates = figures(Array.from({ length: cases }, (_, i) => i));
  const drawn = Array.from({ length: RESAMPLES }, () =>
    figures(Array.from({ length: cases }, () => rng.intN(cases))),
  );
  const tail = (1 - confidence) / 2;
  return estimates.map((estimate, i) => {
    const values = drawn
      .map((one) => one[i] ?? Number.NaN)
      .filter((value) => Number.isFinite(value))
      .toSorted((a, b) => a - b);
    if (values.length === 0) return { estimate, low: -Infinity, high: Infinity };
    const at = (rank: number): number => values[rank] ?? Number.NaN;
    return {
      estimate,
      low: at(Math.floor(tail * values.length)),
      high: at(Math.ceil((1 - tail) * values.length) - 1),
    };
  });
}
