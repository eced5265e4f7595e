import { SetupError } from '@ec/engine';
import type { AnyExperiment, Experiment } from '../experiment.js';
import { derived } from '../formulas/derived.js';
import { Tracer } from '../gate/tracer.js';
import { mergeData } from '../measures/collect.js';
import { blockRunner, TrialError, type BlockRunner } from './block-runner.js';
import { ExperimentError } from './experiment-error.js';
import type { Chunk, ChunkOutcome, Job } from './job.js';
import { paired } from './paired.js';

/** How a job's experiments are found where its chunks are run. */
export interface ExperimentSource {
  /**
   * An experiment of a module, as a job names them.
   *
   * @throws ExperimentError when there is none
   */
  readonly load: (module: Job['module'], id: string) => Promise<AnyExperiment>;
  /** @throws ExperimentError when other code would run here than the job is to be of */
  readonly expectCode: (job: Job) => Promise<void>;
}

/** Jobs that stay prepared: a worker may serve several at once, but not every one that there ever was. */
const PREPARED = 8;

/** Runs chunks in this thread; what a job needs is prepared once. */
export class ChunkRunner {
  readonly #runners = new Map<string, Prepared>();
  readonly #source: ExperimentSource;

  /** @param source - where experiments are found */
  constructor(source: ExperimentSource) {
    this.#source = source;
  }

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
    const runner = this.#runners.get(key) ?? (await prepare(job, this.#source));
    // The runner that was used last is last.
    this.#runners.delete(key);
    this.#runners.set(key, runner);
    for (const oldest of [...this.#runners.keys()].slice(0, -PREPARED)) this.#runners.delete(oldest);
    return runner;
  }
}

/** What runs the blocks of a job, and what listens to them where each trial counts. */
interface Prepared {
  readonly runner: BlockRunner;
  readonly tracer?: Tracer;
}

async function prepare(job: Job, { load, expectCode }: ExperimentSource): Promise<Prepared> {
  const { module, experiment: id, parameters, seed, derive = [], against, traced } = job;
  await expectCode(job);
  // What its trials read is made by the experiment itself.
  const loaded = await load(module, id);
  try {
    const experiment = derived(loaded, derive) as unknown as Experiment;
    if (against) {
      const { module: otherModule, ...others } = against;
      const other = otherModule === undefined ? loaded : await load(otherModule, id);
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
