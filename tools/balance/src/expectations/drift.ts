import normalCdf from '@stdlib/stats-base-dists-normal-cdf';
import tCdf from '@stdlib/stats-base-dists-t-cdf';
import { momentsOf } from '../estimate.js';
import type { MeasureData } from '../measures/measure.js';
import { resultsOf } from '../measures/contest.js';
import type { ProportionData } from '../measures/proportion.js';
import { cellsOf } from '../measures/table.js';
import type { Result } from '../result.js';
import { LEAST_EXPECTED } from '../statistics/goodness-of-fit.js';
import { holm } from '../statistics/holm.js';
import { LEAST_VALUES, standardError, type Moments } from '../statistics/moments.js';
import { effectiveCases } from '../statistics/share-interval.js';

/** A figure of two results. */
export interface Change {
  /** Measure, and where in it: a step, a cell. */
  readonly what: string;
  readonly before: number;
  readonly now: number;
  /** Now less before, in standard errors; infinite when neither varies and they differ. */
  readonly z: number;
  /** Chance of such a difference, or a larger one, when nothing has changed; corrected for everything that is compared. */
  readonly p: number;
}

/** All figures of two results of one experiment, before and now: shares of cases and means. Their draws are taken for independent. */
export function changes(before: Result, now: Result): Change[] {
  const figures = Object.entries(now.measures).flatMap(([name, data]) => {
    const earlier = before.measures[name];
    return earlier ? compareData(name, earlier, data) : [];
  });
  const corrected = holm(figures.map(({ p }) => p));
  return figures.map((one, i) => ({ ...one, p: corrected[i] ?? 1 }));
}

function compareData(what: string, before: MeasureData, now: MeasureData): Change[] {
  if (before.kind === 'proportion' && now.kind === 'proportion') return [compareShares(what, before, now)];
  if (isValue(before) && isValue(now)) return [compareMeans(what, momentsOf(before), momentsOf(now))];
  if (before.kind === 'series' && now.kind === 'series')
    return now.at.flatMap((data, i) => {
      const earlier = before.at[i];
      return earlier ? compareData(`${what}, step ${i}`, earlier, data) : [];
    });
  const earlier = sharesOf(before);
  return sharesOf(now).flatMap((cell, i) => {
    const was = earlier[i];
    return was ? compareShares(`${what}, cell ${i + 1}`, was, cell) : [];
  });
}

function isValue(data: MeasureData): data is Extract<MeasureData, { kind: 'integer' | 'quantity' }> {
  return data.kind === 'integer' || data.kind === 'quantity';
}

function sharesOf(data: MeasureData): ProportionData[] {
  if (data.kind === 'table') return cellsOf(data);
  return data.kind === 'contest' ? resultsOf(data).flat(2) : [];
}

/** Two shares, as in a test of two by two cells; the same where there are too few cases to tell. */
function compareShares(what: string, before: ProportionData, now: ProportionData): Change {
  const [n, m] = [effectiveCases(momentsOf(before)), effectiveCases(momentsOf(now))];
  const [was, is] = [before.hits / before.n, now.hits / now.n];
  const pooled = (was * n + is * m) / (n + m);
  const fewest = Math.min(n, m) * Math.min(pooled, 1 - pooled);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m));
  const z = fewest >= LEAST_EXPECTED ? (is - was) / error : 0;
  return { what, before: was, now: is, z, p: 2 * normalCdf(-Math.abs(z), 0, 1) };
}

/**
 * Two means: Student's t with as few degrees as there may be; the same where there are too few values to tell. When nothing has changed,
 * the trials of both results are of one distribution. So all are taken to differ as much as those of the result where they differ more:
 * a small one that has missed rare values does not show how far off it is.
 */
function compareMeans(what: string, before: Moments, now: Moments): Change {
  const head = { what, before: before.mean, now: now.mean };
  const fewest = Math.min(before.trials, now.trials);
  const distance = now.mean - before.mean;
  if (fewest < LEAST_VALUES || distance === 0) return { ...head, z: 0, p: 1 };
  const variance = Math.max(...[before, now].map((one) => standardError(one) ** 2 * one.trials));
  const z = distance / Math.sqrt(variance / before.trials + variance / now.trials);
  return { ...head, z, p: Number.isFinite(z) ? 2 * tCdf(-Math.abs(z), fewest - 1) : 0 };
}
