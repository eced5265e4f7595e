import { expect, test } from 'vitest';
import { logBase4 } from '../../src/numbers/log-base-4.js';
import { ulpsBetween } from './ulps.js';

test.each([
  [1 / 4, -1],
  [1 / 2, -0.5],
  [1, 0],
  [2, 0.5],
  [4, 1],
  [1024, 5],
])('N-22: log₄ %d is %d exactly', (x, expected) => {
  expect(logBase4(x)).toBe(expected);
});

test('N-22: log₄ 3 is 0.792481250360578091, and log₄ 1.5 is that less ½', () => {
  expect(ulpsBetween(logBase4(3), 0.792481250360578)).toBeLessThanOrEqual(3);
  expect(ulpsBetween(logBase4(1.5), 0.2924812503605781)).toBeLessThanOrEqual(3);
});

test.each([0, -1, Number.NaN, Infinity])('N-01: no logarithm of %d is asked for', (x) => {
  expect(() => logBase4(x)).toThrow(`logarithm: expected a finite number above 0 (excluded), received ${x}`);
});
