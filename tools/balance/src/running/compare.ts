import type { Parameters } from '@ec/engine';
import { spreadOf } from '../estimate.js';
import type { AnyExperiment } from '../experiment.js';
import { experimentParameters } from '../games/edition-row.js';
import type { DataOf } from '../measures/collect.js';
import { pickMeasure, type FigureData } from '../measures/pick-measure.js';
import type { Result } from '../result.js';
import { differencesWithin, isBounded, type Bounds } from '../statistics/confidence-sequence.js';
import type { Interval } from '../statistics/interval.js';
import { tailOf, type Tail } from '../statistics/tail.js';
import type { Job } from './job.js';
import { sharedFigure } from './paired.js';
import { runExperiment, type RunOptions } from './run.js';
import { sequenceOf } from './stop-rule.js';

/** What a comparison finds of the second parameters: more or less of the measure, no difference that matters, or not enough to tell. */
export type Comparison = 'more' | 'less' | 'same' | 'undecided';

/** Two sets of parameters, compared in one measure. */
export interface Compared {
  readonly comparison: Comparison;
  /** Second less first; the interval holds at all times at once. */
  readonly difference: Interval;
  /**
   * Whether the chance of a wrong answer is bounded for every distribution within the measure's bounds, of values and of their number in a
   * trial, or for those alone whose tails the trials have shown. What the bounds leave open after all trials is decided asymptotically where it can be.
   */
  readonly guarantee: 'exact' | 'asymptotic';
  /** What the values are within; `undefined` where the measure has no bounds. */
  readonly bounds: Bounds | undefined;
  /** How the differences stand to their tail; `undefined` without any. */
  readonly tail: Tail | undefined;
  readonly first: Interval;
  readonly second: Interval;
  /** Share of the trials with values on both sides in which the second has more, and in which it has less; the rest are draws. */
  readonly better: Interval;
  readonly worse: Interval;
  readonly result: Result;
}

/** How two sets of parameters are compared. */
export interface CompareOptions extends Omit<RunOptions, 'rule' | 'shard' | 'resume'> {
  /** Name of a figure, as `pickMeasure` finds it. */
  readonly measure: string;
  /** Second parameters, as far as they are other than the defaults. */
  readonly second: Parameters;
  /** The experiment as other code has it, and its module as a job names it; the same as the first when absent. */
  readonly other?: { readonly experiment: AnyExperiment; readonly module: Job['module'] };
  /** Most trials. */
  readonly trials: number;
  /** Chance of finding a difference where there is none, or one of the wrong sign, at most. */
  readonly level: number;
  /** Ends as soon as a sample that shows its tail decides, whatever the measure's bounds leave open. */
  readonly asymptotic?: boolean;
  /** Largest difference that does not matter (included); 0 when absent, and then "same" is never found. */
  readonly margin?: number;
}

/**
 * Part of the chance of an error that is spent while all trials have as many values on both sides. The rest is for runs in which this turns
 * out to be otherwise later: an error may have been made before that, or be made after.
 */
const MATCHED = 0.9;

/**
 * Compares two sets of parameters, trial by trial with the same draws, until the difference is clear or the trials are used up.
 *
 * @param job - with the first parameters
 * @throws RangeError when there is no such figure
 * @throws SetupError when a parameter of either side is not one of its experiment's, or out of its bounds
 * @throws TrialError when a trial fails
 */
export async function compare(
  experiment: AnyExperiment,
  job: Job,
  options: CompareOptions,
): Promise<Compared> {
  const { measure, second, other, trials, level, margin = 0, asymptotic = false, ...run } = options;
  const figures = {
    first: pickMeasure(experiment.measures, measure),
    second: pickMeasure((other?.experiment ?? experiment).measures, measure),
  };
  const parameters = experimentParameters((other?.experiment ?? experiment).parameters, second);
  const figure = sharedFigure(figures.first, figures.second);
  const exact = asymptotic || !isBounded(figure.bounds) ? undefined : figure.bounds;
  const side = (
    measured: DataOf,
    name: 'first' | 'second',
    confidence: number,
    bounds?: Bounds,
  ): Interval => {
    const data = measured[name];
    return data ? sequenceOf(figures[name].of(data), bounds, confidence) : UNKNOWN;
  };
  // Whether differences were looked at, before there was a trial with other numbers of values on both sides.
  let wasMatched = false;
  const differenceOf = (measured: DataOf, bounds?: Bounds): Interval => {
    const data = dataOf(measured, 'difference');
    if (!data) return UNKNOWN;
    if (isMatched(measured)) {
      wasMatched = true;
      return sequenceOf(data, bounds && differencesWithin(bounds), 1 - level * MATCHED);
    }
    // Each side by itself, with half of the chance of an error that is left.
    const left = wasMatched ? level * (1 - MATCHED) : level;
    const [a, b] = (['first', 'second'] as const).map((name) => side(measured, name, 1 - left / 2, bounds));
    if (!a || !b) return UNKNOWN;
    return { estimate: b.estimate - a.estimate, low: b.low - a.high, high: b.high - a.low };
  };
  const verdictOf = ({ low, high }: Interval): Comparison => {
    if (low > margin) return 'more';
    if (high < -margin) return 'less';
    return low > -margin && high < margin ? 'same' : 'undecided';
  };
  const { result } = await runExperiment(
    experiment,
    { ...job, against: { parameters, measure, ...(other && { module: other.module }) } },
    { ...run, rule: { trials, isEnough: (data) => verdictOf(differenceOf(data, exact)) !== 'undecided' } },
  );
  const { measures } = result;
  const surely = differenceOf(measures, exact);
  const likely = differenceOf(measures);
  // What the bounds leave open after all trials, a sample that shows its tail may still tell.
  const isExact =
    exact !== undefined && (verdictOf(surely) !== 'undecided' || verdictOf(likely) === 'undecided');
  const difference = isExact ? surely : likely;
  const shown = isExact ? exact : undefined;
  const differences = dataOf(measures, 'difference');
  const shareOf = (name: 'better' | 'worse'): Interval => {
    const data = dataOf(measures, name);
    return data ? sequenceOf(data, undefined, 1 - level) : UNKNOWN;
  };
  return {
    comparison: verdictOf(difference),
    difference,
    guarantee: isExact ? 'exact' : 'asymptotic',
    bounds: figure.bounds,
    tail: differences?.kind === 'quantity' && differences.n > 0 ? tailOf(spreadOf(differences)) : undefined,
    first: side(measures, 'first', 1 - level, shown),
    second: side(measures, 'second', 1 - level, shown),
    better: shareOf('better'),
    worse: shareOf('worse'),
    result,
  };
}

/** Whether every trial had as many values on both sides. */
export function isMatched(measured: DataOf): boolean {
  const matched = measured['matched'];
  return matched?.kind === 'proportion' && matched.hits === matched.n;
}

function dataOf(measured: DataOf, name: 'difference' | 'better' | 'worse'): FigureData | undefined {
  const data = measured[name];
  return data?.kind === 'quantity' || data?.kind === 'proportion' ? data : undefined;
}

const UNKNOWN: Interval = { estimate: Number.NaN, low: -Infinity, high: Infinity };
