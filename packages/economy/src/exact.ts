/**
 * Exact integer arithmetic of the rules: a formula multiplies exactly and truncates once, at its end.
 *
 * Products stay in doubles while they are exact (below 2^53) and fall back to BigInt beyond, which is rare: a
 * BigInt for every product would be ten times slower.
 */

const TWO_TO_50 = 0x4000000000000;

/** An exact ratio of two integers in lowest terms, as plain data. */
export interface Rate {
  /** Integer, at least 0 (included). */
  readonly numerator: number;
  /** Integer, at least 1 (included). */
  readonly denominator: number;
}

/**
 * An exact ratio in lowest terms.
 *
 * @param numerator - integer from 0 to 2^53 − 1 (both included)
 * @param denominator - integer from 1 to 2^53 − 1 (both included)
 * @throws RangeError when either is out of its bounds (a caller's bug)
 * @see E-01
 */
export function rate(numerator: number, denominator = 1): Rate {
  requireQuantity('numerator', numerator);
  requireQuantity('denominator', denominator);
  if (denominator === 0) throw new RangeError('denominator: expected at least 1, received 0');
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/**
 * Reads a decimal such as `0.375` or `12` as an exact ratio; at most 15 digits in all.
 *
 * @returns the ratio, or `undefined` when the text is not such a decimal
 * @see E-01
 */
export function parseRate(text: string): Rate | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole.length + fraction.length > 15) return undefined;
  return rate(Number(whole + fraction), Number(`1${'0'.repeat(fraction.length)}`));
}

/**
 * Writes a ratio as a decimal where it has a finite one (`0.375`), otherwise as `numerator/denominator`.
 *
 * @see E-01
 */
export function formatRate({ numerator, denominator }: Rate): string {
  let digits = 0;
  let scale = 1n;
  while (digits <= 15 && scale % BigInt(denominator) !== 0n) {
    digits += 1;
    scale *= 10n;
  }
  if (digits > 15) return `${numerator}/${denominator}`;
  const scaled = ((BigInt(numerator) * scale) / BigInt(denominator)).toString().padStart(digits + 1, '0');
  return digits === 0 ? scaled : `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`;
}

/**
 * Product of integers divided by a product of integers, truncated once towards zero.
 *
 * @param factors - integers from 0 to 2^53 − 1 (both included)
 * @param divisors - integers from 1 to 2^53 − 1 (both included)
 * @throws RangeError when a factor or divisor is out of its bounds, or the result exceeds 2^53 − 1
 * @see E-01
 */
export function truncatedProduct(factors: readonly number[], divisors: readonly number[]): number {
  for (const factor of factors) requireQuantity('factor', factor);
  for (const divisor of divisors) requireQuantity('divisor', divisor);
  let product = 1;
  for (const factor of factors) product *= factor;
  let divisor = 1;
  for (const part of divisors) divisor *= part;
  if (divisor === 0) throw new RangeError('divisor: expected at least 1, received 0');
  if (product <= Number.MAX_SAFE_INTEGER && divisor <= Number.MAX_SAFE_INTEGER) {
    return (product - (product % divisor)) / divisor;
  }
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
 * @see E-01
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
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const remainder = product % divisor;
    return { quotient: (product - remainder) / divisor, remainder };
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
 * @see E-01
 */
export function scale(quantity: number, ...rates: readonly Rate[]): number {
  return truncatedProduct(
    [quantity, ...rates.map((r) => r.numerator)],
    rates.map((r) => r.denominator),
  );
}

/**
 * Sum of quantities times exact ratios, truncated once towards zero, and at most 2^53 − 1: more than anybody has.
 *
 * @param terms - pairs of a quantity (integer from 0 to 2^53 − 1, both included) and its ratio
 * @throws RangeError when a quantity is out of its bounds
 * @see E-01
 */
export function truncatedSum(terms: readonly (readonly [quantity: number, ratio: Rate])[]): number {
  let numerator = 0n;
  let denominator = 1n;
  for (const [quantity, ratio] of terms) {
    requireQuantity('quantity', quantity);
    const part = BigInt(ratio.denominator);
    numerator = numerator * part + BigInt(quantity) * BigInt(ratio.numerator) * denominator;
    denominator *= part;
  }
  const sum = numerator / denominator;
  return sum > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(sum);
}

/**
 * Shares out less than what is asked for: each part gets its exact proportion truncated, and what truncation left over
 * goes to the first parts, up to what they asked for.
 *
 * @param total - what there is, an integer, at least 0 (included)
 * @param demands - what each part asks for, integers, at least 0 (included), in order of precedence
 * @returns what each part gets, in the order given; all of the demands when there is enough
 * @throws RangeError when the total or a demand is out of bounds
 * @see E-10
 */
export function shareInProportion(total: number, demands: readonly number[]): number[] {
  const asked = demands.reduce((a, b) => a + b, 0);
  if (asked <= total) return [...demands];
  const shares = demands.map((demand) => truncatedProduct([total, demand], [asked]));
  let left = total - shares.reduce((a, b) => a + b, 0);
  return shares.map((share, i) => {
    const extra = Math.min(left, (demands[i] ?? 0) - share);
    left -= extra;
    return share + extra;
  });
}

/** Smaller of two ratios, compared exactly. */
export function smallerRate(a: Rate, b: Rate): Rate {
  return BigInt(a.numerator) * BigInt(b.denominator) <= BigInt(b.numerator) * BigInt(a.denominator) ? a : b;
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

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function requireExact(result: bigint): number {
  if (result > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new RangeError(`result: expected at most 2^53 − 1, received ${result}`);
  }
  return Number(result);
}

function requireQuantity(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`${name}: expected an integer from 0 to 2^53 − 1, received ${value}`);
  }
}
