import { resolveParameters } from '@ec/engine';
import { withEdition } from '../games/edition-row.js';
import type { Point } from '../designs/axis.js';
import type { AnyExperiment } from '../experiment.js';
import type { Result } from '../result.js';
import { ExperimentError } from './experiment-error.js';
import { withAllParameters, type Job } from './job.js';
import { runExperiment, type RunOptions } from './run.js';

/** How a sweep goes. */
export interface SweepOptions extends Omit<RunOptions, 'resume' | 'progress'> {
  /** Results to go on from, of some or all points. */
  readonly earlier?: readonly Result[];
  /** Called with a point that cannot be run, as values do not go together, and why; the sweep then goes on. Without it, the sweep ends with the error. */
  readonly refused?: (point: Point, reason: string) => void;
  /** Called after every chunk with all results so far, and how many points there are. */
  readonly progress?: (results: readonly Result[], points: number) => void;
}

/**
 * Runs an experiment at every point, with the same draws everywhere.
 *
 * @param given - with the base parameters, which points replace
 * @returns the results in the order of the points; fewer when it was interrupted, or points were refused
 * @throws SetupError when a parameter is not one of the experiment's, or out of its bounds, in the base or at a point
 * @throws TrialError when a trial fails
 */
export async function sweep(
  experiment: AnyExperiment,
  given: Job,
  points: readonly Point[],
  { earlier = [], progress, refused, ...run }: SweepOptions,
): Promise<Result[]> {
  const job = withAllParameters(experiment, given);
  const all = points.map((point) => ({
    point,
    parameters: resolveParameters(experiment.parameters, {
      ...job.parameters,
      ...withEdition(experiment.parameters, point),
    }),
  }));
  const results: Result[] = [];
  for (const { point, parameters } of all) {
    if (run.signal?.aborted) break;
    const resume = earlier.find((one) => JSON.stringify(one.parameters) === JSON.stringify(parameters));
    try {
      const { result } = await runExperiment(
        experiment,
        { ...job, parameters },
        {
          ...run,
          ...(resume && { resume }),
          ...(progress && { progress: (soFar) => progress([...results, soFar], all.length) }),
        },
      );
      results.push(result);
    } catch (error) {
      if (!refused || !(error instanceof ExperimentError)) throw error;
      refused(point, error.message);
    }
  }
  return results;
}
