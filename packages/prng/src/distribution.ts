/**
 * Finite probability distributions over integers, computed exactly.
 *
 * Weights are BigInts and only their proportions matter: P(X = x) = weight(x) / total. Dice keep the number of ways
 * as weights, so 3d6 has a total of 216. Rejected: doubles, whose rounding would hide whether a generator matches its
 * rulebook; and a ratio for each value, which would have to be reduced at every step.
 */
import { convolve, toTable, type WeightTable } from './convolution.js';
import { greatestCommonDivisor, ratio, type Ratio } from './ratio.js';
import { requireInteger } from './require-integer.js';
import { shown } from './shown.js';

const MIN = -0x1fffffffffffff;
const MAX = 0x1fffffffffffff;

/** Most values of a uniform distribution (included): more would not fit in memory. */
const MOST_VALUES = 0x4000000;

/** An exact distribution of one integer random variable with finitely many values; never changes. */
export class Distribution {
  /** The values of positive probability (the support), ascending; a frozen list. */
  readonly values: readonly number[];
  /** Sum of all weights, at least 1 (included). */
  readonly total: bigint;
  readonly #weights: readonly bigint[];

  private constructor({ values, weights }: WeightTable) {
    requireInteger('distribution, number of values of positive weight', values.length, 1, MAX);
    requireInteger('distribution, lowest value', values[0] ?? 0, MIN, MAX);
    requireInteger('distribution, highest value', values.at(-1) ?? 0, MIN, MAX);
    this.values = Object.freeze(values);
    this.#weights = weights;
    this.total = weights.reduce((sum, weight) => sum + weight, 0n);
  }

  /**
   * Distribution of the given values and weights; a value that appears twice has the sum of its weights.
   *
   * @throws RangeError when there is no list of pairs, a value is not a safe integer, a weight is negative or not an integer, or all are 0
   */
  static of(entries: Iterable<readonly [value: number, weight: bigint | number]>): Distribution {
    requireIterable('distribution', entries);
    const weightByValue = new Map<number, bigint>();
    for (const pair of entries) {
      const [value, weight] = requirePair('distribution', pair);
      requireInteger('distribution, value', value, MIN, MAX);
      weightByValue.set(value, (weightByValue.get(value) ?? 0n) + toWeight(weight));
    }
    return new Distribution(toTable(weightByValue));
  }

  /**
   * Every integer from `lo` (included) to `hi` (included), equally likely with weight 1.
   *
   * @throws RangeError when a bound is not a safe integer, `hi` is below `lo`, or there are more than 2^26 integers
   */
  static uniform(lo: number, hi: number): Distribution {
    requireInteger('uniform, lo', lo, MIN, MAX);
    requireInteger('uniform, hi', hi, lo, Math.min(MAX, lo + MOST_VALUES - 1));
    const values = Array.from({ length: hi - lo + 1 }, (_, i) => lo + i);
    return new Distribution({ values, weights: values.map(() => 1n) });
  }

  /**
   * One value with certainty.
   *
   * @throws RangeError when it is not a safe integer
   */
  static point(value: number): Distribution {
    requireInteger('point, value', value, MIN, MAX);
    return new Distribution({ values: [value + 0], weights: [1n] }); // never −0
  }

  /**
   * A variable drawn from one of several distributions, which is itself drawn in proportion to the weights.
   *
   * @throws RangeError when there is no list of pairs, a part is no distribution, a weight is negative or not an integer, or all are 0
   */
  static mixture(parts: Iterable<readonly [part: Distribution, weight: bigint | number]>): Distribution {
    requireIterable('mixture', parts);
    const list = [...parts].map((pair) => {
      const [part, weight] = requirePair('mixture', pair);
      requireDistribution('mixture', part);
      return { part, weight: toWeight(weight) };
    });
    const common = list.reduce((lcm, { part }) => leastCommonMultiple(lcm, part.total), 1n);
    return Distribution.of(
      list.flatMap(({ part, weight }) => {
        const scale = (weight * common) / part.total;
        return part.entries().map(([value, w]): [number, bigint] => [value, w * scale]);
      }),
    );
  }

  /** Smallest value of positive probability. */
  get min(): number {
    return this.values[0] ?? 0;
  }

  /** Largest value of positive probability. */
  get max(): number {
    return this.values.at(-1) ?? 0;
  }

  /** Values and weights, by ascending value. */
  entries(): [value: number, weight: bigint][] {
    return this.values.map((value, i) => [value, this.#weights[i] ?? 0n]);
  }

  /**
   * P(X = `value`).
   *
   * @throws RangeError when `value` is no number
   */
  probability(value: number): Ratio<bigint> {
    requireNumber('probability, value', value);
    return this.probabilityOf((x) => x === value);
  }

  /** Probability of an event, given as the predicate of the values that belong to it. */
  probabilityOf(event: (value: number) => boolean): Ratio<bigint> {
    let weight = 0n;
    for (const [i, value] of this.values.entries()) if (event(value)) weight += this.#weights[i] ?? 0n;
    return ratio(weight, this.total);
  }

  /**
   * Cumulative distribution function: P(X ≤ `value`), `value` included.
   *
   * @throws RangeError when `value` is no number
   */
  cdf(value: number): Ratio<bigint> {
    requireNumber('cdf, value', value);
    return this.probabilityOf((x) => x <= value);
  }

  /**
   * Quantile function: the smallest value x with P(X ≤ x) ≥ `p`. The quantile of 1/2 is the (lower) median.
   *
   * @param p - 0 (excluded) to 1 (included)
   * @throws RangeError when `p` is no ratio of bigints, or out of range
   */
  quantile(p: Ratio<bigint>): number {
    const { numerator, denominator } = toProbability(p);
    let weight = 0n;
    const index = this.#weights.findIndex((w) => (weight += w) * denominator >= numerator * this.total);
    return this.values[index] ?? this.max;
  }

  /** Expected value. */
  mean(): Ratio<bigint> {
    return ratio(this.#moment(1), this.total);
  }

  /** Variance: the expected squared distance from the mean (of the whole distribution, not of a sample). */
  variance(): Ratio<bigint> {
    const first = this.#moment(1);
    return ratio(this.#moment(2) * this.total - first * first, this.total * this.total);
  }

  /**
   * Sum of this variable and an independent other one (convolution).
   *
   * @throws RangeError when the other is no distribution, or a sum is not a safe integer
   */
  plus(other: Distribution): Distribution {
    requireDistribution('plus', other);
    return new Distribution(convolve(this.#table(), other.#table()));
  }

  /**
   * Sum of `n` independent copies of this variable; the point 0 for `n` = 0.
   *
   * @param n - 0 (included) or more
   * @throws RangeError when `n` is not an integer in that range, or a sum is not a safe integer
   */
  times(n: number): Distribution {
    requireInteger('times, n', n, 0, MAX);
    if (n === 0) return Distribution.point(0);
    if (n === 1) return this;
    const half = this.times(Math.floor(n / 2));
    const even = half.plus(half);
    return n % 2 === 0 ? even : even.plus(this);
  }

  /**
   * Distribution of a function of this variable; the weights of values that it maps to the same result add up.
   *
   * @throws RangeError when a result is not a safe integer
   */
  map(f: (value: number) => number): Distribution {
    return Distribution.of(this.entries().map(([value, weight]) => [f(value), weight]));
  }

  /**
   * Distribution of this variable given that an event happened.
   *
   * @throws RangeError when the event has probability 0
   */
  condition(event: (value: number) => boolean): Distribution {
    return Distribution.of(this.entries().filter(([value]) => event(value)));
  }

  #table(): WeightTable {
    return { values: this.values, weights: this.#weights };
  }

  #moment(power: 1 | 2): bigint {
    let sum = 0n;
    for (const [i, value] of this.values.entries()) {
      const x = BigInt(value);
      sum += (power === 1 ? x : x * x) * (this.#weights[i] ?? 0n);
    }
    return sum;
  }
}

/** A ratio of bigints that is a probability above 0. */
function toProbability(p: Ratio<bigint>): Ratio<bigint> {
  const { numerator, denominator }: { numerator?: unknown; denominator?: unknown } = Object(p);
  if (typeof numerator === 'bigint' && typeof denominator === 'bigint')
    if (denominator > 0n && numerator > 0n && numerator <= denominator) return { numerator, denominator };
  const received =
    numerator === undefined && denominator === undefined
      ? shown(p)
      : `${shown(numerator)}/${shown(denominator)}`;
  throw new RangeError(
    `quantile: expected a ratio of bigints from 0 (excluded) to 1 (included), such as ratio(1n, 2n), received ${received}`,
  );
}

function requireNumber(name: string, value: number): void {
  if (typeof value !== 'number' || Number.isNaN(value))
    throw new RangeError(`${name}: expected a number, received ${shown(value)}`);
}

function requireIterable(name: string, pairs: Iterable<unknown>): void {
  if (typeof Object(pairs)[Symbol.iterator] !== 'function' || typeof pairs === 'string')
    throw new RangeError(`${name}: expected a list of pairs, received ${shown(pairs)}`);
}

function requirePair<Pair extends readonly unknown[]>(name: string, pair: Pair): Pair {
  if (Array.isArray(pair)) return pair;
  throw new RangeError(`${name}: expected pairs of a value and its weight, received ${shown(pair)}`);
}

function requireDistribution(name: string, value: Distribution): void {
  if (!(value instanceof Distribution))
    throw new RangeError(`${name}: expected a distribution, received ${shown(value)}`);
}

function toWeight(weight: bigint | number): bigint {
  if (typeof weight !== 'bigint') requireInteger('distribution, weight', weight, 0, MAX);
  else if (weight < 0n)
    throw new RangeError(`distribution, weight: expected 0 (included) or more, received ${shown(weight)}`);
  return BigInt(weight);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}
