import { Prng } from '@ec/prng';
import { resolveParameters, SetupError, type ParameterValue } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { collect } from '../../src/measures/collect.js';
import { estimate } from '../../src/estimate.js';
import { divideExactly } from '../../src/exact-sum.js';
import { defineExperiment, type AnyExperiment, type Experiment } from '../../src/experiment.js';
import { quantity } from '../../src/measures/quantity.js';
import type { MeasureData } from '../../src/measures/measure.js';
import { blockRunner } from '../../src/running/block-runner.js';
import { compare, type CompareOptions } from '../../src/running/compare.js';
import { inThread } from '../../src/running/in-thread.js';
import type { Job } from '../../src/running/job.js';
import { paired } from '../../src/running/paired.js';
import type { Result } from '../../src/result.js';
import { runExperiment } from '../../src/running/run.js';
import { sensitivity, type Effect, type SensitivityOptions } from '../../src/running/sensitivity.js';
import { solve } from '../../src/running/solve.js';
import { sequenceOf } from '../../src/running/stop-rule.js';
import { sweep } from '../../src/running/sweep.js';
import { crowdOfAnySize, crowdOfFiveHundred, CROWDS } from './crowds.js';
import { everything, linear, TOYS, tosses, turns } from './toys.js';

type Changes = Readonly<Record<string, ParameterValue>>;
const parametersOf = (changes: Changes = {}) => resolveParameters(linear.parameters, changes);
const jobOf = (seed: string, changes: Changes = {}): Job => ({
  module: TOYS,
  experiment: 'linear',
  parameters: parametersOf(changes),
  seed,
});
const compareWith = (changes: Changes, options: Partial<CompareOptions> & { seed?: string } = {}) => {
  const { seed = '1', ...others } = options;
  return compare(linear, jobOf(seed), {
    executor: inThread(),
    measure: 'value',
    second: parametersOf(changes),
    trials: 2_000,
    level: 0.05,
    ...others,
  });
};

function quantityOf(data: MeasureData | undefined): Extract<MeasureData, { kind: 'quantity' }> {
  if (data?.kind === 'quantity') return data;
  throw new RangeError(`expected a quantity, received ${data?.kind ?? 'nothing'}`);
}

/** How often the first of the duels of the ten trials of `block` wins, draws and loses. */
function collectedDuels(): readonly number[] {
  const root = Prng.fromSeed(3).stream('balance', 'everything');
  const { record, endTrial, data } = collect(everything.measures);
  for (let i = 0; i < 10; i++) {
    everything.trial(root.numbered(i), { bonus: 0 }, record);
    endTrial();
  }
  const { duel } = data();
  return duel.kind === 'contest' ? (duel.counts[0]?.[1] ?? []) : [];
}

describe('a pair of trials', () => {
  const block = (measure: string, bonus: number) =>
    blockRunner(
      paired(everything, { parameters: { bonus }, measure }) as unknown as Experiment,
      { bonus: 0 },
      '3',
    )(0);

  test('has the same draws: under the same parameters both are the same', () => {
    const { first, second, difference, better, worse } = block('share', 0);
    expect(second).toEqual(first);
    expect(difference).toMatchObject({ n: 10, total: '0p0', min: 0, max: 0 });
    expect(better).toMatchObject({ n: 10, hits: 0 });
    expect(worse).toMatchObject({ n: 10, hits: 0 });
  });

  test('has the same draws: a bonus of 2 to the sum makes 2 in every single trial', () => {
    const { difference, better, worse } = block('sum', 2);
    expect(difference).toMatchObject({ n: 10, total: '5p2', min: 2, max: 2 });
    expect(better).toMatchObject({ hits: 10 });
    expect(worse).toMatchObject({ hits: 0 });
  });

  test('a proportion counts as 1 and 0; each side is measured as by itself', () => {
    const { first, second, difference } = block('hit', 20);
    expect(second).toEqual({ kind: 'proportion', n: 10, hits: 10 });
    const hits = first?.kind === 'proportion' ? first.hits : Number.NaN;
    expect(divideExactly(quantityOf(difference).total, 1)).toBe(10 - hits);
  });

  test('of a series one step is compared, and of a contest what a player wins', () => {
    const { first, difference } = block('walk@0', 0);
    const [step] = first?.kind === 'series' ? first.at : [];
    expect(quantityOf(step).n).toBe(10);
    expect(quantityOf(difference)).toMatchObject({ n: 10, total: '0p0' });
    const { first: duels } = block('duel@first', 0);
    expect(duels?.kind === 'contest' && duels.counts[0]?.[1]).toEqual(collectedDuels());
  });

  test.each(['walk', 'walk@3', 'fate', 'duel', 'duel@third', 'sum@1'])(
    '%s is not a single figure',
    (measure) => {
      expect(() => block(measure, 0)).toThrow('measure: expected');
    },
  );

  test('nothing is rounded off of integers: 10^15 and a bonus of 2 are 2 apart', () => {
    const large = defineExperiment({
      id: 'large',
      title: 'Large',
      question: 'How much?',
      parameters: everything.parameters,
      block: 10,
      measures: { value: quantity('Value') },
      trial: (_, { bonus }, record) => record.value(10 ** 15 + Number(bonus)),
    });
    const { difference } = blockRunner(
      paired(large, { parameters: { bonus: 2 }, measure: 'value' }) as unknown as Experiment,
      { bonus: 0 },
      '3',
    )(0);
    expect(difference).toMatchObject({ n: 10, min: 2, max: 2 });
  });

  test('several values of a trial are compared one by one; a trial with fewer on one side is not matched', () => {
    const some = defineExperiment({
      id: 'some',
      title: 'Some',
      question: 'How many?',
      parameters: [],
      block: 10,
      measures: { value: quantity('Value'), late: quantity('Late') },
      trial(_, { from }: { readonly from?: number }, record) {
        for (const value of [1, 2, 6]) record.value(value + (from ?? 0));
        if (from) record.late(1);
      },
    });
    const run = (measure: string) =>
      blockRunner(paired(some, { parameters: { from: 4 }, measure }) as unknown as Experiment, {}, '1')(0);
    expect(quantityOf(run('value').first)).toMatchObject({ n: 30, min: 1, max: 6 });
    expect(quantityOf(run('value').difference)).toMatchObject({ n: 30, min: 4, max: 4 });
    expect(run('value')).toMatchObject({ matched: { n: 10, hits: 10 }, better: { n: 10, hits: 10 } });
    expect(run('late')).toMatchObject({
      matched: { n: 10, hits: 0 },
      difference: { n: 0 },
      better: { n: 0 },
    });
  });

  test.each(Array.from({ length: 99 }, (_, i) => (i + 1) / 100))(
    'a quantity from 0 to %d may be at one end on one side and at the other on the other',
    (max) => {
      for (const [min, top] of [
        [0, max],
        [-max, max],
        [-max, 0],
      ] as const) {
        const ends = defineExperiment({
          id: 'ends',
          title: 'Ends',
          question: 'How far apart?',
          parameters: [],
          block: 20,
          measures: { share: quantity('Share', '', { min, max: top }) },
          trial: (rng, { isHigh }, record) =>
            record.share((rng.intN(2) === 0) === (isHigh === 1) ? top : min),
        });
        const other = { parameters: { isHigh: 1 }, measure: 'share' };
        const { difference } = blockRunner(
          paired(ends, other) as unknown as Experiment,
          { isHigh: 0 },
          '8',
        )(0);
        const { n, min: least = Number.NaN, max: most = Number.NaN } = quantityOf(difference);
        expect(n).toBe(20);
        expect([least, most]).toEqual([expect.closeTo(min - top, 12), expect.closeTo(top - min, 12)]);
        expect(Math.max(-least, most)).toBeLessThanOrEqual(top - min);
      }
    },
  );

  test('a pair refuses what a measure refuses', () => {
    expect(() => block('sum', 1_010)).toThrow('Sum: expected');
  });

  test('a figure that is not measured cannot be compared', () => {
    expect(() => block('luck', 0)).toThrow(
      'measure: expected one of hit, sum, share, walk, fate, duel, received luck',
    );
  });
});

describe('a comparison', () => {
  test('of an effect that does not vary tells it, and decides nothing: 3 for each point of a', async () => {
    const { comparison, difference, guarantee, tail, result } = await compareWith({ a: 11 });
    expect([comparison, guarantee, tail]).toEqual(['undecided', 'asymptotic', 'never varied']);
    expect(difference).toEqual({ estimate: expect.closeTo(3, 12), low: -Infinity, high: Infinity });
    expect(result.trials).toBe(2_000);
  });

  test('within bounds decides what does not vary: 200 times 2 of at most 2,020 is not enough, of a share it is', async () => {
    const job: Job = { module: TOYS, experiment: 'everything', parameters: { bonus: 0 }, seed: '1' };
    const run = (measure: string, bonus: number, asymptotic = false) =>
      compare(everything, job, {
        executor: inThread(),
        measure,
        second: { bonus },
        trials: 200,
        level: 0.05,
        asymptotic,
      });
    expect(await run('hit', 20)).toMatchObject({ comparison: 'more', guarantee: 'exact' });
    expect(await run('sum', 2)).toMatchObject({ comparison: 'undecided', guarantee: 'exact' });
    expect(await run('sum', 2, true)).toMatchObject({ comparison: 'undecided', guarantee: 'asymptotic' });
  });

  test('a player who is not at the table counts for nothing: what he wins is what a run says', async () => {
    const job: Job = { module: TOYS, experiment: 'turns', parameters: { edge: 0 }, seed: '1' };
    const run = await runExperiment(turns, job, { executor: inThread(), rule: { trials: 1_000 } });
    const compared = await compare(turns, job, {
      executor: inThread(),
      measure: 'wins@heavy',
      second: { edge: 2 },
      trials: 1_000,
      level: 0.05,
    });
    const data = run.result.measures['wins'];
    const found = data && estimate(turns.measures.wins, data);
    expect(found?.kind === 'contest' && found.players[0]?.won.estimate).toBeCloseTo(0.5, 1);
    expect(compared.comparison).toBe('more');
    expect(compared.difference.estimate).toBeCloseTo(compared.second.estimate - compared.first.estimate, 12);
    expect(compared.second.estimate).toBe(1);
  });

  describe.each(['value', 'hit'])('of trials that may have many values each, by %s', (measure) => {
    const SEEDS = 60;
    const answers = async (experiment: AnyExperiment): Promise<string[]> => {
      const found: string[] = [];
      for (let seed = 1; seed <= SEEDS; seed++) {
        const job: Job = {
          module: CROWDS,
          experiment: experiment.id,
          parameters: { side: 0 },
          seed: `${seed}`,
        };
        const { comparison, guarantee } = await compare(experiment, job, {
          executor: inThread(),
          measure,
          second: { side: 1 },
          trials: 1_500,
          level: 0.05,
        });
        found.push(`${guarantee} ${comparison}`);
      }
      return found;
    };

    test('is never called exact as long as there may be any number of them', async () => {
      expect(new Set((await answers(crowdOfAnySize)).map((one) => one.split(' ')[0]))).toEqual(
        new Set(['asymptotic']),
      );
    });

    test('is exactly wrong in at most 5 % when it is known how many there are at most', async () => {
      const wrong = (await answers(crowdOfFiveHundred)).filter((one) => one === 'exact more');
      expect(wrong.length).toBeLessThanOrEqual(0.05 * SEEDS);
    });
  });

  test('shows both sides, and how often the second is better', async () => {
    const { first, second, better, worse } = await compareWith({ a: 11 });
    // 3·10 − 2·5 and noise from −1/2 to 1/2.
    expect(first.low).toBeLessThan(20);
    expect(first.high).toBeGreaterThan(20);
    expect(second.estimate - first.estimate).toBeCloseTo(3, 9);
    expect([better.estimate, worse.estimate]).toEqual([1, 0]);
  });

  test('without any difference decides nothing: that nothing varied says nothing of rare values', async () => {
    expect((await compareWith({ idle: 8 })).comparison).toBe('undecided');
    expect((await compareWith({ idle: 8 }, { margin: 0.1 })).comparison).toBe('undecided');
  });

  test('a margin as large as the difference: not more than that', async () => {
    expect((await compareWith({ shift: 50, noisy: 1 }, { margin: 0.2 })).comparison).toBe('more');
    expect((await compareWith({ shift: 50, noisy: 1 }, { margin: 1 })).comparison).toBe('same');
  });

  const REPETITIONS = 300;
  async function countOf(
    changes: Changes,
    options: Partial<CompareOptions>,
  ): Promise<Record<string, number>> {
    const counts: Record<string, number> = { more: 0, less: 0, same: 0, undecided: 0 };
    for (let i = 0; i < REPETITIONS; i++) {
      const { comparison } = await compareWith(changes, { ...options, seed: `repetition ${i}` });
      counts[comparison] = (counts[comparison] ?? 0) + 1;
    }
    return counts;
  }

  test('noise without effect, looked at after every block: a difference is found in at most 5 % of 300', async () => {
    const { more = 0, less = 0 } = await countOf({ noisy: 1 }, { trials: 1_000 });
    expect(more + less).toBeLessThanOrEqual(0.05 * REPETITIONS);
  });

  test('an effect of 0.08 in noise of 0.289 is found nearly always in 1,000 trials, and never the other way round', async () => {
    // The interval is some 0.031 wide to either side at 1,000 trials: 5 standard errors of 0.0091 below 0.08.
    const { more, less, same } = await countOf({ noisy: 1, shift: 8 }, { trials: 1_000 });
    expect(more).toBeGreaterThanOrEqual(0.99 * REPETITIONS);
    expect([less, same]).toEqual([0, 0]);
  });

  test('a difference just as large as the margin is called the same in at most 5 %', async () => {
    const { same, less } = await countOf({ noisy: 1, shift: 8 }, { trials: 1_000, margin: 0.08 });
    expect(same).toBeLessThanOrEqual(0.05 * REPETITIONS);
    expect(less).toBe(0);
  });
});

describe('parameters that are not given', () => {
  /** Of the linear model, other than the defaults. */
  const given = (parameters: Changes): Job => ({ ...jobOf('1'), parameters });
  const options = { executor: inThread(), measure: 'value', trials: 100, level: 0.05 };
  const step = { ...options, step: 0.2, keys: ['a'] };

  test('are the defaults on both sides of a comparison', async () => {
    const { first, second, result } = await compare(linear, given({}), { ...options, second: { a: 11 } });
    expect(result.parameters).toEqual(parametersOf());
    expect(second.estimate - first.estimate).toBeCloseTo(3, 9);
    expect(first.estimate).toBeCloseTo(20, 0);
  });

  test('are the defaults in a run, a sweep, a study and a search', async () => {
    const rule = { trials: 100 };
    const { result } = await runExperiment(linear, given({}), { ...options, rule });
    expect(result).toEqual((await runExperiment(linear, jobOf('1'), { ...options, rule })).result);
    const swept = await sweep(linear, given({}), [{ a: 11 }], { ...options, rule });
    expect(swept.map(({ parameters }) => parameters)).toEqual([parametersOf({ a: 11 })]);
    const { effects } = await sensitivity(linear, given({}), step);
    expect(effects.map(({ from, to }) => [from, to])).toEqual([
      [10, 8],
      [10, 12],
    ]);
    const { roots } = await solve(linear, given({}), {
      ...options,
      key: 'a',
      values: [0, 10, 20],
      target: 10,
    });
    expect(roots).toMatchObject([{ low: { value: 0 }, high: { value: 10 }, rises: true }]);
  });

  test.each([
    ['misspelt', { sides: 1 }],
    ['out of bounds', { a: 2_000 }],
    ['of another kind', { a: '11' }],
  ])('one that is %s is refused everywhere', async (_, wrong) => {
    const job = given(wrong);
    const rule = { trials: 100 };
    const values = { ...options, key: 'b', values: [0, 10], target: 10 };
    for (const run of [
      () => runExperiment(linear, job, { ...options, rule }),
      () => compare(linear, job, { ...options, second: {} }),
      () => compare(linear, jobOf('1'), { ...options, second: wrong }),
      () => sweep(linear, job, [{ b: 1 }], { ...options, rule }),
      () => sensitivity(linear, job, step),
      () => solve(linear, job, values),
    ])
      await expect(run).rejects.toThrow(SetupError);
  });
});

describe('sensitivity', () => {
  const found = async (options: Partial<SensitivityOptions> = {}): Promise<readonly Effect[]> => {
    const { effects, refused } = await sensitivity(linear, jobOf('1'), {
      executor: inThread(),
      measure: 'value',
      trials: 400,
      step: 0.2,
      level: 0.05,
      ...options,
    });
    expect(refused).toEqual([]);
    return effects;
  };
  const brief = (effects: readonly Effect[]) =>
    effects.map(({ key, from, to, difference, isNoise }) => [
      key,
      from,
      to,
      Number(difference.estimate.toFixed(9)),
      isNoise,
    ]);

  test('a fifth of 10 is 2, of 5 is 1: effects ∓6 and ±2, to the last digits, as the noise is the same', async () => {
    expect(brief(await found({ keys: ['a', 'b'] }))).toEqual([
      ['a', 10, 8, -6, false],
      ['a', 10, 12, 6, false],
      ['b', 5, 4, 2, false],
      ['b', 5, 6, -2, false],
    ]);
  });

  test('a parameter that does nothing is noise, with p = 1', async () => {
    const effects = await found({ keys: ['idle'] });
    expect(brief(effects)).toEqual([
      ['idle', 7, 6, 0, true],
      ['idle', 7, 8, 0, true],
    ]);
    expect(effects.map(({ p }) => p)).toEqual([1, 1]);
  });

  test('a parameter that adds noise alone is noise, and the interval holds 0', async () => {
    for (const { difference, isNoise } of await found({ keys: ['noisy'] })) {
      expect(isNoise).toBe(true);
      expect(difference.low).toBeLessThan(0);
      expect(difference.high).toBeGreaterThan(0);
    }
  });

  test('bounds are kept: of a parameter at its maximum only the change down is tried', async () => {
    expect(brief(await found({ keys: ['bounded'] }))).toEqual([['bounded', 0, -1, 0, true]]);
  });

  test('all parameters when none is named', async () => {
    const effects = await found({ trials: 100 });
    expect(new Set(effects.map(({ key }) => key))).toEqual(
      new Set(['a', 'b', 'idle', 'bounded', 'noisy', 'shift']),
    );
    expect(effects).toHaveLength(11);
  });

  test('an unknown parameter is refused', async () => {
    await expect(found({ keys: ['c'] })).rejects.toThrow(
      'parameter: expected one of a, b, idle, bounded, noisy, shift, received c',
    );
  });

  test('a signal ends it between two changes', async () => {
    await expect(found({ signal: AbortSignal.abort() })).resolves.toEqual([]);
  });

  test('noise is taken for an effect in at most 5 % of studies', async () => {
    // Ten keys that do nothing but add noise: their levels are corrected for all that are looked at.
    let alarms = 0;
    for (let i = 0; i < 100; i++) {
      const { effects } = await sensitivity(linear, jobOf(`study ${i}`, { noisy: 2 + i }), {
        executor: inThread(),
        measure: 'value',
        trials: 200,
        keys: ['noisy'],
        step: 0.5,
        level: 0.05,
      });
      if (effects.some(({ isNoise }) => !isNoise)) alarms++;
    }
    // 5 and four standard deviations of √(100 · 0.05 · 0.95).
    expect(alarms).toBeLessThanOrEqual(5 + 4 * 2.18);
  });
});

describe('a sweep', () => {
  const job: Job = { module: TOYS, experiment: 'everything', parameters: { bonus: 0 }, seed: '1' };
  const options = () => ({ executor: inThread(), rule: { trials: 50 } });
  const points = [{ bonus: 0 }, { bonus: 5 }, { bonus: -3 }];

  test('has the same draws everywhere: the counts of sums are moved by the bonus', async () => {
    const shown: number[] = [];
    const progress = (results: readonly Result[]) => shown.push(results.length);
    const swept = await sweep(everything, job, points, { ...options(), progress });
    expect([...new Set(shown)]).toEqual([1, 2, 3]);
    expect(swept.map(({ parameters }) => parameters)).toEqual(points);
    const [base, ...others] = swept.map(({ measures }) => measures['sum']);
    if (base?.kind !== 'integer') throw new RangeError('expected an integer');
    for (const [i, bonus] of [5, -3].entries())
      expect(others[i]).toEqual({
        ...base,
        counts: base.counts.map(([value, count]) => [value + bonus, count]),
      });
  });

  test('a point out of bounds is refused before anything is run', async () => {
    let runs = 0;
    const progress = () => runs++;
    const all = [...points, { bonus: 2_000 }];
    await expect(sweep(everything, job, all, { ...options(), progress })).rejects.toThrow(SetupError);
    expect(runs).toBe(0);
  });

  test('a signal ends it between two points', async () => {
    const aborting = new AbortController();
    const progress = () => aborting.abort();
    const swept = await sweep(everything, job, points, { ...options(), signal: aborting.signal, progress });
    expect(swept).toHaveLength(1);
  });

  test('gone on from one point that is done and one that is half done, it is the same bytes', async () => {
    const whole = await sweep(everything, job, points, options());
    const { result } = await runExperiment(
      everything,
      { ...job, parameters: points[1] ?? {} },
      { executor: inThread(), rule: { trials: 10 } },
    );
    const [first] = whole;
    const earlier = [result, ...(first ? [first] : [])];
    expect(result.trials).toBeLessThan(first?.trials ?? 0);
    expect(JSON.stringify(await sweep(everything, job, points, { ...options(), earlier }))).toBe(
      JSON.stringify(whole),
    );
  });
});

test.each(Object.keys(everything.measures).filter((name) => name !== 'fate'))(
  'each side of a comparison is what a run with the same seed measures: %s',
  async (name) => {
    const measure = { walk: 'walk@2', duel: 'duel@second' }[name] ?? name;
    const job: Job = { module: TOYS, experiment: 'everything', parameters: { bonus: 0 }, seed: '7' };
    const options = { executor: inThread(), trials: 50, rule: { trials: 50 } };
    const sides = await compare(everything, job, { ...options, measure, second: { bonus: 1 }, level: 1e-9 });
    for (const [side, bonus] of [['first', 0], ['second', 1]] as const) {
      const { result } = await runExperiment(everything, { ...job, parameters: { bonus } }, options);
      expect(sides.result.measures[side]).toEqual(result.measures[name]);
    }
  },
); // prettier-ignore

describe('the level of a comparison of 5 % is spent once', () => {
  const compareTosses = (more: 0 | 1, of: number) =>
    compare(
      tosses,
      { module: TOYS, experiment: 'tosses', parameters: { more: 0, of }, seed: '1' },
      { executor: inThread(), measure: 'head', second: { more, of }, trials: 200, level: 0.05 },
    );
  const shareOf = (measured: MeasureData | undefined, confidence: number) => {
    if (measured?.kind !== 'proportion') throw new RangeError('expected a share');
    return sequenceOf(measured, { low: 0, high: 1, perTrial: 2 }, confidence);
  };

  test.each([
    ['nine tenths while all trials have as many values on both sides', 0, 20, 0.045],
    ['a tenth, half for each side, where one has more after some that had as many', 1, 20, 0.0025],
    ['all of it, half for each side, where the first has more', 1, 1, 0.025],
  ] as const)('%s', async (_, more, of, level) => {
    const { difference, result } = await compareTosses(more, of);
    const { first, second, difference: differences } = result.measures;
    expect(difference.high).toBeGreaterThan(0);
    if (more === 0)
      expect(difference).toEqual(
        sequenceOf(quantityOf(differences), { low: -1, high: 1, perTrial: 2 }, 1 - level),
      );
    else {
      const [a, b] = [shareOf(first, 1 - level), shareOf(second, 1 - level)];
      expect([difference.low, difference.high]).toEqual([b.low - a.high, b.high - a.low]);
    }
  });
});
