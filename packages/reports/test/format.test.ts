import { formatInteger } from '@ec/economy';
import { describe, expect, test } from 'vitest';
import { formatShare, formatTurn } from '../src/index.js';

describe('Turn: year.quarter', () => {
  test.each([
    [0, '0.0'],
    [1, '1.1'],
    [4, '1.4'],
    [5, '2.1'],
    [12, '3.4'],
    [400, '100.4'],
  ])('turn %i is %s', (turn, shown) => {
    expect(formatTurn(turn)).toBe(shown);
  });

  test.each([-1, 0.5, Number.NaN])('turn %d is refused', (turn) => {
    expect(() => formatTurn(turn)).toThrow(RangeError);
  });
});

describe('E-14: integers in groups of three', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [50_000, '50,000'],
    [-1_234_567, '-1,234,567'],
    [-100, '-100'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
  ])('%d is %s', (value, shown) => {
    expect(formatInteger(value)).toBe(shown);
  });

  test.each([0.5, 2 ** 53, Number.POSITIVE_INFINITY])('%d is refused', (value) => {
    expect(() => formatInteger(value)).toThrow('expected a safe integer');
  });
});

describe('E-01: shares are truncated to a hundredth of a per cent', () => {
  test.each([
    [2, 3, '66.66 %'],
    [1, 1, '100.00 %'],
    [3, 2, '150.00 %'],
    [1, 10_001, '0.00 %'],
    [1, 10_000, '0.01 %'],
    [0, 0, '0.00 %'],
    [29, 100, '29.00 %'],
    [4_503_599_627_370_495, 9_007_199_254_740_991, '49.99 %'],
  ])('%d of %d is %s', (part, whole, shown) => {
    expect(formatShare(part, whole)).toBe(shown);
  });
});
