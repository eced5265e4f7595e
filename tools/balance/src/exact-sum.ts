/**
 * Sums of doubles without rounding: every finite double is an integer times a power of two, and so is every product of two. Sums
 * of such numbers are the same whatever their order, so that parts of a simulation merge to the same bytes however they were split.
 */

/** An integer times 2^exponent, as JSON data: `"12345p-52"`; `"0p0"` for nothing. */
export type ExactSum = string;

/** The sum of nothing. */
export const ZERO: ExactSum = '0p0';

/** A number as an integer times a power of two. */
interface Dyadic {
  readonly mantissa: bigint;
  readonly exponent: number;
}

/** Mantissa bits of a double, and the exponent that its bits are offset by. */
const FRACTION_BITS = 52;
const BIAS = 1075;

/** Products of two below this are added up exactly one by one: what is rounded off them may be no double. */
const LEAST_PRODUCT = 2 ** -960;

const buffer = new DataView(new ArrayBuffer(8));

/**
 * A double exactly.
 *
 * @throws RangeError when it is not finite
 */
export function exactly(value: number): ExactSum {
  return format(dyadic(value));
}

/** An integer exactly. */
export function exactInteger(value: bigint): ExactSum {
  return format({ mantissa: value, exponent: 0 });
}

/** Sum of two exact sums. */
export function addExactly(a: ExactSum, b: ExactSum): ExactSum {
  return format(sum(parse(a), parse(b)));
}

/** Product of two exact sums. */
export function multiplyExactly(a: ExactSum, b: ExactSum): ExactSum {
  return format(product(parse(a), parse(b)));
}

/** An exact sum, divided by an integer, as the nearest double or one next to it. */
export function divideExactly(total: ExactSum, divisor: number): number {
  const { mantissa, exponent } = parse(total);
  return quotient(mantissa, exponent, BigInt(divisor));
}

/**
 * Sum of the squared distances of trials' sums from a mean: Σ(tᵢ − m nᵢ)² with m = `total` ÷ `n`, exactly, as the nearest double or one
 * next to it; 0 only where there are none, as the square of a small distance may be less than any double.
 *
 * @param n - how many values in all, at least 1 (included)
 * @param nn - Σnᵢ², `nt` Σnᵢtᵢ, `tt` Σtᵢ²
 */
export function squaredDistances(n: number, total: ExactSum, nn: number, nt: ExactSum, tt: ExactSum): number {
  const { mantissa, exponent } = distancesTimesSquare(n, total, nn, nt, tt);
  return mantissa <= 0n ? 0 : Math.max(Number.MIN_VALUE, quotient(mantissa, exponent, BigInt(n) ** 2n));
}

/**
 * Standard deviation of a sample, as the nearest double or one close to it, also where its square is less than any double.
 *
 * @param n - how many values, at least 2 (included)
 * @param total - their sum, `squares` that of their squares
 */
export function sampleDeviation(n: number, total: ExactSum, squares: ExactSum): number {
  const { mantissa, exponent } = distancesTimesSquare(n, total, n, total, squares);
  if (mantissa <= 0n) return 0;
  const count = BigInt(n);
  // the root of a number of usual size, times a power of two
  const power = Math.trunc((exponent + mantissa.toString(2).length) / 2);
  return raise(Math.sqrt(quotient(mantissa, exponent - 2 * power, count * count * (count - 1n))), power);
}

/** The sum of squared distances times `n`². */
function distancesTimesSquare(n: number, total: ExactSum, nn: number, nt: ExactSum, tt: ExactSum): Dyadic {
  const t = parse(total);
  const count = BigInt(n);
  // n²Σ(t − mn)² = n²Σt² − 2nTΣnt + T²Σn²
  const squares = scaled(parse(tt), count * count);
  const products = product(scaled(t, -2n * count), parse(nt));
  const means = scaled(product(t, t), BigInt(nn));
  return sum(squares, sum(products, means));
}

/** Σnᵢ(tᵢ − m nᵢ) with m = `total` ÷ `n`, as {@link squaredDistances}; 0 where all trials have one value. */
export function productsWithDistances(n: number, total: ExactSum, nn: number, nt: ExactSum): number {
  const { mantissa, exponent } = sum(scaled(parse(nt), BigInt(n)), scaled(parse(total), -BigInt(nn)));
  return quotient(mantissa, exponent, BigInt(n));
}

/** Adds up doubles, and products of two, with twice their precision: what is rounded off is summed by itself. */
export class Accumulator {
  #sum = 0;
  #lost = 0;
  #least = ZERO;

  add(value: number): void {
    // Knuth's sum of two: exact, whichever is larger
    const sum = this.#sum + value;
    const part = sum - this.#sum;
    this.#lost += this.#sum - (sum - part) + (value - part);
    this.#sum = sum;
  }

  /** @param a - at most 2^990 in magnitude, as `b` */
  addProduct(a: number, b: number): void {
    const product = a * b;
    if (Math.abs(product) < LEAST_PRODUCT && a !== 0 && b !== 0) {
      this.#least = addExactly(this.#least, multiplyExactly(exactly(a), exactly(b)));
      return;
    }
    this.add(product);
    // Two integers whose product is a safe one: nothing is rounded off. Of others the product may be an integer by rounding alone.
    if (Number.isSafeInteger(product) && Number.isInteger(a) && Number.isInteger(b)) return;
    // Dekker's product of two: each as the sum of two halves
    const [aHigh, bHigh] = [upperHalf(a), upperHalf(b)];
    const [aLow, bLow] = [a - aHigh, b - bHigh];
    this.#lost += aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow;
  }

  /** Takes the sum of another in place of its own. */
  copy(other: Accumulator): void {
    this.#sum = other.#sum;
    this.#lost = other.#lost;
    this.#least = other.#least;
  }

  total(): ExactSum {
    return addExactly(this.#least, addExactly(exactly(this.#sum), exactly(this.#lost)));
  }
}

/** The upper 26 bits of a double's mantissa (Veltkamp). */
function upperHalf(value: number): number {
  const shifted = 134_217_729 * value;
  return shifted - (shifted - value);
}

function dyadic(value: number): Dyadic {
  if (!Number.isFinite(value)) throw new RangeError(`value: expected a finite number, received ${value}`);
  if (Number.isSafeInteger(value)) return { mantissa: BigInt(value), exponent: 0 };
  buffer.setFloat64(0, value);
  const high = buffer.getUint32(0);
  const biased = (high >>> 20) & 0x7ff;
  const fraction = (BigInt(high & 0xfffff) << 32n) | BigInt(buffer.getUint32(4));
  const magnitude = biased === 0 ? fraction : fraction | (1n << BigInt(FRACTION_BITS));
  return { mantissa: value < 0 ? -magnitude : magnitude, exponent: Math.max(biased, 1) - BIAS };
}

function sum(a: Dyadic, b: Dyadic): Dyadic {
  const exponent = Math.min(a.exponent, b.exponent);
  return { mantissa: raised(a, exponent) + raised(b, exponent), exponent };
}

function product(a: Dyadic, b: Dyadic): Dyadic {
  return { mantissa: a.mantissa * b.mantissa, exponent: a.exponent + b.exponent };
}

function scaled({ mantissa, exponent }: Dyadic, factor: bigint): Dyadic {
  return { mantissa: mantissa * factor, exponent };
}

function raised({ mantissa, exponent }: Dyadic, to: number): bigint {
  return mantissa << BigInt(exponent - to);
}

/** `mantissa` × 2^`exponent` ÷ `divisor`, from 64 bits of the quotient. */
function quotient(mantissa: bigint, exponent: number, divisor: bigint): number {
  if (mantissa === 0n) return 0;
  const shift = 64 - (mantissa.toString(2).length - divisor.toString(2).length);
  const scaled = shift >= 0 ? (mantissa << BigInt(shift)) / divisor : mantissa / (divisor << BigInt(-shift));
  return raise(Number(scaled), exponent - shift);
}

/** `value` × 2^`power`, in two steps, because the power by itself may be too large or too small for a double. */
function raise(value: number, power: number): number {
  const half = Math.trunc(power / 2);
  return value * 2 ** half * 2 ** (power - half);
}

function parse(text: ExactSum): Dyadic {
  const [mantissa = '0', exponent = '0'] = text.split('p');
  return { mantissa: BigInt(mantissa), exponent: Number(exponent) };
}

/** In lowest terms, so that equal sums are equal texts. */
function format({ mantissa, exponent }: Dyadic): ExactSum {
  if (mantissa === 0n) return ZERO;
  let odd = mantissa;
  let power = exponent;
  while ((odd & 0xffffffffn) === 0n) {
    odd >>= 32n;
    power += 32;
  }
  while ((odd & 1n) === 0n) {
    odd >>= 1n;
    power += 1;
  }
  return `${odd}p${power}`;
}
