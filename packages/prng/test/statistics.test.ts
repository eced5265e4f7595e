/**
 * Statistical tests with fixed seeds. Pearson's χ² of N draws over k cells with probabilities p has the exact mean
 * k − 1 and the exact variance 2(k − 1) + (Σ 1/p − k² − 2k + 2) / N. Every test allows 5 standard deviations either
 * way: too even is as wrong as too uneven.
 */
import { describe, expect, test } from 'vitest';
import { Prng, diceDistribution, parseDice, ratioToNumber } from '../src/index.js';

/** Distance of Pearson's χ² from its mean, in exact standard deviations. */
function deviation(counts: readonly number[], probabilities: readonly number[]): number {
  const cells = counts.length;
  const draws = counts.reduce((sum, count) => sum + count, 0);
  let chiSquare = 0;
  let inverses = 0;
  for (const [i, p] of probabilities.entries()) {
    chiSquare += ((counts[i] ?? 0) - draws * p) ** 2 / (draws * p);
    inverses += 1 / p;
  }
  const variance = 2 * (cells - 1) + (inverses - cells ** 2 - 2 * cells + 2) / draws;
  return (chiSquare - (cells - 1)) / Math.sqrt(variance);
}

function uniformDeviation(cells: number, draws: number, draw: (i: number) => number): number {
  const counts = new Array<number>(cells).fill(0);
  for (let i = 0; i < draws; i++) {
    const cell = draw(i);
    counts[cell] = (counts[cell] ?? Number.NaN) + 1;
  }
  return Math.abs(deviation(counts, new Array<number>(cells).fill(1 / cells)));
}

test('the measure itself: 60 throws, ten of each face, lie a known distance below the mean', () => {
  // χ² = 0, mean 5, variance 2·5 + (36 − 36 − 12 + 2)/60 = 10 − 1/6.
  expect(deviation([10, 10, 10, 10, 10, 10], new Array<number>(6).fill(1 / 6))).toBeCloseTo(
    -5 / Math.sqrt(59 / 6),
  );
});

describe('χ² of intN', () => {
  test.each([2, 3, 5, 6, 7, 10, 31, 100, 997, 4096])('n = %i, each result a cell', (n) => {
    const rng = Prng.fromSeed('chi-square').stream(n);
    expect(uniformDeviation(n, 200_000, () => rng.intN(n))).toBeLessThan(5);
  });

  // Where a remainder or a single multiplication without rejection would favour some thirds visibly.
  test.each([3 * 2 ** 19, 3 * 2 ** 30, 3 * 2 ** 31, 3 * 2 ** 51])(
    'n = %i, in thirds and in remainders',
    (n) => {
      const rng = Prng.fromSeed('chi-square').stream(n);
      expect(uniformDeviation(3, 200_000, () => Math.floor(rng.intN(n) / (n / 3)))).toBeLessThan(5);
      expect(uniformDeviation(96, 200_000, () => rng.intN(n) % 96)).toBeLessThan(5);
    },
  );

  test('consecutive pairs of a d12', () => {
    const rng = Prng.fromSeed('pairs');
    expect(uniformDeviation(144, 200_000, () => rng.intN(12) * 12 + rng.intN(12))).toBeLessThan(5);
  });
});

describe('independence of sibling streams', () => {
  const parent = Prng.fromSeed('siblings');

  test('first draws of siblings numbered in order', () => {
    expect(uniformDeviation(100, 50_000, (i) => parent.stream(i).intN(100))).toBeLessThan(5);
  });

  test('first draws of neighbours, as pairs', () => {
    const first = (i: number): number => parent.stream('pair', i).intN(10);
    expect(uniformDeviation(100, 30_000, (i) => first(2 * i) * 10 + first(2 * i + 1))).toBeLessThan(5);
  });

  test('long runs of two siblings, as pairs', () => {
    const [a, b] = [parent.stream('a'), parent.stream('b')];
    expect(uniformDeviation(256, 200_000, () => a.intN(16) * 16 + b.intN(16))).toBeLessThan(5);
  });

  test('parent and child', () => {
    const [a, b] = [parent.stream('a'), parent.stream('a', 'a')];
    expect(uniformDeviation(256, 200_000, () => a.intN(16) * 16 + b.intN(16))).toBeLessThan(5);
  });
});

describe('independence of numbered streams', () => {
  const parent = Prng.fromSeed('siblings');
  const numbered = (i: number): Prng => parent.numbered(i);

  test.each([2, 6, 100, 4096])('first draws of intN(%i) in the order of the numbers', (n) => {
    expect(uniformDeviation(n, 200_000, (i) => numbered(i).intN(n))).toBeLessThan(5);
  });

  // The paper promises nothing less for numbers that differ in high bits alone, or in steps.
  test.each([2 ** 20, 2 ** 32, 3 ** 20])('first draws of numbers %i apart', (step) => {
    expect(uniformDeviation(100, 200_000, (i) => numbered((i * step) % 2 ** 53).intN(100))).toBeLessThan(5);
  });

  test.each([0, 1, 5, 31])('draw %i of every stream', (skipped) => {
    const draw = (i: number): number => {
      const rng = numbered(i);
      for (let k = 0; k < skipped; k++) rng.intN(2);
      return rng.intN(64);
    };
    expect(uniformDeviation(64, 100_000, draw)).toBeLessThan(5);
  });

  test.each([1, 2, 3, 256])('first draws of streams %i apart, as pairs', (apart) => {
    const first = (i: number): number => numbered(i).intN(10);
    // Each stream is in one pair only: blocks of as many streams are paired with the blocks after them.
    const start = (i: number): number => Math.floor(i / apart) * 2 * apart + (i % apart);
    const pair = (i: number): number => first(start(i)) * 10 + first(start(i) + apart);
    expect(uniformDeviation(100, 100_000, pair)).toBeLessThan(5);
  });

  test('first three draws of a stream, as triples', () => {
    const triple = (i: number): number => {
      const rng = numbered(i);
      return rng.intN(6) * 36 + rng.intN(6) * 6 + rng.intN(6);
    };
    expect(uniformDeviation(216, 200_000, triple)).toBeLessThan(5);
  });

  test('every bit of the first draws', () => {
    const words = Array.from({ length: 100_000 }, (_, i) => numbered(i).intN(2 ** 32));
    // Of two cells χ² is the square of a normal variable: 5 standard deviations of the count are meant here.
    for (let bit = 0; bit < 32; bit++) {
      const ones = words.reduce((sum, word) => sum + ((word >>> bit) & 1), 0);
      expect(Math.abs(ones - words.length / 2)).toBeLessThan(5 * Math.sqrt(words.length / 4));
    }
  });

  test('long runs of neighbours, as pairs', () => {
    const [a, b] = [numbered(0), numbered(1)];
    expect(uniformDeviation(256, 200_000, () => a.intN(16) * 16 + b.intN(16))).toBeLessThan(5);
  });

  test('a numbered stream, the named one and those below others, all with the same number', () => {
    const others = [
      (i: number): Prng => parent.stream(i),
      (i: number): Prng => numbered(0).numbered(i),
      (i: number): Prng => parent.stream('siblings').numbered(i),
    ];
    for (const other of others)
      expect(
        uniformDeviation(100, 30_000, (i) => numbered(i).intN(10) * 10 + other(i).intN(10)),
      ).toBeLessThan(5);
  });
});

describe('draws against their exact distributions', () => {
  test.each(['d20', '2d6', '3d6-2', '10d8', '4d3+7'])('%s', (notation) => {
    const dice = parseDice(notation);
    const exact = diceDistribution(dice);
    const rng = Prng.fromSeed('dice').stream(notation);
    const draws = 100_000;
    const counts = new Map<number, number>();
    for (let i = 0; i < draws; i++) {
      const result = rng.dice(dice);
      counts.set(result, (counts.get(result) ?? 0) + 1);
    }
    const observed = exact.values.map((value) => counts.get(value) ?? 0);
    expect(observed.reduce((sum, count) => sum + count, 0)).toBe(draws);
    const probabilities = exact.values.map((value) => ratioToNumber(exact.probability(value)));
    expect(Math.abs(deviation(observed, probabilities))).toBeLessThan(5);
  });

  test('weighted indexes, weights 1, 2, 0, 5 of 8', () => {
    const rng = Prng.fromSeed('weighted');
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 100_000; i++) {
      const index = rng.weighted([1, 2, 0, 5]);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    const [a = 0, b = 0, none, d = 0] = counts;
    expect(none).toBe(0);
    expect(Math.abs(deviation([a, b, d], [1 / 8, 2 / 8, 5 / 8]))).toBeLessThan(5);
  });

  test('the 24 orders of four shuffled items, and the 12 samples of two of them', () => {
    const rng = Prng.fromSeed('orders');
    const orders = new Map<string, number>();
    const index = (list: number[]): number => {
      const name = list.join('');
      if (!orders.has(name)) orders.set(name, orders.size);
      return orders.get(name) ?? 0;
    };
    expect(uniformDeviation(24, 100_000, () => index(rng.shuffle([1, 2, 3, 4])))).toBeLessThan(5);
    orders.clear();
    expect(uniformDeviation(12, 100_000, () => index(rng.sample([1, 2, 3, 4], 2)))).toBeLessThan(5);
  });

  test('chance 3/7, and the top and the lowest bits of uniform', () => {
    const rng = Prng.fromSeed('chance');
    let hits = 0;
    for (let i = 0; i < 100_000; i++) if (rng.chance(3, 7)) hits++;
    expect(Math.abs(deviation([hits, 100_000 - hits], [3 / 7, 4 / 7]))).toBeLessThan(5);
    expect(uniformDeviation(64, 100_000, () => Math.floor(rng.uniform() * 64))).toBeLessThan(5);
    expect(uniformDeviation(64, 100_000, () => (rng.uniform() * 2 ** 53) % 64)).toBeLessThan(5);
  });
});
