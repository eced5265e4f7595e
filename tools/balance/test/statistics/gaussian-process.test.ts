import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fitSurface } from '../../src/statistics/gaussian-process.js';

describe('a surface', () => {
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
