import { describe, expect, test } from 'vitest';
import { Prng } from '../src/index.js';
import { playScript, scriptedPrng, type ScriptedPrng } from '../src/testing.js';

describe('each method plays draws in its own terms', () => {
  test.each<[string, ScriptedPrng, (rng: Prng) => unknown, unknown]>([
    ['intN', scriptedPrng([5]), (rng) => rng.intN(6), 5],
    ['between', scriptedPrng([-3]), (rng) => rng.between(-3, 3), -3],
    ['roll', scriptedPrng([6, 1]), (rng) => rng.roll(2, 6), 7],
    ['dice', scriptedPrng([6, 5, 4]), (rng) => rng.dice('3d6-2'), 13],
    ['uniform', scriptedPrng([0.25]), (rng) => rng.uniform(), 0.25],
    ['chance', scriptedPrng([true]), (rng) => rng.chance(1, 100), true],
    ['pick', scriptedPrng([2]), (rng) => rng.pick(['a', 'b', 'c']), 'c'],
    ['shuffle', scriptedPrng([[2, 0, 1]]), (rng) => rng.shuffle(['a', 'b', 'c']), ['c', 'a', 'b']],
    ['sample', scriptedPrng([[2, 0]]), (rng) => rng.sample(['a', 'b', 'c'], 2), ['c', 'a']],
    ['weighted', scriptedPrng([1]), (rng) => rng.weighted([0, 1]), 1],
    ['a stream', scriptedPrng([4]), (rng) => rng.stream('combat', 7).intN(5), 4],
  ])('%s', (_, script, run, result) => {
    expect(run(script)).toEqual(result);
    expect(script.remaining).toBe(0);
    script.assertDone();
  });
});

describe('a draw that cannot happen is refused with its position', () => {
  test.each<[unknown, (rng: Prng) => unknown, string]>([
    [6, (rng) => rng.intN(6), 'intN(6): expected an integer from 0 (included) to 5 (included), received 6'],
    [4, (rng) => rng.between(1, 3), 'between(1, 3)'],
    [0, (rng) => rng.roll(2, 6), 'die 1 of roll(2, 6): expected an integer from 1 (included)'],
    [1, (rng) => rng.uniform(), 'expected a number from 0 (included) to 1 (excluded)'],
    [1, (rng) => rng.chance(1, 2), 'chance(1, 2): expected a boolean'],
    [true, (rng) => rng.chance(0, 2), 'expected false'],
    [false, (rng) => rng.chance(2, 2), 'expected true'],
    [3, (rng) => rng.pick([1, 2, 3]), 'pick from 3 items'],
    [[0, 0], (rng) => rng.shuffle([1, 2]), 'expected a list of 2 different indexes, received [0,0]'],
    [[0, 2], (rng) => rng.shuffle([1, 2]), 'received [0,2]'],
    [[0], (rng) => rng.sample([1, 2], 2), 'sample of 2 from 2 items'],
    [0, (rng) => rng.weighted([0, 1]), 'expected an index of a weight above 0'],
  ])('%j', (draw, run, message) => {
    const rng = scriptedPrng([0, draw as number]);
    rng.intN(1);
    expect(() => run(rng)).toThrow(RangeError);
    const again = scriptedPrng([0, draw as number]);
    again.intN(1);
    expect(() => run(again)).toThrow(message);
    const third = scriptedPrng([0, draw as number]);
    third.intN(1);
    expect(() => run(third)).toThrow('scripted draw 2 of 2');
  });
});

describe('a script is played to its end, no further', () => {
  test('too few draws', () => {
    expect(() => playScript([1, 2], (rng) => rng.roll(3, 6))).toThrow(
      'expected a draw for die 3 of roll(3, 6), but all 2 are played',
    );
  });

  test('too many draws', () => {
    expect(() => playScript([1, 2, true], (rng) => rng.roll(2, 6))).toThrow(
      '1 are left over, the next is true',
    );
    expect(() => scriptedPrng([1])[Symbol.dispose]()).toThrow(RangeError);
    scriptedPrng([])[Symbol.dispose]();
  });

  test('the result of the code is returned', () => {
    expect(playScript([3, 4], (rng) => rng.roll(2, 6))).toBe(7);
  });
});

test('arguments are checked as by the real stream, and a script cannot be saved', () => {
  const rng = scriptedPrng([0, 0]);
  expect(rng).toBeInstanceOf(Prng);
  expect(() => rng.intN(0)).toThrow(RangeError);
  expect(() => rng.between(2, 1)).toThrow(RangeError);
  expect(() => rng.roll(-1, 6)).toThrow(RangeError);
  expect(() => rng.pick([])).toThrow(RangeError);
  expect(() => rng.sample([], 1)).toThrow(RangeError);
  expect(() => rng.weighted([0])).toThrow(RangeError);
  expect(() => rng.chance(2, 1)).toThrow(RangeError);
  expect(rng.remaining).toBe(2);
  expect(() => rng.save()).toThrow(TypeError);
});
