import { divideExactly, squaredDistances } from './exact-sum.js';
import { winsAgainstOthers, type ContestData } from './measures/contest.js';
import type { IntegerData } from './measures/integer.js';
import type { Measure, MeasureData } from './measures/measure.js';
import type { ProportionData } from './measures/proportion.js';
import { countsOf, type QuantityData } from './measures/quantity.js';
import type { SeriesData, SeriesMeasure } from './measures/series.js';
import { CONFIDENCE, type Interval } from './statistics/interval.js';
import { meanInterval, sampleVariance, type Moments } from './statistics/mean-interval.js';
import { quantileInterval } from './statistics/quantile-interval.js';
import { wilsonInterval } from './statistics/wilson-interval.js';

/** What is known of a measure after its trials, each figure with its confidence interval. */
export type Estimate =
  ProportionEstimate | ValueEstimate | SeriesEstimate | SharesEstimate | TableEstimate | ContestEstimate;

/** How often something happens. */
interface ProportionEstimate {
  readonly kind: 'proportion';
  readonly n: number;
  readonly probability: Interval;
}

/** Mean, spread and quantiles of a value. */
export interface ValueEstimate {
  readonly kind: 'value';
  readonly n: number;
  readonly mean: Interval;
  /** Standard deviation of the sample; NaN below two values. */
  readonly deviation: number;
  /** NaN without a value. */
  readonly min: number;
  readonly max: number;
  readonly quantiles: readonly QuantileEstimate[];
}

/** A quantile, such as the median as that of 0.5. */
interface QuantileEstimate extends Interval {
  readonly p: number;
}

/** A value at each step. */
export interface SeriesEstimate {
  readonly kind: 'series';
  readonly at: readonly (ValueEstimate & { readonly step: number })[];
}

/** How often something happens at each step. */
export interface SharesEstimate {
  readonly kind: 'shares';
  readonly at: readonly (ProportionEstimate & { readonly step: number })[];
}

/** How often each combination occurs among all cases. */
interface TableEstimate {
  readonly kind: 'table';
  readonly n: number;
  readonly cells: readonly (readonly Interval[])[];
}

/** How contests end. */
export interface ContestEstimate {
  readonly kind: 'contest';
  /** By first and second player: contests, and of each result the proportion, in the order of `CONTEST_RESULTS`. */
  readonly cells: readonly (readonly { readonly n: number; readonly results: readonly Interval[] }[])[];
  /** Of each player against all others, on both sides: contests, and the proportion won. */
  readonly players: readonly { readonly n: number; readonly won: Interval }[];
}

/** Quantiles that are always reported. */
export const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/**
 * What is known of a measure.
 *
 * @throws RangeError when the data are of another kind of measure
 */
export function estimate(measure: Measure, data: MeasureData, confidence = CONFIDENCE): Estimate {
  switch (data.kind) {
    case 'proportion':
      return estimateProportion(data, confidence);
    case 'integer':
    case 'quantity':
      return estimateValue(data, confidence);
    case 'series':
      if (measure.kind !== 'series')
        throw new RangeError(`${measure.title}: expected ${measure.kind}, received series`);
      return estimateSeries(measure, data, confidence);
    case 'table': {
      const n = data.counts.flat().reduce((sum, count) => sum + count, 0);
      const cells = data.counts.map((row) => row.map((count) => wilsonInterval(count, n, confidence)));
      return { kind: 'table', n, cells };
    }
    case 'contest':
      return estimateContest(data, confidence);
  }
}

function estimateProportion({ n, hits }: ProportionData, confidence: number): ProportionEstimate {
  return { kind: 'proportion', n, probability: wilsonInterval(hits, n, confidence) };
}

function estimateSeries(
  { title, first, of }: SeriesMeasure,
  { at }: SeriesData,
  confidence: number,
): SeriesEstimate | SharesEstimate {
  const misfit = (received: string): RangeError =>
    new RangeError(`${title}: expected a series of ${of.kind}, received ${received}`);
  if (of.kind === 'proportion') {
    const shares = at.map((one, i) => {
      if (one.kind !== 'proportion') throw misfit(one.kind);
      return { ...estimateProportion(one, confidence), step: first + i };
    });
    return { kind: 'shares', at: shares };
  }
  const values = at.map((one, i) => {
    if (one.kind === 'proportion') throw misfit(one.kind);
    return { ...estimateValue(one, confidence), step: first + i };
  });
  return { kind: 'series', at: values };
}

/** Mean, spread and quantiles of a value. */
export function estimateValue(data: IntegerData | QuantityData, confidence = CONFIDENCE): ValueEstimate {
  const moments = momentsOf(data);
  const counts = countsOf(data);
  const [min, max] =
    data.kind === 'integer' ? [data.counts[0]?.[0], data.counts.at(-1)?.[0]] : [data.min, data.max];
  return {
    kind: 'value',
    n: moments.n,
    mean: meanInterval(moments, confidence),
    deviation: Math.sqrt(sampleVariance(moments)),
    min: min ?? Number.NaN,
    max: max ?? Number.NaN,
    quantiles: QUANTILES.map((p) => ({ p, ...quantileInterval(counts, p, confidence) })),
  };
}

/** Moments of what was measured, without rounding on the way. */
export function momentsOf(data: IntegerData | QuantityData): Moments {
  if (data.kind === 'quantity') {
    const { n, total, squares } = data;
    if (n === 0) return { n, mean: Number.NaN, squaredDistances: 0 };
    return { n, mean: divideExactly(total, n), squaredDistances: squaredDistances(n, total, squares) };
  }
  let [n, total, squares] = [0n, 0n, 0n];
  for (const [value, count] of data.counts) {
    n += BigInt(count);
    total += BigInt(value) * BigInt(count);
    squares += BigInt(value) * BigInt(value) * BigInt(count);
  }
  if (n === 0n) return { n: 0, mean: Number.NaN, squaredDistances: 0 };
  const cases = Number(n);
  const distances = squaredDistances(cases, `${total}p0`, `${squares}p0`);
  return { n: cases, mean: divideExactly(`${total}p0`, cases), squaredDistances: distances };
}

function estimateContest({ counts }: ContestData, confidence: number): ContestEstimate {
  const cells = counts.map((row) =>
    row.map((results) => {
      const n = results.reduce((sum, count) => sum + count, 0);
      return { n, results: results.map((count) => wilsonInterval(count, n, confidence)) };
    }),
  );
  const players = winsAgainstOthers({ kind: 'contest', counts }).map(({ n, hits }) => ({
    n,
    won: wilsonInterval(hits, n, confidence),
  }));
  return { kind: 'contest', cells, players };
}
