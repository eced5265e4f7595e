import { setImmediate } from 'node:timers/promises';
import { inThreads } from '@ec/balance/node';
import { Prng } from '@ec/prng';
import { resolveParameters } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { defineExperiment, type Experiment } from '../../src/experiment.js';
import { collect, mergeData } from '../../src/measures/collect.js';
import { integer } from '../../src/measures/integer.js';
import type { MeasureData, Measures } from '../../src/measures/measure.js';
import { perTrial } from '../../src/measures/per-trial.js';
import { pickMeasure } from '../../src/measures/pick-measure.js';
import { proportion } from '../../src/measures/proportion.js';
import { isWhole, mergeResults, missingBlocks, type Result } from '../../src/result.js';
import { blockRunner, TrialError } from '../../src/running/block-runner.js';
import type { Executor } from '../../src/running/executor.js';
import { inThread } from '../../src/running/in-thread.js';
import { ChunkRunner } from '../../src/running/chunk-runner.js';
import type { Chunk, Job } from '../../src/running/job.js';
import { loadExperiment, LOADED } from '../../src/running/load-experiment.js';
import { runExperiment, type RunOptions } from '../../src/running/run.js';
import { errorOf, isExact, targetError } from '../../src/running/stop-rule.js';
import { everything, failing, TOYS } from './toys.js';

const job: Job = { module: TOYS, experiment: 'everything', parameters: { bonus: 0 }, seed: '1' };
const run = (options: Omit<RunOptions, 'executor'>, of: Job = job) =>
  runExperiment(everything, of, { ...options, executor: inThread() });
const figure = (name: string) => pickMeasure(everything.measures, name);
const bytes = (result: Result): string => JSON.stringify(result);
const whole = async (trials: number): Promise<Result> => (await run({ rule: { trials } })).result;

/** Runs chunks in this thread, but several at once, and gives them back in an order that chance decides. */
function inDisorder(seed: string, width: number): Executor {
  const rng = Prng.fromSeed(seed);
  const runner = new ChunkRunner(LOADED);
  return {
    width,
    async run(chunk) {
      for (let turns = rng.intN(6); turns > 0; turns--) await setImmediate();
      const data = await runner.run(chunk);
      for (let turns = rng.intN(4); turns > 0; turns--) await setImmediate();
      return data;
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

describe('a block', () => {
  const diceSum = defineExperiment({
    id: 'dice',
    title: 'Dice',
    question: 'What do they sum to?',
    parameters: [],
    block: 3,
    measures: { sum: integer('Sum', { min: 3, max: 18 }) },
    trial: (rng, _, record) => record.sum(rng.roll(3, 6)),
  });

  test('trial i draws from numbered stream i of the stream "balance", id; block 2 of three trials each has 6, 7 and 8', () => {
    const root = Prng.fromSeed(42).stream('balance', 'dice');
    const { record, data } = collect(diceSum.measures);
    for (const i of [6, 7, 8]) record.sum(root.numbered(i).roll(3, 6));
    expect(blockRunner(diceSum, {}, '42')(2)).toEqual(data());
  });

  test('is the same in any order, and whatever was run before', () => {
    const [one, other] = [
      blockRunner(everything, { bonus: 0 }, 'x'),
      blockRunner(everything, { bonus: 0 }, 'x'),
    ];
    const ascending = [0, 1, 2, 3].map((block) => JSON.stringify(one(block)));
    const descending = [3, 2, 1, 0].map((block) => JSON.stringify(other(block)));
    expect(descending.toReversed()).toEqual(ascending);
    expect(new Set(ascending).size).toBe(4);
  });

  test('a text of digits is the seed of that integer, another text a seed of its own', () => {
    const root = (seed: string | bigint) =>
      Prng.fromSeed(seed).stream('balance', 'dice').numbered(0).roll(3, 6);
    const first = (seed: string) => {
      const { sum } = blockRunner({ ...diceSum, block: 1 }, {}, seed)(0);
      return sum.kind === 'integer' ? sum.counts[0]?.[0] : undefined;
    };
    for (const digits of ['0', '7', '-12', '123456789012345678'])
      expect(first(digits)).toBe(root(BigInt(digits)));
    for (const text of ['seven', '', '1.5', '0x10']) expect(first(text)).toBe(root(text));
  });

  test('a failing trial is reported with experiment, seed, number and reason', () => {
    const root = Prng.fromSeed(5).stream('balance', 'failing');
    const first =
      Array.from({ length: 1000 }, (_, i) => i).find((i) => root.numbered(i).intN(100) === 0) ?? 0;
    const runner = blockRunner(failing as unknown as Experiment, {}, '5');
    const message = `failing, seed 5, trial ${first}: the dice are lost`;
    const block = Math.floor(first / 10);
    for (let before = 0; before < block; before++) runner(before);
    try {
      runner(block);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(TrialError);
      expect(error).toMatchObject({ experiment: 'failing', seed: '5', trial: first, message });
      expect((error as TrialError).cause).toBeInstanceOf(RangeError);
    }
  });
});

describe('a definition', () => {
  const base = { title: 'X', question: 'X?', parameters: [], measures: {}, trial: () => undefined };
  test.each([
    [{ id: 'Dice Sum' }, 'experiment: expected an ID in kebab-case, received "Dice Sum"'],
    [{ id: 'x', block: 0 }, 'x, block: expected an integer of at least 1, received 0'],
    [{ id: 'x', trials: 1.5 }, 'x, trials: expected an integer of at least 1, received 1.5'],
  ])('%j is refused', (part, message) => {
    expect(() => defineExperiment({ ...base, ...part })).toThrow(message);
  });

  test('is found by its ID, in a file or among those of the package', async () => {
    await expect(loadExperiment(TOYS, 'linear')).resolves.toMatchObject({ title: 'Linear' });
    await expect(loadExperiment(null, 'dice-sum')).resolves.toMatchObject({ id: 'dice-sum' });
    await expect(loadExperiment(TOYS, 'linea')).rejects.toThrow(
      /^experiment: expected one of .*linear.*, received linea$/,
    );
    await expect(loadExperiment(TOYS)).rejects.toThrow('received none');
  });
});

describe('a run of a number of trials', () => {
  test('has whole blocks: 25 trials of blocks of 10 are 30', async () => {
    const { result, reason } = await run({ rule: { trials: 25 } });
    expect(reason).toBe('trials');
    expect(result).toMatchObject({
      experiment: 'everything',
      seed: '1',
      parameters: { bonus: 0 },
      block: 10,
      trials: 30,
      blocks: [[0, 3]],
    });
    expect(result.measures['hit']).toMatchObject({ n: 30 });
    expect(isWhole(result)).toBe(true);
  });

  test('is what its blocks are, merged one after the other', async () => {
    const runner = blockRunner(everything, { bonus: 0 }, '1');
    const blocks = Array.from({ length: 20 }, (_, block) => runner(block));
    expect(JSON.stringify((await whole(200)).measures)).toBe(JSON.stringify(blocks.reduce(mergeData)));
  });

  test.each(['a', 'b', 'c', 'd', 'e'])('is the same bytes when chunks come in disorder %s', async (seed) => {
    const options = { rule: { trials: 1_500 } };
    const { result } = await runExperiment(everything, job, { ...options, executor: inDisorder(seed, 5) });
    expect(bytes(result)).toBe(bytes(await whole(1_500)));
  });

  test.each([1, 2, 4])('is the same bytes in %i threads', async (threads) => {
    await using executor = inThreads(threads);
    const { result } = await runExperiment(everything, job, { executor, rule: { trials: 5_000 } });
    expect(bytes(result)).toBe(bytes(await whole(5_000)));
  });

  test('reports how far it has got, in the order of the blocks', async () => {
    const ends: number[] = [];
    await runExperiment(everything, job, {
      executor: inDisorder('progress', 4),
      rule: { trials: 500 },
      progress: (result, of) => {
        expect(of).toBe(50);
        expect(isWhole(result)).toBe(true);
        ends.push(result.trials);
      },
    });
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends.at(-1)).toBe(500);
  });
});

describe('a run until a measure is known', () => {
  const rule = { trials: 100_000, isEnough: targetError(figure('hit'), 0.05) };

  test('ends with the error that was asked for, and not much below it', async () => {
    const { result, reason } = await run({ rule });
    expect(reason).toBe('enough');
    const hit = result.measures['hit'];
    if (!hit) throw new RangeError('expected a measure');
    expect(errorOf(figure('hit'), figure('hit').of(hit))).toBeLessThanOrEqual(0.05);
    // One look before, an eighth fewer trials, it was not: errors shrink with the root of trials.
    expect(errorOf(figure('hit'), figure('hit').of(hit))).toBeGreaterThan(0.05 * 0.9);
    // At all times 0.05 takes some 1.5² times the 385 trials of an ordinary interval, and more when looked at early.
    expect(result.trials).toBeGreaterThan(385);
    expect(result.trials).toBeLessThan(1_500);
  });

  test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])(
    'ends at the same block when chunks come in disorder %s',
    async (seed) => {
      const { result } = await runExperiment(everything, job, { executor: inDisorder(seed, 7), rule });
      expect(bytes(result)).toBe(bytes((await run({ rule })).result));
    },
  );

  test.each([1, 2, 4])('ends at the same block in %i threads', async (threads) => {
    await using executor = inThreads(threads);
    const { result } = await runExperiment(everything, job, { executor, rule });
    expect(bytes(result)).toBe(bytes((await run({ rule })).result));
  });

  test('a target of a mean is in parts of the mean', async () => {
    const { result } = await run({ rule: { trials: 100_000, isEnough: targetError(figure('sum'), 0.02) } });
    const sum = result.measures['sum'];
    if (!sum) throw new RangeError('expected a measure');
    expect(errorOf(figure('sum'), figure('sum').of(sum))).toBeLessThanOrEqual(0.02);
    expect(errorOf(figure('sum'), figure('sum').of(sum))).toBeGreaterThan(0.02 * 0.9);
  });

  test('a share is known exactly only where it is known how many cases a trial has at most', () => {
    const hit = proportion('Hit');
    const data: MeasureData = { kind: 'proportion', n: 1_000, hits: 500 };
    const errorWith = (measures: Measures): number => errorOf(pickMeasure(measures, 'hit'), data);
    expect(isExact(pickMeasure({ hit }, 'hit'))).toBe(false);
    expect(isExact(pickMeasure(perTrial(1, { hit }), 'hit'))).toBe(true);
    // A trial of a hundred cases may still come, of which each counts as much as one of those that came.
    expect(errorWith(perTrial(100, { hit }))).toBeGreaterThan(3 * errorWith(perTrial(1, { hit })));
  });

  test('most trials are most trials', async () => {
    const { result, reason } = await run({
      rule: { trials: 95, isEnough: targetError(figure('hit'), 0.001) },
    });
    expect([result.trials, reason]).toEqual([100, 'trials']);
  });
});

describe('a run that goes on from a result', () => {
  test.each([10, 50, 170, 990])('from %i of 1,000 trials it is the same bytes as unbroken', async (first) => {
    const resume = JSON.parse(bytes(await whole(first))) as Result;
    const { result } = await run({ rule: { trials: 1_000 }, resume });
    expect(bytes(result)).toBe(bytes(await whole(1_000)));
  });

  test('also until a measure is known', async () => {
    const rule = { trials: 100_000, isEnough: targetError(figure('hit'), 0.05) };
    const { result } = await run({ rule, resume: await whole(230) });
    expect(bytes(result)).toBe(bytes((await run({ rule })).result));
  });

  test('enough is looked for at the same blocks as in an unbroken run: after 16 and 18, not after 17', async () => {
    const isEnough: RunOptions['rule']['isEnough'] = ({ hit }) => hit?.kind === 'proportion' && hit.n >= 165;
    const rule = { trials: 1_000, isEnough };
    expect((await run({ rule })).result.blocks).toEqual([[0, 18]]);
    expect((await run({ rule, resume: await whole(170) })).result.blocks).toEqual([[0, 18]]);
  });

  test('with enough known already, nothing is run', async () => {
    const rule = { trials: 100_000, isEnough: targetError(figure('hit'), 0.05) };
    const resume = (await run({ rule })).result;
    const executor: Executor = { ...inThread(), run: () => Promise.reject(new RangeError('it was run')) };
    const again = await runExperiment(everything, job, { rule, resume, executor });
    expect(again).toEqual({ result: resume, reason: 'enough' });
  });

  test('with as many trials as are asked for, nothing is run', async () => {
    const resume = await whole(100);
    expect(await run({ rule: { trials: 50 }, resume })).toEqual({ result: resume, reason: 'trials' });
  });

  test('a part is gone on from as that part', async () => {
    const shard = { part: 2, of: 2 };
    const { result: part } = await run({ rule: { trials: 400 }, shard });
    const begun = { ...(await run({ rule: { trials: 250 }, shard: { part: 5, of: 5 } })).result };
    expect(begun.blocks).toEqual([[20, 25]]);
    const { result } = await run({ rule: { trials: 400 }, shard, resume: begun });
    expect(bytes(result)).toBe(bytes(part));
  });

  test('a result of another run, or another part, is refused', async () => {
    const resume = await whole(100);
    const rule = { trials: 200 };
    await expect(run({ rule, resume }, { ...job, seed: '2' })).rejects.toThrow(
      'resume: expected a result of the same',
    );
    await expect(run({ rule, resume }, { ...job, parameters: { bonus: 1 } })).rejects.toThrow(RangeError);
    await expect(run({ rule, resume: { ...resume, blocks: [[1, 10]] } })).rejects.toThrow('received parts');
    await expect(run({ rule, resume, shard: { part: 2, of: 2 } })).rejects.toThrow(
      'expected all blocks from block 10 on',
    );
  });
});

describe('a run in parts', () => {
  const partsOf = (of: number, trials: number): Promise<Result[]> =>
    Promise.all(
      Array.from(
        { length: of },
        async (_, i) => (await run({ rule: { trials }, shard: { part: i + 1, of } })).result,
      ),
    );

  test.each([1, 2, 3, 7])('%i parts, put together in any order, are the whole', async (of) => {
    const parts = await partsOf(of, 300);
    const rng = Prng.fromSeed(of);
    const expected = bytes(await whole(300));
    for (let i = 0; i < 10; i++) {
      const [first, ...others] = rng.shuffle(parts);
      if (!first) throw new RangeError('expected a part');
      expect(bytes(others.reduce((one, other) => mergeResults(one, other), first))).toBe(expected);
    }
  });

  test('more parts than blocks: some are empty, and change nothing', async () => {
    const parts = await partsOf(5, 30);
    expect(parts.map(({ trials }) => trials)).toEqual([0, 10, 0, 10, 10]);
    const [first, ...others] = parts;
    if (!first) throw new RangeError('expected a part');
    expect(bytes(others.reduce((one, other) => mergeResults(one, other), first))).toBe(
      bytes(await whole(30)),
    );
    expect(bytes(others.toReversed().reduce((one, other) => mergeResults(one, other)))).toBe(
      bytes(await whole(30)),
    );
  });

  test('parts with a gap between them keep it', async () => {
    const [a, , c] = await partsOf(3, 300);
    if (!a || !c) throw new RangeError('expected parts');
    const both = mergeResults(c, a);
    expect(both.blocks).toEqual([
      [0, 10],
      [20, 30],
    ]);
    expect([isWhole(both), isWhole(a), isWhole(c)]).toEqual([false, false, false]);
    expect(missingBlocks(both)).toEqual([[10, 20]]);
    expect(missingBlocks(a)).toEqual([[10, 30]]);
    expect(missingBlocks(c)).toEqual([[0, 20]]);
  });

  test('a block twice, or a result of another run, is refused', async () => {
    const [a, b] = await partsOf(2, 300);
    if (!a || !b) throw new RangeError('expected parts');
    expect(() => mergeResults(a, a)).toThrow('blocks: expected each once, received block 0 twice');
    const overlapping: Result = { ...b, blocks: [[14, 30]] };
    expect(() => mergeResults(a, overlapping)).toThrow('received block 14 twice');
    expect(() => mergeResults(overlapping, a)).toThrow('received block 14 twice');
    for (const other of [{ seed: '2' }, { experiment: 'other' }, { block: 20 }, { parameters: { bonus: 1 } }])
      expect(() => mergeResults(a, { ...b, ...other })).toThrow(`${Object.keys(other)[0]}: expected`);
  });

  test.each([
    [0, 2],
    [3, 2],
    [1.5, 2],
    [1, 0],
  ])('there is no part %d of %d', async (part, of) => {
    await expect(run({ rule: { trials: 300 }, shard: { part, of } })).rejects.toThrow(
      'shard: expected a part',
    );
  });
});

describe('a signal', () => {
  test.each([
    [undefined, 'interrupted'],
    ['time', 'time'],
  ])('with reason %s ends the run after the blocks under way, and it can go on', async (reason, ended) => {
    const aborting = new AbortController();
    const stopped = await runExperiment(everything, job, {
      executor: inDisorder('signal', 3),
      rule: { trials: 100_000 },
      signal: aborting.signal,
      progress: ({ trials }) => {
        if (trials >= 200) aborting.abort(reason);
      },
    });
    expect(stopped.reason).toBe(ended);
    expect(stopped.result.trials).toBeGreaterThanOrEqual(200);
    expect(stopped.result.trials).toBeLessThan(100_000);
    expect(isWhole(stopped.result)).toBe(true);
    expect(bytes(stopped.result)).toBe(bytes(await whole(stopped.result.trials)));
  });

  test('that came before ends the run before it begins', async () => {
    const { result, reason } = await run({ rule: { trials: 100 }, signal: AbortSignal.abort() });
    expect([result.trials, result.blocks, reason]).toEqual([0, [], 'interrupted']);
  });
});

describe('a trial that fails', () => {
  const lost: Job = { module: TOYS, experiment: 'failing', parameters: {}, seed: '5' };
  const runLost = (executor: Executor, rule: RunOptions['rule'] = { trials: 10_000 }) =>
    runExperiment(failing, lost, { executor, rule });
  const root = Prng.fromSeed(5).stream('balance', 'failing');
  const [first = 0] = Array.from({ length: 1000 }, (_, i) => i).filter(
    (i) => root.numbered(i).intN(100) === 0,
  );
  const expected = {
    name: 'TrialError',
    experiment: 'failing',
    seed: '5',
    trial: first,
    message: `failing, seed 5, trial ${first}: the dice are lost`,
  };

  test('ends the run, and the first one is reported', async () => {
    await expect(runLost(inThread())).rejects.toMatchObject(expected);
  });

  test.each(['a', 'b', 'c', 'd'])(
    'the first one is reported when chunks come in disorder %s',
    async (seed) => {
      await expect(runLost(inDisorder(seed, 6))).rejects.toMatchObject(expected);
    },
  );

  test('the first one is reported from four threads', async () => {
    await using executor = inThreads(4);
    await expect(runLost(executor)).rejects.toMatchObject(expected);
  });

  test('no chunk is begun after it', async () => {
    const chunks: Chunk[] = [];
    const executor = inDisorder('stop', 4);
    const counting: Executor = {
      ...executor,
      run: (chunk) => {
        chunks.push(chunk);
        return executor.run(chunk);
      },
    };
    await expect(runLost(counting, { trials: 1_000_000 })).rejects.toMatchObject(expected);
    expect(chunks.at(-1)?.to).toBeLessThan(10_000);
  });

  test('after the block with which enough is known, it is as if it had not been run', async () => {
    const enough = { trials: 10_000, isEnough: () => true };
    for (const seed of ['a', 'b', 'c']) {
      const { result, reason } = await runLost(inDisorder(seed, 40), enough);
      expect([result.trials, reason]).toEqual([10, 'enough']);
    }
  });
});

test('all parameters in force are part of the result', async () => {
  const parameters = resolveParameters(everything.parameters, { bonus: 3 });
  const { result } = await run({ rule: { trials: 10 } }, { ...job, parameters });
  expect(result.parameters).toEqual({ bonus: 3 });
});
