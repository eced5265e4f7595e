import { describe, expect, it } from 'vitest';
import {
  formatRatio,
  parseRatio,
  ratio,
  ratioToNumber,
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
    // half of 2^53 − 1, and 2^53 − 1 parts of 2^15: ten to the 15th of them are beyond 2^53
    expect(formatRatio(ratio(Number.MAX_SAFE_INTEGER, 2))).toBe('4503599627370495.5');
    expect(formatRatio(ratio(Number.MAX_SAFE_INTEGER, 32_768))).toBe('274877906943.999969482421875');
    expect(formatRatio(ratio(1, 65_536))).toBe('1/65536');
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
    for (const write of [formatRatio, ratioToNumber]) {
      expect(() => write({ numerator: 1, denominator: 0 })).toThrow(
        new RangeError('denominator: expected at least 1, received 0'),
      );
      expect(() => write({ numerator: 1, denominator: -2 })).toThrow(RangeError);
      expect(() => write({ numerator: 0.5, denominator: 2 })).toThrow(RangeError);
    }
  });

  it('E-01: a ratio is written in lowest terms, as a decimal of up to 15 decimals where it has one', () => {
    const written = (numerator: number, denominator: number): string =>
      formatRatio({ numerator, denominator });
    expect(written(3, 6)).toBe('0.5');
    expect(written(6, 4)).toBe('1.5');
    expect(written(-8, 4)).toBe('-2');
    expect(written(2, 6)).toBe('1/3');
    expect(written(1, 2 ** 15)).toBe('0.000030517578125');
    expect(written(1, 2 ** 16)).toBe('1/65536');
    expect(written(-0, 3)).toBe('0');
  });

  it('E-01: what is no ratio of integers is not written', () => {
    for (const numerator of [1.5, Number.POSITIVE_INFINITY, Number.NaN])
      expect(() => formatRatio({ numerator, denominator: 3 })).toThrow(
        `numerator: expected an integer from -9007199254740991 (included) to 9007199254740991 (included), received ${numerator}`,
      );
    for (const denominator of [1.5, Number.POSITIVE_INFINITY, Number.NaN])
      expect(() => formatRatio({ numerator: 1, denominator })).toThrow('denominator: expected an integer');
  });

  it('E-01: a ratio below 0 is written with its sign', () => {
    const written = [-1, -3, -41].map((numerator) => formatRatio({ numerator, denominator: 20 }));
    expect(written).toEqual(['-0.05', '-0.15', '-2.05']);
    expect(formatRatio({ numerator: -1, denominator: 2 })).toBe('-0.5');
    expect(formatRatio({ numerator: -1, denominator: 3 })).toBe('-1/3');
    expect(ratioToNumber({ numerator: -1, denominator: 20 })).toBe(-0.05);
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

  it('E-01: a part that is missing, negative or divided by 0 is a bug', () => {
    for (const factors of [[undefined, 5], [-1, 5], [undefined], [1.5, 2, 2]])
      expect(() => truncatedProduct(factors as number[], [2])).toThrow(
        `factor: expected an integer from 0 to 2^53 − 1, received ${factors[0] ?? NaN}`,
      );
    expect(() => truncatedProduct([1, 2], [undefined] as unknown as number[])).toThrow('divisor: expected');
    const sumOf = (numerator: number, denominator: number) => () =>
      truncatedSum([[1, { numerator, denominator }]]);
    expect(sumOf(-1, 2)).toThrow(
      new RangeError('numerator: expected an integer from 0 to 2^53 − 1, received -1'),
    );
    expect(sumOf(1, 0)).toThrow(new RangeError('denominator: expected at least 1, received 0'));
    expect(sumOf(1, 0.5)).toThrow(RangeError);
  });

  it('E-01: the smaller of two ratios is found without division', () => {
    const most = Number.MAX_SAFE_INTEGER;
    // −(1 + 1/(2^53 − 2)) is more than −(1 + 1/(2^53 − 3)), and both are −1 as doubles
    const [more, less] = [1, 2].map((by) => ({ numerator: by - 1 - most, denominator: most - by }));
    if (more && less) expect([smallerRatio(more, less), smallerRatio(less, more)]).toEqual([less, less]);
    expect(smallerRatio(ratio(1, 3), ratio(333_333, 1_000_000))).toEqual(ratio(333_333, 1_000_000));
  });
});
