/// <reference lib="esnext.disposable" preserve="true" />
import { checkDice, type Dice, parseDice } from './dice.js';
import { Prng } from './prng.js';
import type { PrngState } from './prng-state.js';
import { requireInteger, requireList, requireSides } from './require-integer.js';
import { shown } from './shown.js';
import { totalWeight } from './total-weight.js';

/**
 * One given outcome, in the terms of the method that will play it:
 *
 * - `intN`, `between`: the integer that it returns;
 * - `roll`, `dice`: the face of one die, from 1 (included); one draw for each die;
 * - `uniform`: the number that it returns; `chance`: the boolean that it returns;
 * - `pick`, `weighted`: the index chosen, from 0 (included);
 * - `shuffle`, `sample`: the list of indexes, in the order drawn.
 */
export type Draw = number | boolean | readonly number[];

/**
 * A random stream that plays given draws, for tests.
 *
 * All its streams play from the one script, in the order in which the code under test draws. It cannot be saved.
 */
export class ScriptedPrng extends Prng {
  readonly #draws: readonly Draw[];
  #played = 0;

  /** @param draws - what it will play, in order */
  constructor(draws: readonly Draw[]) {
    super(new Int32Array(8));
    this.#draws = [...draws];
  }

  /** Number of draws not played yet. */
  get remaining(): number {
    return this.#draws.length - this.#played;
  }

  /**
   * Checks that every draw was played.
   *
   * @throws RangeError when draws are left over
   */
  assertDone(): void {
    if (this.remaining === 0) return;
    const next = drawShown(this.#draws[this.#played]);
    throw new RangeError(
      `scripted draws: expected all ${this.#draws.length} to be played, but ${this.remaining} ` +
        `are left over, the next is ${next}`,
    );
  }

  /** Checks that every draw was played, at the end of a `using` block. @throws RangeError when draws are left over */
  [Symbol.dispose](): void {
    this.assertDone();
  }

  /** This same script. */
  override copy(): this {
    return this;
  }

  /** This same script, whatever the path. */
  override stream(): this {
    return this;
  }

  /** This same script, whatever the number. @throws RangeError when the real stream would refuse the number */
  override numbered(number: number): this {
    requireInteger('numbered stream', number, 0, Number.MAX_SAFE_INTEGER);
    return this;
  }

  /** Not available. @throws TypeError always */
  override save(): PrngState {
    throw new TypeError('scripted draws: expected a stream that can be saved, received a script');
  }

  /** Plays an integer from 0 (included) to `n` (excluded). @throws RangeError when the next draw is not one */
  override intN(n: number): number {
    requireSides(n);
    return this.#integer(`intN(${n})`, 0, n - 1);
  }

  /** Plays an integer from `lo` (included) to `hi` (included). @throws RangeError when the next draw is not one */
  override between(lo: number, hi: number): number {
    requireInteger('between, lo', lo, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    requireInteger('between, hi', hi, lo, Number.MAX_SAFE_INTEGER);
    return this.#integer(`between(${lo}, ${hi})`, lo, hi);
  }

  /** Plays the face of each die and adds them up. @throws RangeError when a draw is not a face */
  override roll(count: number, sides: number): number {
    requireInteger('roll, count', count, 0, Number.MAX_SAFE_INTEGER);
    requireInteger('roll, sides', sides, 1, Number.MAX_SAFE_INTEGER);
    requireInteger('roll, count × sides', count * sides, 0, Number.MAX_SAFE_INTEGER);
    let sum = 0;
    for (let die = 1; die <= count; die++) {
      sum += this.#integer(`die ${die} of roll(${count}, ${sides})`, 1, sides);
    }
    return sum;
  }

  /** Plays the face of each die, adds them up and adds the modifier. @throws RangeError when a draw is not a face */
  override dice(dice: string | Dice): number {
    if (typeof dice !== 'string') checkDice(dice);
    const { count, sides, modifier } = typeof dice === 'string' ? parseDice(dice) : dice;
    return this.roll(count, sides) + modifier;
  }

  /** Plays a number from 0 (included) to 1 (excluded). @throws RangeError when the next draw is not one */
  override uniform(): number {
    const draw = this.#next('uniform()');
    if (typeof draw === 'number' && draw >= 0 && draw < 1) return draw + 0;
    return this.#refuse('uniform()', 'a number from 0 (included) to 1 (excluded)', draw);
  }

  /** Plays a boolean. @throws RangeError when the next draw is not one, or cannot happen at these odds */
  override chance(num: number, den: number): boolean {
    requireInteger('chance, den', den, 1, Number.MAX_SAFE_INTEGER);
    requireInteger('chance, num', num, 0, den);
    const call = `chance(${num}, ${den})`;
    const draw = this.#next(call);
    if (typeof draw !== 'boolean') return this.#refuse(call, 'a boolean', draw);
    if (num === 0 && draw) return this.#refuse(call, 'false, as the odds are 0', draw);
    if (num === den && !draw) return this.#refuse(call, 'true, as it is certain', draw);
    return draw;
  }

  /** Plays the index of an item. @throws RangeError when the next draw is not an index of the items */
  override pick<T>(items: readonly T[]): T {
    requireList('pick', items);
    if (items.length === 0) throw new RangeError('pick: expected at least 1 item, received 0');
    return items[this.#integer(`pick from ${items.length} items`, 0, items.length - 1)] as T;
  }

  /** Plays a list of `count` different indexes. @throws RangeError when the next draw is not such a list */
  override sample<T>(items: readonly T[], count: number): T[] {
    requireList('sample', items);
    requireInteger('sample, count', count, 0, items.length);
    const call = `sample of ${count} from ${items.length} items`;
    const draw = this.#next(call);
    const fits =
      isList(draw) &&
      draw.length === count &&
      new Set(draw).size === count &&
      draw.every((index) => Number.isInteger(index) && index >= 0 && index < items.length);
    if (!fits) return this.#refuse(call, `a list of ${count} different indexes`, draw);
    return draw.map((index) => items[index] as T);
  }

  /** Plays an index whose weight is above 0. @throws RangeError when the next draw is not one */
  override weighted(weights: readonly number[]): number {
    totalWeight(weights);
    const call = `weighted by ${weights.length} weights`;
    const index = this.#integer(call, 0, weights.length - 1);
    return weights[index] === 0 ? this.#refuse(call, 'an index of a weight above 0', index) : index;
  }

  #next(call: string): Draw {
    const draw = this.#draws[this.#played];
    if (draw === undefined) {
      throw new RangeError(
        `scripted draws: expected a draw for ${call}, but all ${this.#draws.length} are played`,
      );
    }
    this.#played++;
    return draw;
  }

  #integer(call: string, lowest: number, highest: number): number {
    const draw = this.#next(call);
    if (typeof draw === 'number' && Number.isInteger(draw) && draw >= lowest && draw <= highest)
      return draw + 0;
    return this.#refuse(call, `an integer from ${lowest} (included) to ${highest} (included)`, draw);
  }

  #refuse(call: string, expected: string, received: Draw): never {
    throw new RangeError(
      `scripted draw ${this.#played} of ${this.#draws.length}, played by ${call}: ` +
        `expected ${expected}, received ${drawShown(received)}`,
    );
  }
}

/** A draw as a message shows it: a list with its indexes. */
function drawShown(draw: unknown): string {
  return Array.isArray(draw) ? `[${draw.map(shown).join()}]` : shown(draw);
}

function isList(draw: Draw): draw is readonly number[] {
  return typeof draw === 'object';
}
