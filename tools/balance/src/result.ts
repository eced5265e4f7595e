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
  /** Hash of the code that made it; several of mixed code, sorted; absent when it is not known. */
  readonly code?: readonly string[];
  readonly trials: number;
  /** The run that it is a part of; absent of a run of its own, and once all parts are joined. */
  readonly partOf?: Division;
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

/** A run that is made in parts. */
export interface Division {
  /** How many. */
  readonly parts: number;
  /** Blocks of the whole run. */
  readonly blocks: number;
}

/** How results are joined. */
export interface JoinOptions {
  /** Joins results of different code as well, and says so in the result. */
  readonly mixedCode?: boolean;
}

/**
 * Merges two parts of a result.
 *
 * @throws RangeError when they are of different experiments, seeds, parameters, formulas, blocks, code or numbers of trials, or have a block in
 * common
 */
export function mergeResults(a: Result, b: Result, options: JoinOptions = {}): Result {
  for (const key of ['experiment', 'seed', 'block', 'parameters', 'derived'] as const) {
    const [expected, received] = [JSON.stringify(a[key]), JSON.stringify(b[key])];
    if (expected !== received) throw new RangeError(`${key}: expected ${expected}, received ${received}`);
  }
  if (a.partOf && b.partOf && a.partOf.blocks !== b.partOf.blocks)
    throw new RangeError(
      `trials: expected parts of a run of ${a.partOf.blocks} blocks, received one of ${b.partOf.blocks}`,
    );
  const code = joinedCode(a.code, b.code, options);
  // A part without a block, of more parts than there are blocks, has measured nothing at all.
  if (a.blocks.length === 0) return b;
  if (b.blocks.length === 0) return a;
  const { partOf: _, ...whole } = a;
  const blocks = joinRanges(a.blocks, b.blocks);
  return {
    ...whole,
    ...code,
    ...divisionOf(a.partOf ?? b.partOf, blocks),
    trials: a.trials + b.trials,
    blocks,
    measures: mergeData(a.measures, b.measures),
  };
}

/** The division of a part with some blocks; none where all are there. */
export function divisionOf(
  partOf: Division | undefined,
  blocks: readonly BlockRange[],
): Pick<Result, 'partOf'> {
  if (!partOf) return {};
  const [[from, to] = [0, 0], ...others] = blocks;
  return others.length === 0 && from === 0 && to >= partOf.blocks ? {} : { partOf };
}

/**
 * The code of two parts together.
 *
 * @throws RangeError when it differs and may not be mixed
 */
export function joinedCode(
  a: Result['code'],
  b: Result['code'],
  { mixedCode = false }: JoinOptions,
): Pick<Result, 'code'> {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  if (one === other) return a ? { code: a } : {};
  if (!mixedCode) throw new RangeError(`code: expected ${one ?? 'none'}, received ${other ?? 'none'}`);
  return { code: [...new Set([...(a ?? [UNKNOWN]), ...(b ?? [UNKNOWN])])].toSorted() };
}

/** Stands for code of which nothing is known, where it is mixed with other code. */
const UNKNOWN = 'unknown';

/** What must be the same in parts of one run, as a text to compare. */
export function runKey({ experiment, seed, parameters, block, derived = [] }: RunIdentity): string {
  return JSON.stringify([experiment, seed, parameters, block, derived]);
}

/** What distinguishes a run from others. */
export type RunIdentity = Pick<Result, 'experiment' | 'seed' | 'parameters' | 'block' | 'derived'>;

/** Trials of several results together. */
export function trialsIn(results: readonly Pick<Result, 'trials'>[]): number {
  return results.reduce((sum, { trials }) => sum + trials, 0);
}

/** Whether every block of the run is there. */
export function isWhole(result: Result): boolean {
  return missingBlocks(result).length === 0;
}

/** Blocks that are missing before, between and, where a run is made in parts, after those that are there. */
export function missingBlocks({ blocks, partOf }: Result): BlockRange[] {
  const end = partOf?.blocks ?? blocks.at(-1)?.[1] ?? 0;
  const gaps: BlockRange[] = [];
  let next = 0;
  for (const [from, to] of [...blocks, [end, end] as const]) {
    if (from > next) gaps.push([next, from]);
    next = Math.max(next, to);
  }
  return gaps;
}

/**
 * Blocks of a part of a run.
 *
 * @param part - from 1 (included) to the number of parts (included)
 */
export function blocksOfPart(part: number, { parts, blocks }: Division): BlockRange {
  return [Math.floor(((part - 1) * blocks) / parts), Math.floor((part * blocks) / parts)];
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
