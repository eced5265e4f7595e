import { describe, expect, test } from 'vitest';
import { Distribution, ratio, ratioToNumber } from '../src/index.js';

const d6 = Distribution.uniform(1, 6);

describe('Distribution', () => {
  test('of: a repeated value adds up, weight 0 disappears, values are sorted', () => {
    const distribution = Distribution.of([
      [5, 1],
      [2, 3n],
      [5, 2],
      [9, 0],
    ]);
    expect(distribution.entries()).toEqual([
      [2, 3n],
      [5, 3n],
    ]);
    expect(distribution.total).toBe(6n);
  });

  test('never changes: its values are frozen, and its entries are a copy', () => {
    const made = [d6, Distribution.point(3), d6.plus(d6), d6.map((face) => 2 * face), Distribution.of([[0, 1], [9, 1]]).times(2)]; // prettier-ignore
    for (const distribution of made) {
      const values = [...distribution.values];
      expect(() => (distribution.values as number[]).push(99)).toThrow(TypeError);
      expect(() => (distribution.values as number[]).fill(99)).toThrow(TypeError);
      for (const entry of distribution.entries()) entry.fill(99);
      expect(distribution.values).toEqual(values);
      expect(distribution.entries().map(([value]) => value)).toEqual(values);
    }
  });

  test('two dice: 7 has probability 6/36, at most 4 has 6/36, variance 35/6', () => {
    const two = d6.times(2);
    expect(two.probability(7)).toEqual(ratio(1n, 6n));
    expect(two.probability(13)).toEqual(ratio(0n, 1n));
    expect(two.cdf(4)).toEqual(ratio(1n, 6n));
    expect(two.cdf(1)).toEqual(ratio(0n, 1n));
    expect(two.cdf(12)).toEqual(ratio(1n, 1n));
    expect(two.mean()).toEqual(ratio(7n, 1n));
    expect(two.variance()).toEqual(ratio(35n, 6n));
  });

  test('quantile: the first value at which the cumulative probability is reached', () => {
    expect(d6.quantile(ratio(1n, 2n))).toBe(3);
    expect(d6.quantile(ratio(500001n, 1000000n))).toBe(4);
    expect(d6.quantile(ratio(1n, 10n ** 30n))).toBe(1);
    expect(d6.quantile(ratio(1n, 1n))).toBe(6);
    expect(() => d6.quantile(ratio(0n, 1n))).toThrow('received 0n/1n');
    expect(() => d6.quantile(ratio(7n, 6n))).toThrow(RangeError);
  });

  test('map: parity of a die is even chances; condition: an even die is 2, 4 or 6', () => {
    expect(d6.map((face) => face % 2).entries()).toEqual([
      [0, 3n],
      [1, 3n],
    ]);
    expect(d6.condition((face) => face % 2 === 0).values).toEqual([2, 4, 6]);
    expect(() => d6.condition((face) => face > 6)).toThrow(RangeError);
  });

  test('mixture: a coin that chooses between a d4 and a d6 shows 1 with 5/24 and 6 with 1/12', () => {
    const mixture = Distribution.mixture([
      [Distribution.uniform(1, 4), 1],
      [d6, 1],
    ]);
    expect(mixture.probability(1)).toEqual(ratio(5n, 24n));
    expect(mixture.probability(6)).toEqual(ratio(1n, 12n));
    expect(mixture.total).toBe(24n);
  });

  test('values far apart add up too', () => {
    const far = Distribution.of([
      [0, 1],
      [1_000_000_000, 1],
    ]);
    expect(far.times(2).entries()).toEqual([
      [0, 1n],
      [1_000_000_000, 2n],
      [2_000_000_000, 1n],
    ]);
  });

  test('the best three of four dice are 18 in 21 of 1,296 throws', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const throws = faces.flatMap((a) =>
      faces.flatMap((b) => faces.flatMap((c) => faces.map((d) => [a, b, c, d]))),
    );
    const sums = Distribution.of(
      throws.map((four): [number, number] => [four.reduce((x, y) => x + y) - Math.min(...four), 1]),
    );
    expect(sums.probability(18)).toEqual(ratio(21n, 1296n));
  });

  test('input that is not a distribution is refused', () => {
    expect(() => Distribution.of([])).toThrow(RangeError);
    expect(() => Distribution.of([[1, 0]])).toThrow(RangeError);
    expect(() => Distribution.of([[1, -1n]])).toThrow('received -1');
    expect(() => Distribution.of([[1, 0.5]])).toThrow('received 0.5');
    expect(() => Distribution.of([[0.5, 1]])).toThrow('distribution, value');
    expect(() => Distribution.uniform(2, 1)).toThrow('uniform, hi');
    expect(() => Distribution.uniform(0, 2 ** 33)).toThrow(
      'uniform, hi: expected an integer from 0 (included) to 67108863 (included), received 8589934592',
    );
    expect(() => d6.times(-1)).toThrow('times, n');
    expect(() => Distribution.point(Number.MAX_SAFE_INTEGER).plus(d6)).toThrow('distribution, lowest value');
    expect(() => Distribution.mixture([[d6, 0]])).toThrow(RangeError);
  });
});

describe('ratio', () => {
  test('is in lowest terms with a positive denominator', () => {
    expect(ratio(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
    expect(ratio(0n, -4n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => ratio(1n, 0n)).toThrow('received 1/0');
  });

  test('the nearest double: 1/3, −2/3, 2^53 + 1 and a quotient of two large numbers', () => {
    expect(ratioToNumber(ratio(1n, 3n))).toBe(1 / 3);
    expect(ratioToNumber(ratio(-2n, 3n))).toBe(-2 / 3);
    expect(ratioToNumber(ratio(2n ** 53n + 1n, 1n))).toBe(2 ** 53);
    expect(ratioToNumber(ratio(3n ** 1000n, 3n ** 1000n * 2n + 3n))).toBe(0.5);
    // Just above the tie between 1 and the next double: cut off, it would look like the tie and round down.
    expect(ratioToNumber(ratio(2n ** 153n + 2n ** 100n + 1n, 2n ** 153n))).toBe(1 + 2 ** -52);
  });
});
