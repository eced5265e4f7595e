import {
  divideExactly,
  productsWithDistances,
  sampleDeviation,
  squaredDistances,
  type ExactSum,
} from './exact-sum.js';
import { single, type ByTrial } from './measures/by-trial.js';
import { outcomesOf, resultsOf, winsAgainstOthers, type ContestData } from './measures/contest.js';
import { integersByTrial, sumsOf, type IntegerData } from './measures/integer.js';
import type { Measure, MeasureData } from './measures/measure.js';
import type { FigureData } from './measures/pick-measure.js';
import { countsByTrial, type ProportionData } from './measures/proportion.js';
import { countedRanges, quantitiesByTrial, type QuantityData } from './measures/quantity.js';
import type { SeriesData, SeriesMeasure } from './measures/series.js';
import { cellsOf } from './measures/table.js';
import { ratingsOf } from './statistics/bradley-terry.js';
import { CONFIDENCE, type Interval } from './statistics/interval.js';
import { meanInterval } from './statistics/mean-interval.js';
import type { Moments } from './statistics/moments.js';
import { quantileInterval } from './statistics/quantile-interval.js';
import { shareInterval } from './statistics/share-interval.js';
import { tailOf, type Spread, type Tail } from './statistics/tail.js';

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
  /** Whether the values show their tail: if not, the interval of the mean is too narrow. */
  readonly tail: Tail;
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
  /** What a player as strong as all others would win: the wins of all among their contests; NaN without a contest. */
  readonly fairShare: number;
  /** Strength of each player, in Elo points above the average of those rated; `undefined` where it cannot be told. */
  readonly ratings: readonly (Interval | undefined)[];
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
      const cells = cellsOf(data);
      const columns = data.counts[0]?.length ?? 0;
      return {
        kind: 'table',
        n: cells[0]?.n ?? 0,
        cells: data.counts.map((_, row) =>
          cells.slice(row * columns, (row + 1) * columns).map((cell) => intervalOfShare(cell, confidence)),
        ),
      };
    }
    case 'contest':
      return estimateContest(data, confidence);
  }
}

function estimateProportion(data: ProportionData, confidence: number): ProportionEstimate {
  return { kind: 'proportion', n: data.n, probability: intervalOfShare(data, confidence) };
}

function intervalOfShare(data: ProportionData, confidence: number): Interval {
  return shareInterval(momentsOf(data), confidence);
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
  const { n, min, max } = spreadOf(data);
  const ranges = countedRanges(data);
  return {
    kind: 'value',
    n,
    mean: meanInterval(moments, confidence),
    deviation: deviationOf(data),
    min,
    max,
    tail: tailOfValues(data),
    quantiles: QUANTILES.map((p) => ({ p, ...quantileInterval(ranges, p, moments, confidence) })),
  };
}

function deviationOf(data: IntegerData | QuantityData): number {
  const { n, total, squares } = sumsIn(data);
  return n < 2 ? Number.NaN : sampleDeviation(n, total, squares);
}

function sumsIn(data: IntegerData | QuantityData): Pick<QuantityData, 'n' | 'total' | 'squares'> {
  return data.kind === 'integer' ? sumsOf(data.counts) : data;
}

/** Moments of what was measured, trial by trial, without rounding on the way. */
export function momentsOf(data: ProportionData | IntegerData | QuantityData): Moments {
  if (data.kind === 'quantity') return momentsFrom(data.n, data.total, quantitiesByTrial(data));
  if (data.kind === 'integer') {
    const { n, total } = sumsOf(data.counts);
    return momentsFrom(n, total, integersByTrial(data));
  }
  const { nt, tt, ...byTrial } = countsByTrial(data);
  return momentsFrom(data.n, `${data.hits}p0`, { ...byTrial, nt: `${nt}p0`, tt: `${tt}p0` });
}

function momentsFrom(n: number, total: ExactSum, { trials, most, nn, nt, tt }: ByTrial<ExactSum>): Moments {
  if (n === 0) return { n, trials, most, mean: Number.NaN, squaredDistances: 0, nn, products: 0 };
  return {
    n,
    trials,
    most,
    mean: divideExactly(total, n),
    squaredDistances: squaredDistances(n, total, nn, nt, tt),
    nn,
    products: most > 1 ? productsWithDistances(n, total, nn, nt) : 0,
  };
}

/** The spread of all values, whatever their trials. */
export function spreadOf(data: IntegerData | QuantityData): Spread {
  const { n, total, squares } = sumsIn(data);
  const [min, max] =
    data.kind === 'integer' ? [data.counts[0]?.[0], data.counts.at(-1)?.[0]] : [data.min, data.max];
  const { mean, squaredDistances } = momentsFrom(n, total, single(n, total, squares));
  return { n, mean, min: min ?? Number.NaN, max: max ?? Number.NaN, squaredDistances };
}

/** How the values of a figure stand to their tail: a share has none to hide, and where there are no values nothing is said of them. */
export function tailOfFigure(data: FigureData): Tail {
  if (data.kind === 'proportion') return 'shown';
  return momentsOf(data).n === 0 ? 'shown' : tailOfValues(data);
}

/**
 * How values, of which there is at least one, stand to their tail. Where records of a trial make up for one another, as those of a game whose sum is fixed,
 * the values vary and the trials never do.
 */
export function tailOfValues(data: IntegerData | QuantityData): Tail {
  return momentsOf(data).squaredDistances === 0 ? 'never varied' : tailOf(spreadOf(data));
}

function estimateContest(data: ContestData, confidence: number): ContestEstimate {
  const cells = resultsOf(data).map((row) =>
    row.map((results) => ({
      n: results[0]?.n ?? 0,
      results: results.map((one) => intervalOfShare(one, confidence)),
    })),
  );
  const won = winsAgainstOthers(data);
  return {
    kind: 'contest',
    cells,
    players: won.map((one) => ({ n: one.n, won: intervalOfShare(one, confidence) })),
    fairShare: won.reduce((sum, { hits }) => sum + hits, 0) / won.reduce((sum, { n }) => sum + n, 0),
    ratings: ratingsOf(outcomesOf(data), { most: data.byTrial?.most ?? 1, confidence }),
  };
}
