import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { describe, expect } from 'vitest';
import { morris } from '../../src/designs/morris.js';
import { MAX_SALTELLI_DIMENSIONS, saltelli } from '../../src/designs/saltelli.js';

describe("Saltelli's design", () => {
  test('in one dimension: two columns of the sequence, the mixed sample is the second', () => {
    // Sobol's sequence in two dimensions begins with (1/2, 1/2), (3/4, 1/4), (1/4, 3/4).
    const { a, b, mixed } = saltelli(3, 1);
    expect(a).toEqual([[0.5], [0.75], [0.25]]);
    expect(b).toEqual([[0.5], [0.25], [0.75]]);
    expect(mixed).toEqual([b]);
  });

  test('a mixed sample is the first with one dimension of the second', () => {
    const { a, b, mixed } = saltelli(20, 3);
    expect(mixed).toHaveLength(3);
    for (const [i, sample] of mixed.entries())
      for (const [row, point] of sample.entries())
        for (const [k, value] of point.entries()) expect(value).toBe((k === i ? b : a)[row]?.[k]);
  });

  test('has room for ten dimensions', () => {
    expect(MAX_SALTELLI_DIMENSIONS).toBe(10);
    expect(() => saltelli(4, 11)).toThrow(
      new RangeError('Sobol indices: expected at most 10 parameters, received 11'),
    );
  });
});

describe("Morris's walks", () => {
  const rng = Prng.fromSeed(1);

  test.prop([fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 12 })])(
    'change each dimension once, by two thirds, and stay within the cube',
    (count, dimensions) => {
      const walks = morris(count, dimensions, rng);
      expect(walks).toHaveLength(count);
      for (const { points, order } of walks) {
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: dimensions }, (_, i) => i));
        expect(points).toHaveLength(dimensions + 1);
        for (const [i, dimension] of order.entries())
          for (let k = 0; k < dimensions; k++) {
            const change = Math.abs((points[i + 1]?.[k] ?? 0) - (points[i]?.[k] ?? 0));
            expect(change).toBeCloseTo(k === dimension ? 2 / 3 : 0, 12);
          }
        for (const value of points.flat()) expect([0, 1, 2, 3]).toContain(Math.round(3 * value));
      }
    },
  );

  test('begin at each of the four levels equally often', () => {
    const counts = [0, 0, 0, 0];
    for (const { points } of morris(4_000, 1, rng)) {
      const level = Math.round(3 * (points[0]?.[0] ?? 0));
      counts[level] = (counts[level] ?? 0) + 1;
    }
    // 1,000 each; five standard deviations of √(4,000 · ¼ · ¾) = 27 are 137.
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(137);
  });
});
