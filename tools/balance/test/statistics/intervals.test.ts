import { describe, expect, test } from 'vitest';
import {
  boundedSequence,
  chanceWithin,
  LEAST,
  meanSequence,
  proportionSequence,
} from '../../src/statistics/confidence-sequence.js';
import { meanInterval } from '../../src/statistics/mean-interval.js';
import type { Interval } from '../../src/statistics/interval.js';
import { momentsOfSingles, standardError, type Moments } from '../../src/statistics/moments.js';
import { quantileInterval } from '../../src/statistics/quantile-interval.js';
import { effectiveCases } from '../../src/statistics/share-interval.js';
import { intervalOf } from './interval-of.js';

/** Values that are each known exactly. */
const ranges = (...counts: readonly (readonly [value: number, count: number])[]) =>
  counts.map(([value, count]) => ({ low: value, high: value, count }));
const counted = (n: number) => ranges(...Array.from({ length: n }, (_, i) => [i + 1, 1] as const));
const singles = (n: number) => ({ n, most: Math.min(n, 1) });

describe("Clopper and Pearson's interval of a share", () => {
  test.each([
    // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 5.
    [81, 263, 0.95, 0.2527, 0.3676],
    [15, 148, 0.95, 0.0578, 0.1617],
    [0, 20, 0.95, 0, 0.1684],
    [1, 29, 0.95, 0.0009, 0.1776],
    // 1 − 0.025^(1/10) at an end
    [0, 10, 0.95, 0, 1 - 0.025 ** (1 / 10)],
    [10, 10, 0.95, 0.025 ** (1 / 10), 1],
    [10, 10, 0.99, 0.005 ** (1 / 10), 1],
  ])('%i of %i', (hits, n, confidence, low, high) => {
    const found = intervalOf(hits, n, confidence);
    expect(found.estimate).toBe(hits / n);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('of nothing is everything', () => {
    expect(intervalOf(0, 0)).toEqual({ estimate: Number.NaN, low: 0, high: 1 });
  });

  test('trials of five cases that always end alike count once: 10 trials are nine cases, less by (1.95996 ÷ 2.26216)²', () => {
    // Σ(t − 0.8 · 5)² = 8 · 1 + 2 · 16 = 40; error √(40 · 10/9) ÷ 50 = 2/15, that of 0.16 ÷ (2/15)² = 9 cases.
    const moments = { n: 50, trials: 10, most: 5, mean: 0.8, squaredDistances: 40, nn: 250, products: 0 };
    expect(effectiveCases(moments)).toBeCloseTo(9 * (1.959964 / 2.262157) ** 2, 5);
    // Where all cases are hits, a trial counts once.
    expect(effectiveCases({ ...moments, mean: 1, squaredDistances: 0 })).toBe(10);
    // Cases of a trial that even each other out do not count more than once each.
    expect(effectiveCases({ ...moments, mean: 0.6, squaredDistances: 0.1 })).toBe(50);
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
    const { low, high } = meanInterval(momentsOfSingles(n, 7, n * (n - 1)), confidence);
    expect(high - 7).toBeCloseTo(t, 4);
    expect(7 - low).toBeCloseTo(t, 4);
  });

  test('is as wide as the error: ± 12.7062 · 2 for two values of error 2', () => {
    expect(meanInterval(momentsOfSingles(2, 0, 8)).high).toBeCloseTo(2 * 12.7062, 3);
  });

  test('of several values of one trial has no error', () => {
    const moments = { n: 2, trials: 1, most: 2, mean: 1, squaredDistances: 1, nn: 4, products: 0 };
    expect(standardError(moments)).toBeNaN();
  });

  test('of one value is everything', () => {
    expect(meanInterval(momentsOfSingles(0, 0, 0)).estimate).toBeNaN();
    expect(meanInterval(momentsOfSingles(1, 7, 0))).toEqual({
      estimate: 7,
      low: -Infinity,
      high: Infinity,
    });
    expect(standardError(momentsOfSingles(1, 7, 0))).toBeNaN();
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
    const found = quantileInterval(counted(n), 0.5, singles(n));
    expect(found).toEqual({ estimate: Math.ceil(n / 2), low, high });
  });

  test('five values are too few for an end: even 1 to 5 holds the median in 1 − 2/32 = 93.75 % only', () => {
    expect(quantileInterval(counted(5), 0.5, singles(5))).toEqual({
      estimate: 3,
      low: -Infinity,
      high: Infinity,
    });
    expect(quantileInterval(counted(5), 0.5, singles(5), 0.93)).toEqual({ estimate: 3, low: 1, high: 5 });
  });

  test('of a hundred values the upper end of the 95 % quantile is the 100th: the 10th coin of a hundred at 5 %', () => {
    // P(B ≤ 9) = 0.9718 for 100 coins at 5 %, P(B ≤ 0) = 0.0059, P(B ≤ 1) = 0.0371.
    expect(quantileInterval(counted(100), 0.95, singles(100))).toEqual({ estimate: 95, low: 90, high: 100 });
  });

  test('equal values count by themselves', () => {
    expect(quantileInterval(ranges([3, 60], [4, 40]), 0.5, singles(100))).toEqual({
      estimate: 3,
      low: 3,
      high: 4,
    });
  });

  test('what is not known of a value is within', () => {
    const bins = [
      { low: 1, high: 2, count: 50 },
      { low: 2, high: 5, count: 50 },
    ];
    expect(quantileInterval(bins, 0.5, singles(100))).toEqual({ estimate: 1.5, low: 1, high: 5 });
  });

  test('a hundred values of ten trials count as ten: ranks 2 and 9 of ten are those of 20 and 90', () => {
    expect(quantileInterval(counted(100), 0.5, { n: 100, most: 10 })).toEqual({
      estimate: 50,
      low: 20,
      high: 90,
    });
  });

  test('trials of one value and one of 99 count as if all had 99: 398 values are of four trials, of which no two ranks hold a median', () => {
    expect(quantileInterval(ranges([0, 99], [10, 299]), 0.5, { n: 398, most: 99 })).toEqual({
      estimate: 10,
      low: -Infinity,
      high: Infinity,
    });
  });

  test('of nothing is everything', () => {
    expect(quantileInterval([], 0.5, singles(0))).toEqual({
      estimate: Number.NaN,
      low: -Infinity,
      high: Infinity,
    });
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
    const { low, high } = meanSequence(momentsOfSingles(10_000, 0, 9_999));
    expect(high).toBeCloseTo(0.03035, 5);
    expect(low).toBe(-high);
  });

  test('fewer than a hundred values say nothing about a mean', () => {
    expect(LEAST).toBe(100);
    const everything = { estimate: 5, low: -Infinity, high: Infinity };
    expect(meanSequence(momentsOfSingles(99, 5, 98))).toEqual(everything);
    expect(meanSequence(momentsOfSingles(100, 5, 99)).high).toBeLessThan(6);
    // nor do values that have never varied
    expect(meanSequence(momentsOfSingles(1_000, 5, 0))).toEqual(everything);
  });

  test('a mean within bounds: what is bet against grows twentyfold on each side at its ends', () => {
    // 400 values of ±1, 300 of them 1: the mean is 0.5, the squared distances are 400 − 100.
    const moments = momentsOfSingles(400, 0.5, 300);
    const { low, high } = boundedSequence(moments, { low: -1, high: 1, perTrial: 1 });
    const stakes = Array.from({ length: 27 }, (_, i) => 0.9 * 2 ** (-i / 2));
    // of the money with which he begins, each stake is played with 0.92 of what the one before has
    const parts = stakes.map((_, i) => 0.92 ** i);
    const whole = parts.reduce((sum, one) => sum + one, 0);
    const wealthAt = (value: number, toLose: number): number => {
      const unit = Math.max(toLose, 1);
      // of each value its distance from the one bet against, in units
      const gained = (400 * Math.abs(0.5 - value)) / unit;
      const spread = (300 * (1 - value) ** 2 + 100 * (-1 - value) ** 2) / unit ** 2;
      const all = stakes.map((stake) => Math.exp(stake * gained + (Math.log(1 - stake) + stake) * spread));
      return all.reduce((sum, one, i) => sum + (one * (parts[i] ?? 0)) / whole, 0);
    };
    expect(wealthAt(low, low + 1)).toBeCloseTo(40, 6);
    expect(wealthAt(high, 1 - high)).toBeCloseTo(40, 6);
    // The ordinary interval is 0.5 ± 0.085.
    expect([low, high]).toEqual([expect.closeTo(0.34, 2), expect.closeTo(0.64, 1)]);
  });

  test('a mean within bounds needs no spread: forty times 1 of −1 to 1 is above 0', () => {
    expect(
      boundedSequence(momentsOfSingles(40, 1, 0), { low: -1, high: 1, perTrial: 1 }).low,
    ).toBeGreaterThan(0);
    expect(boundedSequence(momentsOfSingles(2, 1, 0), { low: -1, high: 1, perTrial: 1 }).low).toBe(-1);
  });

  test('of trials that may have any number of values nothing is known but the bounds', () => {
    const moments = momentsOfSingles(400, 0.5, 300);
    const bounds = { low: -1, high: 1, perTrial: Infinity };
    expect(boundedSequence(moments, bounds)).toEqual({ estimate: 0.5, low: -1, high: 1 });
    expect(chanceWithin(moments, bounds, 0)).toBe(1);
  });

  test('values of which a trial may have ten are as good as values from −10 to 10, one a trial', () => {
    const moments = momentsOfSingles(400, 0.5, 300);
    expect(chanceWithin(moments, { low: -1, high: 1, perTrial: 10 }, 0)).toBeCloseTo(
      chanceWithin(moments, { low: -10, high: 10, perTrial: 1 }, 0),
      12,
    );
  });

  test('the chance of a mean within bounds is that at which its interval ends', () => {
    const moments = momentsOfSingles(400, 0.5, 300);
    const bounds = { low: -1, high: 1, perTrial: 1 };
    for (const end of [boundedSequence(moments, bounds).low, boundedSequence(moments, bounds).high])
      expect(chanceWithin(moments, bounds, end)).toBeCloseTo(0.05, 6);
    expect(chanceWithin(moments, bounds, 0.5)).toBe(1);
  });

  test('the chance of a mean of trials with several values is that of their sums', () => {
    // 50 trials of 1, 1, 1 and 50 of 0: the mean is ¾, the distances of their sums from it ± ¾.
    const moments = {
      n: 200,
      trials: 100,
      most: 3,
      mean: 0.75,
      squaredDistances: 56.25,
      nn: 500,
      products: 75,
    };
    // From one half they are 3 − 1.5 and 0 − 0.5; a trial may lose three halves.
    const [gained, spread] = [50 / 1.5, (50 * 1.5 ** 2 + 50 * 0.5 ** 2) / 1.5 ** 2];
    const stakes = Array.from({ length: 27 }, (_, i) => [0.9 * 2 ** (-i / 2), 0.92 ** i] as const);
    const whole = stakes.reduce((sum, [, part]) => sum + part, 0);
    const wealth = stakes.reduce(
      (sum, [stake, part]) =>
        sum + (part / whole) * Math.exp(stake * gained + (Math.log(1 - stake) + stake) * spread),
      0,
    );
    expect(chanceWithin(moments, { low: 0, high: 1, perTrial: 3 }, 0.5)).toBeCloseTo(2 / wealth, 9);
    expect(2 / wealth).toBeLessThan(0.1);
  });

  /** Trials after which an interval of a mean, met exactly, leaves 0 out; at least a hundred. */
  function trialsFor(intervalOf: (moments: Moments) => Interval, mean: number, variance: number): number {
    const isClear = (n: number): boolean => intervalOf(momentsOfSingles(n, mean, n * variance)).low > 0;
    let [few, enough] = [100, 200];
    while (!isClear(enough)) enough *= 2;
    while (enough - few > 1) {
      const middle = Math.floor((few + enough) / 2);
      if (isClear(middle)) enough = middle;
      else few = middle;
    }
    return enough;
  }

  test.each([
    [0.005, 0.1],
    [0.02, 0.05],
    [0.02, 0.5],
    [0.05, 0.1],
    [0.05, 0.5],
    [0.1, 0.5],
    [0.3, 0.9],
  ])(
    'a difference of shares of %d with a variance of %d takes at most one and a half times the trials of the asymptotic interval',
    (mean, variance) => {
      const exact = trialsFor(
        (moments) => boundedSequence(moments, { low: -1, high: 1, perTrial: 1 }),
        mean,
        variance,
      );
      expect(exact).toBeLessThanOrEqual(1.5 * trialsFor(meanSequence, mean, variance));
    },
  );

  test('of nothing is everything', () => {
    expect(boundedSequence(momentsOfSingles(0, Number.NaN, 0), { low: 2, high: 3, perTrial: 1 })).toEqual({
      estimate: Number.NaN,
      low: 2,
      high: 3,
    });
    expect(proportionSequence(0, 0)).toEqual({ estimate: Number.NaN, low: 0, high: 1 });
    expect(meanSequence(momentsOfSingles(0, 0, 0)).estimate).toBeNaN();
    expect(boundedSequence(momentsOfSingles(0, 0, 0), { low: -1, high: 1, perTrial: 1 }).estimate).toBeNaN();
  });
});
