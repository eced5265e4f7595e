import { ratioToNumber, type Distribution } from '@ec/prng';
import chiSquareCdf from '@stdlib/stats-base-dists-chisquare-cdf';
import type { IntegerData } from '../measures/integer.js';

/** How well counts fit a distribution. */
export interface Fit {
  /** Chance of a fit as bad or worse when the distribution is right; 0 where an impossible value occurred. */
  readonly p: number;
  readonly statistic: number;
  /** Classes less one. */
  readonly degrees: number;
}

/** Least expected count of a class, or of a cell of two shares that are compared. */
export const LEAST_EXPECTED = 5;

/**
 * Pearson's chi-squared test. Neighbouring values are put into one class until it is expected to have at least five counts.
 *
 * @param alike - how many values of a trial count as one, at least 1 (included): as many as any trial has; 1 when absent
 */
export function goodnessOfFit(counts: IntegerData['counts'], distribution: Distribution, alike = 1): Fit {
  const observed = new Map(counts.map(([value, count]) => [value, count / alike]));
  const n = counts.reduce((sum, [, count]) => sum + count, 0) / alike;
  const support = new Set(distribution.values);
  if (counts.some(([value]) => !support.has(value)))
    return { p: 0, statistic: Infinity, degrees: support.size - 1 };
  if (n === 0) return { p: 1, statistic: 0, degrees: 0 };
  const classes = classesOf(distribution, observed, n);
  const statistic = classes.reduce((sum, one) => sum + (one.observed - one.expected) ** 2 / one.expected, 0);
  const degrees = classes.length - 1;
  return { statistic, degrees, p: degrees < 1 ? 1 : 1 - chiSquareCdf(statistic, degrees) };
}

interface CountClass {
  observed: number;
  expected: number;
}

function classesOf(
  distribution: Distribution,
  observed: ReadonlyMap<number, number>,
  n: number,
): CountClass[] {
  const classes: CountClass[] = [];
  let open: CountClass = { observed: 0, expected: 0 };
  for (const value of distribution.values) {
    open.observed += observed.get(value) ?? 0;
    open.expected += n * ratioToNumber(distribution.probability(value));
    if (open.expected < LEAST_EXPECTED) continue;
    classes.push(open);
    open = { observed: 0, expected: 0 };
  }
  const last = classes.at(-1);
  if (!last) return [open];
  last.observed += open.observed;
  last.expected += open.expected;
  return classes;
}
