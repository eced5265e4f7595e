import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fitSurface } from '../../src/statistics/gaussian-process.js';

/** Matérn's kernel of 5/2. */
const kernel = (distance: number) => {
  const far = Math.sqrt(5) * distance;
  return (1 + far + far ** 2 / 3) * Math.exp(-far);
};

/** Of two values at a distance, as −1 and 1: the likeliest length and noise, of those that are tried. */
function likeliest(distance: number): readonly [length: number, noise: number] {
  const tried = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2].flatMap((length) =>
    [1e-6, 1e-4, 1e-2, 0.1, 0.5].map((noise) => {
      // The covariance has 1 + noise twice in its diagonal, and the kernel beside it.
      const [own, shared] = [1 + noise, kernel(distance / length)];
      return [length, noise, -1 / (own - shared) - Math.log(own ** 2 - shared ** 2) / 2] as const;
    }),
  );
  const [length, noise] = tried.reduce((best, one) => (one[2] > best[2] ? one : best));
  return [length, noise];
}

/** What is expected at a place that two values of 4 and 10 reach by so much, with this covariance. */
function expected(first: number, second: number, own: number, shared: number) {
  const known = (own * (first ** 2 + second ** 2) - 2 * shared * first * second) / (own ** 2 - shared ** 2);
  return { mean: 7 + (3 * (second - first)) / (own - shared), deviation: 3 * Math.sqrt(1 - known) };
}

describe('a surface', () => {
  it.each([0.05, 0.3, 1])('through 4 and 10 at a distance of %d is as the formulas say', (distance) => {
    const [length, noise] = likeliest(distance);
    const surface = fitSurface([[0], [distance]], [4, 10]);
    for (const x of [0, 0.02, 0.1, 0.5]) {
      const found = surface([x]);
      const should = expected(
        kernel(x / length),
        kernel(Math.abs(distance - x) / length),
        1 + noise,
        kernel(distance / length),
      );
      expect(found.mean).toBeCloseTo(should.mean, 9);
      expect(found.deviation).toBeCloseTo(should.deviation, 6);
    }
  });

  it('has a length for each axis: a long one along a slope, the shortest where nothing was looked at', () => {
    const values = [0, 1, 2, 3, 4];
    const surface = fitSurface(
      values.map((value) => [value / 4, 0.3]),
      values,
    );
    expect(surface([0.125, 0.3]).mean).toBeCloseTo(0.5, 1);
    expect(surface([0, 0.3]).deviation).toBeLessThan(0.1);
    // Six lengths away nothing is known but the mean and the spread of all.
    const far = surface([0, 0.9]);
    expect(far.mean).toBeCloseTo(2, 2);
    expect(far.deviation).toBeCloseTo(Math.SQRT2, 3);
  });

  it('goes through values without noise, and knows nothing far from them but their spread', () => {
    const places = Array.from({ length: 11 }, (_, i) => [i / 10]);
    const surface = fitSurface(
      places,
      places.map(([x = 0]) => Math.sin(6 * x)),
    );
    for (const x of [0.03, 0.25, 0.5, 0.77]) {
      const { mean, deviation } = surface([x]);
      expect(mean).toBeCloseTo(Math.sin(6 * x), 1);
      expect(deviation).toBeLessThan(0.1);
    }
    expect(surface([0.5]).deviation).toBeLessThan(surface([0.55]).deviation);
    expect(surface([3]).deviation).toBeGreaterThan(0.2);
  });

  it('takes for noise what neighbours do not share', () => {
    const places = Array.from({ length: 40 }, (_, i) => [i / 39]);
    const surface = fitSurface(
      places,
      places.map((_, i) => 10 + (i % 2 === 0 ? 1 : -1)),
    );
    expect(surface([0.5]).mean).toBeCloseTo(10, 0);
  });

  it('is flat where all values are alike', () => {
    expect(fitSurface([[0], [1]], [7, 7])([0.3])).toEqual({ mean: 7, deviation: 0 });
    expect(fitSurface([[0.5, 0.5]], [7])([0, 0])).toEqual({ mean: 7, deviation: 0 });
  });

  test.prop([fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 2, maxLength: 12 })])(
    'moves and stretches with its values',
    (values) => {
      const places = values.map((_, i) => [i / values.length, (i * 7 * 0.137) % 1]);
      const [surface, other] = [
        fitSurface(places, values),
        fitSurface(
          places,
          values.map((value) => 3 * value + 5),
        ),
      ];
      expect(other([0.4, 0.6]).mean).toBeCloseTo(3 * surface([0.4, 0.6]).mean + 5, 4);
    },
  );
});
