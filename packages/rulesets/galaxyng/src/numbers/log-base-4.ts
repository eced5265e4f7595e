import { shown } from '@ec/prng';

/** 1/3, 1/5 … 1/21, and 1 in front: the series of artanh(s)/s in powers of s². */
const SERIES = [1, 1 / 3, 1 / 5, 1 / 7, 1 / 9, 1 / 11, 1 / 13, 1 / 15, 1 / 17, 1 / 19, 1 / 21] as const;
/** Natural logarithm of 4. */
export const LN_4 = 1.3862943611198906;
const ROOT_OF_2 = Math.sqrt(2);

/**
 * Logarithm of base 4, the same bits on every platform; at most 3 units in the last place off, and exact for powers of 2.
 *
 * `x` = m · 2^k with m from √½ to √2, which is exact; then log₄ x = k/2 + log₄ m, and ln m = 2·artanh(s) with s = (m − 1)/(m + 1), of
 * which |s| < 0.172. Eleven terms of the series leave less than 1e-18.
 *
 * @param x - above 0 (excluded), finite
 * @throws RangeError when `x` is not above 0, or not finite
 * @see N-01, N-22
 */
export function logBase4(x: number): number {
  if (!(x > 0 && x < Infinity)) {
    throw new RangeError(`logarithm: expected a finite number above 0 (excluded), received ${shown(x)}`);
  }
  let m = x;
  let halves = 0;
  for (; m > ROOT_OF_2; m /= 2) halves++;
  for (; m < ROOT_OF_2 / 2; m *= 2) halves--;
  const s = (m - 1) / (m + 1);
  const square = s * s;
  let sum = 0;
  for (let term = SERIES.length - 1; term >= 0; term--) sum = sum * square + (SERIES[term] ?? 0);
  return halves / 2 + (2 / LN_4) * s * sum;
}
