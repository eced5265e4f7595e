import { expect, test } from 'vitest';
import { cutToHundredths, raiseToHundredths, roundToHundredths } from '../../src/numbers/hundredths.js';

test.each([
  [6.098, 6.09],
  [8.999, 8.99],
  [0.29, 0.29],
  [4.35, 4.35],
  [1.0099999999, 1.01],
  [1.00999, 1],
  [0, 0],
])('N-02: %d is reported as %d', (x, expected) => {
  expect(cutToHundredths(x)).toBe(expected);
});

test.each([
  [6.098, 6.1],
  [6.094, 6.09],
  [0.125, 0.13],
])('reportNumbers classic: %d is reported as %d', (x, expected) => {
  expect(roundToHundredths(x)).toBe(expected);
});

test.each([
  [6.091, 6.1],
  [8.99, 8.99],
  [0.29, 0.29],
  [4.35, 4.35],
  [1.0100000001, 1.01],
  [1.01001, 1.02],
  [0.001, 0.01],
])('N-02: of %d it takes %d', (x, expected) => {
  expect(raiseToHundredths(x)).toBe(expected);
});
