/**
 * Exact integer arithmetic of the rules: a formula multiplies exactly and truncates once, at its end.
 *
 * Products stay in doubles while they are exact (below 2^53), or where no rounding on the way can have changed what is cut, and fall back to
 * BigInt beyond, which is rare: a BigInt for every product would be ten times slower. The quotient of two such integers, rounded to a double, never reaches the
 * next integer, so that its floor is exact. Results are never −0, whatever was given: a sum with 0 is 0.
 */
import type { Ratio } from './ratio.js';
import { requireQuantity } from './require-quantity.js';

const TWO_TO_50 = 0x4000000000000;

/**
 * Product of integers divided by a product of integers, truncated once towards zero.
 *
 * @param factors - integers from 0 to 2^53 − 1 (both included)
 * @param divisors - integers from 1 to 2^53 − 1 (both included)
 * @throws RangeError when a factor or divisor is out of its bounds, or the result exceeds 2^53 − 1
 */
export function truncatedProduct(factors: readonly number[], divisors: readonly number[]): number {
  // most products are of two by one, and their loops take longer than their arithmetic
  if (factors.length === 2 && divisors.length === 1)
    return divideProduct(factors[0] ?? NaN, factors[1] ?? NaN, divisors[0] ?? NaN).quotient;
  const product = productOf('factor', factors);
  const divisor = productOf('divisor', divisors);
  if (divisor === 0) throw new RangeError('divisor: expected at least 1, received 0');
  if (product <= Number.MAX_SAFE_INTEGER && divisor <= Number.MAX_SAFE_INTEGER)
    return Math.floor(product / divisor) + 0;
  const about = product / divisor;
  const slack = (about * (factors.length + divisors.length)) / TWO_TO_50;
  const cut = Math.floor(about - slack);
  if (about <= TWO_TO_50 && cut === Math.floor(about + slack)) return cut + 0;
  return requireExact(bigProduct(factors) / bigProduct(divisors));
}

/**
 * A product of two integers divided by a third, as whole quotient and remainder: exact whatever the size of the product, and at
 * the same cost for small and large figures.
 *
 * The quotient of rounded doubles is at most a few units off. What is left over then tells how many: it is a difference of two
 * products, each held exactly as a rounded product and its rounding error (Dekker). Beyond 2^50 BigInt takes over.
 *
 * @param a - integer from 0 to 2^53 − 1 (both included)
 * @param b - integer from 0 to 2^53 − 1 (both included)
 * @param divisor - integer from 1 to 2^53 − 1 (both included)
 * @throws RangeError when an argument is out of its bounds, or the quotient exceeds 2^53 − 1
 */
export function divideProduct(
  a: number,
  b: number,
  divisor: number,
): { readonly quotient: number; readonly remainder: number } {
  requireQuantity('factor', a);
  requireQuantity('factor', b);
  requireQuantity('divisor', divisor);
  if (divisor === 0) throw new RangeError('divisor: expected at least 1, received 0');
  const product = a * b + 0;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const quotient = Math.floor(product / divisor);
    return { quotient, remainder: product - quotient * divisor };
  }
  const estimate = Math.floor(product / divisor);
  if (divisor > TWO_TO_50 || estimate > TWO_TO_50) {
    const big = BigInt(a) * BigInt(b);
    return { quotient: requireExact(big / BigInt(divisor)), remainder: Number(big % BigInt(divisor)) };
  }
  const taken = estimate * divisor;
  let quotient = estimate;
  let remainder = product - taken + (roundingError(a, b, product) - roundingError(estimate, divisor, taken));
  while (remainder < 0) {
    quotient -= 1;
    remainder += divisor;
  }
  while (remainder >= divisor) {
    quotient += 1;
    remainder -= divisor;
  }
  return { quotient, remainder };
}

/**
 * A quantity times exact ratios, truncated once towards zero.
 *
 * @param quantity - integer from 0 to 2^53 − 1 (both included)
 * @throws RangeError as {@link truncatedProduct}
 */
export function scale(quantity: number, ...rates: readonly Ratio[]): number {
  requireQuantity('factor', quantity);
  let product = quantity;
  let divisor = 1;
  for (const { numerator, denominator } of rates) {
    requireQuantity('factor', numerator);
    requireQuantity('divisor', denominator);
    product *= numerator;
    divisor *= denominator;
  }
  if (divisor === 0) throw new RangeError('divisor: expected at least 1, received 0');
  if (product <= Number.MAX_SAFE_INTEGER && divisor <= Number.MAX_SAFE_INTEGER)
    return Math.floor(product / divisor) + 0;
  const [rate] = rates;
  if (rate && rates.length === 1) return divideProduct(quantity, rate.numerator, rate.denominator).quotient;
  return truncatedProduct(
    [quantity, ...rates.map((r) => r.numerator)],
    rates.map((r) => r.denominator),
  );
}

/**
 * Sum of quantities times exact ratios, truncated once towards zero, and at most 2^53 − 1: more than anybody has.
 *
 * @param terms - pairs of a quantity (integer from 0 to 2^53 − 1, both included) and its ratio, at least 0 (included)
 * @throws RangeError when a quantity or a part of a ratio is out of its bounds
 */
export function truncatedSum(terms: readonly (readonly [quantity: number, ratio: Ratio])[]): number {
  let numerator = 0;
  let denominator = 1;
  for (const [quantity, ratio] of terms) {
    requireQuantity('quantity', quantity);
    requireQuantity('numerator', ratio.numerator);
    requireQuantity('denominator', ratio.denominator);
    numerator = numerator * ratio.denominator + quantity * ratio.numerator * denominator;
    denominator *= ratio.denominator;
  }
  if (denominator === 0) throw new RangeError('denominator: expected at least 1, received 0');
  if (numerator <= Number.MAX_SAFE_INTEGER && denominator <= Number.MAX_SAFE_INTEGER)
    return Math.floor(numerator / denominator);
  return bigSum(terms);
}

/** The same sum, whatever the size of its numerator and denominator. */
function bigSum(terms: readonly (readonly [quantity: number, ratio: Ratio])[]): number {
  let numerator = 0n;
  let denominator = 1n;
  for (const [quantity, ratio] of terms) {
    const part = BigInt(ratio.denominator);
    numerator = numerator * part + BigInt(quantity) * BigInt(ratio.numerator) * denominator;
    denominator *= part;
  }
  const sum = numerator / denominator;
  return sum > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(sum);
}

/** Product of checked quantities, rounded beyond 2^53. By index: iterators cost more than the arithmetic. */
function productOf(name: string, values: readonly number[]): number {
  let product = 1;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    requireQuantity(name, value);
    product *= value;
  }
  return product;
}

/** What a product of two doubles lost to rounding, exactly. */
function roundingError(a: number, b: number, product: number): number {
  const aHigh = upperHalf(a);
  const bHigh = upperHalf(b);
  const [aLow, bLow] = [a - aHigh, b - bHigh];
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}

/** The upper 26 bits of a double (Veltkamp). */
function upperHalf(value: number): number {
  const shifted = value * 134_217_729;
  return shifted - (shifted - value);
}

function bigProduct(values: readonly number[]): bigint {
  return values.reduce((product, value) => product * BigInt(value), 1n);
}

function requireExact(result: bigint): number {
  if (result > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new RangeError(`result: expected at most 2^53 − 1, received ${result}`);
  }
  return Number(result);
}
