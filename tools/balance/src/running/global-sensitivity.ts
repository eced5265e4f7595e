/**
 * What parameters do over the whole of their ranges, all together, where {@link sensitivity} changes one after the other.
 *
 * The function that is looked at is the mean of a figure over the same draws at every point, so it has no noise of its own from one run to
 * the next; but it differs from the true mean by the noise of its trials, which looks like a small interaction of everything with everything.
 * How large that may be is told as `noise`.
 */
import { resolveParameters, SetupError } from '@ec/engine';
import { Prng } from '@ec/prng';
import { pointsOf, type Axis, type Point } from '../designs/axis.js';
import { morris } from '../designs/morris.js';
import { saltelli } from '../designs/saltelli.js';
import { momentsOf, tailOfFigure } from '../estimate.js';
import type { AnyExperiment } from '../experiment.js';
import { linkedParameters, type Link } from '../formulas/links.js';
import { pickMeasure } from '../measures/pick-measure.js';
import { CONFIDENCE } from '../statistics/interval.js';
import { standardError } from '../statistics/moments.js';
import { elementaryEffects, type ElementaryEffects } from '../statistics/elementary-effects.js';
import { sobolIndices, type SobolIndex } from '../statistics/sobol-indices.js';
import type { Tail } from '../statistics/tail.js';
import { seedOf } from './block-runner.js';
import { ExperimentError } from './experiment-error.js';
import { withAllParameters, type Job } from './job.js';
import { runExperiment, type RunOptions } from './run.js';

/** What is looked at, and how. */
export interface GlobalSensitivityOptions extends Omit<RunOptions, 'rule' | 'shard' | 'resume' | 'progress'> {
  /** Name of a figure, as `pickMeasure` finds it. */
  readonly measure: string;
  /** Parameters with their values; for Morris's screening, numbers in ascending order. */
  readonly axes: readonly Axis[];
  /** Parameters that follow others, worked out at each point. */
  readonly links?: readonly Link[];
  /** Points of each sample of Sobol's, or walks of Morris's; at least 2 (included). */
  readonly points: number;
  /** Trials of each point. */
  readonly trials: number;
  /** Confidence of each interval; 95 % when absent. */
  readonly confidence?: number;
  /** Called after every point with how many are done, and of how many. */
  readonly progress?: (done: number, of: number) => void;
}

/** What a global analysis has in common, whichever it is. */
interface Run {
  /** Different points that were run, and the trials of all of them. */
  readonly points: number;
  readonly trials: number;
  /** Rows or walks that were used. */
  readonly used: number;
  /** Rows or walks with values that do not go together, which are left out, and why the first is. */
  readonly refused: number;
  readonly reason: string | undefined;
  /** Mean and variance of the figure over the points that were used. */
  readonly mean: number;
  readonly variance: number;
  /** Squared error of the figure by its trials, on average, in parts of the variance; what is noise among the indices is at most about as much. */
  readonly noise: number;
  /** How the figure stands to its tail at each of the points: where it hides it, its error may be far larger. */
  readonly tails: readonly Tail[];
}

/** The figure at a point. */
interface Figure {
  readonly value: number;
  readonly error: number;
  readonly tail: Tail;
}

/** Sobol's indices by parameter. */
export interface SobolSensitivity extends Run {
  readonly indices: readonly (SobolIndex & { readonly key: string })[];
}

/** Morris's elementary effects by parameter, over its whole range. */
export interface MorrisSensitivity extends Run {
  readonly effects: readonly (ElementaryEffects & { readonly key: string })[];
}

/**
 * Sobol's indices: how much of the variance of a figure each parameter makes by itself, and in total, when all are drawn from their values
 * with equal chance.
 *
 * @param job - with the parameters that are not varied
 * @throws RangeError when there is no such figure, or there are more axes than the design has room for
 * @throws SetupError when a value is out of the bounds of its parameter, or the job has one that is, or that is not the experiment's
 * @throws ExperimentError when fewer than two rows can be run
 * @throws TrialError when a trial fails
 */
export async function sobolSensitivity(
  experiment: AnyExperiment,
  job: Job,
  options: GlobalSensitivityOptions,
): Promise<SobolSensitivity> {
  const { axes, points, confidence = CONFIDENCE } = options;
  const { a, b, mixed } = saltelli(points, axes.length);
  const samples = [a, b, ...mixed].map((cube) => pointsOf(axes, cube));
  const figures = new Figures(experiment, job, options, samples.flat());
  const rows = await figures.rows(
    a.map((_, row) =>
      samples.flatMap((sample) => {
        const point = sample[row];
        return point ? [point] : [];
      }),
    ),
  );
  const column = (i: number): number[] => rows.values.map((row) => row[i] ?? Number.NaN);
  const indices = sobolIndices(
    { a: column(0), b: column(1), mixed: axes.map((_, i) => column(i + 2)) },
    { confidence, rng: rngOf(job, 'sobol') },
  );
  return {
    ...rows.run(rows.values.flatMap(([one = 0, other = 0]) => [one, other])),
    indices: axes.flatMap(({ key }, i) => {
      const index = indices[i];
      return index ? [{ key, ...index }] : [];
    }),
  };
}

/**
 * Morris's screening: the effect of each parameter along walks through the ranges, as a difference of the figure by the whole range of the
 * parameter. It takes few points, and shows which parameters matter at all.
 *
 * @param job - with the parameters that are not varied; its seed decides the walks
 * @throws RangeError when there is no such figure
 * @throws SetupError when a value is out of the bounds of its parameter, or the job has one that is, or that is not the experiment's
 * @throws ExperimentError when fewer than two walks can be run
 * @throws TrialError when a trial fails
 */
export async function morrisSensitivity(
  experiment: AnyExperiment,
  job: Job,
  options: GlobalSensitivityOptions,
): Promise<MorrisSensitivity> {
  const { axes, points, confidence = CONFIDENCE } = options;
  const walks = morris(points, axes.length, rngOf(job, 'walks')).map(({ points: places, order }) => ({
    order,
    points: places.map((place) => atPlace(axes, place)),
  }));
  const figures = new Figures(
    experiment,
    job,
    options,
    walks.flatMap((walk) => walk.points),
  );
  const rows = await figures.rows(walks.map((walk) => walk.points));
  const rng = rngOf(job, 'morris');
  return {
    ...rows.run(rows.values.flat()),
    effects: axes.map(({ key, values }, axis) => {
      const range = Number(values.at(-1)) - Number(values[0]);
      const effects = rows.values.map((row, i) => {
        const walk = walks[rows.used[i] ?? -1];
        const step = walk?.order.indexOf(axis) ?? -1;
        const [before, after] = [walk?.points[step]?.[key], walk?.points[step + 1]?.[key]];
        const change = (Number(after) - Number(before)) / range;
        return ((row[step + 1] ?? Number.NaN) - (row[step] ?? Number.NaN)) / change;
      });
      return { key, ...elementaryEffects(effects, { confidence, rng }) };
    }),
  };
}

/** Figures at points, each run once however often it comes. */
class Figures {
  readonly #found = new Map<string, Figure | string>();
  readonly #job: Job;
  readonly #all: number;
  #trials = 0;

  constructor(
    private readonly experiment: AnyExperiment,
    given: Job,
    private readonly options: GlobalSensitivityOptions,
    points: readonly Point[],
  ) {
    this.#job = withAllParameters(experiment, given);
    // Values out of bounds are a mistake; what is within them and does not go together is left out.
    for (const { key, values } of options.axes)
      for (const value of [values[0], values.at(-1)])
        if (value !== undefined)
          resolveParameters(experiment.parameters, { ...this.#job.parameters, [key]: value });
    this.#all = new Set(points.map((point) => JSON.stringify(point))).size;
  }

  /** Values of rows of points; a row with a point that is refused is left out. */
  async rows(rows: readonly (readonly Point[])[]): Promise<{
    readonly values: readonly (readonly number[])[];
    /** Numbers of the rows that have values. */
    readonly used: readonly number[];
    readonly run: (values: readonly number[]) => Run;
  }> {
    const values: number[][] = [];
    const used: number[] = [];
    let [refused, squares] = [0, 0];
    let reason: string | undefined;
    for (const [number, row] of rows.entries()) {
      const found = [];
      for (const point of row) {
        if (this.options.signal?.aborted) break;
        found.push(await this.#at(point));
      }
      if (found.length < row.length) break;
      const fault = found.find((one) => typeof one === 'string');
      if (fault === undefined) {
        const known = found.filter((one) => typeof one !== 'string');
        values.push(known.map(({ value }) => value));
        used.push(number);
        squares += known.reduce((sum, { error }) => sum + error ** 2, 0) / known.length;
      } else {
        refused += 1;
        reason ??= fault;
      }
    }
    if (values.length < 2 && this.options.signal?.aborted !== true)
      throw new ExperimentError(
        `${this.experiment.id}: expected two rows of points at least that can be run, received ${values.length} of ${rows.length}` +
          (reason === undefined ? '' : `: ${reason}`),
      );
    return {
      values,
      used,
      run: (all) => {
        // From the first value on, so that values that are all the same have no variance by rounding.
        const origin = all[0] ?? 0;
        const mean = origin + all.reduce((sum, value) => sum + (value - origin), 0) / all.length;
        const variance = all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length;
        const [points, trials] = [this.#found.size, this.#trials];
        const noise = squares / values.length / variance;
        const tails = [...this.#found.values()].flatMap((one) => (typeof one === 'string' ? [] : [one.tail]));
        return { points, trials, used: values.length, refused, reason, mean, variance, noise, tails };
      },
    };
  }

  /** The figure with its error, or why there is none. */
  async #at(point: Point): Promise<Figure | string> {
    const key = JSON.stringify(point);
    const found = this.#found.get(key) ?? (await this.#run(point));
    this.#found.set(key, found);
    this.options.progress?.(this.#found.size, this.#all);
    return found;
  }

  async #run(point: Point): Promise<Figure | string> {
    const { executor, trials, measure, signal, links = [] } = this.options;
    const picked = pickMeasure(this.experiment.measures, measure);
    try {
      const parameters = linkedParameters(point, links, {
        rows: this.experiment.parameters,
        base: this.#job.parameters,
      });
      if (typeof parameters === 'string') return parameters;
      const { result } = await runExperiment(
        this.experiment,
        { ...this.#job, parameters },
        { executor, rule: { trials }, ...(signal && { signal }) },
      );
      this.#trials += result.trials;
      const data = result.measures[picked.measure];
      const values = data && picked.of(data);
      const moments = values && momentsOf(values);
      if (!moments || moments.n === 0) return `${measure} has no value in any trial`;
      const error = standardError(moments);
      return {
        value: moments.mean,
        error: Number.isFinite(error) ? error : 0,
        tail: tailOfFigure(values),
      };
    } catch (error) {
      if (error instanceof ExperimentError) return error.message;
      if (error instanceof SetupError) return error.message;
      throw error;
    }
  }
}

/** A point of axes at places of their ranges, from 0 to 1 (both included). */
function atPlace(axes: readonly Axis[], place: readonly number[]): Point {
  return Object.fromEntries(
    axes.flatMap(({ key, values }, i) => {
      const value = values[Math.round((place[i] ?? 0) * (values.length - 1))];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

function rngOf({ seed }: Job, name: string): Prng {
  return Prng.fromSeed(seedOf(seed)).stream('balance', 'sensitivity', name);
}
