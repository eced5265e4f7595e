import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { newNumber, numberRange } from '../../src/holdings/new-number.js';

describe('E-53: the range of numbers', () => {
  it.each([
    [0, 1_024],
    [256, 1_024],
    [257, 2_048],
    [512, 2_048],
    [513, 4_096],
    [1_000, 4_096],
  ])('%d ever founded: 1 to %d', (founded, most) => {
    expect(numberRange(founded)).toBe(most);
  });
});

const ascending = (list: number[]): number[] => list.sort((a, b) => a - b);
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 2_000 }), { maxLength: 400 }).map(ascending);
const seeds = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const draw = (given: readonly number[], seed: bigint): number => newNumber(given, Prng.fromSeed(seed));

describe('E-53: a new number', () => {
  test.prop([numbers, seeds])('is within the range, and was never given', (given, seed) => {
    const number = draw(given, seed);
    expect(number).toBeGreaterThanOrEqual(1);
    expect(number).toBeLessThanOrEqual(numberRange(given.length + 1));
    expect(given).not.toContain(number);
  });

  test.prop([numbers, numbers, seeds])(
    'is the same whatever others were given, but for the range and the number itself',
    (given, others, seed) => {
      const number = draw(given, seed);
      const all = ascending([...new Set([...given, ...others])].filter((other) => other !== number));
      fc.pre(numberRange(all.length + 1) === numberRange(given.length + 1));
      expect(draw(all, seed)).toBe(number);
    },
  );

  it('is any number alike: the mean of 10,000 draws from 1 to 1,024 is within 5 standard errors of 512.5', () => {
    const draws = Array.from({ length: 10_000 }, (_, i) => draw([], BigInt(i)));
    const mean = draws.reduce((sum, number) => sum + number, 0) / draws.length;
    const error = Math.sqrt((1_024 ** 2 - 1) / 12 / draws.length);
    expect(Math.abs(mean - 512.5)).toBeLessThan(5 * error);
  });
});
