/** How often verdicts are wrong, with fixed seeds; and whether what is known is found. */
import { diceDistribution, parseDice, Prng, ratioToNumber } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../src/estimate.js';
import type { AnyExperiment, Experiment } from '../../src/experiment.js';
import type { Expectation } from '../../src/expectations/expectation.js';
import { judge, type Case, type Verdict } from '../../src/expectations/judge.js';
import { diceSum } from '@ec/empyrean/experiments';
import { collectContest, contest } from '../../src/measures/contest.js';
import { collectIntegers, integer } from '../../src/measures/integer.js';
import type { MeasureData } from '../../src/measures/measure.js';
import { blockRunner } from '../../src/running/block-runner.js';
import { inThread } from '../../src/running/in-thread.js';
import { runExperiment } from '../../src/running/run.js';
import { segment, TOYS } from '../running/toys.js';

const because = 'it should';
const REPETITIONS = 1_000;

/** How often each verdict comes. */
function verdicts(name: string, caseOf: (rng: Prng) => Case): Record<Verdict, number> {
  const root = Prng.fromSeed('verdicts').stream(name);
  const counts = { holds: 0, fits: 0, breached: 0, undecided: 0 };
  for (let i = 0; i < REPETITIONS; i++)
    for (const { verdict } of judge([caseOf(root.numbered(i))])) counts[verdict]++;
  return counts;
}

function dice(rng: Prng, n: number): MeasureData {
  const { record, data } = collectIntegers(integer('Die', { min: 1, max: 6 }));
  for (let i = 0; i < n; i++) record(rng.roll(1, 6));
  return data();
}

function coins(rng: Prng, n: number, [num, den]: readonly [number, number]): MeasureData {
  let hits = 0;
  for (let i = 0; i < n; i++) if (rng.chance(num, den)) hits++;
  return { kind: 'proportion', n, hits };
}

function duels(rng: Prng, n: number): MeasureData {
  const { record, data } = collectContest(contest('Duel', ['a', 'b', 'c']));
  for (let i = 0; i < n; i++) record(i % 3, (i + 1) % 3, rng.chance(1, 2) ? 'win' : 'loss');
  return data();
}

const meanWithin = (low: number, high: number): Expectation => ({
  kind: 'mean-within',
  measure: 'die',
  low,
  high,
  because,
});
const medianWithin = (low: number, high: number): Expectation => ({
  kind: 'quantile-within',
  quantile: 0.5,
  measure: 'die',
  low,
  high,
  because,
});
const atMost = (high: number): Expectation => ({
  kind: 'probability-at-most',
  measure: 'hit',
  high,
  because,
});
const atLeast = (low: number): Expectation => ({
  kind: 'probability-at-least',
  measure: 'hit',
  low,
  because,
});
const nobody = (high: number): Expectation => ({
  kind: 'nobody-wins-more-than',
  measure: 'duel',
  high,
  because,
});

describe('at its very bound an expectation is called breached, or sure to hold, in 5 % of a thousand at most', () => {
  test.each<[string, (rng: Prng) => Case]>([
    ['mean, upper bound', (rng) => ({ expectation: meanWithin(0, 3.5), data: dice(rng, 200) })],
    ['mean, lower bound', (rng) => ({ expectation: meanWithin(3.5, 6), data: dice(rng, 200) })],
    ['mean of 30', (rng) => ({ expectation: meanWithin(0, 3.5), data: dice(rng, 30) })],
    // Half of all dice are at most 3: 3 is the last median, and 4 the first.
    ['median, upper bound', (rng) => ({ expectation: medianWithin(1, 3), data: dice(rng, 200) })],
    ['median, lower bound', (rng) => ({ expectation: medianWithin(4, 6), data: dice(rng, 200) })],
    ['probability at most', (rng) => ({ expectation: atMost(0.25), data: coins(rng, 200, [1, 4]) })],
    ['a rare event', (rng) => ({ expectation: atMost(0.01), data: coins(rng, 100, [1, 100]) })],
    ['probability at least', (rng) => ({ expectation: atLeast(0.25), data: coins(rng, 200, [1, 4]) })],
    ['a contest of equals', (rng) => ({ expectation: nobody(0.5), data: duels(rng, 300) })],
  ])('%s', (name, caseOf) => {
    const { breached, holds } = verdicts(name, caseOf);
    // The chance is 5 % at most: 50 and four standard deviations of √(1,000 · 0.05 · 0.95) = 6.9.
    expect(breached).toBeLessThanOrEqual(0.05 * REPETITIONS + 4 * 6.9);
    expect(holds).toBeLessThanOrEqual(0.05 * REPETITIONS + 4 * 6.9);
  });

  test('a right distribution, and a right probability', () => {
    const exact = diceSum.exact?.({}).sum;
    const sums = (rng: Prng): MeasureData => {
      const { record, data } = collectIntegers(integer('Sum', { min: 3, max: 18 }));
      for (let i = 0; i < 500; i++) record(rng.roll(3, 6));
      return data();
    };
    const matches: Expectation = { kind: 'matches-exact', measure: 'sum', because };
    const dist = verdicts('exact', (rng) => ({ expectation: matches, data: sums(rng), exact }));
    // χ² of classes of five or more is near 5 %, not below it for sure.
    expect(dist.breached).toBeLessThanOrEqual(0.05 * REPETITIONS + 4 * 6.9);
    const quarter = { numerator: 1n, denominator: 4n };
    const one = verdicts('ratio', (rng) => ({
      expectation: matches,
      data: coins(rng, 200, [1, 4]),
      exact: quarter,
    }));
    expect(one.breached).toBeLessThanOrEqual(0.05 * REPETITIONS);
  });
});

describe('far from its bound', () => {
  test.each<[string, Verdict, (rng: Prng) => Case]>([
    // A tenth of a face is more than 5 errors of 1.708/√10,000 = 0.0171.
    ['mean well within', 'holds', (rng) => ({ expectation: meanWithin(3.4, 3.6), data: dice(rng, 10_000) })],
    [
      'mean well without',
      'breached',
      (rng) => ({ expectation: meanWithin(3.6, 4), data: dice(rng, 10_000) }),
    ],
    ['median well within', 'holds', (rng) => ({ expectation: medianWithin(2, 5), data: dice(rng, 1_000) })],
    [
      'median well without',
      'breached',
      (rng) => ({ expectation: medianWithin(5, 6), data: dice(rng, 1_000) }),
    ],
    [
      'probability well below',
      'holds',
      (rng) => ({ expectation: atMost(0.3), data: coins(rng, 5_000, [1, 4]) }),
    ],
    [
      'probability well above',
      'breached',
      (rng) => ({ expectation: atMost(0.2), data: coins(rng, 5_000, [1, 4]) }),
    ],
    ['contest well below', 'holds', (rng) => ({ expectation: nobody(0.6), data: duels(rng, 3_000) })],
    ['contest well above', 'breached', (rng) => ({ expectation: nobody(0.4), data: duels(rng, 3_000) })],
  ])('%s: %s', (name, verdict, caseOf) => {
    expect(verdicts(name, caseOf)[verdict]).toBeGreaterThanOrEqual(0.99 * REPETITIONS);
  });

  test.each<[string, (rng: Prng) => Case]>([
    ['mean of 29', (rng) => ({ expectation: meanWithin(3.4, 3.6), data: dice(rng, 29) })],
    ['median of 4', (rng) => ({ expectation: medianWithin(2, 5), data: dice(rng, 4) })],
    ['four coins', (rng) => ({ expectation: atMost(0.5), data: coins(rng, 4, [1, 4]) })],
  ])('with few trials nothing is decided: %s', (name, caseOf) => {
    expect(verdicts(name, caseOf).undecided).toBe(REPETITIONS);
  });
});

test('of twenty at their very bound even one is called breached in at most 5 % of a thousand', () => {
  const root = Prng.fromSeed('many');
  let alarms = 0;
  for (let i = 0; i < REPETITIONS; i++) {
    const rng = root.numbered(i);
    const cases = Array.from({ length: 20 }, (): Case => ({
      expectation: atMost(0.25),
      data: coins(rng, 100, [1, 4]),
    }));
    if (judge(cases).some(({ verdict }) => verdict === 'breached')) alarms++;
  }
  expect(alarms).toBeLessThanOrEqual(0.05 * REPETITIONS + 4 * 6.9);
});

describe('known answers, within four standard deviations', () => {
  const trials = 100_000;
  const resultOf = async (experiment: AnyExperiment, module: string | null, parameters = {}) => {
    const job = { module, experiment: experiment.id, parameters, seed: 'known' };
    const { result } = await runExperiment(experiment, job, { executor: inThread(), rule: { trials } });
    return result.measures;
  };

  test('three dice: mean 10.5, variance 8.75, and their distribution', async () => {
    const { sum } = await resultOf(diceSum, null);
    if (sum?.kind !== 'integer') throw new RangeError('expected an integer');
    const { n, mean, squaredDistances } = momentsOf(sum);
    expect(n).toBe(trials);
    expect(Math.abs(mean - 10.5)).toBeLessThan(4 * Math.sqrt(8.75 / n));
    // Fourth moment about the mean: of a die 707/48; of the sum of three 3 · 707/48 + 3 · 3 · 2 · (35/12)².
    const fourth = (3 * 707) / 48 + 18 * (35 / 12) ** 2;
    expect(Math.abs(squaredDistances / n - 8.75)).toBeLessThan(4 * Math.sqrt((fourth - 8.75 ** 2) / n));
    const exact = diceSum.exact?.({}).sum;
    const [found] = judge([
      { expectation: { kind: 'matches-exact', measure: 'sum', because }, data: sum, exact },
    ]);
    expect(found?.verdict).toBe('fits');
  });

  test.each([5, 30, 80])(
    'two points of a segment are nearer than %i % with probability d (2 − d)',
    async (percent) => {
      const { near, distance } = await resultOf(segment, TOYS, { percent });
      if (near?.kind !== 'proportion' || distance?.kind !== 'quantity') throw new RangeError('expected both');
      const d = percent / 100;
      const p = d * (2 - d);
      const exact = segment.exact?.({ percent }).near;
      expect(exact && 'numerator' in exact && ratioToNumber(exact)).toBeCloseTo(p, 12);
      expect(Math.abs(near.hits / trials - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / trials));
      // Mean 1/3, variance 1/6 − 1/9 = 1/18.
      expect(Math.abs(momentsOf(distance).mean - 1 / 3)).toBeLessThan(4 * Math.sqrt(1 / 18 / trials));
    },
  );

  test('a distribution that is wrong by an eighth of a point is refused after one block of a thousand', () => {
    const runner = blockRunner(diceSum as unknown as Experiment, {}, 'wrong');
    // Every 10 recorded as an 11: an eighth of the trials, and an eighth of a point in the mean.
    const wrong = diceDistribution(parseDice('3d6')).map((value) => (value === 10 ? 11 : value));
    const { sum } = runner(0);
    if (!sum) throw new RangeError('expected a measure');
    const [found] = judge([
      { expectation: { kind: 'matches-exact', measure: 'sum', because }, data: sum, exact: wrong },
    ]);
    expect(found?.verdict).toBe('breached');
  });
});
