/** An exact ratio in lowest terms. */
export interface Ratio {
  /** Carries the sign. */
  readonly numerator: bigint;
  /** At least 1 (included). */
  readonly denominator: bigint;
}

/**
 * The ratio of two integers, in lowest terms.
 *
 * @throws RangeError when the denominator is 0
 */
export function ratio(numerator: bigint, denominator: bigint): Ratio {
  if (denominator === 0n)
    throw new RangeError(`ratio: expected a denominator other than 0, received ${numerator}/0`);
  const divisor = greatestCommonDivisor(numerator, denominator);
  const signed = denominator < 0n ? -divisor : divisor;
  return { numerator: numerator / signed, denominator: denominator / signed };
}

/** The double nearest to a ratio; beyond 2^1024 infinite, and 0 below 2^−960 or so. */
export function ratioToNumber({ numerator, denominator }: Ratio): number {
  if (numerator < 0n) return -ratioToNumber({ numerator: -numerator, denominator });
  // A quotient of 64 bits or more; its last bit says whether anything was cut off, so that the conversion to
  // a double, which rounds to nearest, cannot mistake a cut-off quotient for a tie.
  const shift = Math.max(0, 64 + bitLength(denominator) - bitLength(numerator));
  const scaled = numerator << BigInt(shift);
  const quotient = scaled / denominator;
  const sticky = scaled % denominator === 0n ? quotient : quotient | 1n;
  return Number(sticky) / Number(1n << BigInt(shift));
}

/** Greatest common divisor of two integers, not negative; 0 when both are 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function bitLength(value: bigint): number {
  return value.toString(2).length;
}
