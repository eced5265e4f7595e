import { Prng } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { saltelli } from '../../src/designs/saltelli.js';
import { bootstrap } from '../../src/statistics/bootstrap.js';
import { sobolIndices, type SobolIndex } from '../../src/statistics/sobol-indices.js';

const options = () => ({ confidence: 0.95, rng: Prng.fromSeed(7) });

type F = (x: readonly number[]) => number;

function indicesOf(f: F, dimensions: number, rows: number): SobolIndex[] {
  const { a, b, mixed } = saltelli(rows, dimensions);
  return sobolIndices({ a: a.map(f), b: b.map(f), mixed: mixed.map((sample) => sample.map(f)) }, options());
}

/** Sobol's g-function of the unit cube: the product of (|4x − 2| + c) ÷ (1 + c), with the variance 1/3(1 + c)² of each factor. */
const COEFFICIENTS = [0, 1, 4.5, 9, 99];
const g: F = (x) =>
  COEFFICIENTS.reduce((product, c, i) => product * ((Math.abs(4 * (x[i] ?? 0) - 2) + c) / (1 + c)), 1);
const PARTS = COEFFICIENTS.map((c) => 1 / (3 * (1 + c) ** 2));
const ALL = PARTS.reduce((product, part) => product * (1 + part), 1);

/** Ishigami's function of the unit cube; the variances of its parts are known. */
const ishigami: F = (x) => {
  const [a = 0, b = 0, c = 0] = x.map((one) => Math.PI * (2 * one - 1));
  return Math.sin(a) + 7 * Math.sin(b) ** 2 + 0.1 * c ** 4 * Math.sin(a);
};

const KNOWN: readonly (readonly [string, F, readonly (readonly [first: number, total: number])[]])[] = [
  [
    "Ishigami's function",
    ishigami,
    [
      [0.3139, 0.5576],
      [0.4424, 0.4424],
      [0, 0.2437],
    ],
  ],
  [
    'the g-function',
    g,
    PARTS.map((part) => [part / (ALL - 1), (part * ALL) / (1 + part) / (ALL - 1)] as const),
  ],
];

describe("Sobol's indices", () => {
  test.each(KNOWN)('of %s are its known ones, and so within their intervals', (_, f, known) => {
    const found = indicesOf(f, known.length, 4_096);
    for (const [i, [first, total]] of known.entries()) {
      const one = found[i];
      expect(one?.first.estimate).toBeCloseTo(first, 2);
      expect(one?.total.estimate).toBeCloseTo(total, 2);
      for (const [interval, truth] of [
        [one?.first, first],
        [one?.total, total],
      ] as const) {
        // Known to four digits.
        expect(interval?.low).toBeLessThanOrEqual(truth + 1e-4);
        expect(interval?.high).toBeGreaterThanOrEqual(truth - 1e-4);
      }
    }
  });

  test('of a sum are the parts of its variance, alone and in total: 1, 4 and 9 fourteenths', () => {
    const found = indicesOf(([a = 0, b = 0, c = 0]) => a + 2 * b + 3 * c, 3, 2_048);
    for (const [i, part] of [1 / 14, 4 / 14, 9 / 14].entries()) {
      expect(found[i]?.first.estimate).toBeCloseTo(part, 2);
      expect(found[i]?.total.estimate).toBeCloseTo(part, 2);
    }
  });

  test('of a product of two centred arguments are nothing alone, and everything together', () => {
    const found = indicesOf(([a = 0, b = 0]) => (a - 0.5) * (b - 0.5), 2, 1_024);
    for (const { first, total } of found) {
      expect(first.estimate).toBeCloseTo(0, 1);
      expect(total.estimate).toBeCloseTo(1, 1);
    }
  });

  test('do not depend on what is added, nor on the scale', () => {
    const [plain, moved] = [indicesOf(ishigami, 3, 256), indicesOf((x) => 1_000 - 3 * ishigami(x), 3, 256)];
    for (const [i, { first, total }] of plain.entries()) {
      expect(moved[i]?.first.estimate).toBeCloseTo(first.estimate, 9);
      expect(moved[i]?.total.estimate).toBeCloseTo(total.estimate, 9);
    }
  });

  test('of a constant are not known', () => {
    const [one] = indicesOf(() => 5, 1, 16);
    expect(one?.first).toEqual({ estimate: Number.NaN, low: -Infinity, high: Infinity });
  });
});

describe('the bootstrap', () => {
  test('of a mean is about as wide as the normal interval: 2 · 1.96 · σ ÷ √n', () => {
    const rng = Prng.fromSeed(3);
    const values = Array.from({ length: 400 }, () => rng.uniform());
    const [mean] = bootstrap(
      values.length,
      (chosen) => [chosen.reduce((sum, i) => sum + (values[i] ?? 0), 0) / chosen.length],
      { confidence: 0.95, rng },
    );
    const width = (mean?.high ?? 0) - (mean?.low ?? 0);
    // σ = 1/√12; a quantile of a thousand has a relative error of about 5 %.
    expect(width).toBeGreaterThan(0.85 * ((2 * 1.96) / Math.sqrt(12 * 400)));
    expect(width).toBeLessThan(1.15 * ((2 * 1.96) / Math.sqrt(12 * 400)));
  });

  test('holds the true mean about as often as it says: at least 88 of 100 times', () => {
    const rng = Prng.fromSeed(5);
    let held = 0;
    for (let i = 0; i < 100; i++) {
      const values = Array.from({ length: 50 }, () => rng.uniform());
      const [mean] = bootstrap(
        50,
        (chosen) => [chosen.reduce((sum, one) => sum + (values[one] ?? 0), 0) / 50],
        { confidence: 0.95, rng },
      );
      if ((mean?.low ?? 1) <= 0.5 && 0.5 <= (mean?.high ?? 0)) held++;
    }
    // Of 100 with a chance of 95 % fewer than 88 hold with a probability below 0.2 %.
    expect(held).toBeGreaterThanOrEqual(88);
  });
});
