import { fc, test } from '@fast-check/vitest';
import type { ParameterRow } from '@ec/engine';
import { Prng } from '@ec/prng';
import { describe, expect } from 'vitest';
import { grid, parseAxis, pointsOf } from '../../src/designs/axis.js';
import { latinHypercube, randomCube, type Cube } from '../../src/designs/cube.js';
import { MAX_SOBOL_DIMENSIONS, sobol } from '../../src/designs/sobol.js';

const integer: ParameterRow = {
  kind: 'integer',
  key: 'war.losses',
  default: 5,
  min: 0,
  max: 100,
  unit: 'percent',
  description: 'Losses.',
  source: 'test',
};
const text: ParameterRow = {
  ...integer,
  kind: 'text',
  key: 'war.dice',
  default: '2d6',
  check: () => undefined,
};
const rows = [integer, text];

describe('an axis', () => {
  test.each([
    ['war.losses=1:4', [1, 2, 3, 4]],
    ['war.losses=0:100:25', [0, 25, 50, 75, 100]],
    ['war.losses=0:9:4', [0, 4, 8]],
    ['war.losses=-2:1', [-2, -1, 0, 1]],
    ['war.losses=7:7', [7]],
    ['war.losses=1,5,-9', [1, 5, -9]],
    ['war.losses=3', [3]],
    ['war.dice=2d6,3d6-1', ['2d6', '3d6-1']],
    ['war.dice=1:6', ['1:6']],
  ])('%s', (written, values) => {
    expect(parseAxis(written, rows)).toEqual({ key: written.split('=')[0], values });
  });

  test.each([
    ['war.loss=1:4', 'expected key=values with the key of a parameter; did you mean "war.losses"?'],
    ['peace=1:4', 'expected key=values with one of the keys war.losses, war.dice'],
    ['war.losses', 'expected key=values'],
    ['war.losses=', 'expected key=values'],
    ['=1', 'expected key=values'],
    ['war.losses=4:1', 'from the lower to the higher, with a step above 0, received 4:1'],
    ['war.losses=1:9:0', 'with a step above 0, received 1:9:0'],
    ['war.losses=0:1000000', 'expected 1 to 1000000 values'],
    ['war.losses=1:', 'expected integers such as 1:9'],
    ['war.losses=1,x', 'expected integers such as 1:9'],
    ['war.losses=1,,2', 'expected integers such as 1:9'],
    ['war.losses=0.5', 'expected integers such as 1:9'],
  ])('%s is refused', (written, message) => {
    expect(() => parseAxis(written, rows)).toThrow(RangeError);
    expect(() => parseAxis(written, rows)).toThrow(message);
  });

  test('of an experiment without parameters is refused', () => {
    expect(() => parseAxis('nope=1:2', [])).toThrow(
      'nope=1:2: expected nothing to vary, as the experiment has no parameters',
    );
  });
});

describe('a grid', () => {
  test('has every combination; the last axis changes fastest', () => {
    const points = grid([
      { key: 'a', values: [1, 2] },
      { key: 'b', values: ['x', 'y'] },
    ]);
    expect(points.map(({ a, b }) => `${a}${b}`)).toEqual(['1x', '1y', '2x', '2y']);
    expect(grid([])).toEqual([{}]);
  });

  test('a point of the unit cube: four values have a quarter of the edge each', () => {
    const axes = [{ key: 'a', values: [10, 20, 30, 40] }];
    const cube = [[0], [0.2499], [0.25], [0.5], [0.75], [1 - 2 ** -53]];
    expect(pointsOf(axes, cube).map(({ a }) => a)).toEqual([10, 10, 20, 30, 40, 40]);
  });
});

/** In which of as many equal parts of the edge a coordinate is. */
const partsOf = (cube: Cube, dimension: number, parts: number): number[] =>
  cube.map((point) => Math.floor((point[dimension] ?? Number.NaN) * parts));
const ascending = (length: number): number[] => Array.from({ length }, (_, i) => i);

describe("Sobol's sequence", () => {
  test('first points, from Joe and Kuo: halves, quarters, eighths', () => {
    expect(sobol(7, 3)).toEqual([
      [0.5, 0.5, 0.5],
      [0.75, 0.25, 0.25],
      [0.25, 0.75, 0.75],
      [0.375, 0.375, 0.625],
      [0.875, 0.875, 0.125],
      [0.625, 0.125, 0.875],
      [0.125, 0.625, 0.375],
    ]);
    expect(sobol(9, 3).slice(7)).toEqual([
      [0.1875, 0.3125, 0.9375],
      [0.6875, 0.8125, 0.4375],
    ]);
  });

  test('point 1,000 in all dimensions, in parts of 1,024, as of SciPy 1.17.1 (qmc.Sobol(21, scramble=False))', () => {
    expect(
      sobol(1_000, 21)
        .at(-1)
        ?.map((coordinate) => coordinate * 1_024),
    ).toEqual([
      225, 99, 531, 693, 287, 929, 47, 921, 513, 71, 87, 261, 165, 393, 147, 379, 737, 353, 1015, 743, 535,
    ]);
  });

  const dimensions = ascending(MAX_SOBOL_DIMENSIONS);

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    '2^%i − 1 points and the corner hit each of as many intervals once, in every dimension',
    (k) => {
      const points = [dimensions.map(() => 0), ...sobol(2 ** k - 1, MAX_SOBOL_DIMENSIONS)];
      for (const dimension of dimensions)
        expect(partsOf(points, dimension, 2 ** k).toSorted((a, b) => a - b)).toEqual(ascending(2 ** k));
    },
  );

  test('so do all further 2^k points that begin at a multiple of 2^k', () => {
    const points = [dimensions.map(() => 0), ...sobol(1_023, MAX_SOBOL_DIMENSIONS)];
    for (const size of [8, 64, 256])
      for (let start = 0; start < points.length; start += size)
        for (const dimension of dimensions)
          expect(
            partsOf(points.slice(start, start + size), dimension, size).toSorted((a, b) => a - b),
          ).toEqual(ascending(size));
  });

  test('the first two dimensions hit each of 2^k boxes of any shape once', () => {
    const points = [[0, 0], ...sobol(255, 2)];
    for (let k = 0; k <= 8; k++) {
      const [columns, lines] = [2 ** k, 2 ** (8 - k)];
      const boxes = partsOf(points, 0, columns).map(
        (column, i) => column * lines + (partsOf(points, 1, lines)[i] ?? Number.NaN),
      );
      expect(boxes.toSorted((a, b) => a - b)).toEqual(ascending(256));
    }
  });

  test('a longer sequence begins as a shorter one', () => {
    expect(sobol(100, 5).slice(0, 10)).toEqual(sobol(10, 5));
  });

  test('there are 21 dimensions', () => {
    expect(MAX_SOBOL_DIMENSIONS).toBe(21);
    expect(() => sobol(1, 22)).toThrow('sobol: expected at most 21 parameters, received 22');
  });
});

describe('cubes of chance', () => {
  test.prop([fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 5 }), fc.integer()])(
    'a Latin hypercube hits each of as many intervals as points once, in every dimension',
    (points, dimensions, seed) => {
      const cube = latinHypercube(points, dimensions, Prng.fromSeed(seed));
      for (const dimension of ascending(dimensions))
        expect(partsOf(cube, dimension, points).toSorted((a, b) => a - b)).toEqual(ascending(points));
    },
  );

  test('dimensions of a Latin hypercube are independent: pairs of halves in equal numbers', () => {
    // 2,000 squares of two points, which lie both on the same diagonal or both on the other: 1,000 ± 4 √500.
    const rng = Prng.fromSeed(1);
    const onDiagonal = ascending(2_000).filter(() => {
      const [[x = 0, y = 0] = []] = latinHypercube(2, 2, rng);
      return x < 0.5 === y < 0.5;
    });
    expect(Math.abs(onDiagonal.length - 1_000)).toBeLessThan(4 * Math.sqrt(500));
  });

  test('random points are in the cube, each by itself', () => {
    const cube = randomCube(1_000, 3, Prng.fromSeed(1));
    expect(cube).toHaveLength(1_000);
    for (const dimension of [0, 1, 2]) {
      const halves = partsOf(cube, dimension, 2);
      expect(new Set(halves)).toEqual(new Set([0, 1]));
      expect(Math.abs(halves.filter(Boolean).length - 500)).toBeLessThan(4 * Math.sqrt(250));
    }
  });
});
