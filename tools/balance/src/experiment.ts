import type { ParameterRow, Parameters } from '@ec/engine';
import type { Distribution, Prng, Ratio } from '@ec/prng';
import type { Expectation } from './expectations/expectation.js';
import { expectFitting } from './expectations/expect-fitting.js';
import type { Measures, Recorders } from './measures/measure.js';

/**
 * A question to a game's formulas: what a trial is, and what is measured in it.
 *
 * Types: `M`, the measures; `C`, what a trial reads.
 */
export interface Experiment<M extends Measures = Measures, C = unknown> {
  /** Stable name, in kebab-case. */
  readonly id: string;
  readonly title: string;
  /** What is asked, in a sentence or two. */
  readonly question: string;
  /** What may be changed and swept: those of a ruleset, and others of the experiment's own. */
  readonly parameters: readonly ParameterRow[];
  readonly measures: M;
  /** Trials that are run together, at least 1 (included); 1,000 when absent. A part of the result: never changed lightly. */
  readonly block?: number;
  /** Makes what a trial reads from the parameters, once for each run; the parameters themselves when absent. */
  readonly prepare?: (parameters: Parameters) => C;
  /** One trial: draws from `rng` alone, and records the outcome in `record`. */
  readonly trial: (rng: Prng, context: C, record: Recorders<M>) => void;
  /** What is known exactly, by measure: a distribution, or the ratio of a proportion. */
  readonly exact?: (
    parameters: Parameters,
  ) => Partial<Readonly<Record<keyof M & string, Distribution | Ratio<bigint>>>>;
  /** What a designer wants to hold. */
  readonly expectations?: readonly Expectation[];
  /** Trials that a check runs; 10,000 when absent. */
  readonly trials?: number;
}

/** An experiment whatever it measures and its trials read. */
export interface AnyExperiment extends Omit<Experiment, 'prepare' | 'trial' | 'exact'> {
  readonly prepare?: (parameters: Parameters) => unknown;
  readonly trial: (rng: Prng, context: never, record: never) => void;
  readonly exact?: (
    parameters: Parameters,
  ) => Readonly<Record<string, Distribution | Ratio<bigint> | undefined>>;
  /** Formulas that were added to its measures, which threads add again. */
  readonly formulas?: readonly string[];
}

/** Default number of trials of a block. */
const BLOCK = 1_000;

/** Trials when neither the experiment nor the user says how many. */
const TRIALS = 10_000;

/**
 * Defines an experiment.
 *
 * @throws RangeError when its ID is not in kebab-case, its block or number of trials is not an integer of at least 1, or an
 *   expectation does not fit its measure
 */
export function defineExperiment<M extends Measures, C = Parameters>(
  experiment: Experiment<M, C>,
): Experiment<M, C> {
  const { id, block = BLOCK, trials = TRIALS } = experiment;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new RangeError(`experiment: expected an ID in kebab-case, received "${id}"`);
  for (const [what, value] of Object.entries({ block, trials })) {
    if (!Number.isSafeInteger(value) || value < 1)
      throw new RangeError(`${id}, ${what}: expected an integer of at least 1, received ${value}`);
  }
  for (const one of experiment.expectations ?? [])
    expectFitting(one, { id, measures: experiment.measures, hasExact: experiment.exact !== undefined });
  return experiment;
}

/** Trials that are run together. */
export function blockOf({ block = BLOCK }: Pick<AnyExperiment, 'block'>): number {
  return block;
}

/** Trials when the user does not say how many. */
export function trialsOf({ trials = TRIALS }: Pick<AnyExperiment, 'trials'>): number {
  return trials;
}
