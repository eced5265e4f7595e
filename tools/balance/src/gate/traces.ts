import type { Measures } from '../measures/measure.js';
import { ExperimentError } from '../running/experiment-error.js';
import type { Executor } from '../running/executor.js';
import { figuresOf } from './figures.js';
import type { BlockTrace } from './tracer.js';

/** Most trials whose values are kept, and most values of them all: files of a few megabytes at most. */
export const MOST_KEPT = 20_000;
const MOST_VALUES = 1_000_000;

/** What each trial of a run gave. */
export interface Trace {
  /** Trials whose values are kept, from the first on. */
  readonly kept: number;
  /** Of each measure, the digests of its blocks, one after the other. */
  readonly digests: Readonly<Record<string, string>>;
  /** Of each kept trial, 32 bits of its digest. */
  readonly trials: readonly number[];
  readonly figures: Readonly<Record<string, FigureTrace>>;
}

/** A figure by trial: how many values it has, and their sum. */
export interface FigureTrace {
  readonly n: readonly number[];
  readonly sums: readonly number[];
}

/** How many trials' values are kept: at most 20,000, and fewer of an experiment with more than 50 figures. */
export function keptOf(measures: Measures, trials: number): number {
  const values = Math.floor(MOST_VALUES / Math.max(1, figuresOf(measures).length));
  return Math.max(1, Math.min(trials, MOST_KEPT, values));
}

/** Gathers what the trials of one run gave, from wherever its blocks are run. */
export class Traces {
  readonly #blocks = new Map<number, BlockTrace>();

  /** The executor, of which the traces are kept here. */
  through(executor: Executor): Executor {
    return {
      ...executor,
      run: async (chunk, signal) => {
        const outcome = await executor.run(chunk, signal);
        if (outcome && 'measured' in outcome)
          for (const one of outcome.traces ?? []) this.#blocks.set(one.block, one);
        return outcome;
      },
    };
  }

  /**
   * What the trials gave, in their order.
   *
   * @param blocks - how many there are, each run
   * @throws ExperimentError when one came without a trace, as from a worker of an earlier version
   */
  whole(measures: Measures, blocks: number): Trace {
    const all = Array.from({ length: blocks }, (_, block) => {
      const one = this.#blocks.get(block);
      if (one) return one;
      throw new ExperimentError(
        `block ${block}: expected what each trial gave, received figures alone; workers of this version send it`,
      );
    });
    const trials = all.flatMap((one) => one.trials);
    return {
      kept: trials.length,
      digests: Object.fromEntries(
        Object.keys(measures).map((name, i) => [name, all.map(({ digests }) => digests[i] ?? '').join('')]),
      ),
      trials,
      figures: Object.fromEntries(
        figuresOf(measures).map(({ name }, i) => [
          name,
          { n: all.flatMap(({ n }) => n[i] ?? []), sums: all.flatMap(({ sums }) => sums[i] ?? []) },
        ]),
      ),
    };
  }
}
