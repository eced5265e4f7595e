import { describe, expect, test } from 'vitest';
import {
  addExactly,
  divideExactly,
  exactly,
  productsWithDistances,
  Accumulator,
  sampleDeviation,
  squaredDistances,
  ZERO,
} from '../src/exact-sum.js';

const sumOf = (...values: number[]): string => values.map(exactly).reduce(addExactly, ZERO);
const squaresOf = (...values: number[]): string => {
  const squares = new Accumulator();
  for (const value of values) squares.addProduct(value, value);
  return squares.total();
};
/** Of values that are each of a trial of their own. */
const distancesOf = (...values: number[]): number => {
  const total = sumOf(...values);
  return squaredDistances(values.length, total, values.length, total, squaresOf(...values));
};

describe('a double as an integer times a power of two', () => {
  test.each([
    [0, '0p0'],
    [-0, '0p0'],
    [1, '1p0'],
    [-12, '-3p2'],
    [0.375, '3p-3'],
    [2 ** 53, '1p53'],
    [2 ** 1023, '1p1023'],
    [Number.MAX_VALUE, `${2 ** 53 - 1}p971`],
    [Number.MIN_VALUE, '1p-1074'],
    [3 * Number.MIN_VALUE, '3p-1074'],
    [2 ** -1022, '1p-1022'],
    [-(2 ** -1022) + 2 ** -1074, `-${2 ** 52 - 1}p-1074`],
    // 0.1 is 3,602,879,701,896,397 × 2^−55.
    [0.1, '3602879701896397p-55'],
  ])('%d is %s', (value, text) => {
    expect(exactly(value)).toBe(text);
  });

  test.each([Number.NaN, Infinity, -Infinity])('%d is refused', (value) => {
    expect(() => exactly(value)).toThrow(`value: expected a finite number, received ${value}`);
  });
});

test('0.1 added ten times is not 1, and not what doubles make of it', () => {
  const tenths = new Array<number>(10).fill(0.1);
  expect(tenths.reduce((sum, tenth) => sum + tenth, 0)).toBe(0.9999999999999999);
  // Ten times 3,602,879,701,896,397 is 36,028,797,018,963,970 and half of that 18,014,398,509,481,985.
  expect(sumOf(...tenths)).toBe('18014398509481985p-54');
  expect(divideExactly(sumOf(...tenths), 10)).toBe(0.1);
});

test('what doubles lose is kept: 10^100 + 1 − 10^100 is 1', () => {
  expect(1e100 + 1 - 1e100).toBe(0);
  expect(sumOf(1e100, 1, -1e100)).toBe('1p0');
});

describe('division', () => {
  test.each([
    [3, 2, 1.5],
    [-7, 4, -1.75],
    [0, 5, 0],
    [Number.MIN_VALUE, 1, Number.MIN_VALUE],
    [2 ** -1022, 2, 2 ** -1023],
    [Number.MAX_VALUE, 1, Number.MAX_VALUE],
  ])('%d ÷ %d is %d', (value, divisor, quotient) => {
    expect(divideExactly(exactly(value), divisor)).toBe(quotient);
  });

  test('of a sum too long for a double', () => {
    // 2^1000 and 2^−1074 together have 2,075 bits.
    expect(divideExactly(sumOf(2 ** 1000, Number.MIN_VALUE), 2)).toBe(2 ** 999);
  });

  test('of a sum too large for a double', () => {
    expect(Number.MAX_VALUE + Number.MAX_VALUE).toBe(Infinity);
    expect(divideExactly(sumOf(Number.MAX_VALUE, Number.MAX_VALUE), 2)).toBe(Number.MAX_VALUE);
  });
});

describe('squared distances from the mean', () => {
  test('of 1, 2, 3, 4: 2.25 + 0.25 + 0.25 + 2.25', () => {
    expect(distancesOf(1, 2, 3, 4)).toBe(5);
  });

  test('of 10^15 + 1, + 2, + 3: 2, where sums of squares of doubles are off by thousands', () => {
    const values = [1e15 + 1, 1e15 + 2, 1e15 + 3];
    const squares = values.reduce((sum, value) => sum + value * value, 0);
    const naive = squares - values.reduce((sum, value) => sum + value, 0) ** 2 / 3;
    expect(Math.abs(naive)).not.toBe(2);
    expect(distancesOf(...values)).toBe(2);
  });

  test('of values whose squares are too small for a double: the least double, and not 0 as of values that are the same', () => {
    expect(distancesOf(2 ** -600, 3 * 2 ** -600)).toBe(Number.MIN_VALUE);
    expect(distancesOf(2 ** -600, 2 ** -600)).toBe(0);
  });

  test('the deviation of 1, 2 and 3 is 1, that of 2^-600 times these is 2^-600, and that of equal values 0', () => {
    const deviationOf = (...values: number[]): number =>
      sampleDeviation(values.length, sumOf(...values), squaresOf(...values));
    for (const unit of [1, 2 ** -600, Number.MIN_VALUE])
      expect(deviationOf(unit, 2 * unit, 3 * unit)).toBe(unit);
    expect(deviationOf(7, 7)).toBe(0);
  });

  test('of two trials, one with 1 and 3, one with 5: the mean is 3, and each trial 2 from it', () => {
    // n = 3, Σnᵢ² = 4 + 1, Σnᵢtᵢ = 2·4 + 1·5, Σtᵢ² = 16 + 25; trials are 4 − 2·3 and 5 − 3 from the mean.
    expect(squaredDistances(3, exactly(9), 5, exactly(13), exactly(41))).toBe(8);
    // Σnᵢ(tᵢ − 3nᵢ) = 2·(−2) + 1·2
    expect(productsWithDistances(3, exactly(9), 5, exactly(13))).toBe(-2);
  });

  test('of equal values none', () => {
    expect(distancesOf(0.1, 0.1, 0.1)).toBe(0);
  });
});

test('products too small for a double are added up exactly: (3·2^−600)² + (2^−600)² is 10·2^−1200', () => {
  const products = new Accumulator();
  products.addProduct(3 * 2 ** -600, 3 * 2 ** -600);
  products.addProduct(2 ** -600, 2 ** -600);
  expect(products.total()).toBe('5p-1199');
  const copy = new Accumulator();
  copy.copy(products);
  expect(copy.total()).toBe('5p-1199');
});
