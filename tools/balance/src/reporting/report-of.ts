import { ratioToNumber, type Distribution, type Ratio } from '@ec/prng';
import { estimate, momentsOf, spreadOf, tailOfValues, type SeriesEstimate } from '../estimate.js';
import type { AnyExperiment } from '../experiment.js';
import type { IntegerData } from '../measures/integer.js';
import type { Measure, MeasureData } from '../measures/measure.js';
import type { QuantityData } from '../measures/quantity.js';
import type { Result } from '../result.js';
import { CONFIDENCE } from '../statistics/interval.js';
import { farthestShare } from '../statistics/tail.js';
import {
  BALANCE_REPORT_SCHEMA,
  type BalanceReport,
  type Figure,
  type ReportParameter,
  type ReportVerdict,
  type Verdict,
} from './balance-report.js';
import { estimated } from './estimated.js';
import { figureId } from './figure-id.js';
import { bandsFigure } from './figures/bands-figure.js';
import { barsFigure } from './figures/bars-figure.js';
import { contestFigures } from './figures/contest-figure.js';
import { heatFigure } from './figures/heat-figure.js';
import { histogramFigure } from './figures/histogram-figure.js';
import { sharesFigure } from './figures/shares-figure.js';
import { formatDigits, formatEstimated, formatNumber, formatValue } from './format-value.js';

/** An expectation that was judged. */
export interface JudgedExpectation {
  readonly expectation: { readonly because: string };
  /** The expectation in words. */
  readonly text: string;
  readonly verdict: Verdict;
  /** What was observed, in words. */
  readonly observed: string;
  readonly breachP?: number;
  readonly holdP?: number | null;
}

/** What a report is made from. */
export interface ReportInput {
  readonly experiment: Pick<AnyExperiment, 'id' | 'title' | 'question' | 'parameters' | 'measures' | 'exact'>;
  /** The results of its runs: one, or several under different parameters. */
  readonly results: readonly [Result, ...Result[]];
  /** Measures that get a figure, by name: all of a single result and none of several when absent. */
  readonly measures?: readonly string[];
  readonly verdicts?: readonly JudgedExpectation[];
  /** Figures that come before those of the measures. */
  readonly figures?: readonly Figure[];
  /** Sentences that come before those about the measures. */
  readonly summary?: readonly string[];
  readonly command?: string;
  readonly versions?: Readonly<Record<string, string>>;
  /** In place of the experiment's title and question. */
  readonly title?: string;
  readonly question?: string;
  /** Confidence of the measures' intervals; 95 % when absent. */
  readonly confidence?: number;
}

/**
 * A report of an experiment's results: the figures given, then one for each measure; proportions share one.
 *
 * @throws RangeError when a measure is not of the experiment or its data are of another kind
 */
export function reportOf(input: ReportInput): BalanceReport {
  const { experiment, results, verdicts = [], command = '', versions = {}, confidence = CONFIDENCE } = input;
  const [first] = results;
  const names = input.measures ?? (results.length === 1 ? Object.keys(experiment.measures) : []);
  const parts = results.map((result) => partOf(result, { input, names, confidence }));
  const figures = [...(input.figures ?? []), ...parts.flatMap((part) => part.figures)];
  return {
    schema: BALANCE_REPORT_SCHEMA,
    title: input.title ?? experiment.title,
    question: input.question ?? experiment.question,
    command,
    experiment: experiment.id,
    seed: first.seed,
    trials: results.reduce((sum, { trials }) => sum + trials, 0),
    confidence,
    parameters: parametersOf(experiment, results),
    versions,
    summary: [...(input.summary ?? []), ...parts.flatMap((part) => part.summary)],
    verdicts: verdicts.map(verdictOf),
    figures: withUniqueIds(figures),
  };
}

interface Part {
  readonly figures: readonly Figure[];
  readonly summary: readonly string[];
}

interface PartOptions {
  readonly input: ReportInput;
  readonly names: readonly string[];
  readonly confidence: number;
}

function partOf(result: Result, { input, names, confidence }: PartOptions): Part {
  const { experiment, results } = input;
  const suffix = suffixOf(result, results);
  const exact = experiment.exact?.(result.parameters) ?? {};
  const measured = names.map((name) => {
    const [measure, data] = [experiment.measures[name], result.measures[name]];
    if (!measure || !data)
      throw new RangeError(
        `measure: expected one of ${Object.keys(experiment.measures).join(', ')}, received ${name}`,
      );
    return { name, measure, data, title: `${measure.title}${suffix}`, exact: exact[name] };
  });
  const proportions = measured.filter(({ data }) => data.kind === 'proportion');
  const shares = proportions.length === 0 ? [] : [proportionsFigure(proportions, suffix, confidence)];
  return {
    figures: [
      ...shares,
      ...measured.flatMap((one) => (one.data.kind === 'proportion' ? [] : figuresOf(one, confidence))),
    ],
    summary: measured.flatMap((one) => sentencesOf(one, confidence)),
  };
}

interface Measured {
  readonly name: string;
  readonly measure: Measure;
  readonly data: MeasureData;
  readonly title: string;
  readonly exact: Distribution | Ratio<bigint> | undefined;
}

function proportionsFigure(measured: readonly Measured[], suffix: string, confidence: number): Figure {
  return barsFigure({
    id: 'proportions',
    title: `How often${suffix}`,
    format: 'share',
    bars: measured.map(({ measure, data, exact }) => {
      const found = estimate(measure, data, confidence);
      if (found.kind !== 'proportion') throw misfit(measure, found.kind);
      const note =
        exact && 'numerator' in exact
          ? `exactly ${formatValue(ratioToNumber(exact), { format: 'share' })}`
          : '';
      return { label: measure.title, values: [{ ...estimated(found.probability, found.n), note }] };
    }),
  });
}

function figuresOf({ name, measure, data, title, exact }: Measured, confidence: number): Figure[] {
  const head = { id: figureId(name), title };
  if (data.kind === 'integer' || data.kind === 'quantity') {
    const distribution = exact && 'values' in exact ? exact : undefined;
    const unit = measure.kind === 'integer' || measure.kind === 'quantity' ? measure.unit : '';
    return [histogramFigure({ ...head, note: noteOf(data), unit, data, exact: distribution, confidence })];
  }
  const found = estimate(measure, data, confidence);
  if (found.kind === 'series' && measure.kind === 'series') {
    const unit = measure.of.kind === 'proportion' ? '' : measure.of.unit;
    return [bandsFigure({ ...head, note: seriesNote(found), step: measure.step, unit, estimate: found })];
  }
  if (found.kind === 'shares' && measure.kind === 'series')
    return [sharesFigure({ ...head, step: measure.step, estimate: found })];
  if (found.kind === 'table' && measure.kind === 'table')
    return [
      heatFigure({
        ...head,
        note: 'Shares of all cases.',
        rows: measure.rows,
        columns: measure.columns,
        format: 'share',
        cells: found.cells.map((row) => row.map((cell) => estimated(cell, found.n))),
      }),
    ];
  if (found.kind === 'contest' && measure.kind === 'contest')
    return contestFigures({ ...head, players: measure.players, estimate: found });
  throw misfit(measure, found.kind);
}

/** What a reader of the mean must know of its tail. */
function noteOf(data: IntegerData | QuantityData): string {
  const spread = spreadOf(data);
  if (spread.n === 0) return '';
  switch (tailOfValues(data)) {
    case 'shown':
      return '';
    case 'one value':
      return `One value makes up ${formatNumber(100 * farthestShare(spread), 0)} % of the spread: the trials do not show the tail, and the mean may be far from its interval.`;
    case 'never varied':
      return spread.min === spread.max
        ? `The same in all ${formatNumber(spread.n, 0)} cases: values that are rarer than that would not have shown.`
        : `The same mean in each of ${formatNumber(momentsOf(data).trials, 0)} trials: one that is rarer than that would not have shown.`;
  }
}

function seriesNote({ at }: SeriesEstimate): string {
  const hidden = at.filter(({ tail }) => tail === 'one value').length;
  if (hidden === 0) return '';
  return `At ${hidden} of ${at.length} steps one value makes up most of the spread: the mean there may be far from its interval.`;
}

function sentencesOf({ measure, data, title }: Measured, confidence: number): string[] {
  const found = estimate(measure, data, confidence);
  if (found.kind === 'proportion')
    return [
      `${title}: ${formatEstimated(estimated(found.probability), { format: 'share' })} of ${formatNumber(found.n, 0)}.`,
    ];
  if (found.kind !== 'value' || found.n === 0) return [];
  const unit =
    (measure.kind === 'integer' || measure.kind === 'quantity') && measure.unit !== ''
      ? ` ${measure.unit}`
      : '';
  const mean = formatEstimated(estimated(found.mean), { format: 'number' });
  const at = (p: number): string =>
    formatDigits(found.quantiles.find((quantile) => quantile.p === p)?.estimate ?? Number.NaN);
  const deviation = Number.isFinite(found.deviation)
    ? `, standard deviation ${formatDigits(found.deviation)}`
    : '';
  const note = data.kind === 'integer' || data.kind === 'quantity' ? noteOf(data) : '';
  return [
    `${title}: mean ${mean}${unit}${deviation}; median ${at(0.5)}, 90 % of values from ${at(0.05)} to ${at(0.95)}.`,
    ...(note === '' ? [] : [`${title}: ${note}`]),
  ];
}

export function verdictOf({
  expectation,
  text,
  verdict,
  observed,
  breachP,
  holdP,
}: JudgedExpectation): ReportVerdict {
  const chance = (p: number | null | undefined): number | null =>
    p !== undefined && p !== null && Number.isFinite(p) ? p : null;
  return {
    text,
    because: expectation.because,
    verdict,
    observed,
    breachP: chance(breachP),
    holdP: chance(holdP),
  };
}

function parametersOf(
  { parameters }: ReportInput['experiment'],
  results: readonly Result[],
): ReportParameter[] {
  return parameters.map(({ key, default: normal, unit, description, source }) => {
    const values = results.map((result) => result.parameters[key] ?? normal);
    return { key, values: [...new Set(values)], default: normal, unit, description, source };
  });
}

/** What sets a result apart from the others: `, wages = 3`. */
function suffixOf({ parameters }: Result, results: readonly Result[]): string {
  const own = Object.entries(parameters).filter(([key, value]) =>
    results.some((other) => other.parameters[key] !== value),
  );
  return own.map(([key, value]) => `, ${key} = ${value}`).join('');
}

function withUniqueIds(figures: readonly Figure[]): Figure[] {
  const seen = new Map<string, number>();
  return figures.map((figure) => {
    let id = figure.id;
    while (seen.has(id)) {
      const count = (seen.get(figure.id) ?? 1) + 1;
      seen.set(figure.id, count);
      id = `${figure.id}-${count}`;
    }
    seen.set(id, 1);
    return { ...figure, id };
  });
}

/** A name of a measure, such as `survivorsLeft`, in kebab-case. */
function misfit({ title, kind }: Measure, received: string): RangeError {
  return new RangeError(`${title}: expected data of a ${kind}, received ${received}`);
}
