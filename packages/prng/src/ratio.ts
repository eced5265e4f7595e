import { requireInteger } from './require-integer.js';
import { requireQuantity } from './require-quantity.js';
import { shown } from './shown.js';

/** An exact ratio of two integers: of safe integers as plain data, or of integers of any size as `Ratio<bigint>`. */
export interface Ratio<Integer extends number | bigint = number> {
  /** Carries the sign. */
  readonly numerator: Integer;
  /** At least 1 (included). */
  readonly denominator: Integer;
}

/**
 * The ratio of two safe integers, in lowest terms; plain data, which a game's state may hold.
 *
 * @param numerator - integer from 0 to 2^53 − 1 (both included)
 * @param denominator - integer from 1 to 2^53 − 1 (both included)
 * @throws RangeError when either is out of its bounds (a caller's bug)
 */
export function ratio(numerator: number, denominator?: number): Ratio;
/**
 * The ratio of two integers of any size and sign, in lowest terms.
 *
 * @throws RangeError when the denominator is 0
 */
export function ratio(numerator: bigint, denominator: bigint): Ratio<bigint>;
export function ratio(
  numerator: number | bigint,
  denominator: number | bigint = typeof numerator === 'bigint' ? 1n : 1,
): Ratio | Ratio<bigint> {
  if (typeof numerator !== 'bigint') return safeRatio(numerator, denominator as number);
  if (typeof denominator === 'bigint') return bigRatio(numerator, denominator);
  throw new RangeError(
    `denominator: expected a bigint, as the numerator is one, received ${shown(denominator)}`,
  );
}

/**
 * Reads a decimal such as `0.375` or `12` as an exact ratio; at most 15 digits in all.
 *
 * @returns the ratio, or `undefined` when the text is not such a decimal
 */
export function parseRatio(text: string): Ratio | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole.length + fraction.length > MOST_DIGITS) return undefined;
  return ratio(Number(whole + fraction), Number(`1${'0'.repeat(fraction.length)}`));
}

/** Most decimals that are written, and most digits that are read. */
const MOST_DIGITS = 15;

/**
 * Writes a ratio as a decimal where it has one of at most 15 decimals (`0.375`, `-0.5`), otherwise in lowest terms as
 * `numerator/denominator`.
 *
 * @throws RangeError when the denominator is not at least 1, or either is no safe integer (a caller's bug)
 */
export function formatRatio(given: Ratio): string {
  const { numerator, denominator } = requireRatio(given);
  requirePositive(denominator);
  requireInteger('numerator', numerator, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const { numerator: parts, denominator: whole } = safeRatio(Math.abs(numerator), denominator);
  const sign = numerator < 0 ? '-' : '';
  let digits = 0;
  let scale = 1;
  while (digits <= MOST_DIGITS && scale % whole !== 0) {
    digits += 1;
    scale *= 10;
  }
  if (digits > MOST_DIGITS) return `${sign}${parts}/${whole}`;
  const scaled = exactProduct(parts, scale / whole).padStart(digits + 1, '0');
  return sign + (digits === 0 ? scaled : `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`);
}

/** Digits of a product of two safe integers. */
function exactProduct(a: number, b: number): string {
  const product = a * b;
  return String(product <= Number.MAX_SAFE_INTEGER ? product : BigInt(a) * BigInt(b));
}

/** Smaller of two ratios, compared exactly. */
export function smallerRatio(a: Ratio, b: Ratio): Ratio {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  if (Math.abs(left) <= Number.MAX_SAFE_INTEGER && Math.abs(right) <= Number.MAX_SAFE_INTEGER)
    return left <= right ? a : b;
  return BigInt(a.numerator) * BigInt(b.denominator) <= BigInt(b.numerator) * BigInt(a.denominator) ? a : b;
}

/**
 * The double nearest to a ratio; beyond 2^1024 infinite, and 0 below 2^−960 or so.
 *
 * @throws RangeError when the denominator is not at least 1, or either is no integer (a caller's bug)
 */
export function ratioToNumber(given: Ratio | Ratio<bigint>): number {
  const { numerator, denominator } = requireRatio(given);
  const [above, below] = [toBigInt('numerator', numerator), toBigInt('denominator', denominator)];
  requirePositive(denominator);
  return nearestDouble(above, below);
}

function safeRatio(numerator: number, denominator: number): Ratio {
  requireQuantity('numerator', numerator);
  requireQuantity('denominator', denominator);
  requirePositive(denominator);
  const divisor = commonDivisor(numerator, denominator);
  // never −0
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor };
}

function requireRatio<Given extends Ratio | Ratio<bigint>>(given: Given): Given {
  if (typeof given === 'object' && given !== null) return given;
  throw new RangeError(`ratio: expected a numerator and a denominator, received ${shown(given)}`);
}

/** Any integer, of either type. */
function toBigInt(name: string, value: number | bigint): bigint {
  if (typeof value !== 'bigint' && !Number.isInteger(value))
    throw new RangeError(`${name}: expected an integer, received ${shown(value)}`);
  return BigInt(value);
}

function requirePositive(denominator: number | bigint): void {
  if (denominator < 1)
    throw new RangeError(`denominator: expected at least 1, received ${shown(denominator)}`);
}

/** Greatest common divisor of two safe integers that are not negative. The remainder of 32-bit integers costs half of that of doubles. */
function commonDivisor(a: number, b: number): number {
  let divisor = a;
  let other = b;
  while (other > MAX_INT_32) {
    const rest = divisor % other;
    divisor = other;
    other = rest;
  }
  if (other === 0) return divisor;
  let x = other | 0;
  let y = (divisor % other) | 0;
  while (y !== 0) {
    const rest = (x % y) | 0;
    x = y;
    y = rest;
  }
  return x;
}

const MAX_INT_32 = 0x7fffffff;

function bigRatio(numerator: bigint, denominator: bigint): Ratio<bigint> {
  if (denominator === 0n)
    throw new RangeError(`ratio: expected a denominator other than 0, received ${numerator}/0`);
  const divisor = greatestCommonDivisor(numerator, denominator);
  const signed = denominator < 0n ? -divisor : divisor;
  return { numerator: numerator / signed, denominator: denominator / signed };
}

function nearestDouble(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n) return 0 - nearestDouble(-numerator, denominator);
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
