import { describe, expect, test } from 'vitest';
import { formatHundredths, formatShare } from '../src/index.js';

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

  test.each([
    [-3, 0, 'part: expected an integer from 0 to 2^53 − 1, received -3'],
    [0.5, 0, 'part: expected an integer from 0 to 2^53 − 1, received 0.5'],
    [1, -2, 'divisor: expected an integer from 0 to 2^53 − 1, received -2'],
  ])('%d of %d is a bug', (part, whole, message) => {
    expect(() => formatShare(part, whole)).toThrow(new RangeError(message));
  });

  test('hundredths below 0 are a bug', () => {
    expect(formatHundredths(374)).toBe('3.74');
    expect(() => formatHundredths(-5)).toThrow(RangeError);
  });
});
