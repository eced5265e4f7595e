import type { ParameterValue } from '@ec/engine';
import { momentsOf } from '../../estimate.js';
import type { AnyExperiment } from '../../experiment.js';
import type { PickedMeasure } from '../../measures/pick-measure.js';
import type { Result } from '../../result.js';
import { meanInterval } from '../../statistics/mean-interval.js';
import { shareInterval } from '../../statistics/share-interval.js';
import type { Estimated, Figure } from '../balance-report.js';
import { estimated } from '../estimated.js';
import { figureId } from '../figure-id.js';
import { barsFigure } from './bars-figure.js';
import { heatFigure } from './heat-figure.js';
import { sweepFigure } from './sweep-figure.js';

/** What the figures of a sweep are made of. */
export interface SweepFiguresInput {
  readonly experiment: Pick<AnyExperiment, 'parameters'>;
  /** One for each point. */
  readonly results: readonly Result[];
  readonly measures: readonly PickedMeasure[];
  readonly confidence: number;
  /** Parameters that follow the others, which are not shown by themselves. */
  readonly linked?: readonly string[];
}

/** Values of a parameter beyond which they are put into groups, where other parameters change as well. */
const MOST_VALUES = 12;

/** Groups of values. */
const GROUPS = 8;

/** Points of which all are shown, and how many are shown at each end of more. */
const ALL_POINTS = 30;
const END_POINTS = 12;

/** Keys of the parameters that differ among results, in the order of the experiment, without those that follow others. */
export function sweptKeys(
  { parameters }: Pick<AnyExperiment, 'parameters'>,
  results: readonly Result[],
  linked: readonly string[] = [],
): string[] {
  return parameters.flatMap(({ key }) =>
    !linked.includes(key) && new Set(results.map((one) => one.parameters[key])).size > 1 ? [key] : [],
  );
}

/**
 * Figures of a sweep: along one parameter a line; over every combination of two a heat map; otherwise, for each parameter, the mean
 * over all points by its value, with the range of those points, and the points with most and least.
 */
export function sweepFigures(input: SweepFiguresInput): Figure[] {
  const keys = sweptKeys(input.experiment, input.results, input.linked);
  return input.measures.flatMap((measure) => {
    const points = input.results.map((result) => ({
      result,
      value: valueOf(measure, result, input.confidence),
    }));
    const [first, second, ...others] = keys;
    if (first === undefined) return [];
    if (second === undefined) return [alongFigure(input, measure, first, points)];
    const rows = distinct(points, first);
    const columns = distinct(points, second);
    if (others.length === 0 && rows.length * columns.length === points.length)
      return [mapFigure({ measure, points, first, second, rows, columns })];
    return [
      ...keys.map((key) => effectFigure(input, measure, key, points)),
      pointsFigure(measure, keys, points),
    ];
  });
}

interface PointValue {
  readonly result: Result;
  readonly value: Estimated;
}

function valueOf(measure: PickedMeasure, { measures }: Result, confidence: number): Estimated {
  const data = measures[measure.measure];
  if (!data) return { value: null, low: null, high: null, n: 0 };
  const figure = measure.of(data);
  const moments = momentsOf(figure);
  const intervalOf = figure.kind === 'proportion' ? shareInterval : meanInterval;
  return estimated(intervalOf(moments, confidence), moments.n);
}

function headOf({ title, unit, isShare }: PickedMeasure) {
  return { title, format: isShare ? 'share' : 'number', unit } as const;
}

function alongFigure(
  { experiment }: SweepFiguresInput,
  measure: PickedMeasure,
  key: string,
  points: readonly PointValue[],
): Figure {
  return sweepFigure({
    ...headOf(measure),
    id: figureId(`${measure.name}-${key}`),
    title: `${measure.title}, by ${key}`,
    ...parameterOf(experiment, key),
    points: points.flatMap(({ result, value }) => {
      const at = result.parameters[key];
      return at === undefined ? [] : [{ at, values: [value] }];
    }),
  });
}

function mapFigure(map: {
  readonly measure: PickedMeasure;
  readonly points: readonly PointValue[];
  readonly first: string;
  readonly second: string;
  readonly rows: readonly ParameterValue[];
  readonly columns: readonly ParameterValue[];
}): Figure {
  const { measure, points, first, second, rows, columns } = map;
  const none: Estimated = { value: null, low: null, high: null, n: 0 };
  return heatFigure({
    ...headOf(measure),
    id: figureId(`${measure.name}-map`),
    title: `${measure.title}, by ${first} and ${second}`,
    rowTitle: first,
    columnTitle: second,
    rows: rows.map(String),
    columns: columns.map(String),
    cells: rows.map((row) =>
      columns.map(
        (column) =>
          points.find(
            ({ result: { parameters } }) => parameters[first] === row && parameters[second] === column,
          )?.value ?? none,
      ),
    ),
  });
}

/** The mean over all points by the value of one parameter, whatever the others are. */
function effectFigure(
  { experiment }: SweepFiguresInput,
  measure: PickedMeasure,
  key: string,
  points: readonly PointValue[],
): Figure {
  const groups = groupsOf(distinct(points, key)).map((values) => {
    const chosen = points.flatMap(({ result, value: { value } }) => {
      const at = result.parameters[key];
      return at !== undefined && value !== null && values.includes(at) ? [value] : [];
    });
    const [least, most] = [values[0], values.at(-1)];
    const mean = chosen.reduce((sum, value) => sum + value, 0) / chosen.length;
    return {
      at: least === most ? (least ?? '') : `${least} to ${most}`,
      values: [{ value: mean, low: null, high: null, n: chosen.length }],
    };
  });
  return sweepFigure({
    ...headOf(measure),
    id: figureId(`${measure.name}-${key}`),
    title: `${measure.title}, by ${key}`,
    note: 'Means over all points, which differ in other parameters as well.',
    ...parameterOf(experiment, key),
    points: groups,
  });
}

function pointsFigure(
  measure: PickedMeasure,
  keys: readonly string[],
  points: readonly PointValue[],
): Figure {
  const sorted = points.toSorted((a, b) => (b.value.value ?? 0) - (a.value.value ?? 0));
  const isLong = sorted.length > ALL_POINTS;
  const shown = isLong ? [...sorted.slice(0, END_POINTS), ...sorted.slice(-END_POINTS)] : sorted;
  return barsFigure({
    ...headOf(measure),
    id: figureId(`${measure.name}-points`),
    title: `${measure.title}, by point`,
    note: isLong ? `The ${END_POINTS} points with most and with least, of ${sorted.length}.` : '',
    bars: shown.map(({ result: { parameters }, value }) => ({
      label: keys.map((key) => `${key}=${parameters[key]}`).join(', '),
      values: [value],
    })),
  });
}

function parameterOf({ parameters }: Pick<AnyExperiment, 'parameters'>, key: string) {
  const row = parameters.find((one) => one.key === key);
  return { parameter: key, parameterUnit: row?.unit ?? '', ...(row && { current: row.default }) };
}

function distinct(points: readonly PointValue[], key: string): ParameterValue[] {
  const values = [...new Set(points.flatMap(({ result }) => result.parameters[key] ?? []))];
  return values.every((value) => typeof value === 'number') ? values.toSorted((a, b) => a - b) : values;
}

/** Each value by itself, or, of many, as many in each of some groups. */
function groupsOf(values: readonly ParameterValue[]): ParameterValue[][] {
  if (values.length <= MOST_VALUES) return values.map((value) => [value]);
  return Array.from({ length: GROUPS }, (_, i) =>
    values.slice(Math.floor((i * values.length) / GROUPS), Math.floor(((i + 1) * values.length) / GROUPS)),
  );
}
