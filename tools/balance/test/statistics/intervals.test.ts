import { describe, expect, test } from 'vitest';
import { LEAST, meanSequence, proportionSequence } from '../../src/statistics/confidence-sequence.js';
import { meanInterval, sampleVariance } from '../../src/statistics/mean-interval.js';
import { quantileInterval } from '../../src/statistics/quantile-interval.js';
import { wilsonInterval } from '../../src/statistics/wilson-interval.js';

const counted = (n: number) => Array.from({ length: n }, (_, i) => [i + 1, 1] as const);

describe("Wilson's interval of a proportion", () => {
  // 10, 95 %: z² = 3.8415; (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) ÷ (1 + z²/n).
  test.each([
    [8, 10, 0.95, 0.4902, 0.9433],
    [0, 10, 0.95, 0, 0.2775],
    [10, 10, 0.95, 0.7225, 1],
    [50, 100, 0.95, 0.4038, 0.5962],
    // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
    [81, 263, 0.95, 0.2553, 0.3662],
    [15, 148, 0.95, 0.0624, 0.1605],
    [0, 20, 0.95, 0, 0.1611],
    [1, 29, 0.95, 0.0061, 0.1718],
  ])('%i of %i', (hits, n, confidence, low, high) => {
    const found = wilsonInterval(hits, n, confidence);
    expect(found.estimate).toBe(hits / n);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('of nothing is everything', () => {
    expect(wilsonInterval(0, 0)).toEqual({ estimate: Number.NaN, low: 0, high: 1 });
  });
});

describe("Student's interval of a mean", () => {
  // A variance of n leaves the quantile of t itself as half the width: figures of any table of t.
  test.each([
    [2, 0.95, 12.7062],
    [6, 0.95, 2.5706],
    [11, 0.95, 2.2281],
    [31, 0.95, 2.0423],
    [11, 0.99, 3.1693],
    [1_000_001, 0.95, 1.96],
  ])('%i values, confidence %d: ± %d errors', (n, confidence, t) => {
    const { low, high } = meanInterval({ n, mean: 7, squaredDistances: n * (n - 1) }, confidence);
    expect(high - 7).toBeCloseTo(t, 4);
    expect(7 - low).toBeCloseTo(t, 4);
  });

  test('of one value is everything', () => {
    expect(meanInterval({ n: 1, mean: 7, squaredDistances: 0 })).toEqual({
      estimate: 7,
      low: -Infinity,
      high: Infinity,
    });
    expect(sampleVariance({ n: 1, mean: 7, squaredDistances: 0 })).toBeNaN();
  });
});

describe('interval of a quantile between two order statistics', () => {
  // Ranks of the median at 95 % as in Conover, "Practical nonparametric statistics", or any table of the sign test.
  test.each([
    [6, 1, 6],
    [10, 2, 9],
    [20, 6, 15],
    [25, 8, 18],
    [100, 40, 61],
  ])('median of %i values: ranks %i and %i', (n, low, high) => {
    const found = quantileInterval(counted(n), 0.5);
    expect(found).toEqual({ estimate: Math.ceil(n / 2), low, high });
  });

  test('five values are too few for an end: even 1 to 5 holds the median in 1 − 2/32 = 93.75 % only', () => {
    expect(quantileInterval(counted(5), 0.5)).toEqual({ estimate: 3, low: -Infinity, high: Infinity });
    expect(quantileInterval(counted(5), 0.5, 0.93)).toEqual({ estimate: 3, low: 1, high: 5 });
  });

  test('of a hundred values the upper end of the 95 % quantile is the 100th: the 10th coin of a hundred at 5 %', () => {
    // P(B ≤ 9) = 0.9718 for 100 coins at 5 %, P(B ≤ 0) = 0.0059, P(B ≤ 1) = 0.0371.
    expect(quantileInterval(counted(100), 0.95)).toEqual({ estimate: 95, low: 90, high: 100 });
  });

  test('equal values count by themselves', () => {
    const found = quantileInterval(
      [
        [3, 60],
        [4, 40],
      ],
      0.5,
    );
    expect(found).toEqual({ estimate: 3, low: 3, high: 4 });
  });

  test('of nothing is everything', () => {
    expect(quantileInterval([], 0.5)).toEqual({ estimate: Number.NaN, low: -Infinity, high: Infinity });
  });
});

describe('intervals at all times', () => {
  test('no hit of nine: out is p from where (1 − p)^9 = 0.05 ÷ 10', () => {
    const { estimate, low, high } = proportionSequence(0, 9);
    expect([estimate, low]).toEqual([0, 0]);
    expect(high).toBeCloseTo(1 - 0.005 ** (1 / 9), 9);
  });

  test('nine hits of nine are the mirror image', () => {
    const { low, high } = proportionSequence(9, 9);
    expect(high).toBe(1);
    expect(low).toBeCloseTo(0.005 ** (1 / 9), 9);
  });

  test('at its ends the mixture is twenty times as likely: 1 of 2, where 1/6 = 20 p (1 − p)', () => {
    const { low, high } = proportionSequence(1, 2);
    for (const p of [low, high]) expect(20 * p * (1 - p)).toBeCloseTo(1 / 6, 9);
    expect(low + high).toBeCloseTo(1, 12);
  });

  test('a mean of 10,000 values with variance 1: ± 0.03035, half as wide again as the ordinary 0.0196', () => {
    // ρ² = (5.99146 + ln 6.99146) ÷ 10,000 = 7.93615 × 10⁻⁴; √(2 · 8.93615 · ln(√8.93615 ÷ 0.05) ÷ 79,361.5).
    const { low, high } = meanSequence({ n: 10_000, mean: 0, squaredDistances: 9_999 });
    expect(high).toBeCloseTo(0.03035, 5);
    expect(low).toBe(-high);
  });

  test('fewer than a hundred values say nothing about a mean', () => {
    expect(LEAST).toBe(100);
    const few = { n: 99, mean: 5, squaredDistances: 98 };
    expect(meanSequence(few)).toEqual({ estimate: 5, low: -Infinity, high: Infinity });
    expect(meanSequence({ ...few, n: 100 }).high).toBeLessThan(6);
  });

  test('of nothing is everything', () => {
    expect(proportionSequence(0, 0)).toEqual({ estimate: Number.NaN, low: 0, high: 1 });
    expect(meanSequence({ n: 0, mean: Number.NaN, squaredDistances: 0 }).estimate).toBeNaN();
  });
});
