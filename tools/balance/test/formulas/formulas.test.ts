import { resolveParameters } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { estimate } from '../../src/estimate.js';
import type { AnyExperiment, Experiment } from '../../src/experiment.js';
import { derived } from '../../src/formulas/derived.js';
import { linkedPoint, parseLinks } from '../../src/formulas/links.js';
import { blockRunner } from '../../src/running/block-runner.js';
import { everything, hoped, linear, pair } from '../running/toys.js';

/** The mean of a derived measure over a block, and of others. */
function meansOf(experiment: AnyExperiment, formulas: readonly string[], names: readonly string[]) {
  const one = derived(experiment, formulas);
  const data = blockRunner(one as unknown as Experiment, resolveParameters(one.parameters, {}), '1')(0);
  return names.map((name) => {
    const [measure, found] = [one.measures[name], data[name]];
    const known = measure && found && estimate(measure, found);
    if (known?.kind === 'value') return { n: known.n, mean: known.mean.estimate, deviation: known.deviation };
    if (known?.kind === 'proportion')
      return { n: known.n, mean: known.probability.estimate, deviation: Number.NaN };
    throw new RangeError(`expected a figure, received ${name}`);
  });
}

describe('a derived measure', () => {
  test('is worked out in every trial: the mean of a sum is the sum of the means', () => {
    const [sum, hit, both] = meansOf(everything, ['both = sum + 10 * hit - bonus'], ['sum', 'hit', 'both']);
    expect(both?.mean).toBeCloseTo((sum?.mean ?? 0) + 10 * (hit?.mean ?? 0), 9);
    expect(both?.n).toBe(10);
  });

  test('has the luck of a trial in it once: a measure less itself is 0 without any spread', () => {
    expect(meansOf(everything, ['nothing = sum - sum'], ['nothing'])).toEqual([
      { n: 10, mean: 0, deviation: 0 },
    ]);
  });

  test('takes parameters, figures of a series and of a contest, and earlier formulas', () => {
    const formulas = ['base = 3 * a - 2 * b', 'noise = value - base', 'first = noise - noise + a'];
    const [base, noise, first] = meansOf(linear, formulas, ['base', 'noise', 'first']);
    expect(base).toEqual({ n: 100, mean: 20, deviation: 0 });
    expect(Math.abs(noise?.mean ?? 9)).toBeLessThan(0.2);
    expect(first?.mean).toBe(10);
    const steps = meansOf(
      everything,
      ['last = walk@2 - walk@1', 'duels = duel@first * 100'],
      ['last', 'duels'],
    );
    expect(steps[0]?.n).toBe(10);
    expect(Math.abs(steps[0]?.mean ?? 9)).toBeLessThan(0.5);
    expect(steps[1]?.mean).toBeGreaterThan(0);
  });

  test('has no value in a trial in which it divides by 0', () => {
    const [inverse, hit] = meansOf(everything, ['inverse = 1 / hit'], ['inverse', 'hit']);
    expect(inverse).toMatchObject({ n: Math.round(10 * (hit?.mean ?? 0)), mean: 1 });
  });

  test('leaves the experiment as it is where there is none', () => {
    expect(derived(everything, [])).toBe(everything);
  });

  test.each([
    ['sum = 3', 'sum: expected a new name, received one that is taken'],
    ['bonus = 3', 'bonus: expected a new name, received one that is taken'],
    ["'a b' = 3", 'a b: expected a name of letters and digits for what is derived'],
    ['x = fate', 'measure: expected a measure of one figure, received the table fate'],
    ['x = walk@9', 'measure: expected walk@ with a turn from 0 to 2, received walk@9'],
    [
      'x = nobody',
      'x: expected a figure of hit, sum, share, walk, fate, duel, or a parameter, received nobody',
    ],
    ['x = 3 +', 'formula: expected a number, a name or "(", received the end at position 8 in "x = 3 +"'],
  ])('%s is refused', (formula, message) => {
    expect(() => derived(everything, [formula])).toThrow(new RangeError(message));
  });

  test('a name of a figure and of a parameter is refused', () => {
    const both = { ...hoped, measures: { ...hoped.measures, sides: everything.measures.sum } };
    expect(() => derived(both, ['x = sides'])).toThrow(
      new RangeError('x: expected a name of one thing, received sides, a figure and a parameter'),
    );
  });
});

describe('links', () => {
  const of = { rows: pair.parameters, base: { left: 4, right: 6 } };

  test('follow the point, and the base where it says nothing', () => {
    const [link] = parseLinks(['right = 10 - left'], pair.parameters);
    expect(linkedPoint({ left: 3 }, link ? [link] : [], of)).toEqual({ left: 3, right: 7 });
    expect(linkedPoint({}, link ? [link] : [], of)).toEqual({ right: 6 });
  });

  test('follow each other, in their order', () => {
    const links = parseLinks(['b = a / 2', 'shift = a + b'], linear.parameters);
    const all = { rows: linear.parameters, base: resolveParameters(linear.parameters, {}) };
    expect(linkedPoint({ a: 8 }, links, all)).toEqual({ a: 8, b: 4, shift: 12 });
    expect(linkedPoint({ a: 7 }, links, all)).toBe(
      'b = a / 2: expected an integer from -1000 to 1000, received 3.5 at a=7',
    );
  });

  test('beyond the bounds of a parameter there is no point', () => {
    const links = parseLinks(['right = 10 - 2 * left'], pair.parameters);
    expect(linkedPoint({ left: -1 }, links, of)).toBe(
      'right = 10 - 2 * left: expected an integer from -1000 to 10, received 12 at left=-1',
    );
  });

  test.each([
    [['x = left'], 'x: expected integer parameters, such as left, right, received x'],
    [['left = x'], 'left: expected integer parameters, such as left, right, received x'],
    [['left = 1', 'left = 2'], 'left: expected each parameter once, received it twice'],
  ])('%o are refused', (texts, message) => {
    expect(() => parseLinks(texts, pair.parameters)).toThrow(new RangeError(message));
  });
});
