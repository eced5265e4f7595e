import { resolveParameters, type Parameters } from '@ec/engine';
import type { AnyExperiment } from '../experiment.js';
import { linkedParameters, type Link } from '../formulas/links.js';
import { pickMeasure } from '../measures/pick-measure.js';
import type { Result } from '../result.js';
import { CONFIDENCE, type Interval } from '../statistics/interval.js';
import { certainFigures } from './certain-figures.js';
import { crossingsOf, nextPlace, type Side } from './crossings.js';
import { ExperimentError } from './experiment-error.js';
import { withAllParameters, type Job } from './job.js';
import { runExperiment, type RunOptions } from './run.js';
import { endingSequence } from './stop-rule.js';

/** What is looked for, and how. */
export interface SolveOptions extends Omit<RunOptions, 'rule' | 'shard' | 'resume' | 'progress'> {
  /** Key of the integer parameter that is changed. */
  readonly key: string;
  /** Values that it may take, ascending, each once: 2 (included) to {@link MOST_VALUES} (included). */
  readonly values: readonly number[];
  /** Name of a figure, as `pickMeasure` finds it. */
  readonly measure: string;
  /** What the figure is to be. */
  readonly target: number;
  /** Parameters that follow others, worked out at each value. */
  readonly links?: readonly Link[];
  /** Most trials of each value. */
  readonly trials: number;
  /** Values that are looked at first, spread evenly, at least 2 (included); {@link FIRST_LOOKS} when absent. */
  readonly looks?: number;
  /** Chance that all intervals hold together; 95 % when absent. */
  readonly confidence?: number;
  /** Results to go on from, of some of the values. */
  readonly earlier?: readonly Result[];
  /** Called after every chunk with all results so far. */
  readonly progress?: (results: readonly Result[]) => void;
}

/** A value of the parameter that was looked at. */
export interface SolvedPoint {
  readonly value: number;
  /** The figure there. */
  readonly interval: Interval;
  readonly side: Side;
  readonly result: Result;
}

/** Two values of the parameter between which the figure crosses the target. */
export interface Root {
  readonly low: SolvedPoint;
  readonly high: SolvedPoint;
  /** Where the estimates cross it, on straight lines between the values that were looked at. */
  readonly estimate: number;
  readonly rises: boolean;
  /** Values between them where the figure could not be told from the target. */
  readonly unclear: readonly SolvedPoint[];
}

/** What was found. */
export interface Solved {
  /** By value. */
  readonly roots: readonly Root[];
  /** Every value that was looked at, by value. */
  readonly points: readonly SolvedPoint[];
  /** Values that do not go together with the other parameters. */
  readonly refused: readonly { readonly value: number; readonly reason: string }[];
}

/** Most values of a parameter among which a root is looked for. */
export const MOST_VALUES = 10_000;

/** Values that are looked at first, unless said otherwise. */
export const FIRST_LOOKS = 9;

/**
 * Finds the values of a parameter at which a figure crosses a target.
 *
 * First some values are looked at, spread evenly. Then every change of side is narrowed by halving, until its ends are neighbours, or
 * nothing but values remains between them at which the figure cannot be told from the target. Everywhere the draws are the same, so that the
 * figures of two values differ by what the parameter does.
 *
 * Each of the values has an interval that holds at all times, with a chance of error of (1 − confidence) ÷ their number (Bonferroni). So
 * all intervals hold together, whichever values are looked at and however long (a figure without any chance is exact), and with that confidence the figure crosses the
 * target between `low` and `high` of every root. If the figure goes one way only along the parameter, there is no other root; if not,
 * it may have crossed the target and come back between two values that were looked at.
 *
 * @param given - with the base parameters
 * @throws RangeError when there is no such figure, or the values or the number of looks are not as described
 * @throws SetupError when a value is out of the bounds of the parameter, or the base has one that is, or that is not the experiment's
 * @throws TrialError when a trial fails
 */
export async function solve(experiment: AnyExperiment, given: Job, options: SolveOptions): Promise<Solved> {
  const job = withAllParameters(experiment, given);
  const { key, values, target, trials, earlier = [], mixedCode, progress, executor, signal } = options;
  const { looks = FIRST_LOOKS, confidence = CONFIDENCE, links = [] } = options;
  expectAscending(values);
  if (!Number.isSafeInteger(looks) || looks < 2)
    throw new RangeError(`solve: expected 2 looks at least, received ${looks}`);
  const picked = pickMeasure(experiment.measures, options.measure);
  const each = 1 - (1 - confidence) / values.length;
  const all = { rows: experiment.parameters, base: job.parameters };
  for (const end of [values[0], values.at(-1)])
    if (end !== undefined) resolveParameters(all.rows, { ...all.base, [key]: end });

  const points = new Map<number, SolvedPoint>();
  const refused = new Map<number, string>();
  const certain = certainFigures(experiment);
  const intervalOf = (data: Result['measures'], parameters: Parameters): Interval | undefined => {
    const one = data[picked.measure];
    return one && (certain(parameters, picked, data) ?? endingSequence(picked, picked.of(one), each));
  };
  const resultsSoFar = (): Result[] => inOrder(points).map(({ result }) => result);
  const lookAt = async (place: number): Promise<void> => {
    const parameters = linkedParameters({ [key]: values[place] ?? Number.NaN }, links, all);
    if (typeof parameters === 'string') throw new ExperimentError(parameters);
    const resume = earlier.find((one) => JSON.stringify(one.parameters) === JSON.stringify(parameters));
    const { result } = await runExperiment(
      experiment,
      { ...job, parameters },
      {
        executor,
        rule: { trials, isEnough: (data) => sideOf(intervalOf(data, parameters), target) !== 'unclear' },
        ...(resume && { resume }),
        ...(mixedCode && { mixedCode }),
        ...(signal && { signal }),
        ...(progress && { progress: (soFar) => progress([...resultsSoFar(), soFar]) }),
      },
    );
    const interval = intervalOf(result.measures, parameters);
    if (!interval) return;
    points.set(place, {
      value: values[place] ?? Number.NaN,
      interval,
      side: sideOf(interval, target),
      result,
    });
  };
  const tryAt = async (place: number): Promise<void> => {
    try {
      await lookAt(place);
    } catch (error) {
      if (!(error instanceof ExperimentError)) throw error;
      refused.set(place, error.message);
    }
  };
  const sides = (): Map<number, Side> => new Map([...points].map(([place, { side }]) => [place, side]));
  for (const place of spread(looks, values.length)) {
    if (signal?.aborted) break;
    await tryAt(place);
  }
  for (;;) {
    const place = signal?.aborted ? undefined : nextPlace(sides(), new Set(refused.keys()));
    if (place === undefined) break;
    await tryAt(place);
  }
  const at = (place: number): SolvedPoint[] => [points.get(place) ?? []].flat();
  const roots = crossingsOf(sides()).flatMap(({ from, to, rises, unclear }) => {
    const [[low], [high], between] = [at(from), at(to), unclear.flatMap(at)];
    if (!low || !high) return [];
    const estimate = crossingOf([low, ...between, high], target);
    return [{ low, high, rises, estimate, unclear: between }];
  });
  return {
    roots,
    points: inOrder(points),
    refused: [...refused]
      .toSorted(([a], [b]) => a - b)
      .map(([place, reason]) => ({ value: values[place] ?? Number.NaN, reason })),
  };
}

function inOrder(points: ReadonlyMap<number, SolvedPoint>): SolvedPoint[] {
  return [...points].toSorted(([a], [b]) => a - b).map(([, point]) => point);
}

/** Places from the first to the last (both included), as evenly as integers allow, each once. */
function spread(looks: number, places: number): number[] {
  return [...new Set(Array.from({ length: looks }, (_, i) => Math.round((i * (places - 1)) / (looks - 1))))];
}

function sideOf(interval: Interval | undefined, target: number): Side {
  if (interval && interval.low > target) return 'above';
  if (interval && interval.high < target) return 'below';
  return 'unclear';
}

/** Where the estimates first cross the target, on straight lines between neighbours. */
function crossingOf(points: readonly SolvedPoint[], target: number): number {
  for (const [i, { value, interval }] of points.entries()) {
    const next = points[i + 1];
    if (!next) break;
    const [before, after] = [interval.estimate - target, next.interval.estimate - target];
    if (before === 0) return value;
    if (Math.sign(before) !== Math.sign(after))
      return value + ((next.value - value) * before) / (before - after);
  }
  return Number.NaN;
}

function expectAscending(values: readonly number[]): void {
  if (values.length < 2 || values.length > MOST_VALUES)
    throw new RangeError(`solve: expected 2 to ${MOST_VALUES} values, received ${values.length}`);
  const at = values.findIndex((value, i) => i > 0 && !(value > (values[i - 1] ?? Number.NaN)));
  if (at > 0)
    throw new RangeError(`solve: expected ascending values, received ${values[at - 1]} before ${values[at]}`);
}
