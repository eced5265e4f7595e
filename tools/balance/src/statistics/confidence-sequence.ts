/**
 * Intervals that hold at all times at once: one may look after every trial and stop when the interval pleases, and the true value
 * is still within it as often as the confidence says. They are wider than intervals that are looked at once.
 *
 * - Of a proportion: Robbins' mixture of the likelihood ratio with the uniform distribution (a beta-binomial). It holds exactly.
 * - Of a mean: the asymptotic sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas ("Time-uniform central limit theory and
 *   asymptotic confidence sequences", 2021), a normal mixture with the variance of the sample. It holds for large samples: at
 *   least LEAST values are wanted before anything is decided.
 *
 * Refused: group sequential bounds, which need the looks to be planned; and looking at an ordinary interval again and again, which is
 * wrong far more often than it says.
 */
import betaln from '@stdlib/math-base-special-betaln';
import { CONFIDENCE, type Interval } from './interval.js';
import { sampleVariance, type Moments } from './mean-interval.js';

/** Values that are needed before the sequence of a mean is narrower than everything. */
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
  const limit = -Math.log(1 - confidence);
  const mixed = betaln(hits + 1, n - hits + 1);
  const isOut = (p: number): boolean => mixed - logLikelihood(hits, n, p) >= limit;
  return { estimate, low: bound(isOut, 0, estimate), high: bound(isOut, 1, estimate) };
}

/** Interval of a mean at all times. */
export function meanSequence(moments: Moments, confidence = CONFIDENCE): Interval {
  const { n, mean } = moments;
  if (n < LEAST) return { estimate: n === 0 ? Number.NaN : mean, low: -Infinity, high: Infinity };
  const alpha = 1 - confidence;
  const rho2 = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / BEST_AT;
  const half = Math.sqrt(
    (sampleVariance(moments) * 2 * (n * rho2 + 1) * Math.log(Math.sqrt(n * rho2 + 1) / alpha)) /
      (n * n * rho2),
  );
  return { estimate: mean, low: mean - half, high: mean + half };
}

function logLikelihood(hits: number, n: number, p: number): number {
  return (hits === 0 ? 0 : hits * Math.log(p)) + (hits === n ? 0 : (n - hits) * Math.log(1 - p));
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
