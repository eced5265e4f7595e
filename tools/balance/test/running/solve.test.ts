import { inThreads } from '@ec/balance/node';
import { resolveParameters, SetupError } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import type { AnyExperiment } from '../../src/experiment.js';
import { inThread } from '../../src/running/in-thread.js';
import { solve, type Solved, type SolveOptions } from '../../src/running/solve.js';
import { bowl, chance, CURVES, formula, shaken } from './curves.js';

const from = (low: number, high: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, i) => low + i);

type Options = Partial<SolveOptions> & Pick<SolveOptions, 'values' | 'target'> & { readonly seed?: string };

function solved(experiment: AnyExperiment, measure: string, options: Options): Promise<Solved> {
  const { seed = '1', ...others } = options;
  const parameters = resolveParameters(experiment.parameters, {});
  const job = { module: CURVES, experiment: experiment.id, parameters, seed };
  return solve(experiment, job, { executor: inThread(), key: 'x', measure, trials: 1_000, ...others });
}

/** Ends of the roots, each with where it is estimated to be. */
const ends = ({ roots }: Solved) =>
  roots.map(({ low, high, estimate }) => [low.value, high.value, Number(estimate.toFixed(1))]);

describe('solve', () => {
  test('a bowl is 30 high in two places: 20 − √30 and 20 + √30', async () => {
    const found = await solved(bowl, 'height', { values: from(0, 100), target: 30, looks: 5 });
    // 0, 25, 50, 75 and 100 are looked at first; on the line from 36 at 14 to 25 at 15 it is 30 at 14.55.
    expect(ends(found)).toEqual([
      [14, 15, 14.5],
      [25, 26, 25.5],
    ]);
    expect(found.roots.map(({ rises }) => rises)).toEqual([false, true]);
    expect(found.points.length).toBeLessThan(5 + 2 * 6);
  });

  test('where there is no root, the ends are told, and nothing but the first looks is run', async () => {
    const found = await solved(bowl, 'height', { values: from(30, 100), target: 30 });
    expect(found.roots).toEqual([]);
    expect(found.points.map(({ value, side }) => `${value} ${side}`)).toEqual([
      ...[30, 39, 48, 56, 65, 74, 83, 91].map((value) => `${value} above`),
      '100 above',
    ]);
    expect(found.points[0]?.interval.estimate).toBeCloseTo(100, 0);
    // A block decides where the figure is far from the target.
    expect(found.points.map(({ result }) => result.trials)).toEqual(Array(9).fill(100));
  });

  test('what few trials cannot tell from the target stays between the ends, and more trials narrow it', async () => {
    const widths = await Promise.all(
      [1_000, 100_000].map(async (trials) => {
        const found = await solved(chance, 'happens', { values: from(20, 80), target: 0.5, trials });
        const [root] = found.roots;
        expect(root?.rises).toBe(true);
        expect(root?.unclear.length).toBeGreaterThan(0);
        const [low = 0, high = 0] = [root?.low.value, root?.high.value];
        expect(low < 50 && 50 < high).toBe(true);
        expect(root?.estimate).toBeGreaterThan(low);
        expect(root?.estimate).toBeLessThan(high);
        return high - low;
      }),
    );
    // Ten times the width of the intervals, by the square root of a hundred times the trials.
    expect(widths[0]).toBeGreaterThan(3 * (widths[1] ?? 0));
  });

  test('a figure that never varies is solved within its bounds: 3 · 33 is below 100, and 3 · 34 above', async () => {
    const options = { values: from(0, 100), target: 100, trials: 5_000 };
    const found = await solved(shaken, 'cost', options);
    expect(ends(found)).toEqual([[33, 34, 33.3]]);
    // Far from the target a few trials are enough: 3,000 are for a distance of 1.
    expect(found.points[0]?.result.trials).toBeLessThan(500);
  });

  test('without bounds nothing is known of what never varies', async () => {
    const found = await solved(shaken, 'free', { values: from(0, 100), target: 100, looks: 3 });
    expect(found.roots).toEqual([]);
    expect(found.points.map(({ value, side }) => `${value} ${side}`)).toEqual([
      '0 unclear',
      '50 unclear',
      '100 unclear',
    ]);
  });

  test.each(['cost', 'free'])('where trials draw nothing, a block is enough for %s', async (figure) => {
    const found = await solved(formula, figure, { values: from(0, 100), target: 100, trials: 5_000 });
    expect(ends(found)).toEqual([[33, 34, 33.3]]);
    expect(new Set(found.points.map(({ result }) => result.trials))).toEqual(new Set([100]));
    const near = await solved(formula, figure, { values: [49, 50, 51], target: 150, looks: 3 });
    expect(
      near.points.map(({ value, interval, side }) => [value, interval.low, interval.high, side]),
    ).toEqual([
      [49, 147, 147, 'below'],
      [50, 150, 150, 'unclear'],
      [51, 153, 153, 'above'],
    ]);
  });

  test('a value that cannot be set up is stepped over, and told', async () => {
    const found = await solved(chance, 'happens', { values: from(3, 23), target: 0.13, looks: 3 });
    expect(found.refused).toEqual([
      { value: 13, reason: expect.stringContaining('chance: x: expected anything but 13') },
    ]);
    expect(found.roots).toHaveLength(1);
    expect(found.points.map(({ value }) => value)).not.toContain(13);
  });

  test('the root is where it should be, as often as promised', async () => {
    const seeds = Array.from({ length: 60 }, (_, i) => `${i}`);
    const missed = await Promise.all(
      seeds.map(async (seed) => {
        const { roots } = await solved(chance, 'happens', {
          values: from(20, 80),
          // No value is on the target itself: the truth is a crossing between 50 and 51.
          target: 0.505,
          trials: 2_000,
          seed,
        });
        const [root, another] = roots;
        const isRight = root && root.low.value <= 50 && root.high.value >= 51 && !another;
        return isRight ? [] : [seed];
      }),
    );
    // Of 60 with an error of 5 % each, 9 or more are wrong with a probability of 0.4 %; here fewer are, as Bonferroni's bound is wide.
    expect(missed.flat().length).toBeLessThanOrEqual(8);
  });

  test('is the same on threads, and when it goes on from what was found', async () => {
    const options = { values: from(20, 80), target: 0.4, trials: 5_000 };
    const whole = await solved(chance, 'happens', options);
    await using executor = inThreads(2);
    expect(await solved(chance, 'happens', { ...options, executor })).toEqual(whole);
    const few = await solved(chance, 'happens', { ...options, trials: 2_000 });
    const earlier = few.points.map(({ result }) => result);
    expect(await solved(chance, 'happens', { ...options, earlier })).toEqual(whole);
  });

  test('ends when it is broken off, with what was found so far', async () => {
    const controller = new AbortController();
    const found = await solved(bowl, 'height', {
      values: from(0, 100),
      target: 30,
      looks: 5,
      signal: controller.signal,
      progress: (results) => results.length === 3 && controller.abort(),
    });
    expect(found.points.map(({ value }) => value)).toEqual([0, 25, 50]);
    expect(ends(found)).toEqual([
      [0, 25, 24.7],
      [25, 50, 25.1],
    ]);
  });

  test.each([
    [{ values: [1] }, 'solve: expected 2 to 10000 values, received 1'],
    [{ values: [1, 3, 3] }, 'solve: expected ascending values, received 3 before 3'],
    [{ values: [1, 3], looks: 1 }, 'solve: expected 2 looks at least, received 1'],
    [{ values: [1, 3], measure: 'depth' }, 'measure: expected one of height, isDeep, received depth'],
  ])('%o is refused', async (options, message) => {
    await expect(solved(bowl, 'height', { target: 30, ...options })).rejects.toThrow(new RangeError(message));
  });

  test('a value beyond the bounds of the parameter is refused before anything is run', async () => {
    await expect(solved(bowl, 'height', { target: 30, values: [0, 101] })).rejects.toThrow(SetupError);
  });
});
