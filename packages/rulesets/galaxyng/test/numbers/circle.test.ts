import { expect, test } from 'vitest';
import { cosine, sine } from '../../src/numbers/circle.js';
import { ulpsBetween } from './ulps.js';

test.each([
  [0, 0, 1],
  [1 / 4, 1, 0],
  [1 / 2, 0, -1],
  [3 / 4, -1, 0],
  [1, 0, 1],
])('N-08: at %d turns sine is %d and cosine %d', (turns, expectedSine, expectedCosine) => {
  expect(sine(turns)).toBe(expectedSine);
  expect(cosine(turns)).toBe(expectedCosine);
});

test('N-08: an eighth of a turn points along the diagonal, a twelfth is 30°', () => {
  expect(sine(1 / 8)).toBe(Math.SQRT1_2);
  expect(ulpsBetween(cosine(3 / 8), -Math.SQRT1_2)).toBeLessThanOrEqual(1);
  expect(ulpsBetween(sine(1 / 12), 1 / 2)).toBeLessThanOrEqual(3);
  expect(ulpsBetween(cosine(1 / 12), Math.sqrt(3) / 2)).toBeLessThanOrEqual(3);
});

test.each([-0.1, 1.1, Number.NaN])('N-01: an angle of %d turns is out of range', (turns) => {
  expect(() => sine(turns)).toThrow(`angle: expected 0 (included) to 1 (included) turns, received ${turns}`);
});
