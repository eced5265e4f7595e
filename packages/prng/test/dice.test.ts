import { describe, expect, test } from 'vitest';
import {
  diceDistribution,
  diceMax,
  diceMean,
  diceMin,
  diceVariance,
  formatDice,
  parseDice,
} from '../src/index.js';

describe('notation', () => {
  test.each([
    ['3d6-2', { count: 3, sides: 6, modifier: -2 }],
    ['d20', { count: 1, sides: 20, modifier: 0 }],
    ['10d8', { count: 10, sides: 8, modifier: 0 }],
    ['1d1+100', { count: 1, sides: 1, modifier: 100 }],
  ])('%s', (text, dice) => {
    expect(parseDice(text)).toEqual(dice);
  });

  test.each([
    ['', 'the end at position 1'],
    ['3d', 'the end at position 3'],
    ['3x6', '"x" at position 2'],
    ['03d6', '"0" at position 1'],
    ['3d06', '"0" at position 3'],
    ['3d6 -2', '" " at position 4'],
    ['3d6-', 'the end at position 5'],
    ['3d6-2d4', '"d" at position 6'],
    ['3D6', '"D" at position 2'],
    ['3d6\n', '"\\n" at position 4'],
  ])('%j is refused with the position', (text, place) => {
    expect(() => parseDice(text)).toThrow(RangeError);
    expect(() => parseDice(text)).toThrow(place);
  });

  test('results beyond the safe integers are refused', () => {
    expect(() => parseDice(5 as never)).toThrow('dice: expected notation such as "3d6-2", received 5');
    expect(() => formatDice(undefined as never)).toThrow('received undefined');
    expect(() => parseDice('9007199254740991d2')).toThrow('highest sum of faces');
    expect(() => parseDice('1d9007199254740991+1')).toThrow('highest result');
    expect(() => formatDice({ count: 1, sides: 0, modifier: 0 })).toThrow('dice, sides');
  });
});

describe('3d6−2 by hand', () => {
  const dice = parseDice('3d6-2');

  test('results from 1 to 16, mean 8 1/2, variance 3 · 35/12', () => {
    expect([diceMin(dice), diceMax(dice)]).toEqual([1, 16]);
    expect(diceMean(dice)).toEqual({ numerator: 17n, denominator: 2n });
    expect(diceVariance(dice)).toEqual({ numerator: 35n, denominator: 4n });
  });

  test('ways of 216: 1, 3, 6, 10, 15, 21, 25, 27 and back', () => {
    const ways = diceDistribution(dice)
      .entries()
      .map(([, weight]) => Number(weight));
    expect(ways).toEqual([1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
  });
});
