import type { Parameters } from '@ec/engine';
import { mergeData, type DataOf } from './measures/collect.js';

/** The result of an experiment, as plain JSON data: the same bytes however and wherever the trials were run. */
export interface Result {
  readonly experiment: string;
  readonly seed: string;
  /** All parameters in force. */
  readonly parameters: Parameters;
  /** Trials of a block. */
  readonly block: number;
  readonly trials: number;
  /** Blocks in it, as ranges from a block (included) to another (excluded), ascending and apart. */
  readonly blocks: readonly BlockRange[];
  readonly measures: DataOf;
  /** Formulas of measures that the experiment does not have by itself. */
  readonly derived?: readonly string[];
  /** Whether the measured values ended the run; then its tests would not keep their error rates. */
  readonly isEnough?: true;
}

/** Blocks from one (included) to another (excluded). */
export type BlockRange = readonly [from: number, to: number];

/**
 * Merges two parts of a result.
 *
 * @throws RangeError when they are of different experiments, seeds, parameters, formulas or blocks, or have a block in common
 */
export function mergeResults(a: Result, b: Result): Result {
  for (const key of ['experiment', 'seed', 'block', 'parameters', 'derived'] as const) {
    const [expected, received] = [JSON.stringify(a[key]), JSON.stringify(b[key])];
    if (expected !== received) throw new RangeError(`${key}: expected ${expected}, received ${received}`);
  }
  // A part without a block, of more parts than there are blocks, has measured nothing at all.
  if (a.blocks.length === 0) return b;
  if (b.blocks.length === 0) return a;
  return {
    ...a,
    trials: a.trials + b.trials,
    blocks: joinRanges(a.blocks, b.blocks),
    measures: mergeData(a.measures, b.measures),
  };
}

/** What must be the same in parts of one run, as a text to compare. */
export function runKey({ experiment, seed, parameters, block, derived = [] }: RunIdentity): string {
  return JSON.stringify([experiment, seed, parameters, block, derived]);
}

/** What distinguishes a run from others. */
export type RunIdentity = Pick<Result, 'experiment' | 'seed' | 'parameters' | 'block' | 'derived'>;

/** Whether every block from the first on is there. */
export function isWhole({ blocks }: Result): boolean {
  const [[from] = [0], ...others] = blocks;
  return others.length === 0 && from === 0;
}

function joinRanges(a: readonly BlockRange[], b: readonly BlockRange[]): BlockRange[] {
  const joined: [number, number][] = [];
  for (const [from, to] of [...a, ...b].toSorted(([x], [y]) => x - y)) {
    const last = joined.at(-1);
    if (last && from < last[1])
      throw new RangeError(`blocks: expected each once, received block ${from} twice`);
    if (last && from === last[1]) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}
