import { tailOfFigure } from '../estimate.js';
import type { AnyExperiment } from '../experiment.js';
import type { PickedMeasure } from '../measures/pick-measure.js';
import { isExact } from '../running/stop-rule.js';
import type { BalanceReport, Figure } from './balance-report.js';
import { certain, estimated } from './estimated.js';
import { barsFigure } from './figures/bars-figure.js';
import { sweepFigure } from './figures/sweep-figure.js';
import { formatDigits, formatEstimated, formatValue } from './format-value.js';
import { reportOf } from './report-of.js';
import { unmeasured, type Job } from '../running/job.js';
import type { Code } from '../code/code.js';
import { mixedCode } from '../code/mixed-code.js';
import type { Result } from '../result.js';
import type { Root, Solved, SolvedPoint } from '../running/solve.js';
import { isBounded } from '../statistics/confidence-sequence.js';

/** What the report of a search for a value is made of. */
export interface SolveReportInput {
  readonly experiment: AnyExperiment;
  readonly job: Job;
  readonly figure: PickedMeasure;
  readonly key: string;
  readonly values: readonly number[];
  readonly target: number;
  readonly found: Solved;
  readonly isBrokenOff: boolean;
  /** Those that its results may have. */
  readonly codes: readonly Code[];
  readonly command: string;
  readonly confidence: number;
}

/** The report of a search: where the figure crosses the target, and the curve as far as it was looked at. */
export function solveReport(input: SolveReportInput): BalanceReport {
  const { experiment, job, figure, key, target, found, isBrokenOff, codes, command, confidence } = input;
  const { roots, points } = found;
  const results = points.map(({ result }) => ({ ...result, measures: {} }));
  const [first = unmeasured(job, 0), ...others] = results;
  return reportOf({
    experiment,
    results: [first, ...others],
    measures: [],
    figures: [
      ...(roots.length === 0 ? [] : [rootsFigure(input)]),
      ...(points.length === 0 ? [] : [curveFigure(input)]),
    ],
    summary: [
      ...mixedCode(
        found.points.map(({ result }) => result),
        codes,
      ),
      ...(isBrokenOff ? ['Broken off: this is what the values show that were looked at so far.'] : []),
      ...rootSentences(input),
      ...unclearSentences(input),
      ...refusedSentences(found, key),
      ...(points.length === 0 ? [] : [guarantee(input)]),
    ],
    title: `${experiment.title}: where ${figure.name} is ${written(target, figure)}`,
    question: `At which ${key} is "${figure.title}" ${written(target, figure)}?`,
    command,
    confidence,
  });
}

function rootSentences(input: SolveReportInput): string[] {
  const { figure, key, target, found } = input;
  const { roots, points } = found;
  const [low, high] = [points[0], points.at(-1)];
  if (!low || !high) return [`No value of ${key} could be looked at.`];
  const wanted = written(target, figure);
  if (roots.length > 0)
    return [
      ...(roots.length > 1 ? [`${figure.name} crosses ${wanted} at least ${roots.length} times.`] : []),
      ...roots.map((root) => rootSentence(root, input)),
    ];
  const sides = new Set(points.map(({ side }) => side));
  const ends = `${at(low, input)} to ${at(high, input)}`;
  if (sides.has('unclear'))
    return [`No value of ${key} is sure to be one where ${figure.name} crosses ${wanted}, from ${ends}.`];
  return [
    `No root in the range: ${figure.name} is ${sides.has('above') ? 'above' : 'below'} ${wanted} at all ` +
      `${points.length} values that were looked at, from ${ends}.`,
  ];
}

function rootSentence(root: Root, input: SolveReportInput): string {
  const { figure, key, target } = input;
  const { low, high, rises, unclear, estimate } = root;
  const between =
    unclear.length === 0
      ? ''
      : ` Between them it cannot be told from ${written(target, figure)}; more trials narrow this.`;
  return (
    `${figure.name} ${rises ? 'rises' : 'falls'} through ${written(target, figure)} between ${key} ` +
    `${at(low, input)} and ${at(high, input)}. It does so at about ${formatDigits(estimate)}; ` +
    `nearest to the target is ${nearest(root, target).value}.${between}`
  );
}

/** The value whose estimate is nearest to the target. */
function nearest({ low, high, unclear }: Root, target: number): SolvedPoint {
  const distance = ({ interval }: SolvedPoint): number => Math.abs(interval.estimate - target);
  return [low, ...unclear, high].reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Values outside of every root that cannot be told from the target: the figure may touch it there. */
function unclearSentences(input: SolveReportInput): string[] {
  const { found, figure, key, target } = input;
  const within = new Set(found.roots.flatMap(({ unclear }) => unclear));
  const outside = found.points.filter((one) => one.side === 'unclear' && !within.has(one));
  const hidden = outside.filter(
    ({ interval: { low, high }, result }) => low < high && !showsTail(result, figure),
  );
  const close = outside.filter((one) => !hidden.includes(one));
  const listed = (points: readonly SolvedPoint[]): string => points.map(({ value }) => value).join(', ');
  const also = found.roots.length > 0 ? ' also' : '';
  const more = isBounded(figure.bounds)
    ? 'More trials, or a "min" and "max" of the measure that are closer, tell more.'
    : 'A "min" and "max" of the measure, and its "perTrial", would tell.';
  return [
    ...(close.length === 0
      ? []
      : [
          `It may touch or cross it${also} at ${key} ${listed(close)}, where ` +
            `${figure.name} cannot be told from ${written(target, figure)}.`,
        ]),
    ...(hidden.length === 0
      ? []
      : [
          `At ${key} ${listed(hidden)}, ${figure.name} never varied, or one value makes up most of its spread: ` +
            `nothing is known of rarer values, which may put it on either side of ${written(target, figure)}. ${more}`,
        ]),
  ];
}

function showsTail({ measures }: Result, { measure, of }: PickedMeasure): boolean {
  const data = measures[measure];
  return data === undefined || tailOfFigure(of(data)) === 'shown';
}

function refusedSentences({ refused }: Solved, key: string): string[] {
  const [first] = refused;
  if (!first) return [];
  return [
    `${refused.length} ${refused.length === 1 ? 'value was' : 'values were'} refused, such as ${key} ${first.value}: ${first.reason}`,
  ];
}

function guarantee({ values, confidence, found, figure, key }: SolveReportInput): string {
  const looked = found.points.length;
  const error = formatDigits(100 * (1 - confidence));
  const isWhole = looked + found.refused.length === values.length;
  const other = found.roots.length === 0 ? 'root' : 'other root';
  const only =
    found.roots.length > 1 ? '' : ` If ${figure.name} goes one way only along ${key}, there is no ${other}.`;
  const others = isWhole ? '' : `${only} A curve that turns twice between two of these values would hide it.`;
  return (
    `${looked} of ${values.length} values were looked at. The chance that even one of their intervals is wrong is at most ${error} %, ` +
    `however many are looked at and however often${isExact(figure) ? '' : ', for many trials that show their tail'}.${others}`
  );
}

/** Roots with the range in which each is. */
function rootsFigure({ experiment, found, figure, key, target, values }: SolveReportInput): Figure {
  const unit = experiment.parameters.find((one) => one.key === key)?.unit ?? '';
  return barsFigure({
    id: 'roots',
    title: `Where ${figure.name} crosses ${written(target, figure)}, by ${key}`,
    note: `The interval is from one value of ${key} to another; ${values[0]} to ${values.at(-1)} were searched.`,
    unit,
    bars: found.roots.map(({ low, high, rises, estimate }) => ({
      label: rises ? 'rises' : 'falls',
      values: [estimated({ estimate, low: low.value, high: high.value })],
    })),
  });
}

/** The figure along the parameter, with the target. */
function curveFigure({ experiment, found, figure, key, target }: SolveReportInput): Figure {
  const row = experiment.parameters.find((one) => one.key === key);
  return sweepFigure({
    id: 'curve',
    title: `${figure.title}, by ${key}`,
    note: 'All intervals hold together.',
    parameter: key,
    parameterUnit: row?.unit ?? '',
    ...(row && { current: row.default }),
    format: figure.isShare ? 'share' : 'number',
    unit: figure.unit,
    lines: [figure.name, 'target'],
    points: found.points.map(({ value, interval, result }) => ({
      at: value,
      values: [estimated(interval, result.trials), certain(target)],
    })),
  });
}

function at({ value, interval }: SolvedPoint, { figure }: SolveReportInput): string {
  const text = formatEstimated(estimated(interval), { format: formatOf(figure) });
  return `${value} (${text.replace(/ \((.*)\)$/, ', $1')})`;
}

function written(value: number, figure: PickedMeasure): string {
  return formatValue(value, { format: formatOf(figure) });
}

function formatOf({ isShare }: PickedMeasure): 'share' | 'number' {
  return isShare ? 'share' : 'number';
}
