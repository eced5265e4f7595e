import { ratioToNumber, type Distribution } from '@ec/prng';
import type { IntegerData } from '../../measures/integer.js';
import { countsOf, type QuantityData } from '../../measures/quantity.js';
import { relativeWidth } from '../../measures/sketch.js';
import { CONFIDENCE } from '../../statistics/interval.js';
import { momentsOf } from '../../estimate.js';
import { momentsOfSingles } from '../../statistics/moments.js';
import { shareInterval } from '../../statistics/share-interval.js';
import type { FigureHead, HistogramBin, HistogramFigure } from '../balance-report.js';
import { estimated } from '../estimated.js';
import { formatStep } from '../format-value.js';

/** What a histogram is made of. */
export interface HistogramInput extends Omit<FigureHead, 'note'> {
  readonly note?: string;
  readonly unit?: string;
  readonly data: IntegerData | QuantityData;
  /** The distribution of an integer, where it is known. */
  readonly exact?: Distribution | undefined;
  readonly confidence?: number;
}

/** Most values of an integer that have a bin of their own, and bins that are aimed at otherwise. */
const MOST_SINGLE = 40;
const BINS = 25;

/** Share of the values at either end that may be put together in a bin without a bound, and when this is done. */
const TAIL = 0.005;
const LONG_TAIL = 1.5;

/** Least width of a bin: a normal double. */
const LEAST_WIDTH = 2 ** -1022;

/** Chance below which a possible value is not shown, unless it occurred. */
const NEGLIGIBLE = 1e-6;

/**
 * A histogram of counted values: every integer where there are at most 40, otherwise about 25 bins of a round width. Few values far
 * out are put together at the ends, so that they do not press all others into a corner.
 */
export function histogramFigure(input: HistogramInput): HistogramFigure {
  const { id, title, note = '', unit = '', data, exact, confidence = CONFIDENCE } = input;
  const isInteger = data.kind === 'integer';
  const counts = countsOf(data);
  const n = total(counts);
  const chances = (exact?.entries() ?? []).map(
    ([value, weight]) =>
      [value, ratioToNumber({ numerator: weight, denominator: exact?.total ?? 1n })] as const,
  );
  const { nn } = momentsOf(data);
  // Values of a trial count as if they were all the same.
  const cases = (n * n) / nn;
  const asShare = (p: number) => momentsOfSingles(n === 0 ? 0 : cases, p, cases * p * (1 - p));
  const { edges, step } = isInteger
    ? { edges: integerEdges(counts, chances), step: 1 }
    : quantityEdges(data, counts);
  const bins = edges.map(([from, to]): HistogramBin => {
    const isIn = (value: number): boolean =>
      (from === null || value >= from) && (to === null || (isInteger ? value <= to : value < to));
    const hits = total(counts.filter(([value]) => isIn(value)));
    const chance = total(chances.filter(([value]) => isIn(value)));
    return {
      label: labelOf(from, to, { isInteger, step }),
      from,
      to,
      share: estimated(shareInterval(asShare(hits / n), confidence), n),
      exact: exact ? Math.min(1, chance) : null,
    };
  });
  return { kind: 'histogram', id, title, note, unit, n, bins };
}

type Edges = readonly [from: number | null, to: number | null];
type Counts = readonly (readonly [value: number, count: number])[];

function integerEdges(counts: Counts, chances: Counts): Edges[] {
  const likely = chances.filter(([, chance]) => chance >= NEGLIGIBLE);
  const all = [...counts, ...likely].map(([value]) => value);
  if (all.length === 0) return [[null, null]];
  const [min, max] = [least(all), greatest(all)];
  if (max - min < MOST_SINGLE)
    return Array.from({ length: max - min + 1 }, (_, i) => [min + i, min + i] as const);
  const [from, to] = coreOf(counts.length > 0 ? counts : likely, min, max);
  const width = Math.max(1, roundWidth((to - from) / BINS));
  return withEnds(binsOf(from, to, width), min, max).map(([a, b]) => [a, b === null ? null : b - 1]);
}

/** Edges, and the step between them. */
function quantityEdges(
  { min, max, sketch }: QuantityData,
  counts: Counts,
): { readonly edges: Edges[]; readonly step: number } {
  const whole = { edges: [[null, null] as const], step: 1 };
  if (min === undefined || max === undefined || min === max) return whole;
  const [from, to] = coreOf(counts, min, max);
  // Values are known to within their bucket only, and to within a double: finer bins would show the edges of these.
  const finest = Math.max(4 * relativeWidth(sketch), Number.EPSILON);
  const width = roundWidth(Math.max((to - from) / BINS, finest * Math.max(Math.abs(from), Math.abs(to))));
  return width === 0 ? whole : { edges: withEnds(binsOf(from, to, width), min, max), step: width };
}

/** From the least to the greatest value, or without the tails where these are long. */
function coreOf(counts: Counts, min: number, max: number): readonly [number, number] {
  const [from, to] = [valueAt(counts, TAIL), valueAt(counts, 1 - TAIL)];
  return max - min <= LONG_TAIL * (to - from) || from === to ? [min, max] : [from, to];
}

/** Bins of a width from one that holds the first value to one that holds the last; edges are multiples of the width. */
function binsOf(from: number, to: number, width: number): (readonly [number, number])[] {
  const first = Math.floor(from / width);
  const length = Math.floor(to / width) - first + 1;
  // Tenths and the like are not doubles, but their inverses are: dividing gives 0.3 where multiplying gives 0.30000000000000004.
  const at = (i: number): number => (width < 1 ? i / Number((1 / width).toPrecision(12)) : i * width);
  const edges = Array.from({ length: length + 1 }, (_, i) => at(first + i));
  return edges.slice(1).map((edge, i) => [edges[i] ?? edge, edge] as const);
}

function withEnds(bins: readonly (readonly [number, number])[], min: number, max: number): Edges[] {
  const [from, to] = [bins[0]?.[0] ?? min, bins.at(-1)?.[1] ?? max];
  const below: Edges[] = min < from ? [[null, from]] : [];
  const above: Edges[] = max >= to ? [[to, null]] : [];
  return [...below, ...bins, ...above];
}

/** The next of 1, 2 and 5 times a power of ten; 0 where it is too small to be the inverse of a double. */
function roundWidth(least: number): number {
  if (!(least >= LEAST_WIDTH)) return 0;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((step) => step * power >= least * (1 - 1e-9)) ?? 10) * power;
}

function labelOf(
  from: number | null,
  to: number | null,
  { isInteger, step }: { readonly isInteger: boolean; readonly step: number },
): string {
  const [a, b] = [from, to].map((edge) => (edge === null ? '' : formatStep(edge, step)));
  if (from === null) return to === null ? 'all' : isInteger ? `≤ ${b}` : `< ${b}`;
  if (to === null) return `≥ ${a}`;
  return from === to ? `${a}` : `${a} to ${b}`;
}

function valueAt(counts: Counts, p: number): number {
  let left = p * total(counts);
  for (const [value, count] of counts) {
    left -= count;
    if (left <= 0) return value;
  }
  return counts.at(-1)?.[0] ?? 0;
}

function total(counts: Counts): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b));
}

function greatest(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b));
}
