import { importModule, importNamedModule, ModuleError } from '@ec/cli';
import { SetupError, type Parameters } from '@ec/engine';
import { hostname } from 'node:os';
import { codeDifferences } from '../code/code-differences.js';
import { codeOf, type Code } from '../code/code.js';
import type { AnyExperiment, Experiment } from '../experiment.js';
import { derived } from '../formulas/derived.js';
import { Tracer, type BlockTrace } from '../gate/tracer.js';
import { PLAN_GAMES } from '../league/plan-games.js';
import { mergeData, type DataOf } from '../measures/collect.js';
import type { Result } from '../result.js';
import { blockRunner, TrialError, type BlockRunner } from './block-runner.js';
import { ExperimentError } from './experiment-error.js';
import { exportedExperiments } from './exported-experiments.js';
import { paired } from './paired.js';

/** Module whose experiments are run when none is named. */
export const DEFAULT_MODULE = '@ec/empyrean/experiments';

/** A piece of work, as plain data that goes to a thread or over a network. */
export interface Job {
  /** Module that exports the experiment: a file by a path that begins with `.` or `/`, or a package; `null` for {@link DEFAULT_MODULE}. */
  readonly module: string | null;
  /** ID of the experiment. */
  readonly experiment: string;
  readonly parameters: Parameters;
  readonly seed: string;
  /** Formulas of further measures, which the experiment gets before it is run. */
  readonly derive?: readonly string[];
  /** The code that the result is to be of: where other code would run, the job is refused. */
  readonly code?: Code;
  /** Compares with other parameters, or with another version of the code, trial by trial, in one measure. */
  readonly against?: {
    readonly parameters: Parameters;
    readonly measure: string;
    /** Module of the second side; that of the first when absent. */
    readonly module?: Job['module'];
  };
  /** Keeps what each trial gave, with the values of as many trials from the first on. */
  readonly traced?: number;
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

/**
 * Loads an experiment.
 *
 * @param module - the module that exports it; `null` for one of {@link DEFAULT_MODULE}
 * @param id - its ID; of a module with one experiment it may be left out
 * @throws ExperimentError when there is no such module, or none of that ID in it
 */
export async function loadExperiment(module: string | null, id?: string): Promise<AnyExperiment> {
  return experimentIn(await loadExperiments(module), id);
}

/**
 * Loads an experiment of a module that a file of results names, if code of that module may run because a file names it.
 *
 * @param module - as the file has it
 * @throws ExperimentError when it may not, there is no such module, or no experiment of that ID in it
 */
export async function loadNamedExperiment(
  module: string | null,
  id: string | undefined,
): Promise<AnyExperiment> {
  const importNamed = (name: string) => importNamedModule(name, import.meta, '--module');
  return experimentIn(await experimentsOf(module, importNamed), id);
}

function experimentIn(known: readonly AnyExperiment[], id: string | undefined): AnyExperiment {
  // Those of plans are offered to every ruleset, and asked for by name.
  const unnamed = known.filter((one) => one.id !== PLAN_GAMES);
  const found = id === undefined && unnamed.length === 1 ? unnamed[0] : known.find((one) => one.id === id);
  if (found) return found;
  if (known.length === 0)
    throw new ExperimentError(
      'experiment: expected a module that exports what defineExperiment returns, received one that exports no experiment',
    );
  const ids = known.map((one) => one.id).join(', ');
  throw new ExperimentError(`experiment: expected one of ${ids}, received ${id ?? 'none'}`);
}

/**
 * The experiments that a module exports, under whatever names.
 *
 * @param module - `null` for those of {@link DEFAULT_MODULE}
 * @throws ExperimentError when there is no such module
 */
export function loadExperiments(module: string | null): Promise<readonly AnyExperiment[]> {
  return experimentsOf(module, (name) => importModule(name, import.meta));
}

async function experimentsOf(
  module: string | null,
  load: (name: string) => Promise<Readonly<Record<string, unknown>>>,
): Promise<readonly AnyExperiment[]> {
  return toldOf(async () => exportedExperiments(await load(module ?? DEFAULT_MODULE)));
}

/**
 * The code that runs in a job of a module.
 *
 * @param module - `null` for {@link DEFAULT_MODULE}
 * @throws ExperimentError when there is no such module
 */
export async function codeOfModule(module: string | null): Promise<Code> {
  return toldOf(() => codeOf(module ?? DEFAULT_MODULE));
}

/** @throws ExperimentError in place of ModuleError */
async function toldOf<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    throw new ExperimentError(error.message, { cause: error });
  }
}

/** Jobs that stay prepared: a worker may serve several at once, but not every one that there ever was. */
const PREPARED = 8;

/** Runs chunks in this thread; what a job needs is prepared once. */
export class ChunkRunner {
  readonly #runners = new Map<string, Prepared>();

  /** What is measured in the chunk's blocks, or why nothing is. */
  async run({ job, from, to }: Chunk): Promise<ChunkOutcome> {
    try {
      const { runner, tracer } = await this.#prepared(job);
      // Those of a chunk that failed are nobody's.
      tracer?.take();
      let measured = runner(from);
      for (let block = from + 1; block < to; block++) measured = mergeData(measured, runner(block));
      return { measured, ...(tracer && { traces: tracer.take() }) };
    } catch (error) {
      if (error instanceof ExperimentError) return { refused: error.message };
      if (!(error instanceof TrialError)) throw error;
      const { experiment, seed, trial, reason, cause } = error;
      // a game that cannot be set up like this: values that do not go together, not a mistake of the rules
      if (cause instanceof SetupError) return { refused: `${experiment}: ${reason}` };
      return { failed: { experiment, seed, trial, reason } };
    }
  }

  async #prepared(job: Job): Promise<Prepared> {
    const key = JSON.stringify(job);
    const runner = this.#runners.get(key) ?? (await prepare(job));
    // The runner that was used last is last.
    this.#runners.delete(key);
    this.#runners.set(key, runner);
    for (const oldest of [...this.#runners.keys()].slice(0, -PREPARED)) this.#runners.delete(oldest);
    return runner;
  }
}

/** @throws ExperimentError when other code would run here than the job is to be of */
async function expectCode({ module, code }: Job): Promise<void> {
  if (!code) return;
  const own = await codeOfModule(module);
  if (own.hash === code.hash) return;
  throw new ExperimentError(
    `${module ?? DEFAULT_MODULE}: expected the code of the run, received other code on ${hostname()}: ` +
      `${codeDifferences(code, own)}; a worker keeps what it has loaded until it is started again`,
  );
}

/** What runs the blocks of a job, and what listens to them where each trial counts. */
interface Prepared {
  readonly runner: BlockRunner;
  readonly tracer?: Tracer;
}

async function prepare(job: Job): Promise<Prepared> {
  const { module, experiment: id, parameters, seed, derive = [], against, traced } = job;
  await expectCode(job);
  // What its trials read is made by the experiment itself.
  const loaded = await loadExperiment(module, id);
  try {
    const experiment = derived(loaded, derive) as unknown as Experiment;
    if (against) {
      const { module: otherModule, ...others } = against;
      const other = otherModule === undefined ? loaded : await loadExperiment(otherModule, id);
      const both = paired(experiment, { ...others, experiment: derived(other, derive) });
      return { runner: blockRunner(both, parameters, seed) };
    }
    if (traced === undefined) return { runner: blockRunner(experiment, parameters, seed) };
    const tracer = new Tracer(traced);
    return { runner: blockRunner(experiment, parameters, seed, tracer), tracer };
  } catch (error) {
    // Values that are within their bounds may not go together.
    if (!(error instanceof RangeError)) throw error;
    throw new ExperimentError(`${id}: ${error.message}`, { cause: error });
  }
}
