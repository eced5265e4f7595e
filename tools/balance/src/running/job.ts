import type { Parameters } from '@ec/engine';
import type { Code } from '../code/code.js';
import type { BlockTrace } from '../gate/tracer.js';
import type { AnyExperiment } from '../experiment.js';
import { experimentParameters } from '../games/edition-row.js';
import type { DataOf } from '../measures/collect.js';
import type { Result } from '../result.js';
import { TrialError } from './block-runner.js';
import { ExperimentError } from './experiment-error.js';

/** Module whose experiments are run when none is named. */
export const DEFAULT_MODULE = '@ec/empyrean/experiments';

/** A piece of work, as plain data that goes to a thread or over a network. */
export interface Job {
  /** Module that exports the experiment: a file by a path that begins with `.` or `/`, or a package; `null` for {@link DEFAULT_MODULE}. */
  readonly module: string | null;
  /** ID of the experiment. */
  readonly experiment: string;
  /** Values other than the defaults; an edition among them stands for those of others. */
  readonly parameters: Parameters;
  readonly seed: string;
  /** Formulas of further measures, which the experiment gets before it is run. */
  readonly derive?: readonly string[];
  /** The code that the result is to be of: where other code would run, the job is refused. */
  readonly code?: Code;
  /** Compares with other parameters, or with another version of the code, trial by trial, in one measure. */
  readonly against?: {
    /** All of them. */
    readonly parameters: Parameters;
    readonly measure: string;
    /** Module of the second side; that of the first when absent. */
    readonly module?: Job['module'];
  };
  /** Keeps what each trial gave, with the values of as many trials from the first on. */
  readonly traced?: number;
}

/**
 * A job with a value for every parameter of its experiment.
 *
 * @throws SetupError when a parameter is not one of the experiment's, or out of its bounds
 */
export function withAllParameters({ parameters: rows }: AnyExperiment, job: Job): Job {
  return { ...job, parameters: experimentParameters(rows, job.parameters) };
}

/** A result of a job whose figures are made of many runs: its trials, and nothing that was measured. */
export function unmeasured({ experiment, seed, parameters, derive, code }: Job, trials: number): Result {
  return {
    ...{ experiment, seed, parameters, block: 1, trials, blocks: [], measures: {} },
    ...(derive && { derived: derive }),
    ...(code && { code: [code.hash] }),
  };
}

/** Blocks of a job, from one (included) to another (excluded). */
export interface Chunk {
  readonly job: Job;
  readonly from: number;
  readonly to: number;
}

/** The outcome of a chunk, as plain data: an error would lose its fields on the way from a thread. */
export type ChunkOutcome =
  | { readonly measured: DataOf; readonly traces?: readonly BlockTrace[] }
  | { readonly failed: Pick<TrialError, 'experiment' | 'seed' | 'trial' | 'reason'> }
  | { readonly refused: string };

/**
 * What was measured in a chunk.
 *
 * @throws TrialError when a trial failed
 * @throws ExperimentError when the experiment could not be found, or not prepared, where the chunk should run, or no game can be set up with
 * its parameters
 */
export function measuredOf(outcome: ChunkOutcome): DataOf {
  if ('measured' in outcome) return outcome.measured;
  if ('refused' in outcome) throw new ExperimentError(outcome.refused);
  const { experiment, seed, trial, reason } = outcome.failed;
  throw new TrialError(experiment, seed, trial, reason);
}
