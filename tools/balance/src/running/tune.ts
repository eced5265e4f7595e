import type { Parameters } from '@ec/engine';
import { Prng } from '@ec/prng';
import type { Axis, Point } from '../designs/axis.js';
import { Space, type Place } from '../designs/space.js';
import { sobol } from '../designs/sobol.js';
import { momentsOf, tailOfFigure } from '../estimate.js';
import type { AnyExperiment } from '../experiment.js';
import type { Expression } from '../formulas/expression.js';
import { linkedParameters, type Link } from '../formulas/links.js';
import { namesOf, type Constraint, type Objective } from '../formulas/objective.js';
import type { MeasureData } from '../measures/measure.js';
import type { PickedMeasure } from '../measures/pick-measure.js';
import type { Result } from '../result.js';
import { boundedSequence } from '../statistics/confidence-sequence.js';
import type { Expected } from '../statistics/gaussian-process.js';
import { CONFIDENCE, type Interval } from '../statistics/interval.js';
import { meanInterval } from '../statistics/mean-interval.js';
import { shareInterval } from '../statistics/share-interval.js';
import { seedOf } from './block-runner.js';
import { certainFigures } from './certain-figures.js';
import { ExperimentError } from './experiment-error.js';
import { withAllParameters, type Job } from './job.js';
import { Outlook } from './outlook.js';
import { runExperiment, type RunOptions } from './run.js';

/** What is tuned, and how. */
export interface TuneOptions extends Omit<RunOptions, 'rule' | 'shard' | 'resume' | 'progress'> {
  /** Integer parameters that are changed, each with its values, ascending; one at least. */
  readonly axes: readonly Axis[];
  /** Parameters that follow others, worked out at each point. */
  readonly links?: readonly Link[];
  readonly objective: Objective;
  readonly constraints?: readonly Constraint[];
  /** Trials of each point. */
  readonly trials: number;
  /** Trials of all points together: a last point that would go beyond them is not looked at. */
  readonly budget: number;
  /** Chance that all intervals hold together; 95 % when absent. */
  readonly confidence?: number;
  /** Results to go on from, of some of the points. */
  readonly earlier?: readonly Result[];
  /** Called after every chunk with all results so far. */
  readonly progress?: (results: readonly Result[]) => void;
}

/** A point that was looked at. */
export interface Look {
  readonly point: Point;
  /** The figures that the formulas name, as they are estimated. */
  readonly figures: ReadonlyMap<string, number>;
  /** The objective there. */
  readonly objective: Interval;
  /** Of each constraint by how much it is kept: negative where it is not. */
  readonly kept: readonly Interval[];
  /** Names of those of the figures that have no chance in them, so that they are exact. */
  readonly certain: ReadonlySet<string>;
  readonly result: Result;
}

/** What was found. */
export interface Tuned {
  /** In the order in which they were looked at. */
  readonly looks: readonly Look[];
  /** Of those that keep the constraints by their estimates the one with the best objective. */
  readonly best: Look | undefined;
  /** The point of the base parameters, if it is one of the points and was looked at. */
  readonly base: Look | undefined;
  /** What was measured of the point at which the search was broken off. */
  readonly partial: Result | undefined;
  /** Points that do not go together, with the reasons. */
  readonly refused: readonly { readonly point: Point; readonly reason: string }[];
  /** How many points there are. */
  readonly points: number;
  /** What is expected along an axis through the best point, by its values. */
  readonly along: (axis: Axis) => readonly { readonly value: number; readonly expected: Expected }[];
}

/** Points looked at first, for each axis and besides. */
const FIRST_EACH = 3;
const FIRST = 4;

/**
 * Looks for the parameters that make an objective as small or as large as it can be.
 *
 * First the earlier points, the base parameters and some points of Sobol's sequence are run. Then, again and again, the point from which
 * most is to be expected of all that were not looked at (Bayesian optimisation with Gaussian processes). All points have the same
 * draws. The path depends on the results alone, so it is the same on any number of workers.
 *
 * Each interval of look number k has a chance of error of (1 − confidence) ÷ (k · (k + 1)), so that all hold together, however many points are
 * looked at and whichever is best. Figures without any chance are exact. The best is the best of those looked at: another may be better.
 *
 * @param given - with the base parameters
 * @throws RangeError when a name in an expression is unknown, or the budget is not enough for a point
 * @throws SetupError when a value is out of the bounds of its parameter, or the base has one that is, or that is not the experiment's
 * @throws TrialError when a trial fails
 */
export async function tune(experiment: AnyExperiment, given: Job, options: TuneOptions): Promise<Tuned> {
  const job = withAllParameters(experiment, given);
  const { axes, links = [], objective, constraints = [], trials, budget, earlier = [] } = options;
  const { confidence = CONFIDENCE, executor, signal, mixedCode, progress } = options;
  if (axes.length === 0) throw new RangeError('tune: expected a parameter at least to change');
  if (budget < trials)
    throw new RangeError(`tune: expected a budget of a point at least, ${trials} trials, received ${budget}`);
  const expressions = [objective.expression, ...constraints.map(({ expression }) => expression)];
  const { figures } = namesOf(expressions, experiment.measures, experiment.parameters);
  const space = new Space(axes);
  const certain = certainFigures(experiment);
  const looks: Look[] = [];
  const refused: Tuned['refused'][number][] = [];
  const seen = new Set<string>();
  let partial: Result | undefined;
  let spent = 0;

  const lookAt = async (place: Place): Promise<void> => {
    const point = space.pointAt(place);
    seen.add(JSON.stringify(point));
    try {
      const result = await resultAt(point);
      spent += result.trials;
      // What was broken off is kept to go on from, and is no figure of the point.
      if (signal?.aborted && result.trials < trials) {
        if (result.trials > 0) partial = result;
        return;
      }
      const each = (1 - confidence) / ((looks.length + 1) * (looks.length + 2)) / figures.size;
      const intervals = intervalsOf(result, 1 - each);
      const known = ({ valueOf, rangeOf }: Expression): Interval => {
        const parameter = (name: string): number => Number(result.parameters[name]);
        const estimate = valueOf((name) => intervals.get(name)?.estimate ?? parameter(name));
        const point = (value: number) => ({ low: value, high: value });
        return { estimate, ...rangeOf((name) => intervals.get(name) ?? point(parameter(name))) };
      };
      looks.push({
        point,
        figures: new Map([...intervals].map(([name, { estimate }]) => [name, estimate])),
        objective: known(objective.expression),
        kept: constraints.map((one) => known(one.expression)),
        certain: namesOfExact(intervals),
        result,
      });
    } catch (error) {
      if (!(error instanceof ExperimentError)) throw error;
      refused.push({ point, reason: error.message });
    }
  };
  const linkedAt = (point: Point) =>
    linkedParameters(point, links, { rows: experiment.parameters, base: job.parameters });
  const parametersAt = (place: Place): Parameters | undefined => {
    const found = linkedAt(space.pointAt(place));
    return typeof found === 'string' ? undefined : found;
  };
  const resultAt = async (point: Point): Promise<Result> => {
    const parameters = linkedAt(point);
    if (typeof parameters === 'string') throw new ExperimentError(parameters);
    const resume = earlier.find((one) => JSON.stringify(one.parameters) === JSON.stringify(parameters));
    const results = looks.map(({ result }) => result);
    const { result } = await runExperiment(
      experiment,
      { ...job, parameters },
      {
        executor,
        rule: { trials },
        ...(resume && { resume }),
        ...(mixedCode && { mixedCode }),
        ...(signal && { signal }),
        ...(progress && { progress: (soFar) => progress([...results, soFar]) }),
      },
    );
    return result;
  };
  const intervalsOf = (result: Result, level: number): Map<string, Interval> =>
    new Map(
      [...figures].flatMap(([name, figure]) => {
        const data = result.measures[figure.measure];
        if (!data) return [];
        const exact = certain(result.parameters, figure, result.measures);
        return [[name, exact ?? intervalOf(figure, data, level)] as const];
      }),
    );
  const outlookOf = (): Outlook | undefined => {
    const known = looks.flatMap((look) => {
      const place = space.placeOf(look.point);
      const isKnown = [...look.figures.values()].every(Number.isFinite) && look.figures.size === figures.size;
      return place && isKnown ? [{ place, figures: look.figures }] : [];
    });
    return known.length === 0 ? undefined : new Outlook({ known, objective, constraints, parametersAt });
  };
  const goesOn = (): boolean =>
    signal?.aborted !== true && spent + trials <= budget && seen.size < space.size;

  const base = space.placeOf(job.parameters);
  const started = [
    ...earlier.map(({ parameters }) => space.placeOf(parameters)),
    base,
    ...sobol(FIRST + FIRST_EACH * axes.length, axes.length).map((one) => space.nearest(one)),
  ];
  for (const place of started)
    if (place && goesOn() && !seen.has(JSON.stringify(space.pointAt(place)))) await lookAt(place);
  while (goesOn()) {
    const rng = Prng.fromSeed(seedOf(job.seed)).stream('balance', 'tune').numbered(seen.size);
    const best = bestOf(looks, objective);
    const candidates = space
      .candidates(rng, best && space.placeOf(best.point))
      .filter((place) => !seen.has(JSON.stringify(space.pointAt(place))));
    const outlook = outlookOf();
    const next = outlook ? mostPromising(candidates, outlook) : candidates[0];
    if (!next) break;
    await lookAt(next);
  }
  const best = bestOf(looks, objective);
  return {
    looks,
    best,
    base: looks.find(({ point }) => base && JSON.stringify(point) === JSON.stringify(space.pointAt(base))),
    partial,
    refused,
    points: space.size,
    along(axis) {
      const at = best && space.placeOf(best.point);
      const outlook = outlookOf();
      if (!at || !outlook) return [];
      return space.along(axes.indexOf(axis), at).flatMap((place) => {
        const expected = outlook.expectedAt(place);
        return expected ? [{ value: Number(space.pointAt(place)[axis.key]), expected }] : [];
      });
    },
  };
}

function namesOfExact(intervals: ReadonlyMap<string, Interval>): ReadonlySet<string> {
  return new Set([...intervals].flatMap(([name, { low, high }]) => (low === high ? [name] : [])));
}

/** The best of what keeps the constraints by its estimates. */
function bestOf(looks: readonly Look[], { isLargest }: Objective): Look | undefined {
  const kept = looks.filter(
    (look) => Number.isFinite(look.objective.estimate) && look.kept.every(({ estimate }) => estimate >= 0),
  );
  const costOf = (look: Look): number => (isLargest ? -1 : 1) * look.objective.estimate;
  return kept.reduce<Look | undefined>(
    (best, one) => (best && costOf(best) <= costOf(one) ? best : one),
    undefined,
  );
}

/** The place that promises most; none where none is left. */
function mostPromising(candidates: readonly Place[], outlook: Outlook): Place | undefined {
  let found: Place | undefined;
  let most: readonly number[] = [];
  for (const place of candidates) {
    const promise = outlook.promiseAt(place);
    if (!promise || (found && !isMore(promise, most))) continue;
    [found, most] = [place, promise];
  }
  return found;
}

/** Whether the first number that differs is larger. */
function isMore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** The interval of a figure; of values that do not show their tail what their bounds tell, or of any width. */
function intervalOf({ bounds, of }: PickedMeasure, measured: MeasureData, confidence: number): Interval {
  const data = of(measured);
  const moments = momentsOf(data);
  if (tailOfFigure(data) !== 'shown')
    return bounds
      ? boundedSequence(moments, bounds, confidence)
      : { estimate: moments.mean, low: -Infinity, high: Infinity };
  return data.kind === 'proportion' ? shareInterval(moments, confidence) : meanInterval(moments, confidence);
}
