import { describe, expect, test } from 'vitest';
import { formatShare } from '../src/index.js';

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
