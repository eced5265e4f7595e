import { resolveParameters, type ParameterRow, type Parameters } from '@ec/engine';
import tCdf from '@stdlib/stats-base-dists-t-cdf';
import { momentsOf, spreadOf } from '../estimate.js';
import type { AnyExperiment } from '../experiment.js';
import type { DataOf } from '../measures/collect.js';
import { pickMeasure, type PickedMeasure } from '../measures/pick-measure.js';
import type { QuantityData } from '../measures/quantity.js';
import { chanceWithin, differencesWithin } from '../statistics/confidence-sequence.js';
import { holm } from '../statistics/holm.js';
import type { Interval } from '../statistics/interval.js';
import { meanInterval } from '../statistics/mean-interval.js';
import { LEAST_VALUES, momentsOfSingles, standardError, type Moments } from '../statistics/moments.js';
import { tailOf } from '../statistics/tail.js';
import { isMatched } from './compare.js';
import { ExperimentError } from './experiment-error.js';
import { withAllParameters, type Job } from './job.js';
import { runExperiment, type RunOptions } from './run.js';

/** One parameter with another value. */
interface ParameterChange {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** What a change of one parameter does to a measure. */
export interface Effect extends ParameterChange {
  /** Measure with the changed parameter less that with the base. */
  readonly difference: Interval;
  readonly trials: number;
  /**
   * Chance of such a difference, or a larger one, when there is none; corrected for all effects that are looked at. 1 where nothing is
   * known of it: too few trials, a difference that never varied, or one value that makes up most of the spread.
   */
  readonly p: number;
  /** Whether the difference was the same in every trial. */
  readonly isConstant: boolean;
  /** Whether the noise is larger than what the change does, as far as can be seen. */
  readonly isNoise: boolean;
}

/** How parameters are changed. */
export interface SensitivityOptions extends Omit<RunOptions, 'rule' | 'shard' | 'resume'> {
  /** Name of a figure, as `pickMeasure` finds it. */
  readonly measure: string;
  /** Trials for each change. */
  readonly trials: number;
  /** Keys of the parameters; all that are integers when absent. */
  readonly keys?: readonly string[];
  /** Change in parts of the base, 0 (excluded) or more; at least by 1, and never beyond the parameter's bounds. */
  readonly step: number;
  /** Value of p below which a difference is not noise. */
  readonly level: number;
  /** Confidence of the intervals; 95 % when absent. */
  readonly confidence?: number;
}

/** What a sensitivity analysis finds. */
export interface Sensitivity {
  readonly effects: readonly Effect[];
  /** Changes that cannot be made by themselves, because the values then do not go together. */
  readonly refused: readonly (ParameterChange & { readonly reason: string })[];
}

/**
 * Changes one parameter after the other, down and up, with the same draws as the base, and measures what each change does.
 *
 * @param given - with the base parameters
 * @throws RangeError when there is no such parameter or figure
 * @throws SetupError when a parameter is not one of the experiment's, or out of its bounds
 * @throws TrialError when a trial fails
 */
export async function sensitivity(
  experiment: AnyExperiment,
  given: Job,
  options: SensitivityOptions,
): Promise<Sensitivity> {
  const { measure, trials, keys, step, level, confidence, ...run } = options;
  const job = withAllParameters(experiment, given);
  const figure = pickMeasure(experiment.measures, measure);
  const found: Omit<Effect, 'isNoise'>[] = [];
  const refused: (ParameterChange & { reason: string })[] = [];
  for (const change of rowsOf(experiment, keys).flatMap((row) => changesOf(row, job.parameters, step))) {
    if (run.signal?.aborted) break;
    const parameters = resolveParameters(experiment.parameters, {
      ...job.parameters,
      [change.key]: change.to,
    });
    const changed: Job = { ...job, against: { parameters, measure } };
    try {
      const { result } = await runExperiment(experiment, changed, { ...run, rule: { trials } });
      if (result.trials === 0) break;
      found.push({ ...change, ...effectOf(result.measures, figure, confidence), trials: result.trials });
    } catch (error) {
      if (!(error instanceof ExperimentError)) throw error;
      refused.push({ ...change, reason: error.message });
    }
  }
  const corrected = holm(found.map(({ p }) => p));
  const effects = found.map((one, i) => {
    const p = corrected[i] ?? 1;
    // What is the same in every trial is an effect, though of its chance nothing is known.
    return { ...one, p, isNoise: p >= level && !(one.isConstant && one.difference.estimate !== 0) };
  });
  return { effects, refused };
}

/** What is found of a change. */
function effectOf(
  measured: DataOf,
  figure: PickedMeasure,
  confidence: number | undefined,
): Pick<Effect, 'difference' | 'p' | 'isConstant'> {
  const { difference, first, second } = measured;
  if (difference?.kind === 'quantity' && isMatched(measured)) {
    const moments = momentsOf(difference);
    const isConstant = difference.n > 0 && difference.min === difference.max;
    return {
      difference: meanInterval(moments, confidence),
      p: chanceOf(moments, difference, figure),
      isConstant,
    };
  }
  // Other numbers of values on both sides: nothing is known of what they have in common, so both errors are added.
  if (!first || !second) return { difference: meanInterval(NOTHING), p: 1, isConstant: false };
  const [a, b] = [momentsOf(figure.of(first)), momentsOf(figure.of(second))];
  const [was, is] = [meanInterval(a, confidence), meanInterval(b, confidence)];
  const estimate = is.estimate - was.estimate;
  const half = is.high - is.estimate + (was.high - was.estimate);
  const error = standardError(a) + standardError(b);
  return {
    difference: { estimate, low: estimate - half, high: estimate + half },
    p: chanceFrom(estimate, error, Math.min(a.trials, b.trials)),
    isConstant: false,
  };
}

const NOTHING: Moments = momentsOfSingles(0, Number.NaN, 0);

/**
 * Chance of such a mean, or one farther from 0, when the true one is 0: Student's t, where the differences show their tail; of others what
 * the bounds of the measure allow to say.
 */
function chanceOf(moments: Moments, difference: QuantityData, { bounds }: PickedMeasure): number {
  if (moments.trials < LEAST_VALUES || moments.mean === 0) return 1;
  if (tailOf(spreadOf(difference)) === 'shown')
    return chanceFrom(moments.mean, standardError(moments), moments.trials);
  return bounds ? chanceWithin(moments, differencesWithin(bounds), 0) : 1;
}

function chanceFrom(mean: number, error: number, trials: number): number {
  return error > 0 && trials >= LEAST_VALUES ? 2 * tCdf(-Math.abs(mean) / error, trials - 1) : 1;
}

function rowsOf({ parameters }: AnyExperiment, keys: readonly string[] | undefined): ParameterRow[] {
  if (!keys) return parameters.filter(({ kind }) => kind === 'integer');
  return keys.map((key) => {
    const row = parameters.find((one) => one.key === key);
    if (row?.kind === 'integer') return row;
    const known = parameters.filter(({ kind }) => kind === 'integer').map((one) => one.key);
    throw new RangeError(`parameter: expected one of ${known.join(', ') || 'none'}, received ${key}`);
  });
}

function changesOf(row: ParameterRow, base: Parameters, step: number): ParameterChange[] {
  if (row.kind !== 'integer') return [];
  const from = Number(base[row.key]);
  const distance = Math.max(1, Math.round(Math.abs(from) * step));
  const values = [Math.max(row.min, from - distance), Math.min(row.max, from + distance)];
  return values.filter((to) => to !== from).map((to) => ({ key: row.key, from, to }));
}
