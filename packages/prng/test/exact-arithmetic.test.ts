import { describe, expect, it } from 'vitest';
import {
  formatRatio,
  parseRatio,
  ratio,
  scale,
  smallerRatio,
  truncatedProduct,
  truncatedSum,
} from '../src/index.js';

describe('E-01: exact ratios', () => {
  it('E-01: 0.0625 % is 1/1600', () => {
    expect(ratio(625, 1_000_000)).toEqual({ numerator: 1, denominator: 1600 });
  });

  it('E-01: decimals are read exactly, and written back', () => {
    expect(parseRatio('0.375')).toEqual({ numerator: 3, denominator: 8 });
    expect(formatRatio(ratio(3, 8))).toBe('0.375');
    expect(parseRatio('12')).toEqual({ numerator: 12, denominator: 1 });
    expect(formatRatio(ratio(12))).toBe('12');
    expect(formatRatio(ratio(1, 3))).toBe('1/3');
  });

  it('E-01: what is no decimal of at most 15 digits is refused', () => {
    for (const text of ['', '.5', '1.', '-1', '1e3', '0,5', '1234567890.123456']) {
      expect(parseRatio(text), text).toBeUndefined();
    }
  });

  it('E-01: negative, fractional and zero denominators are bugs', () => {
    expect(() => ratio(-1)).toThrow('numerator: expected an integer from 0 to 2^53 − 1, received -1');
    expect(() => ratio(0.5)).toThrow(RangeError);
    expect(() => ratio(1, 0)).toThrow('denominator: expected at least 1, received 0');
  });
});

describe('E-01: truncated once, at the end', () => {
  it('E-01: 5 × 0.6 is 3, though 0.6 has no exact double', () => {
    expect(scale(5, ratio(3, 5))).toBe(3);
  });

  it('E-01: 7 × 1/2 × 2/3 is 2.33…, not 3 × 2/3', () => {
    expect(scale(7, ratio(1, 2), ratio(2, 3))).toBe(2);
    expect(truncatedProduct([7, 2], [2, 3])).toBe(2);
  });

  it('E-01: beyond 2^53 the product is still exact', () => {
    // 9,007,199,254,740,991 × 3 ÷ 3
    expect(truncatedProduct([Number.MAX_SAFE_INTEGER, 3], [3])).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => truncatedProduct([Number.MAX_SAFE_INTEGER, 3], [2])).toThrow('expected at most 2^53 − 1');
  });

  it('E-01: a sum of parts is truncated once: 1 × 1/2 + 1 × 1/2 is 1', () => {
    const half = ratio(1, 2);
    expect(truncatedSum([[1, half], [1, half]])).toBe(1); // prettier-ignore
  });

  it('E-01: the smaller of two ratios is found without division', () => {
    expect(smallerRatio(ratio(1, 3), ratio(333_333, 1_000_000))).toEqual(ratio(333_333, 1_000_000));
  });
});
