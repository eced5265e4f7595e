import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import tQuantile from '@stdlib/stats-base-dists-t-quantile';
import { CONFIDENCE, type Interval } from './interval.js';
import { standardError, type Moments } from './moments.js';

/**
 * Interval of a share, from 0 to 1: the exact one of Clopper and Pearson, which holds at least as often as the confidence says for every
 * share and every number of cases, also near 0 and 1. Where trials have several cases it is taken of the {@link effectiveCases}.
 *
 * @param moments - of the cases, each 0 or 1
 * @param confidence - 0 (excluded) to 1 (excluded)
 * @see C. J. Clopper, E. S. Pearson, "The use of confidence or fiducial limits illustrated in the case of the binomial", 1934
 */
export function shareInterval(moments: Moments, confidence = CONFIDENCE): Interval {
  const { mean: estimate } = moments;
  const n = effectiveCases(moments, confidence);
  if (n === 0) return { estimate: Number.NaN, low: 0, high: 1 };
  const hits = estimate * n;
  const tail = (1 - confidence) / 2;
  return {
    estimate,
    low: estimate === 0 ? 0 : betaQuantile(tail, hits, n - hits + 1),
    high: estimate === 1 ? 1 : betaQuantile(1 - tail, hits + 1, n - hits),
  };
}

/**
 * Independent cases that would tell as much of a share: those that give its error, fewer by as much as the error of few trials is itself
 * uncertain, and no more than there are. Where all cases are alike, as many as if those of a trial had only one outcome.
 *
 * @see E. L. Korn, B. I. Graubard, "Confidence intervals for proportions with small expected number of positive counts estimated from survey data", 1998
 */
export function effectiveCases(moments: Moments, confidence = CONFIDENCE): number {
  const { n, trials, most, mean, nn } = moments;
  if (most <= 1) return n;
  const error = standardError(moments);
  if (!(error > 0)) return (n * n) / nn;
  const p = 1 - (1 - confidence) / 2;
  const uncertainty = normalQuantile(p, 0, 1) / tQuantile(p, trials - 1);
  return Math.min(n, ((mean * (1 - mean)) / (error * error)) * (uncertainty * uncertainty));
}
