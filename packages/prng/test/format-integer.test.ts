import { describe, expect, it } from 'vitest';
import { formatInteger, formatRange } from '../src/index.js';

describe('E-14: integers in groups of three', () => {
  it.each([
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

  it.each([0.5, 2 ** 53, Number.POSITIVE_INFINITY])('%d is refused', (value) => {
    expect(() => formatInteger(value)).toThrow(RangeError);
    expect(() => formatInteger(value)).toThrow('expected a safe integer');
  });
});

it('a range of one value is that value', () => {
  expect(formatRange(1, 10)).toBe('1–10');
  expect(formatRange(100_000, 1_000_000)).toBe('100,000–1,000,000');
  expect(formatRange(7, 7)).toBe('7');
});
