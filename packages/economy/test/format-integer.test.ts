import { expect, it } from 'vitest';
import { formatInteger, formatRange } from '../src/index.js';

it('E-14: integers are written in groups of three digits', () => {
  expect([0, 999, 50_000, -1_234_567].map((value) => formatInteger(value))).toEqual([
    '0',
    '999',
    '50,000',
    '-1,234,567',
  ]);
  expect(() => formatInteger(0.5)).toThrow(RangeError);
});

it('a range of one value is that value', () => {
  expect(formatRange(1, 10)).toBe('1–10');
  expect(formatRange(100_000, 1_000_000)).toBe('100,000–1,000,000');
  expect(formatRange(7, 7)).toBe('7');
});
