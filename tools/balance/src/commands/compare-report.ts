import type { Parameters } from '@ec/engine';
import type { AnyExperiment } from '../experiment.js';
import type { PickedMeasure } from '../measures/pick-measure.js';
import type { BalanceReport } from '../reporting/balance-report.js';
import { estimated } from '../reporting/estimated.js';
import { barsFigure } from '../reporting/figures/bars-figure.js';
import { formatDigits, formatEstimated, formatNumber } from '../reporting/format-value.js';
import { reportOf } from '../reporting/report-of.js';
import type { Compared, Comparison } from '../running/compare.js';
import { isBounded } from '../statistics/confidence-sequence.js';

interface CompareReportInput {
  readonly experiment: AnyExperiment;
  readonly figure: PickedMeasure;
  /** How the report names them. */
  readonly sides: readonly [string, string];
  readonly second: Parameters;
  readonly compared: Compared;
  /** Sentences that come last. */
  readonly summary?: readonly string[];
  readonly command: string;
  /** Chance of finding a difference where there is none. */
  readonly level: number;
}

/** The report of a comparison. */
export function compareReport(input: CompareReportInput): BalanceReport {
  const { experiment, figure, sides, second, compared, command, level } = input;
  const { difference, better, worse, result } = compared;
  const format = figure.isShare ? 'share' : 'number';
  const equal = {
    estimate: 1 - better.estimate - worse.estimate,
    low: Math.max(0, 1 - better.high - worse.high),
    high: Math.min(1, 1 - better.low - worse.low),
  };
  const bar = (label: string, interval: typeof difference) => ({
    label,
    values: [estimated(interval, result.trials)],
  });
  return reportOf({
    experiment,
    // The trials were run under both sets.
    results: [
      { ...result, measures: {} },
      { ...result, trials: 0, parameters: second, measures: {} },
    ],
    measures: [],
    figures: [
      barsFigure({
        id: 'sides',
        title: figure.title,
        format,
        unit: figure.unit,
        bars: [
          bar(sides[0], compared.first),
          bar(sides[1], compared.second),
          bar('second less first', difference),
        ],
      }),
      barsFigure({
        id: 'trials',
        title: 'How trials with the same draws compare',
        format: 'share',
        bars: [bar('second has more', better), bar('equal', equal), bar('second has less', worse)],
      }),
    ],
    summary: [
      `${foundOf(compared)}: ${formatEstimated(estimated(difference), { format })}.`,
      guaranteeOf(compared, level),
      ...(input.summary ?? []),
    ],
    title: `${experiment.title}: ${sides[0]} against ${sides[1]}`,
    command,
    confidence: 1 - level,
  });
}

/** What is promised of the answer. */
function guaranteeOf({ guarantee, bounds, tail, result }: Compared, level: number): string {
  const chance = `${formatDigits(100 * level)} %`;
  if (guarantee === 'exact')
    return `The chance of a wrong answer is at most ${chance}, whatever the distribution and however often it is looked at; the intervals hold at all times.`;
  const trials = formatNumber(result.trials, 0);
  const reason = bounds
    ? isBounded(bounds)
      ? `rare values from ${formatDigits(bounds.low)} to ${formatDigits(bounds.high)} could still turn it`
      : 'a trial may have any number of values'
    : 'the measure has no bounds';
  const told =
    tail === undefined
      ? 'No trial has as many values on both sides, so each side is measured by itself.'
      : tail === 'shown'
        ? `The differences of ${trials} trials show their tail.`
        : tail === 'never varied'
          ? `The differences of ${trials} trials never varied, so that nothing is known of their chance.`
          : `One of the differences of ${trials} trials makes up most of their spread, so that nothing is decided.`;
  return `Asymptotic, as ${reason}: the chance of a wrong answer is ${chance} for many trials, however often it is looked at, but not bounded where rare values are missing. ${told}`;
}

/** What is found, in words. */
const FOUND: Readonly<Record<Comparison, string>> = {
  more: 'The second has more',
  less: 'The second has less',
  same: 'Both are the same within the margin',
  undecided: 'Undecided: the trials do not show which has more',
};

function foundOf({ comparison, tail, difference, result }: Compared): string {
  const trials = formatNumber(result.trials, 0);
  const never = comparison === 'undecided' && tail === 'never varied';
  if (never && difference.estimate === 0) return `The same in every one of ${trials} trials`;
  return never ? 'Undecided, as the difference was the same in every trial' : FOUND[comparison];
}
