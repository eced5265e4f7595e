import { describe, expect, test } from 'vitest';
import { killChance } from '../../src/combat/kill-chance.js';

describe('N-22: chance that a shot destroys', () => {
  test.each([
    [0.25, 0],
    [0.5, 0.25],
    [1, 0.5],
    [2, 0.75],
    [4, 1],
  ])('N-22, vector 14: at attack/defence %d it is %d exactly', (strength, expected) => {
    expect(killChance(strength, 1)).toBe(expected);
    expect(killChance(30 * strength, 30)).toBe(expected);
  });

  test('N-22, vector 14: at attack/defence 1.5 it is 0.6462, at 3 it is 0.8962', () => {
    expect(killChance(1.5, 1)).toBeCloseTo(0.6462, 4);
    expect(killChance(3, 1)).toBeCloseTo(0.8962, 4);
  });

  test('N-22: no defence never holds, not even against no attack; no attack destroys nothing that has one', () => {
    expect(killChance(1, 0)).toBe(1);
    expect(killChance(0, 0)).toBe(1);
    expect(killChance(0, 1)).toBe(0);
  });

  test('manual: a type 10 1 10 10 0 (mass 30) destroys another with a chance of ½', () => {
    expect(killChance(10 * 1, 10 * 1)).toBe(0.5);
  });
});
