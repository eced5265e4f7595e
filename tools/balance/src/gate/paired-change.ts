/**
 * How far a figure moved between two versions of the rules, on the same trials. Its mean is Σ values ÷ their number. Where every trial has
 * as many values as before, the differences of the trials' sums are what is averaged; with bounds of the values and of their number in a
 * trial the interval then holds for every distribution, also where a rare trial changes much. Otherwise both means are ratios that move together, and the error is that of
 * the linearised difference: it is asymptotic, and nothing is known as long as the differences do not show their tail.
 */
import {
  boundedSequence,
  differencesWithin,
  isBounded,
  type Bounds,
} from '../statistics/confidence-sequence.js';
import type { Interval } from '../statistics/interval.js';
import { meanInterval } from '../statistics/mean-interval.js';
import { LEAST_VALUES, type Moments } from '../statistics/moments.js';
import { tailOf } from '../statistics/tail.js';
import type { FigureTrace } from './traces.js';

/** A figure before and now. */
export interface FigureChange {
  /** Means; NaN without a value. */
  readonly before: number;
  readonly now: number;
  /** Trials, from 0, in which the figure is another. */
  readonly changed: readonly number[];
  /** Now less before; the interval is of any width where nothing is known. */
  readonly difference: Interval;
}

/**
 * Compares a figure, trial by trial.
 *
 * @param bounds - of its values and of their number in a trial, where they have any
 */
export function changeOf(
  before: FigureTrace,
  now: FigureTrace,
  { bounds, confidence }: { readonly bounds: Bounds | undefined; readonly confidence: number },
): FigureChange {
  const trials = now.n.map((n, i) => {
    const [wasN = 0, was = 0, is = 0] = [before.n[i], before.sums[i], now.sums[i]];
    return { wasN, was, n, is, difference: is - was };
  });
  const changed = trials.flatMap(({ wasN, was, n, is }, i) => (wasN === n && was === is ? [] : [i]));
  const [wasMean, isMean] = [meanOf(before), meanOf(now)];
  const head = { before: wasMean, now: isMean, changed };
  if (changed.length === 0) return { ...head, difference: { estimate: 0, low: 0, high: 0 } };
  const values = sumOf(now.n);
  if (trials.some(({ wasN, n }) => wasN !== n)) {
    const wasValues = sumOf(before.n);
    const influences = trials.map(
      ({ wasN, was, n, is }) => (is - isMean * n) / values - (was - wasMean * wasN) / wasValues,
    );
    return { ...head, difference: asymptotic(isMean - wasMean, influences, confidence) };
  }
  const mean = sumOf(trials.map(({ difference }) => difference)) / values;
  const distances = trials.map(({ difference, n }) => difference - mean * n);
  if (!isBounded(bounds))
    return {
      ...head,
      difference: asymptotic(
        mean,
        distances.map((one) => one / values),
        confidence,
      ),
    };
  const moments: Moments = {
    n: values,
    trials: now.n.filter((n) => n > 0).length,
    most: now.n.reduce((most, n) => Math.max(most, n), 0),
    mean,
    squaredDistances: sumOf(distances.map((one) => one * one)),
    nn: sumOf(now.n.map((n) => n * n)),
    products: sumOf(distances.map((one, i) => one * (now.n[i] ?? 0))),
  };
  return { ...head, difference: boundedSequence(moments, differencesWithin(bounds), confidence) };
}

/** An estimate with the interval that what each trial adds to its error gives; of any width where these do not show their tail. */
function asymptotic(estimate: number, influences: readonly number[], confidence: number): Interval {
  const trials = influences.length;
  const squaredDistances = sumOf(influences.map((one) => one * one));
  const [min, max] = [least(influences), -least(influences.map((one) => -one))];
  const isShown =
    trials >= LEAST_VALUES && tailOf({ n: trials, mean: 0, min, max, squaredDistances }) === 'shown';
  if (!isShown) return { estimate, low: -Infinity, high: Infinity };
  // The influences are parts of the whole already.
  const whole = { n: 1, most: 1, nn: 1, products: 0 };
  return meanInterval({ ...whole, trials, mean: estimate, squaredDistances }, confidence);
}

function meanOf({ n, sums }: FigureTrace): number {
  return sumOf(sums) / sumOf(n);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0);
}

function least(values: readonly number[]): number {
  return values.reduce((found, one) => Math.min(found, one), Infinity);
}
