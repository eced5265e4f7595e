import normalCdf from '@stdlib/stats-base-dists-normal-cdf';
import tCdf from '@stdlib/stats-base-dists-t-cdf';
import { momentsOf } from '../estimate.js';
import type { MeasureData } from '../measures/measure.js';
import type { ProportionData } from '../measures/proportion.js';
import type { Result } from '../result.js';
import { LEAST_EXPECTED } from '../statistics/goodness-of-fit.js';
import { holm } from '../statistics/holm.js';
import { LEAST_VALUES, sampleVariance, type Moments } from '../statistics/mean-interval.js';

/** A figure of two results. */
export interface Change {
  readonly experiment: string;
  /** Measure, and where in it: a step, a cell. */
  readonly what: string;
  readonly before: number;
  readonly now: number;
  /** Now less before, in standard errors; infinite when neither varies and they differ. */
  readonly z: number;
  /** Chance of such a difference, or a larger one, when nothing has changed; corrected for everything that is compared. */
  readonly p: number;
}

/** All figures of two results, before and now: shares of cases and means. */
export function changes(pairs: readonly { readonly before: Result; readonly now: Result }[]): Change[] {
  const figures = pairs.flatMap(({ before, now }) =>
    Object.entries(now.measures).flatMap(([name, data]) => {
      const earlier = before.measures[name];
      const { experiment } = now;
      return earlier ? compareData(name, earlier, data).map((one) => ({ ...one, experiment })) : [];
    }),
  );
  const corrected = holm(figures.map(({ p }) => p));
  return figures.map((one, i) => ({ ...one, p: corrected[i] ?? 1 }));
}

type Figure = Omit<Change, 'experiment'>;

function compareData(what: string, before: MeasureData, now: MeasureData): Figure[] {
  if (before.kind === 'proportion' && now.kind === 'proportion') return [compareShares(what, before, now)];
  if (isValue(before) && isValue(now)) return [compareMeans(what, momentsOf(before), momentsOf(now))];
  if (before.kind === 'series' && now.kind === 'series')
    return now.at.flatMap((data, i) => {
      const earlier = before.at[i];
      return earlier ? compareData(`${what}, step ${i}`, earlier, data) : [];
    });
  const [a, b] = [cellsOf(before), cellsOf(now)];
  const [n, m] = [sum(a), sum(b)];
  return b.map((count, i) =>
    compareShares(`${what}, cell ${i + 1}`, { n, hits: a[i] ?? 0 }, { n: m, hits: count }),
  );
}

function isValue(data: MeasureData): data is Extract<MeasureData, { kind: 'integer' | 'quantity' }> {
  return data.kind === 'integer' || data.kind === 'quantity';
}

function cellsOf(data: MeasureData): number[] {
  if (data.kind === 'table') return data.counts.flat();
  return data.kind === 'contest' ? data.counts.flat(2) : [];
}

/** Cases, and those in which something happened. */
type Cases = Pick<ProportionData, 'n' | 'hits'>;

/** Two shares, as in a test of two by two cells; the same where there are too few cases to tell. */
function compareShares(what: string, before: Cases, now: Cases): Figure {
  const [was, is] = [before.hits / before.n, now.hits / now.n];
  const pooled = (before.hits + now.hits) / (before.n + now.n);
  const fewest = Math.min(before.n, now.n) * Math.min(pooled, 1 - pooled);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.n + 1 / now.n));
  const z = fewest >= LEAST_EXPECTED ? (is - was) / error : 0;
  return { what, before: was, now: is, z, p: 2 * normalCdf(-Math.abs(z), 0, 1) };
}

/** Two means (Welch's t with as few degrees as there may be); the same where there are too few values to tell. */
function compareMeans(what: string, before: Moments, now: Moments): Figure {
  const head = { what, before: before.mean, now: now.mean };
  const fewest = Math.min(before.n, now.n);
  const distance = now.mean - before.mean;
  if (fewest < LEAST_VALUES || distance === 0) return { ...head, z: 0, p: 1 };
  const z = distance / Math.sqrt(sampleVariance(before) / before.n + sampleVariance(now) / now.n);
  return { ...head, z, p: Number.isFinite(z) ? 2 * tCdf(-Math.abs(z), fewest - 1) : 0 };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
