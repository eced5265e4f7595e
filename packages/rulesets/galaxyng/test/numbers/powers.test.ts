import { expect, test } from 'vitest';
import { eightToThe, twoToThe } from '../../src/numbers/powers.js';
import { ulpsBetween } from './ulps.js';

test.each([
  [-1022, 2 ** -1022],
  [-1, 0.5],
  [0, 1],
  [1, 2],
  [10, 1024],
  [1022, 2 ** 1022],
])('N-08: 2 to the %d is exact', (x, expected) => {
  expect(twoToThe(x)).toBe(expected);
});

test('N-08: 2 to the ½ is 1.4142135623730951, and to the −0.3 0.8122523963562355', () => {
  expect(ulpsBetween(twoToThe(0.5), Math.SQRT2)).toBeLessThanOrEqual(2);
  expect(ulpsBetween(twoToThe(-0.3), 0.8122523963562355)).toBeLessThanOrEqual(2);
});

test('N-08: 8 to the −1, −⅓, 0, ⅓ and 1 is ⅛, ½, 1, 2 and 8', () => {
  expect([-1, -1 / 3, 0, 1 / 3, 1].map(eightToThe)).toEqual([1 / 8, 1 / 2, 1, 2, 8]);
});

test.each([1023, -1023, Number.NaN])('N-01: 2 to the %d is out of range', (x) => {
  expect(() => twoToThe(x)).toThrow(
    `exponent of 2: expected −1022 (included) to 1022 (included), received ${x}`,
  );
});
