import { describe, expect, it } from 'vitest';
import {
  formatRate,
  parseRate,
  rate,
  scale,
  shareInProportion,
  smallerRate,
  truncatedProduct,
  truncatedSum,
} from '../src/index.js';

describe('E-01: exact ratios', () => {
  it('E-01: 0.0625 % is 1/1600', () => {
    expect(rate(625, 1_000_000)).toEqual({ numerator: 1, denominator: 1600 });
  });

  it('E-01: decimals are read exactly, and written back', () => {
    expect(parseRate('0.375')).toEqual({ numerator: 3, denominator: 8 });
    expect(formatRate(rate(3, 8))).toBe('0.375');
    expect(parseRate('12')).toEqual({ numerator: 12, denominator: 1 });
    expect(formatRate(rate(12))).toBe('12');
    expect(formatRate(rate(1, 3))).toBe('1/3');
  });

  it('E-01: what is no decimal of at most 15 digits is refused', () => {
    for (const text of ['', '.5', '1.', '-1', '1e3', '0,5', '1234567890.123456']) {
      expect(parseRate(text), text).toBeUndefined();
    }
  });

  it('E-01: negative, fractional and zero denominators are bugs', () => {
    expect(() => rate(-1)).toThrow('numerator: expected an integer from 0 to 2^53 − 1, received -1');
    expect(() => rate(0.5)).toThrow(RangeError);
    expect(() => rate(1, 0)).toThrow('denominator: expected at least 1, received 0');
  });
});

describe('E-01: truncated once, at the end', () => {
  it('E-01: 5 × 0.6 is 3, though 0.6 has no exact double', () => {
    expect(scale(5, rate(3, 5))).toBe(3);
  });

  it('E-01: 7 × 1/2 × 2/3 is 2.33…, not 3 × 2/3', () => {
    expect(scale(7, rate(1, 2), rate(2, 3))).toBe(2);
    expect(truncatedProduct([7, 2], [2, 3])).toBe(2);
  });

  it('E-01: beyond 2^53 the product is still exact', () => {
    // 9,007,199,254,740,991 × 3 ÷ 3
    expect(truncatedProduct([Number.MAX_SAFE_INTEGER, 3], [3])).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => truncatedProduct([Number.MAX_SAFE_INTEGER, 3], [2])).toThrow('expected at most 2^53 − 1');
  });

  it('E-01: a sum of parts is truncated once: 1 × 1/2 + 1 × 1/2 is 1', () => {
    const half = rate(1, 2);
    expect(truncatedSum([[1, half], [1, half]])).toBe(1); // prettier-ignore
  });

  it('E-01: the smaller of two ratios is found without division', () => {
    expect(smallerRate(rate(1, 3), rate(333_333, 1_000_000))).toEqual(rate(333_333, 1_000_000));
  });
});

describe('E-10: sharing what does not suffice', () => {
  it('E-10: 100 over demands of 90, 60 and 30 gives 50, 33 and 16; the odd one goes to the first', () => {
    expect(shareInProportion(100, [90, 60, 30])).toEqual([51, 33, 16]);
  });

  it('E-10: enough for all is no occasion to share', () => {
    expect(shareInProportion(181, [90, 60, 30])).toEqual([90, 60, 30]);
  });
});
