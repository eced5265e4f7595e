import { shown } from '@ec/prng';

/**
 * Cube root of a number, the same bits on every platform; at most 1 unit in the last place off, and exact for cubes of whole numbers.
 *
 * `x` is brought to [1, 8) by powers of 8, which is exact. There the chord from 1 to 8 is at most 11 % off; a step of Halley's method
 * leaves about two thirds of the cube of such an error (under 0.001, then under 1e-9), and a last step of Newton's, written as a small
 * correction, leaves the rounding of that correction alone.
 *
 * @param x - 0 (included) or more, finite
 * @throws RangeError when `x` is negative or not finite
 * @see N-01, N-10
 */
export function cubeRoot(x: number): number {
  if (!(x >= 0 && x < Infinity)) {
    throw new RangeError(
      `cube root: expected a finite number of at least 0 (included), received ${shown(x)}`,
    );
  }
  if (x === 0) return 0;
  let rest = x;
  let scale = 1;
  for (; rest >= 8; rest /= 8) scale *= 2;
  for (; rest < 1; rest *= 8) scale /= 2;
  let root = 1 + (rest - 1) / 7;
  for (let step = 0; step < 2; step++) {
    const cube = root * root * root;
    root *= (cube + 2 * rest) / (2 * cube + rest);
  }
  root -= (root * root * root - rest) / (3 * root * root);
  return root * scale;
}
