import type { Parameters } from '@ec/engine';
import { Prng, type Seed } from '@ec/prng';
import { blockOf, type Experiment } from '../experiment.js';
import type { Tracer } from '../gate/tracer.js';
import { collect, type DataOf } from '../measures/collect.js';
import type { Measures } from '../measures/measure.js';
import { ExperimentError } from './experiment-error.js';

/** A trial failed. The error has all that is needed to repeat it. */
export class TrialError extends Error {
  override readonly name = 'TrialError';
  /** What the trial itself said. */
  readonly reason: string;

  constructor(
    readonly experiment: string,
    readonly seed: string,
    /** From 0. */
    readonly trial: number,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${experiment}, seed ${seed}, trial ${trial}: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Runs blocks of an experiment under one set of parameters. */
export type BlockRunner<M extends Measures = Measures> = (block: number) => DataOf<M>;

/**
 * Prepares an experiment under parameters; then runs its blocks, in any order. Trial i draws from the numbered stream i of the
 * experiment's own stream of the seed, whatever block it is in.
 *
 * @param tracer - listens to what is recorded
 * @returns a function of the block's number, from 0
 */
export function blockRunner<M extends Measures, C>(
  experiment: Experiment<M, C>,
  parameters: Parameters,
  seed: string,
  tracer?: Tracer,
): BlockRunner<M> {
  const { id, trial, measures, prepare } = experiment;
  const size = blockOf(experiment);
  // Without `prepare`, what a trial reads are the parameters.
  const context = prepare ? prepare(parameters) : (parameters as C);
  const root = Prng.fromSeed(seedOf(seed)).stream('balance', id);
  return (block) => {
    const collected = collect(measures);
    const { record, endTrial, data } = tracer?.listen(measures, { block, size }, collected) ?? collected;
    const first = block * size;
    let at = first;
    try {
      expectNoPromise(trial(root.numbered(at), context, record));
      endTrial();
      for (at++; at < first + size; at++) {
        trial(root.numbered(at), context, record);
        endTrial();
      }
    } catch (error) {
      if (error instanceof ExperimentError) throw error;
      throw new TrialError(id, seed, at, error);
    }
    return data();
  };
}

/** What is recorded after a trial has ended would be lost. */
function expectNoPromise(returned: unknown): void {
  if (returned instanceof Promise) {
    returned.catch(() => undefined);
    throw new ExperimentError(
      'trial: expected a function that returns nothing, received one that returns a promise',
    );
  }
}

/** The seed that a text stands for, as commands read it: digits are the same seed as the integer. */
export function seedOf(seed: string): Seed {
  return /^-?\d{1,18}$/.test(seed) ? BigInt(seed) : seed;
}
