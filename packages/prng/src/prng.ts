/**
 * A stream of random draws, and the tree of streams that hangs from it.
 *
 * The generator is xoroshiro128+ of pure-rand: a period of 2^128 − 1, 16 bytes of state, one addition a draw. What
 * pure-rand returns is the *lower* half of the 64-bit sum. Its lowest bit is a plain linear-feedback register and
 * the next few are hardly better, so every draw here is made from the upper bits of those 32:
 *
 * - `intN(n)` up to n = 2^21: multiply and shift, floor(x·n / 2^32), with Lemire's rejection of the x that would
 *   favour some results. The product is below 2^53, so a double holds it exactly.
 * - larger n: 53 bits of two draws, floor(x / q) with q = floor(2^53 / n), and x ≥ q·n rejected. The quotient of two
 *   integers up to 2^53 never rounds up to the next integer, so the floor is exact.
 * - 53 bits are the upper 27 of one draw and the upper 26 of the next.
 *
 * Rejected: the remainder x mod n of pure-rand's own `uniformInt`, which for an even n takes the weak lowest bit as
 * the parity of the result (and is slower, because a remainder of doubles is a function call); Mersenne Twister,
 * 2.5 kB of state for each of very many streams; xorshift128+, weaker than xoroshiro128+ at the same cost; the upper
 * half of the sum, which pure-rand does not give.
 *
 * Every reference vector in the tests changes only in a major version, together with the algorithm tag.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';
import { checkDice, type Dice, parseDice } from './dice.js';
import {
  ALGORITHM,
  checkState,
  formatKey,
  type GeneratorState,
  parseKey,
  type PrngState,
} from './prng-state.js';
import { requireInteger, requireList, requireSides } from './require-integer.js';
import type { Digest } from './sha256.js';
import { checkPart, childKey, numberedKey, type PathPart, rootKey, type Seed } from './stream-key.js';
import { threefry } from './threefry.js';
import { totalWeight } from './total-weight.js';

const TWO_TO_21 = 0x200000;
const TWO_TO_26 = 0x4000000;
const TWO_TO_32 = 0x100000000;
const TWO_TO_53 = 0x20000000000000;
const MAX = 0x1fffffffffffff;

/** A deterministic stream of random draws: the same seed and path give the same draws on every JavaScript engine. */
export class Prng {
  /** Words that name the stream. They take a hash, so they are derived when they are first needed: many streams are never drawn from. */
  #key: Digest | undefined;
  #generator: JumpableRandomGenerator | undefined;
  /** Until there is a key: the stream above this one, and what this one is called there. */
  #above: Prng | undefined;
  #part: PathPart = 0;
  #isNumbered = false;
  #numbersKey: GeneratorState | undefined;
  /** First part of the last path of several parts, and its stream. */
  #lastPart: PathPart | undefined;
  #lastStream: Prng | undefined;

  /**
   * For subclasses; everyone else starts with {@link Prng.fromSeed} or {@link Prng.restore}.
   *
   * @param key - eight words that name the stream
   * @param state - present state of the generator; by default the start that the key gives
   */
  protected constructor(key: Int32Array | undefined, state?: GeneratorState) {
    this.#key = key;
    if (state !== undefined) this.#generator = xoroshiro128plusFromState(state);
  }

  /**
   * The root of the tree of streams of a seed.
   *
   * An integer seed is the same as a number or as a bigint; the text "42" is a different seed from the integer 42. Any text
   * is a seed, including the empty one. Seeds are hashed (SHA-256), so similar seeds give unrelated draws.
   *
   * @throws RangeError when it is neither an integer nor a text, a number is not a safe integer, or a bigint is outside −2^63 (included) to
   * 2^64 (excluded)
   */
  static fromSeed(seed: Seed): Prng {
    return new Prng(rootKey(seed));
  }

  /**
   * The stream that {@link Prng.save} saved: it continues from there, and derives the same streams.
   *
   * @throws RangeError when the algorithm is not "xoroshiro128plus/1", or the key or the state is malformed
   */
  static restore(saved: PrngState): Prng {
    checkState(saved);
    const [a, b, c, d] = saved.state;
    return new Prng(parseKey(saved.key), [a | 0, b | 0, c | 0, d | 0]);
  }

  /** The stream as plain JSON data, for {@link Prng.restore}. */
  save(): PrngState {
    return { algorithm: ALGORITHM, key: formatKey(this.#named()), state: stateOf(this.#started()) };
  }

  /** The same stream once more: it draws from here on what this one draws, and neither draws from the other. */
  copy(): Prng {
    const twin = new Prng(this.#key, this.#generator && stateOf(this.#generator));
    twin.#above = this.#above;
    twin.#part = this.#part;
    twin.#isNumbered = this.#isNumbered;
    return twin;
  }

  /**
   * The independent stream of that name, always from its beginning; draws nothing from this one.
   *
   * It depends on the names alone, not on what was drawn before. `stream('a', 'b')` is `stream('a').stream('b')`;
   * `stream('1')` is a different stream from `stream(1)`; `stream(1n)` is the same as `stream(1)`.
   *
   * @param path - one name or more
   * @throws RangeError when the path is empty or a number in it is not a safe integer
   */
  stream(...path: PathPart[]): Prng {
    const [first, ...others] = path;
    if (first === undefined) throw new RangeError('stream path: expected at least 1 part, received 0');
    if (others.length === 0) return this.#below(first);
    return others.reduce((above: Prng, part) => above.#below(part), this.#prefix(first));
  }

  /**
   * The independent stream of that number, always from its beginning; draws nothing from this one. As {@link Prng.stream}, but
   * several times as fast and for numbers only: for the trials of a simulation. It is a different stream from `stream(number)`.
   *
   * @param number - 0 (included) to 2^53 (excluded)
   * @throws RangeError when `number` is not an integer in that range
   */
  numbered(number: number): Prng {
    requireInteger('numbered stream', number, 0, MAX);
    const low = number | 0;
    const state = threefry(this.#numbers(), low, (number - (low >>> 0)) / TWO_TO_32);
    const child = new Prng(undefined, state.some((word) => word !== 0) ? state : [1, 0, 0, 0]);
    child.#above = this;
    child.#part = number;
    child.#isNumbered = true;
    return child;
  }

  /**
   * An integer from 0 (included) to `n` (excluded), each equally likely.
   *
   * @param n - how many integers, 1 (included) to 2^53 (included)
   * @throws RangeError when `n` is not an integer in that range
   */
  intN(n: number): number {
    return isSmall(n) ? smallInteger(this.#started(), n) : this.#largeIntN(n);
  }

  /**
   * An integer from `lo` (included) to `hi` (included), each equally likely.
   *
   * @throws RangeError when a bound is not a safe integer, `hi` is below `lo`, or there are more than 2^53 integers
   */
  between(lo: number, hi: number): number {
    if (isInt32(lo) && isInt32(hi) && lo <= hi) return lo + this.intN(hi - lo + 1);
    requireInteger('between, lo', lo, Number.MIN_SAFE_INTEGER, MAX);
    requireInteger('between, hi', hi, lo, MAX);
    requireInteger('between, hi - lo', hi - lo, 0, MAX);
    return lo + this.intN(hi - lo + 1);
  }

  /**
   * Sum of the faces of `count` dice of `sides` sides, numbered from 1.
   *
   * @param count - dice, 0 (included) or more
   * @param sides - faces of a die, 1 (included) or more
   * @throws RangeError when an argument is out of range, or `count` × `sides` is not a safe integer
   */
  roll(count: number, sides: number): number {
    requireInteger('roll, count', count, 0, MAX);
    requireInteger('roll, sides', sides, 1, MAX);
    requireInteger('roll, count × sides', count * sides, 0, MAX);
    let sum = count + 0; // never −0
    if (isSmall(sides) && count > 0) {
      const generator = this.#started();
      for (let die = 0; die < count; die++) sum += smallInteger(generator, sides);
    } else for (let die = 0; die < count; die++) sum += this.intN(sides);
    return sum;
  }

  /**
   * Result of dice, as notation ("3d6-2") or as a value.
   *
   * @throws RangeError when the notation is malformed or a part is out of range
   */
  dice(dice: string | Dice): number {
    if (typeof dice !== 'string') checkDice(dice);
    const { count, sides, modifier } = typeof dice === 'string' ? parseDice(dice) : dice;
    return this.roll(count, sides) + modifier;
  }

  /** A multiple of 2^−53 from 0 (included) to 1 (excluded), each equally likely. */
  uniform(): number {
    return this.#bits53() / TWO_TO_53;
  }

  /**
   * True with probability `num`/`den` exactly; one draw of `intN(den)` whatever the odds.
   *
   * @param num - 0 (included) to `den` (included)
   * @param den - 1 (included) to 2^53 (excluded)
   * @throws RangeError when an argument is not an integer in its range
   */
  chance(num: number, den: number): boolean {
    requireInteger('chance, den', den, 1, MAX);
    requireInteger('chance, num', num, 0, den);
    return this.intN(den) < num;
  }

  /**
   * One of the items, each equally likely.
   *
   * @throws RangeError when they are no list, or there are none
   */
  pick<T>(items: readonly T[]): T {
    requireList('pick', items);
    if (items.length === 0) throw new RangeError('pick: expected at least 1 item, received 0');
    return items[this.intN(items.length)] as T;
  }

  /**
   * The items in random order as a new array, each order equally likely (Fisher–Yates).
   *
   * @throws RangeError when they are no list
   */
  shuffle<T>(items: readonly T[]): T[] {
    requireList('shuffle', items);
    return this.sample(items, items.length);
  }

  /**
   * `count` items without replacement, in the order drawn, each such list equally likely.
   *
   * @param count - 0 (included) to the number of items (included)
   * @throws RangeError when the items are no list, or `count` is not an integer in that range
   */
  sample<T>(items: readonly T[], count: number): T[] {
    requireList('sample', items);
    requireInteger('sample, count', count, 0, items.length);
    const drawn = [...items];
    const generator = count > 0 && isSmall(drawn.length) ? this.#started() : undefined;
    for (let i = 0; i < count; i++) {
      const left = drawn.length - i;
      const j = i + (generator ? smallInteger(generator, left) : this.intN(left));
      const item = drawn[j] as T;
      drawn[j] = drawn[i] as T;
      drawn[i] = item;
    }
    drawn.length = count;
    return drawn;
  }

  /**
   * An index into the weights, likely in proportion to its weight.
   *
   * @param weights - integers of 0 (included) or more, with a sum from 1 (included) to 2^53 (excluded)
   * @throws RangeError when the weights are no list, or a weight or the sum is out of range
   */
  weighted(weights: readonly number[]): number {
    let left = this.intN(totalWeight(weights));
    return weights.findIndex((weight) => (left -= weight) < 0);
  }

  #below(part: PathPart): Prng {
    checkPart(part);
    const child = new Prng(undefined);
    child.#above = this;
    child.#part = part;
    return child;
  }

  /** The stream that begins a longer path, of which there are mostly many in a row. */
  #prefix(part: PathPart): Prng {
    if (this.#lastStream === undefined || this.#lastPart !== part) {
      this.#lastStream = this.#below(part);
      this.#lastPart = part;
    }
    return this.#lastStream;
  }

  #started(): JumpableRandomGenerator {
    return (this.#generator ??= xoroshiro128plusFromState(fourOf(this.#named(), 0)));
  }

  #named(): Digest {
    if (this.#key) return this.#key;
    if (!this.#above) throw new RangeError('stream: expected a key, received none');
    this.#key = (this.#isNumbered ? numberedKey : childKey)(this.#above.#named(), this.#part);
    this.#above = undefined;
    return this.#key;
  }

  /** Key of the numbered streams: the second half of the stream's own key; the first half starts its generator. */
  #numbers(): GeneratorState {
    return (this.#numbersKey ??= fourOf(this.#named(), 4));
  }

  #bits53(): number {
    const generator = this.#started();
    return (generator.next() >>> 5) * TWO_TO_26 + (generator.next() >>> 6);
  }

  #largeIntN(n: number): number {
    requireSides(n);
    const share = Math.floor(TWO_TO_53 / n);
    let bits = this.#bits53();
    while (bits >= share * n) bits = this.#bits53();
    return Math.floor(bits / share);
  }
}

function stateOf(generator: JumpableRandomGenerator): GeneratorState {
  const [a = 0, b = 0, c = 0, d = 0] = generator.getState();
  return [a, b, c, d];
}

/** Four words of a key, as a start of a generator or as a key of numbered streams. */
function fourOf(key: Digest, from: number): GeneratorState {
  return [key[from] ?? 0, key[from + 1] ?? 0, key[from + 2] ?? 0, key[from + 3] ?? 0];
}

/** Whether a value is an integer of 32 bits: a caller without types may give anything, and operators refuse a bigint. */
function isInt32(value: number): boolean {
  return typeof value === 'number' && (value | 0) === value;
}

/** Whether the product of a draw of 32 bits and a number is exact. */
function isSmall(n: number): boolean {
  return isInt32(n) && n >= 1 && n <= TWO_TO_21;
}

/** An integer from 0 (included) to a small number (excluded), each equally likely. */
function smallInteger(generator: JumpableRandomGenerator, n: number): number {
  let product = (generator.next() >>> 0) * n;
  let lower = product >>> 0;
  if (lower < n) {
    const unfair = TWO_TO_32 % n;
    while (lower < unfair) {
      product = (generator.next() >>> 0) * n;
      lower = product >>> 0;
    }
  }
  return (product - lower) / TWO_TO_32;
}
