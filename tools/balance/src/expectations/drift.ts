import normalCdf from '@stdlib/stats-base-dists-normal-cdf';
import { momentsOf } from '../estimate.js';
import type { MeasureData } from '../measures/measure.js';
import type { Result } from '../result.js';
import { holm } from '../statistics/holm.js';
import { sampleVariance, type Moments } from '../statistics/mean-interval.js';

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
  if (before.kind === 'proportion' && now.kind === 'proportion')
    return [compareMeans(what, binary(before.hits, before.n), binary(now.hits, now.n))];
  if (isValue(before) && isValue(now)) return [compareMeans(what, momentsOf(before), momentsOf(now))];
  if (before.kind === 'series' && now.kind === 'series')
    return now.at.flatMap((data, i) => {
      const earlier = before.at[i];
      return earlier ? compareData(`${what}, step ${i}`, earlier, data) : [];
    });
  const [a, b] = [cellsOf(before), cellsOf(now)];
  const [n, m] = [sum(a), sum(b)];
  return b.map((count, i) => compareMeans(`${what}, cell ${i + 1}`, binary(a[i] ?? 0, n), binary(count, m)));
}

function isValue(data: MeasureData): data is Extract<MeasureData, { kind: 'integer' | 'quantity' }> {
  return data.kind === 'integer' || data.kind === 'quantity';
}

function cellsOf(data: MeasureData): number[] {
  if (data.kind === 'table') return data.counts.flat();
  return data.kind === 'contest' ? data.counts.flat(2) : [];
}

/** Cases that happened or not as values of 1 and 0. */
function binary(hits: number, n: number): Moments {
  const mean = n === 0 ? Number.NaN : hits / n;
  return { n, mean, squaredDistances: n === 0 ? 0 : n * mean * (1 - mean) };
}

function compareMeans(what: string, before: Moments, now: Moments): Figure {
  const error = Math.sqrt(sampleVariance(before) / before.n + sampleVariance(now) / now.n);
  const distance = now.mean - before.mean;
  const z = distance === 0 ? 0 : distance / error;
  const head = { what, before: before.mean, now: now.mean };
  return Number.isNaN(z)
    ? { ...head, z: 0, p: 1 }
    : { ...head, z, p: 2 * (1 - normalCdf(Math.abs(z), 0, 1)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
