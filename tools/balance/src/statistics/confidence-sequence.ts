/**
 * Intervals that hold at all times at once: one may look after every trial and stop when the interval pleases, and the true value
 * is still within it as often as the confidence says. They are wider than intervals that are looked at once.
 *
 * - Of a proportion, one case a trial: Robbins' mixture of the likelihood ratio with the uniform distribution (a beta-binomial). It holds
 *   exactly.
 * - Of a mean of values with bounds: a test martingale for each value that the mean could have, by the inequality of Fan, Grama and Liu
 *   ("Exponential inequalities for martingales with applications", 2015) as Howard, Ramdas, McAuliffe and Sekhon use it ("Time-uniform,
 *   nonparametric, nonasymptotic confidence sequences", 2021), mixed over the stakes. It holds exactly, whatever the distribution within
 *   the bounds, also for catastrophes that were never seen: if a bound is known on how many values a trial has, too. Without one, a trial
 *   with many values may still come that outweighs all others, and nothing is known exactly.
 * - Of a mean without bounds: the asymptotic sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas ("Time-uniform central limit
 *   theory and asymptotic confidence sequences", 2021), a normal mixture with the variance of the sample. It holds for large samples that
 *   show their tails: at least LEAST trials are wanted before anything is decided, and never anything of a sample that has not varied.
 *
 * Refused: group sequential bounds, which need the looks to be planned; and looking at an ordinary interval again and again, which is
 * wrong far more often than it says.
 *
 * Logarithms and powers are worked out by a library: those of browsers differ in the last digit, and with them would the bounds.
 */
import betaln from '@stdlib/math-base-special-betaln';
import exp from '@stdlib/math-base-special-exp';
import ln from '@stdlib/math-base-special-ln';
import log1p from '@stdlib/math-base-special-log1p';
import pow from '@stdlib/math-base-special-pow';
import { CONFIDENCE, type Interval } from './interval.js';
import { standardError, type Moments } from './moments.js';

/** Trials that are needed before the asymptotic sequence of a mean is narrower than everything. */
export const LEAST = 100;

/** Number of values at which the sequence of a mean is narrowest, in comparison with an ordinary interval. */
const BEST_AT = 10_000;

/** Halvings of the search for a bound. */
const STEPS = 60;

/**
 * Interval of a proportion at all times.
 *
 * @param hits - 0 (included) to `n` (included)
 */
export function proportionSequence(hits: number, n: number, confidence = CONFIDENCE): Interval {
  if (n === 0) return { estimate: Number.NaN, low: 0, high: 1 };
  const estimate = hits / n;
  // The mixture's likelihood against that of p; where it is 1/α or more, p is out.
  const limit = -ln(1 - confidence);
  const mixed = betaln(hits + 1, n - hits + 1);
  const isOut = (p: number): boolean => mixed - logLikelihood(hits, n, p) >= limit;
  return { estimate, low: bound(isOut, 0, estimate), high: bound(isOut, 1, estimate) };
}

/** Asymptotic interval of a mean at all times. */
export function meanSequence(moments: Moments, confidence = CONFIDENCE): Interval {
  const { n, trials, mean } = moments;
  const error = standardError(moments);
  if (trials < LEAST || !(error > 0))
    return { estimate: n === 0 ? Number.NaN : mean, low: -Infinity, high: Infinity };
  const alpha = 1 - confidence;
  const rho2 = (-2 * ln(alpha) + ln(-2 * ln(alpha) + 1)) / BEST_AT;
  const time = trials * rho2;
  const half = error * Math.sqrt((2 * (time + 1) * ln(Math.sqrt(time + 1) / alpha)) / time);
  return { estimate: mean, low: mean - half, high: mean + half };
}

/** Stakes as parts of what may be lost at most, half as large at every second step: from 0.9 to 0.0001. */
const STAKES = Array.from({ length: 27 }, (_, i) => 0.9 * pow(2, -i / 2));

/** What each smaller stake is played with in parts of the one before: large ones are for differences that show soon, and most do. */
const FALL = 0.92;

/** Logarithms of the parts of one unit that the stakes are played with. */
const LOG_PARTS = STAKES.map((_, i) => ln((pow(FALL, i) * (1 - FALL)) / (1 - pow(FALL, STAKES.length))));

/**
 * Interval at all times of a mean of values with bounds; as wide as these where a trial may have any number of values.
 */
export function boundedSequence(moments: Moments, bounds: Bounds, confidence = CONFIDENCE): Interval {
  const { n, mean } = moments;
  const { low, high } = bounds;
  if (n === 0) return { estimate: Number.NaN, low, high };
  const limit = ln(2 / (1 - confidence));
  return {
    estimate: mean,
    low: bound((value) => wealth(moments, value, { toLose: value - low, bounds }) >= limit, low, mean),
    high: bound((value) => wealth(moments, value, { toLose: high - value, bounds }) >= limit, high, mean),
  };
}

/** Chance of a mean as far from a value, or farther, when that is the true mean of values with bounds; at most, whatever the distribution. */
export function chanceWithin(moments: Moments, bounds: Bounds, value: number): number {
  const toLose = moments.mean > value ? value - bounds.low : bounds.high - value;
  return Math.min(1, 2 * exp(-wealth(moments, value, { toLose, bounds })));
}

/** What is known of values before any is seen. */
export interface Bounds {
  /** Least value (included). */
  readonly low: number;
  /** Greatest value (included). */
  readonly high: number;
  /** Most values of a trial (included), at least 1; Infinity where there may be any number of them. */
  readonly perTrial: number;
}

/** Whether an interval can hold exactly: the values have bounds, and so has their number in a trial. */
export function isBounded(bounds: Bounds | undefined): bounds is Bounds {
  return bounds !== undefined && bounds.perTrial < Infinity;
}

/** What the differences of values within bounds are within. */
export function differencesWithin({ low, high, perTrial }: Bounds): Bounds {
  return { low: low - high, high: high - low, perTrial };
}

/**
 * Logarithm of what a player has who bets, with all stakes at once, that the mean is on the observed side of a value. If it is not, he has
 * 1/α or more at any time with a chance of at most α.
 *
 * @param toLose - distance of the value from the bound on its other side
 */
function wealth(
  { n, mean, squaredDistances, nn, products }: Moments,
  value: number,
  { toLose, bounds: { low, high, perTrial } }: { readonly toLose: number; readonly bounds: Bounds },
): number {
  const distance = mean - value;
  // No trial is ever farther on the losing side, also of those not seen yet. Near a bound more is allowed than can be, so that the bets
  // stay small.
  const unit = perTrial * Math.max(toLose, (high - low) / 2);
  const gained = (n * Math.abs(distance)) / unit;
  const spread = (squaredDistances + 2 * distance * products + distance * distance * nn) / (unit * unit);
  const logs = STAKES.map(
    (stake, i) => (LOG_PARTS[i] ?? -Infinity) + stake * gained + (log1p(-stake) + stake) * spread,
  );
  const largest = Math.max(...logs);
  return largest + ln(logs.reduce((sum, one) => sum + exp(one - largest), 0));
}

function logLikelihood(hits: number, n: number, p: number): number {
  return (hits === 0 ? 0 : hits * ln(p)) + (hits === n ? 0 : (n - hits) * ln(1 - p));
}

/** Where values stop being out, between one that may be out and one that is not. */
function bound(isOut: (p: number) => boolean, outside: number, inside: number): number {
  if (!isOut(outside)) return outside;
  let [out, within] = [outside, inside];
  for (let step = 0; step < STEPS; step++) {
    const middle = (out + within) / 2;
    if (isOut(middle)) out = middle;
    else within = middle;
  }
  return out;
}
