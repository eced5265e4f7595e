import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  Prng,
  diceDistribution,
  diceMax,
  diceMean,
  diceMin,
  diceVariance,
  formatDice,
  parseDice,
} from '../src/index.js';

const anyDice = fc.record({
  count: fc.integer({ min: 1, max: 1e6 }),
  sides: fc.integer({ min: 1, max: 1e6 }),
  modifier: fc.integer(),
});
const fewDice = fc.record({
  count: fc.integer({ min: 1, max: 6 }),
  sides: fc.integer({ min: 1, max: 12 }),
  modifier: fc.integer({ min: -50, max: 50 }),
});

test.prop([anyDice])('notation round-trips', (dice) => {
  expect(parseDice(formatDice(dice))).toEqual(dice);
});

test.prop([fc.oneof(fc.string(), fc.stringMatching(/^[0-9d+-]{0,6}$/))])(
  'any text is read or refused with a RangeError',
  (text) => {
    try {
      expect(parseDice(formatDice(parseDice(text)))).toEqual(parseDice(text));
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  },
);

test.prop([fewDice])('the closed formulas agree with the distribution', (dice) => {
  const distribution = diceDistribution(dice);
  expect(distribution.min).toBe(diceMin(dice));
  expect(distribution.max).toBe(diceMax(dice));
  expect(distribution.mean()).toEqual(diceMean(dice));
  expect(distribution.variance()).toEqual(diceVariance(dice));
  expect(distribution.total).toBe(BigInt(dice.sides) ** BigInt(dice.count));
});

test.prop([fc.integer(), fewDice])(
  'a throw stays within its bounds, as notation and as a value',
  (seed, dice) => {
    const result = Prng.fromSeed(seed).dice(dice);
    expect(result).toBeGreaterThanOrEqual(diceMin(dice));
    expect(result).toBeLessThanOrEqual(diceMax(dice));
    expect(Prng.fromSeed(seed).dice(formatDice(dice))).toBe(result);
  },
);
