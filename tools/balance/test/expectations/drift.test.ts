import binomialCdf from '@stdlib/stats-base-dists-binomial-cdf';
import { describe, expect, test } from 'vitest';
import { changes } from '../../src/expectations/drift.js';
import type { MeasureData } from '../../src/measures/measure.js';
import type { Result } from '../../src/result.js';

const resultOf = (measures: Readonly<Record<string, MeasureData>>): Result => ({
  experiment: 'made-up',
  seed: 's',
  parameters: {},
  block: 100,
  trials: 100,
  blocks: [[0, 1]],
  measures,
});

const compared = (before: MeasureData, now: MeasureData) =>
  changes(resultOf({ it: before }), resultOf({ it: now }));

test('50 and 60 of 100 are 10 points apart, which is √(0.55 × 0.45 × 2/100) × 1.42', () => {
  const [found] = compared(
    { kind: 'proportion', n: 100, hits: 50 },
    { kind: 'proportion', n: 100, hits: 60 },
  );
  expect(found).toMatchObject({ what: 'it', before: 0.5, now: 0.6 });
  expect(found?.z).toBeCloseTo(0.1 / Math.sqrt((0.55 * 0.45 * 2) / 100), 12);
  // Two sides of the normal distribution beyond 1.4214.
  expect(found?.p).toBeCloseTo(0.1552, 3);
});

test('0 and 3 of 3, or 0 and 9 of 100, are too few cases for a verdict; 0 and 10 of 100 are not', () => {
  const share = (hits: number, n: number) => ({ kind: 'proportion', n, hits }) as const;
  expect(compared(share(0, 3), share(3, 3))[0]).toMatchObject({ before: 0, now: 1, p: 1 });
  expect(compared(share(0, 100), share(9, 100))[0]?.p).toBe(1);
  // 0.1 ÷ √(0.05 × 0.95 × 2/100) = 3.2444.
  expect(compared(share(0, 100), share(10, 100))[0]?.z).toBeCloseTo(3.2444, 4);
});

test('means of 32 ones and threes against as many twos and fours: by 1, with variances of 32/31 in each', () => {
  const counted = (a: number, b: number, each = 16) =>
    ({
      kind: 'integer',
      counts: [
        [a, each],
        [b, each],
      ],
    }) as const;
  const [found] = compared(counted(1, 3), counted(2, 4));
  expect(found).toMatchObject({ before: 2, now: 3 });
  expect(found?.z).toBeCloseTo(1 / Math.sqrt(2 / 31), 12);
  // Student's t with 31 degrees beyond 3.937 on both sides.
  expect(found?.p).toBeCloseTo(0.00044, 5);
  expect(compared(counted(1, 3, 14), counted(2, 4, 14))[0]?.p).toBe(1);
});

test('trials of both results are taken to differ as much as those of the one where they differ more', () => {
  const counted = (a: number, b: number, each: number) =>
    ({
      kind: 'integer',
      counts: [
        [a, each],
        [b, each],
      ],
    }) as const;
  // Variances of 32/31 and of 4 × 3,200/3,199.
  const [found] = compared(counted(1, 3, 16), counted(2, 6, 1_600));
  expect(found?.z).toBeCloseTo(2 / Math.sqrt(4 * (3_200 / 3_199) * (1 / 32 + 1 / 3_200)), 12);
  expect(compared(counted(2, 6, 1_600), counted(1, 3, 16))[0]?.z).toBeCloseTo(-(found?.z ?? 0), 12);
});

describe('a jackpot of 1,000, once in 1,000 trials', () => {
  const MANY = 100_000;
  /** As many values as there are, of which some are the jackpot; with noise, the others are −1 and 1. */
  const jackpots = (n: number, hits: number, noise: 0 | 1): MeasureData => ({
    kind: 'integer',
    counts: [
      ...(noise === 0
        ? [[0, n - hits] as const]
        : [[-1, Math.floor((n - hits) / 2)] as const, [1, Math.ceil((n - hits) / 2)] as const]),
      ...(hits > 0 ? [[1_000, hits] as const] : []),
    ],
  });
  /** Chance of so many hits among n trials. */
  const chanceOf = (n: number, hits: number): number =>
    binomialCdf(hits, n, 1 / 1_000) - binomialCdf(hits - 1, n, 1 / 1_000);

  test.each([0, 1] as const)('does not differ if 100 trials are without it, with noise of %i', (noise) => {
    const [found] = compared(jackpots(100, 0, noise), jackpots(MANY, 100, noise));
    // 1 ÷ √(999 × (1/100 + 1/100,000)), and the noise.
    expect(found?.z).toBeCloseTo(0.316, 3);
  });

  test.each([
    [100, 0],
    [100, 1],
    [1_000, 0],
    [1_000, 1],
    [10_000, 0],
    [10_000, 1],
    [MANY, 1],
  ] as const)(
    'differs in at most one of 20 comparisons of %i trials that should not, with noise of %i',
    (n, noise) => {
      const wrong = Array.from({ length: 200 }, (_, hits) => hits).filter(
        (hits) => (compared(jackpots(n, hits, noise), jackpots(MANY, 100, noise))[0]?.p ?? 0) < 0.05,
      );
      expect(wrong.reduce((sum, hits) => sum + chanceOf(n, hits), 0)).toBeLessThanOrEqual(0.05);
    },
  );

  test('is told from twice as many by 50,000 trials', () => {
    // 50 and 200 hits expected in each 50,000 and 100,000: 1 and 2, with an error of √(1,998 × (1/50,000 + 1/100,000)) = 0.2449.
    const [found] = compared(jackpots(50_000, 50, 0), jackpots(MANY, 200, 0));
    expect(found?.z).toBeCloseTo(1 / 0.24483, 1);
    expect(found).toMatchObject({ before: 1, now: 2 });
  });
});

test('a figure that never varies differs for certain, or not at all', () => {
  const always = (value: number) => ({ kind: 'integer', counts: [[value, 50]] }) as const;
  expect(compared(always(3), always(3))[0]).toMatchObject({ z: 0, p: 1 });
  expect(compared(always(3), always(2))[0]).toMatchObject({ z: -Infinity, p: 0 });
});

test('cells of tables and contests are compared as shares of all', () => {
  const table = (a: number, b: number) => ({ kind: 'table', counts: [[a, b]] }) as const;
  expect(compared(table(10, 30), table(20, 20)).map(({ what, before, now }) => [what, before, now])).toEqual([
    ['it, cell 1', 0.25, 0.5],
    ['it, cell 2', 0.75, 0.5],
  ]);
});

test('chances are corrected for everything that is compared: of two the smaller counts twice', () => {
  const share = (hits: number) => ({ kind: 'proportion', n: 100, hits }) as const;
  const [alone] = compared(share(50), share(60));
  const [first, second] = changes(
    resultOf({ a: share(50), b: share(50) }),
    resultOf({ a: share(60), b: share(51) }),
  );
  expect(first?.p).toBeCloseTo(2 * (alone?.p ?? 1), 12);
  expect(second?.p).toBeGreaterThan(first?.p ?? 1);
});

test('a figure that only one of the results has is not compared', () => {
  const share = { kind: 'proportion', n: 10, hits: 5 } as const;
  expect(changes(resultOf({ a: share }), resultOf({ b: share }))).toEqual([]);
});
