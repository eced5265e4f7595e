import type { Punctuation } from './punctuation.js';

/**
 * An integer drawn from `low` to `high`, both included: how a slot type makes values without knowing who rolls.
 */
export type Draw = (low: number, high: number) => number;

/** One of the texts that a slot takes, where they can be listed. */
export interface Choice {
  /** Canonical spelling. */
  readonly text: string;
  /** What it means, in a few words. */
  readonly description: string;
}

/** What was probably meant: a text, or a function that looks for one. */
export type Guess = string | (() => string | undefined);

/** Why a field is not what its slot takes. */
export class Mistake {
  #guess: Guess | undefined;
  readonly #isInValue: boolean;

  /**
   * @param code - stable name in kebab-case
   * @param expected - what could have stood there
   * @param guess - text that was probably meant; where it is costly to find, a function, called only when the text is shown
   */
  constructor(
    readonly code: string,
    readonly expected: string,
    guess?: Guess,
    isInValue = false,
  ) {
    this.#guess = guess;
    this.#isInValue = isInValue;
  }

  /** A mistake in the value of a field that is plainly of this kind: a number that is too large, say. */
  static inValue(code: string, expected: string, guess?: Guess): Mistake {
    return new Mistake(code, expected, guess, true);
  }

  /** Text that was probably meant, if any comes near. */
  get suggestion(): string | undefined {
    if (typeof this.#guess === 'function') this.#guess = this.#guess();
    return this.#guess;
  }

  /** How much it says: 2 with a suggestion, 1 in a value, 0 for a field of another kind. */
  get weight(): 0 | 1 | 2 {
    if (this.suggestion !== undefined) return 2;
    return this.#isInValue ? 1 : 0;
  }
}

/** Why a field that was read may have meant something else. */
export interface Doubt {
  /** Stable name in kebab-case. */
  readonly code: string;
  /** Plain sentence without a period at its end: how it was read, and how to write each meaning. */
  readonly message: string;
  /** Text that may have been meant. */
  readonly suggestion?: string;
}

/**
 * A kind of field: how its value is read, written, made up and explained. `read(write(value))` equals `value`.
 */
export interface SlotType<T> {
  /** What may stand here, with its article: `a ship or colony ID`. */
  readonly expects: string;
  /** All texts that may stand here, where they can be listed. */
  readonly choices?: readonly Choice[];
  /** Whether texts other than the choices may stand here; no when absent. */
  readonly isOpen?: boolean;
  /** Texts that may stand here once something is typed, where that is more than the choices. */
  readonly offers?: (typed: string) => readonly Choice[];
  /** Reads a field that is not empty; never throws. */
  read(field: string): T | Mistake;
  /** What else a field that was read, and has a comma between its digits, may have meant; nothing when absent. */
  doubt?(field: string): Doubt | undefined;
  /**
   * Writes a value in its canonical form.
   *
   * @param separator - what stands between the fields of the text that it is written into; a comma when absent
   * @throws RangeError when the value cannot be written (a caller's bug)
   */
  write(value: T, separator?: Punctuation['separator']): string;
  /** Makes up a value; any value can occur. */
  generate(draw: Draw): T;
}
