import { resolveParameters, type ParameterRow, type Parameters } from '@ec/engine';
import tCdf from '@stdlib/stats-base-dists-t-cdf';
import { momentsOf } from '../estimate.js';
import type { AnyExperiment } from '../experiment.js';
import { holm } from '../statistics/holm.js';
import type { Interval } from '../statistics/interval.js';
import { LEAST_VALUES, meanInterval, sampleVariance, type Moments } from '../statistics/mean-interval.js';
import { ExperimentError } from './experiment-error.js';
import type { Job } from './job.js';
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
  /** Chance of such a difference, or a larger one, when there is none; corrected for all effects that are looked at. */
  readonly p: number;
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
 * @param job - with the base parameters
 * @throws RangeError when there is no such parameter or figure
 * @throws TrialError when a trial fails
 */
export async function sensitivity(
  experiment: AnyExperiment,
  job: Job,
  options: SensitivityOptions,
): Promise<Sensitivity> {
  const { measure, trials, keys, step, level, confidence, ...run } = options;
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
      const { difference } = result.measures;
      if (difference?.kind !== 'quantity') break;
      const moments = momentsOf(difference);
      found.push({
        ...change,
        difference: meanInterval(moments, confidence),
        trials: result.trials,
        p: chanceOf(moments),
      });
    } catch (error) {
      if (!(error instanceof ExperimentError)) throw error;
      refused.push({ ...change, reason: error.message });
    }
  }
  const corrected = holm(found.map(({ p }) => p));
  const effects = found.map((one, i) => {
    const p = corrected[i] ?? 1;
    return { ...one, p, isNoise: p >= level };
  });
  return { effects, refused };
}

/** Chance of such a mean, or one farther from 0, when the true one is 0 (Student's t). */
function chanceOf(moments: Moments): number {
  if (moments.n < LEAST_VALUES || moments.mean === 0) return 1;
  const error = Math.sqrt(sampleVariance(moments) / moments.n);
  return error === 0 ? 0 : 2 * tCdf(-Math.abs(moments.mean) / error, moments.n - 1);
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
