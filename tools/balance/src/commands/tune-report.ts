import type { Code } from '../code/code.js';
import { mixedCode } from '../code/mixed-code.js';
import type { Axis, Point } from '../designs/axis.js';
import type { AnyExperiment } from '../experiment.js';
import { namesOf, type Constraint, type Objective } from '../formulas/objective.js';
import type { BalanceReport, Figure } from '../reporting/balance-report.js';
import { estimated } from '../reporting/estimated.js';
import { barsFigure } from '../reporting/figures/bars-figure.js';
import { sweepFigure } from '../reporting/figures/sweep-figure.js';
import { formatCount, formatDigits, formatEstimated, formatNumber } from '../reporting/format-value.js';
import { reportOf } from '../reporting/report-of.js';
import { tailSentences, tailsIn } from '../reporting/tail-sentences.js';
import { unmeasured, type Job } from '../running/job.js';
import type { Look, Tuned } from '../running/tune.js';
import type { Interval } from '../statistics/interval.js';

/** What the report of a search for the best parameters is made of. */
export interface TuneReportInput {
  readonly experiment: AnyExperiment;
  readonly job: Job;
  readonly axes: readonly Axis[];
  readonly objective: Objective;
  readonly constraints: readonly Constraint[];
  readonly found: Tuned;
  readonly isBrokenOff: boolean;
  /** Those that its results may have. */
  readonly codes: readonly Code[];
  readonly command: string;
  readonly confidence: number;
}

/** Points that are shown, best first. */
const SHOWN = 12;

/** The report of a search: the best point, how it stands to the parameters in force and to the others, and what is expected around it. */
export function tuneReport(input: TuneReportInput): BalanceReport {
  const { experiment, job, objective, found, isBrokenOff, codes, command, confidence } = input;
  const measured = found.looks.map(({ result }) => result);
  const [first = unmeasured(job, 0), ...others] = measured.map((one) => ({ ...one, measures: {} }));
  const goal = objective.isLargest ? 'largest' : 'smallest';
  return reportOf({
    experiment,
    results: [first, ...others],
    measures: [],
    figures: found.best ? figuresOf(input, found.best) : [],
    summary: [
      ...mixedCode(measured, codes),
      ...(isBrokenOff ? ['Broken off: this is what the points show that were looked at so far.'] : []),
      ...(found.best ? bestSentences(input, found.best) : noneSentences(input)),
      ...refusedSentences(found),
      ...hiddenSentences(input),
      ...guarantee(input),
    ],
    title: `${experiment.title}: where ${objective.text} is ${goal}`,
    question: `For which ${input.axes.map(({ key }) => key).join(', ')} is ${objective.text} ${goal}?`,
    command,
    confidence,
  });
}

function bestSentences({ objective, constraints, found }: TuneReportInput, best: Look): string[] {
  const { looks, base } = found;
  const alike = looks.filter((one) => one !== best && areAlike(one, best) && mayBeKept(one));
  return [
    `Best: ${written(best.point)}, where ${objective.text} is ${withInterval(best.objective)}.`,
    ...constraints.map(({ text }, i) => {
      const kept = best.kept[i];
      return kept && kept.low >= 0
        ? `There ${text} holds.`
        : `There ${text} holds by its estimate, and cannot be told for sure; more trials tell.`;
    }),
    ...(base ? [againstBase(best, base, objective)] : []),
    alike.length === 0
      ? 'Every other point that was looked at is worse.'
      : `${formatNumber(alike.length, 0)} of the other ${formatCount(looks.length - 1, 'point')} cannot be told from it, such as ${written(alike[0]?.point ?? {})}: ` +
        'more trials tell them apart.',
  ];
}

function againstBase(best: Look, base: Look, { isLargest }: Objective): string {
  if (best === base) return 'These are the parameters in force: nothing better was found.';
  const was = `The parameters in force, ${written(base.point)}, give ${withInterval(base.objective)}`;
  if (base.kept.some(({ high }) => high < 0)) return `${was}, and do not keep what must hold.`;
  const isBetter = isLargest
    ? best.objective.low > base.objective.high
    : best.objective.high < base.objective.low;
  return isBetter ? `${was}: clearly worse.` : `${was}: the trials do not tell them apart.`;
}

function areAlike({ objective: a }: Look, { objective: b }: Look): boolean {
  return a.low <= b.high && b.low <= a.high;
}

function mayBeKept({ kept }: Look): boolean {
  return kept.every(({ high }) => high >= 0);
}

function noneSentences({ found, constraints }: TuneReportInput): string[] {
  if (found.looks.length === 0) return ['No point could be looked at.'];
  return constraints.length === 0
    ? ['The objective could not be worked out anywhere.']
    : [
        `None of the ${formatCount(found.looks.length, 'point')} that were looked at keeps ${constraints.map(({ text }) => text).join(' and ')}.`,
      ];
}

function refusedSentences({ refused }: Tuned): string[] {
  const [first] = refused;
  if (!first) return [];
  return [
    `${refused.length} ${refused.length === 1 ? 'point was' : 'points were'} refused, such as ${written(first.point)}: ${first.reason}`,
  ];
}

/** Figures of which the trials of some points do not show the tail. */
function hiddenSentences({ experiment, objective, constraints, found }: TuneReportInput): string[] {
  const expressions = [objective, ...constraints].map(({ expression }) => expression);
  const { figures } = namesOf(expressions, experiment.measures, experiment.parameters);
  return [...figures].flatMap(([name, figure]) => {
    const results = found.looks.flatMap(({ certain, result }) => (certain.has(name) ? [] : [result]));
    return tailSentences(name, tailsIn(figure, results));
  });
}

function guarantee({ found, confidence }: TuneReportInput): string[] {
  const { looks, points } = found;
  if (looks.length === 0) return [];
  const all =
    looks.length + found.refused.length >= points
      ? `All ${formatNumber(points, 0)} points were looked at.`
      : `${formatNumber(looks.length, 0)} of ${formatNumber(points, 0)} points were looked at: the best of these is not proved to be the best of all.`;
  return [
    `${all} All intervals hold together with ${formatDigits(100 * confidence)} % confidence, however many points are looked at.`,
  ];
}

function figuresOf(input: TuneReportInput, best: Look): Figure[] {
  return [pointsFigure(input), pathFigure(input), ...input.axes.map((axis) => axisFigure(input, axis, best))];
}

/** The best points. */
function pointsFigure({ objective, found }: TuneReportInput): Figure {
  const kept = found.looks.filter(
    (look) => look.kept.every(({ estimate }) => estimate >= 0) && Number.isFinite(look.objective.estimate),
  );
  const sign = objective.isLargest ? -1 : 1;
  const shown = kept.toSorted((a, b) => sign * (a.objective.estimate - b.objective.estimate)).slice(0, SHOWN);
  return barsFigure({
    id: 'points',
    title: `${objective.text}, by point`,
    note:
      shown.length < found.looks.length
        ? `The best ${shown.length} of ${found.looks.length} points. All intervals hold together.`
        : 'All intervals hold together.',
    bars: shown.map(({ point, objective: { estimate, low, high }, result }) => ({
      label: written(point),
      values: [estimated({ estimate, low, high }, result.trials)],
    })),
  });
}

/** The objective from look to look. */
function pathFigure({ objective, found }: TuneReportInput): Figure {
  return sweepFigure({
    id: 'path',
    title: `${objective.text}, from look to look`,
    parameter: 'look',
    lines: [''],
    points: found.looks.map((look, i) => ({
      at: i + 1,
      values: [estimated(look.objective, look.result.trials)],
    })),
  });
}

/** What is expected along a parameter through the best point. */
function axisFigure({ experiment, objective, found }: TuneReportInput, axis: Axis, best: Look): Figure {
  const row = experiment.parameters.find((one) => one.key === axis.key);
  return sweepFigure({
    id: `along-${axis.key.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    title: `${objective.text} along ${axis.key}, as it is expected`,
    note: `From smooth curves through the figures of all points, at ${written(best.point)} otherwise; whiskers are two standard deviations of what is expected, and no confidence interval.`,
    parameter: axis.key,
    parameterUnit: row?.unit ?? '',
    ...(row && { current: row.default }),
    lines: [''],
    points: found.along(axis).map(({ value, expected: { mean, deviation } }) => ({
      at: value,
      values: [estimated({ estimate: mean, low: mean - 2 * deviation, high: mean + 2 * deviation })],
    })),
  });
}

function written(point: Point): string {
  return Object.entries(point)
    .map(([key, value]) => `${key}=${value}`)
    .join(', ');
}

function withInterval(interval: Interval): string {
  return formatEstimated(estimated(interval), { format: 'number' });
}
