import type { Parameters } from '@ec/engine';
import type { AnyExperiment } from '../experiment.js';
import type { DataOf } from '../measures/collect.js';
import { pickMeasure } from '../measures/pick-measure.js';
import type { Result } from '../result.js';
import type { Interval } from '../statistics/interval.js';
import type { Job } from './job.js';
import { PAIRED_MEASURES } from './paired.js';
import { runExperiment, type RunOptions } from './run.js';
import { sequenceOf } from './stop-rule.js';

/** What a comparison finds of the second parameters: more or less of the measure, no difference that matters, or not enough to tell. */
export type Comparison = 'more' | 'less' | 'same' | 'undecided';

/** Two sets of parameters, compared in one measure. */
export interface Compared {
  readonly comparison: Comparison;
  /** Second less first; the interval holds at all times at once. */
  readonly difference: Interval;
  readonly first: Interval;
  readonly second: Interval;
  /** Share of trials in which the second has more, and in which it has less; the rest are draws. */
  readonly better: Interval;
  readonly worse: Interval;
  readonly result: Result;
}

/** How two sets of parameters are compared. */
export interface CompareOptions extends Omit<RunOptions, 'rule' | 'shard' | 'resume'> {
  /** Name of a figure, as `pickMeasure` finds it. */
  readonly measure: string;
  readonly second: Parameters;
  /** Most trials. */
  readonly trials: number;
  /** Chance of finding a difference where there is none, or one of the wrong sign, at most. */
  readonly level: number;
  /** Largest difference that does not matter (included); 0 when absent, and then "same" is never found. */
  readonly margin?: number;
}

/**
 * Compares two sets of parameters, trial by trial with the same draws, until the difference is clear or the trials are used up.
 *
 * @param job - with the first parameters
 * @throws RangeError when there is no such figure
 * @throws TrialError when a trial fails
 */
export async function compare(
  experiment: AnyExperiment,
  job: Job,
  options: CompareOptions,
): Promise<Compared> {
  const { measure, second, trials, level, margin = 0, ...run } = options;
  const intervalOf = (measured: DataOf, name: keyof typeof PAIRED_MEASURES): Interval => {
    const data = measured[name];
    if (!data) return { estimate: Number.NaN, low: -Infinity, high: Infinity };
    return sequenceOf(pickMeasure(PAIRED_MEASURES, name).of(data), 1 - level);
  };
  const verdictOf = ({ low, high }: Interval): Comparison => {
    if (low > margin) return 'more';
    if (high < -margin) return 'less';
    // A difference that has never varied may vary yet: then nothing is known of rare values.
    return low > -margin && high < margin && low < high ? 'same' : 'undecided';
  };
  const { result } = await runExperiment(
    experiment,
    { ...job, against: { parameters: second, measure } },
    {
      ...run,
      rule: {
        trials,
        isEnough: (data) => verdictOf(intervalOf(data, 'difference')) !== 'undecided',
      },
    },
  );
  const difference = intervalOf(result.measures, 'difference');
  return {
    comparison: verdictOf(difference),
    difference,
    first: intervalOf(result.measures, 'first'),
    second: intervalOf(result.measures, 'second'),
    better: intervalOf(result.measures, 'better'),
    worse: intervalOf(result.measures, 'worse'),
    result,
  };
}
