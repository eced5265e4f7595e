import type { Cube } from './cube.js';

/**
 * Primitive polynomials and first direction numbers of Joe and Kuo ("Constructing Sobol sequences with better two-dimensional
 * projections", 2008), for the dimensions from the second on: the polynomial's inner coefficients as bits, and the numbers.
 */
const DIRECTIONS: readonly (readonly [coefficients: number, numbers: readonly number[]])[] = [
  [0, [1]],
  [1, [1, 3]],
  [1, [1, 3, 1]],
  [2, [1, 1, 1]],
  [1, [1, 1, 3, 3]],
  [4, [1, 3, 5, 13]],
  [2, [1, 1, 5, 5, 17]],
  [4, [1, 1, 5, 5, 5]],
  [7, [1, 1, 7, 11, 19]],
  [11, [1, 1, 5, 1, 1]],
  [13, [1, 1, 1, 3, 11]],
  [14, [1, 3, 5, 5, 31]],
  [1, [1, 3, 3, 9, 7, 49]],
  [13, [1, 1, 1, 15, 21, 21]],
  [16, [1, 3, 1, 13, 27, 49]],
  [19, [1, 1, 1, 15, 7, 5]],
  [22, [1, 3, 1, 15, 13, 25]],
  [25, [1, 1, 5, 5, 19, 61]],
  [1, [1, 3, 7, 11, 23, 15, 103]],
  [4, [1, 3, 7, 13, 13, 15, 69]],
];

const BITS = 32;

/** Most dimensions (included). */
export const MAX_SOBOL_DIMENSIONS = DIRECTIONS.length + 1;

/**
 * First points of Sobol's sequence, which fill the unit cube evenly; the one at the corner is left out.
 *
 * @throws RangeError when there are more dimensions than {@link MAX_SOBOL_DIMENSIONS}
 */
export function sobol(points: number, dimensions: number): Cube {
  if (dimensions > MAX_SOBOL_DIMENSIONS)
    throw new RangeError(
      `sobol: expected at most ${MAX_SOBOL_DIMENSIONS} parameters, received ${dimensions}`,
    );
  const directions = Array.from({ length: dimensions }, (_, i) => directionsOf(i));
  const state = directions.map(() => 0);
  return Array.from({ length: points }, (_, i) => {
    // Gray code: from one point to the next one direction changes, that of the lowest bit of i that is 0.
    const bit = 31 - Math.clz32(~i & (i + 1));
    return directions.map((column, dimension) => {
      const next = (state[dimension] ?? 0) ^ (column[bit] ?? 0);
      state[dimension] = next;
      return (next >>> 0) / 2 ** BITS;
    });
  });
}

function directionsOf(dimension: number): number[] {
  const row = DIRECTIONS[dimension - 1];
  if (!row) return Array.from({ length: BITS }, (_, i) => (1 << (BITS - 1 - i)) | 0);
  const [coefficients, numbers] = row;
  const degree = numbers.length;
  const found = numbers.map((number, i) => (number << (BITS - 1 - i)) | 0);
  for (let i = degree; i < BITS; i++) {
    const before = found[i - degree] ?? 0;
    let direction = before ^ (before >>> degree);
    for (let k = 1; k < degree; k++)
      if ((coefficients >>> (degree - 1 - k)) & 1) direction ^= found[i - k] ?? 0;
    found.push(direction | 0);
  }
  return found;
}
