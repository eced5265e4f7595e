import { shown } from '@ec/prng';

/**
 * The exponential function in fixed point, so that every machine gets the same digits.
 *
 * The argument is halved until it is small, its power series is summed, and the sum is squared as often as it was halved. 120 binary places, or
 * 36 decimals, are kept on the way: truncation costs fewer than 15 of these up to e²², where twelve are asked for.
 */
const PLACES = 120n;
const ONE = 1n << PLACES;
const HALVINGS = 10;
/** Terms of the series after which nothing is left for a double. */
const TERMS = 8;

/** Decimals of the argument and of the result. */
const ARGUMENT_UNIT = 10n ** 11n;
const RESULT_UNIT = 10n ** 12n;

/**
 * e to the power of `x`, cut to 12 decimals.
 *
 * @param x - in units of 10⁻¹¹, 0 (included) to 22 (included)
 * @returns in units of 10⁻¹²
 * @throws RangeError when `x` is out of range
 * @see X-15
 */
export function exponential(x: bigint): bigint {
  if (x < 0n || x > 22n * ARGUMENT_UNIT)
    throw new RangeError(`exponential: expected 0 to 22 in units of 10^-11, received ${shown(x)}`);
  const small = (x << (PLACES - BigInt(HALVINGS))) / ARGUMENT_UNIT;
  let term = ONE;
  let sum = ONE;
  for (let n = 1n; term > 0n; n++) {
    term = ((term * small) >> PLACES) / n;
    sum += term;
  }
  for (let i = 0; i < HALVINGS; i++) sum = (sum * sum) >> PLACES;
  return (sum * RESULT_UNIT) >> PLACES;
}

/**
 * e to the power of `x` in doubles, by the same steps: some 12 digits are right, and they are the same on every machine.
 *
 * @param x - 0 (included) to 22 (included)
 */
export function roughExponential(x: number): number {
  const small = x / (1 << HALVINGS);
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= TERMS; n++) {
    term *= small / n;
    sum += term;
  }
  for (let i = 0; i < HALVINGS; i++) sum *= sum;
  return sum;
}
