import { blockOf, type AnyExperiment } from '../experiment.js';
import { mergeData, type DataOf } from '../measures/collect.js';
import {
  blocksOfPart,
  divisionOf,
  joinedCode,
  runKey,
  type BlockRange,
  type Division,
  type JoinOptions,
  type Result,
} from '../result.js';
import type { Executor } from './executor.js';
import { measuredOf, withAllParameters, type Job } from './job.js';
import type { StopRule } from './stop-rule.js';

/** Milliseconds that a chunk should take: long enough to be worth sending, short enough to stop soon. */
const CHUNK_TIME = 100;

/** Chunks grow at most by this factor. */
const GROWTH = 4;

/** Why a run ended. */
export type StopReason = 'trials' | 'enough' | 'time' | 'interrupted';

/** How a run goes. */
export interface RunOptions extends JoinOptions {
  readonly executor: Executor;
  readonly rule: StopRule;
  /** A result to go on from: blocks from the first that is run on, without a gap. */
  readonly resume?: Result;
  /** Part of the blocks: the first of as many parts is 1. */
  readonly shard?: { readonly part: number; readonly of: number };
  /** Ends the run after the blocks that are under way; those that wait for a worker are left out. */
  readonly signal?: AbortSignal;
  /** Called with the result so far after every chunk that is merged. */
  readonly progress?: (result: Result, of: number) => void;
}

/**
 * Runs an experiment until enough is known. The result is the same however many threads there are; only a limit of time or an
 * interruption lets the machine decide how many blocks are in it.
 *
 * @throws SetupError when a parameter is not one of the experiment's, or out of its bounds
 * @throws TrialError when a trial fails: the first one, whatever the order in which they are run
 * @throws RangeError when the result to go on from is of another run or other code, or its blocks are not whole; or when there is no such part
 */
export async function runExperiment(
  experiment: AnyExperiment,
  given: Job,
  options: RunOptions,
): Promise<{ readonly result: Result; readonly reason: StopReason }> {
  const { executor, rule, resume, shard, signal, progress } = options;
  const size = blockOf(experiment);
  // What was added to the experiment here has to be added in threads, too.
  const own = withAllParameters(experiment, given);
  const job = experiment.formulas ? { ...own, derive: experiment.formulas } : own;
  const all = Math.ceil(rule.trials / size);
  const partOf = shard && { parts: shard.of, blocks: all };
  const range = blocksOf(rule.trials, size, shard);
  const first = resume ? endOf(resume, job, size, range[0]) : range[0];
  const merged = new Merged(first, resume?.measures);
  const joined = codeOfRun(job, options);
  const resultSoFar = (): Result => {
    const code = resume && merged.end === first ? { code: resume.code } : joined;
    return resultOf(job, { ...code, block: size, partOf }, [range[0], merged.end], merged.data);
  };
  const isKnown = (): boolean =>
    rule.isEnough !== undefined &&
    merged.data !== undefined &&
    isLook(merged.end) &&
    rule.isEnough(merged.data);
  if (isKnown()) return { result: { ...resultSoFar(), isEnough: true }, reason: 'enough' };

  let next = first;
  let chunk = 1;
  let isEnough = false;
  const failures: { readonly from: number; readonly error: unknown }[] = [];
  const goesOn = (): boolean =>
    next < range[1] && !isEnough && failures.length === 0 && signal?.aborted !== true;
  const oneAfterAnother = async (): Promise<void> => {
    while (goesOn()) {
      const from = next;
      // Chunks shrink towards the end, so that all threads end at about the same time.
      const share = Math.ceil((range[1] - from) / (2 * executor.width));
      const to = Math.min(from + share, from + chunk, rule.isEnough ? nextLook(from) : Infinity);
      next = to;
      const began = performance.now();
      const data = await executor
        .run({ job, from, to }, signal)
        .then((outcome) => outcome && measuredOf(outcome))
        .catch((error: unknown) => {
          failures.push({ from, error });
        });
      if (!data) return;
      const speed = CHUNK_TIME / Math.max(1, performance.now() - began);
      chunk = Math.max(1, Math.min(chunk * GROWTH, Math.round((to - from) * speed)));
      if (isEnough) return;
      merged.add(from, to, data, () => {
        if (progress) progress(resultSoFar(), all);
        isEnough = isKnown();
        return isEnough;
      });
    }
  };
  await Promise.all(Array.from({ length: executor.width }, oneAfterAnother));
  // A trial that fails after the block with which enough is known would not have been run in one thread.
  const [failure] = failures.toSorted((a, b) => a.from - b.from);
  if (failure && !isEnough) throw failure.error;
  if (isEnough) return { result: { ...resultSoFar(), isEnough: true }, reason: 'enough' };
  const interruption = signal?.reason === 'time' ? 'time' : 'interrupted';
  return { result: resultSoFar(), reason: merged.end >= range[1] ? 'trials' : interruption };
}

/** Chunks in the order of their blocks, whatever the order in which they come. */
class Merged {
  /** First block that is not merged yet. */
  end: number;
  data: DataOf | undefined;
  readonly #waiting = new Map<number, { readonly to: number; readonly data: DataOf }>();

  constructor(first: number, data: DataOf | undefined) {
    this.end = first;
    this.data = data;
  }

  /** Merges the chunks that now follow, until `isEnough` says so. */
  add(from: number, to: number, data: DataOf, isEnough: () => boolean): void {
    this.#waiting.set(from, { to, data });
    for (let one = this.#waiting.get(this.end); one; one = this.#waiting.get(this.end)) {
      this.#waiting.delete(this.end);
      this.data = this.data ? mergeData(this.data, one.data) : one.data;
      this.end = one.to;
      if (isEnough()) return;
    }
  }
}

/**
 * Looks are taken at fixed numbers of blocks, about an eighth more each time, so that neither threads nor speed decide when a run
 * ends: after every block up to 16, then after every second up to 32, and so on.
 */
function lookStep(blocks: number): number {
  return blocks < 16 ? 1 : 2 ** Math.floor(Math.log2(blocks / 8));
}

function isLook(blocks: number): boolean {
  return blocks % lookStep(blocks) === 0;
}

function nextLook(blocks: number): number {
  const step = lookStep(blocks);
  return Math.floor(blocks / step) * step + step;
}

/** Blocks of a run, or of a part of it: from the first (included) to the last (excluded). */
export function blocksOf(trials: number, size: number, shard: RunOptions['shard']): BlockRange {
  const all = Math.ceil(trials / size);
  return shard ? rangeOf(shard, all) : [0, all];
}

function rangeOf({ part, of }: { readonly part: number; readonly of: number }, all: number): BlockRange {
  if (!Number.isSafeInteger(of) || !Number.isSafeInteger(part) || part < 1 || part > of)
    throw new RangeError(`shard: expected a part from 1 to their number, received ${part} of ${of}`);
  return blocksOfPart(part, { parts: of, blocks: all });
}

function endOf(resume: Result, job: Job, size: number, first: number): number {
  const { derive: derived, ...run } = { block: size, ...job };
  if (runKey(resume) !== runKey({ ...run, ...(derived && { derived }) }))
    throw new RangeError(
      'resume: expected a result of the same experiment, seed, parameters, formulas and blocks',
    );
  const [[from, to] = [first, first], ...others] = resume.blocks;
  if (from !== first || others.length > 0)
    throw new RangeError(`resume: expected all blocks from block ${first} on, received parts`);
  return to;
}

/** @throws RangeError when the result to go on from is of other code, and code may not be mixed */
function codeOfRun({ code }: Job, { resume, mixedCode }: RunOptions): Pick<Result, 'code'> {
  const own = code && [code.hash];
  if (!resume || resume.blocks.length === 0) return own ? { code: own } : {};
  return joinedCode(resume.code, own, mixedCode === undefined ? {} : { mixedCode });
}

function resultOf(
  job: Job,
  {
    code,
    block,
    partOf,
  }: {
    readonly code?: Result['code'];
    readonly block: number;
    readonly partOf: Division | undefined;
  },
  [from, to]: BlockRange,
  data: DataOf | undefined,
): Result {
  const blocks: BlockRange[] = to > from ? [[from, to]] : [];
  return {
    experiment: job.experiment,
    seed: job.seed,
    parameters: job.parameters,
    block,
    ...(code && { code }),
    trials: (to - from) * block,
    ...divisionOf(partOf, blocks),
    blocks,
    measures: data ?? {},
    ...(job.derive && { derived: job.derive }),
  };
}
