import { shown } from '@ec/prng';
import { LN_4 } from './log-base-4.js';

const LN_2 = LN_4 / 2;
/** Terms of the exponential series: (ln 2 / 2)^14 / 14! is below 1e-17. */
const TERMS = 13;
/** Beyond it a result is subnormal, or too large for a double. */
const LARGEST = 1022;

/**
 * 2^x, the same bits on every platform; at most 2 units in the last place off, and exact for whole x.
 *
 * x = n + f with n whole and |f| ≤ ½, which is exact; the series of e^(f·ln 2) is cut after thirteen terms, and scaling by 2^n is exact.
 *
 * @param x - −1022 (included) to 1022 (included)
 * @throws RangeError when `x` is not a number in that range
 * @see N-01, N-08
 */
export function twoToThe(x: number): number {
  if (!(x >= -LARGEST && x <= LARGEST)) {
    throw new RangeError(
      `exponent of 2: expected −${LARGEST} (included) to ${LARGEST} (included), received ${shown(x)}`,
    );
  }
  const whole = Math.floor(x + 0.5);
  const power = (x - whole) * LN_2;
  let sum = 1;
  for (let term = TERMS; term >= 1; term--) sum = 1 + (sum * power) / term;
  for (let n = whole; n > 0; n--) sum *= 2;
  for (let n = whole; n < 0; n++) sum /= 2;
  return sum;
}

/**
 * 8^x, as {@link twoToThe} of 3x; the rounding of 3x adds 1 unit in the last place or so while |x| ≤ 1.
 *
 * @param x - −340 (included) to 340 (included)
 * @throws RangeError when `x` is not a number in that range
 * @see N-08
 */
export function eightToThe(x: number): number {
  return twoToThe(3 * x);
}
