import { expect, test } from 'vitest';
import { isAtMost, restOf } from '../../src/numbers/epsilon.js';

test('N-01: 0.1 + 0.2 is at most 0.3, 1000.001 is not at most 1000', () => {
  expect(0.1 + 0.2 <= 0.3).toBe(false);
  expect(isAtMost(0.1 + 0.2, 0.3)).toBe(true);
  expect(isAtMost(1000.001, 1000)).toBe(false);
  expect(isAtMost(1000 + 1e-6, 1000)).toBe(true);
  expect(isAtMost(1000 + 2e-6, 1000)).toBe(false);
  expect(isAtMost(0, 0)).toBe(true);
});

test('N-01: a rest of a thousand-millionth or less is 0', () => {
  expect(restOf(100, 99.9)).toBeCloseTo(0.1, 12);
  expect(restOf(0.3, 0.1 + 0.2)).toBe(0);
  expect(restOf(1000, 1000 - 1e-6)).toBe(0);
  expect(restOf(1000, 1000 - 2e-6)).toBeGreaterThan(0);
  expect(restOf(0, 0)).toBe(0);
});

test('N-01: how much is forgiven can be said', () => {
  expect(isAtMost(1.05, 1, 0.1)).toBe(true);
  expect(restOf(1, 0.95, 0.1)).toBe(0);
});
