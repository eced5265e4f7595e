/** What `global-sensitivity.test.ts` tries with many points, in a few figures that can be worked out by hand. */
import { Prng } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { bootstrap } from '../../src/statistics/bootstrap.js';
import { elementaryEffects } from '../../src/statistics/elementary-effects.js';
import { sobolIndices } from '../../src/statistics/sobol-indices.js';

const options = () => ({ confidence: 0.95, rng: Prng.fromSeed(7) });

describe("Sobol's indices", () => {
  test('of two arguments at three points', () => {
    // Less the first of a: a is 0, 2, 4, and b is 1, 5, 3; the mean of all 2.5, the variance 17.5 ÷ 6.
    const found = sobolIndices(
      {
        a: [10, 12, 14],
        b: [11, 15, 13],
        mixed: [
          [11, 12, 18],
          [10, 15, 13],
        ],
      },
      options(),
    );
    // (−1.5 · 1 + 2.5 · 0 + 0.5 · 4) ÷ 3 and (1 + 0 + 16) ÷ 6, each by the variance
    expect(found[0]?.first.estimate).toBeCloseTo(0.5 / 8.75, 12);
    expect(found[0]?.total.estimate).toBeCloseTo(17 / 17.5, 12);
    // (−1.5 · 0 + 2.5 · 3 + 0.5 · −1) ÷ 3 and (0 + 9 + 1) ÷ 6
    expect(found[1]?.first.estimate).toBeCloseTo(7 / 8.75, 12);
    expect(found[1]?.total.estimate).toBeCloseTo(10 / 17.5, 12);
    expect(found).toHaveLength(2);
  });

  test('are not known where a and b never vary, whatever varies else', () => {
    const unknown = { estimate: Number.NaN, low: -Infinity, high: Infinity };
    const values = { a: [5.1, 5.1], b: [5.1, 5.1], mixed: [[5.1, 6]] };
    expect(sobolIndices(values, options())).toEqual([{ first: unknown, total: unknown }]);
  });

  test('have intervals of their own: one that does nothing at any point has 0 in all samples', () => {
    const values = {
      a: [0, 1, 4, 9],
      b: [1, 7, 2, 5],
      mixed: [
        [1, 7, 2, 5],
        [0, 1, 4, 9],
      ],
    } as const;
    const [all, none] = sobolIndices(values, options());
    expect(none).toEqual({
      first: { estimate: 0, low: 0, high: 0 },
      total: { estimate: 0, low: 0, high: 0 },
    });
    expect(all?.total.low).toBeGreaterThan(0);
  });
});

describe('elementary effects', () => {
  test('of −3 and 1: 2 without signs, −1 with them, spread √8', () => {
    const { strength, mean, spread } = elementaryEffects([-3, 1], options());
    expect([strength.estimate, mean.estimate]).toEqual([2, -1]);
    expect(spread.estimate).toBeCloseTo(Math.sqrt(8), 12);
    // Of four samples one has −3 twice, and one 1 twice.
    expect([strength.low, strength.high, mean.low, mean.high]).toEqual([1, 3, -3, 1]);
  });

  test('that are all the same have no spread, and are known exactly', () => {
    const { strength, mean, spread } = elementaryEffects(Array<number>(10).fill(-4), options());
    expect(strength).toEqual({ estimate: 4, low: 4, high: 4 });
    expect(mean).toEqual({ estimate: -4, low: -4, high: -4 });
    expect(spread).toEqual({ estimate: 0, low: 0, high: 0 });
  });

  test('of one walk have no spread that is known', () => {
    expect(elementaryEffects([2], options())).toEqual({
      strength: { estimate: 2, low: 2, high: 2 },
      mean: { estimate: 2, low: 2, high: 2 },
      spread: { estimate: Number.NaN, low: -Infinity, high: Infinity },
    });
  });
});

describe('the bootstrap', () => {
  /** Interval of a figure: that of all cases first, then those of the samples. */
  function intervalOf(figures: readonly number[], confidence: number) {
    const left = [...figures];
    return bootstrap(3, () => [left.shift() ?? Number.NaN], { confidence, rng: Prng.fromSeed(1) })[0];
  }
  // 1 to 1,000, in another order
  const thousand = Array.from({ length: 1_000 }, (_, i) => ((i * 7) % 1_000) + 1);

  test.each([
    [0.95, 26, 975],
    [0.5, 251, 750],
    [0.99, 6, 995],
  ])('with a confidence of %d lies between the ranks %i and %i of a thousand', (confidence, low, high) => {
    expect(intervalOf([500, ...thousand], confidence)).toEqual({ estimate: 500, low, high });
  });

  test('leaves out samples without a figure: of 500 the ranks are 13 and 488', () => {
    const half = thousand.map((value) => (value <= 500 ? value : value % 2 === 0 ? Number.NaN : Infinity));
    expect(intervalOf([500, ...half], 0.95)).toEqual({ estimate: 500, low: 13, high: 488 });
    expect(intervalOf([500, 7], 0.95)).toEqual({ estimate: 500, low: 7, high: 7 });
    expect(intervalOf([500], 0.95)).toEqual({ estimate: 500, low: -Infinity, high: Infinity });
  });

  test('draws as many cases a thousand times, with replacement, after it has looked at all', () => {
    const samples: (readonly number[])[] = [];
    const [first, second] = bootstrap(3, (chosen) => [samples.push(chosen), -samples.length], options());
    expect([samples.length, samples[0]]).toEqual([1_001, [0, 1, 2]]);
    expect(samples.every((sample) => sample.length === 3)).toBe(true);
    expect(new Set(samples.flat())).toEqual(new Set([0, 1, 2]));
    expect(samples.some(([a, b]) => a === b)).toBe(true);
    expect([first?.estimate, second?.estimate]).toEqual([1, -1]);
  });
});
