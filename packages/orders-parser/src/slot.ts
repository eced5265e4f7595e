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

/** Why a field is not what its slot takes. */
export class Mistake {
  /**
   * @param code - stable name in kebab-case
   * @param expected - what could have stood there
   * @param suggestion - text that probably was meant
   */
  constructor(
    readonly code: string,
    readonly expected: string,
    readonly suggestion?: string,
  ) {}
}

/**
 * A kind of field: how its value is read, written, made up and explained. `read(write(value))` equals `value`.
 */
export interface SlotType<T> {
  /** What may stand here, with its article: `a ship or colony ID`. */
  readonly expects: string;
  /** All texts that may stand here, where they can be listed. */
  readonly choices?: readonly Choice[];
  /** Reads a field that is not empty; never throws. */
  read(field: string): T | Mistake;
  /**
   * Writes a value in its canonical form.
   *
   * @throws RangeError when the value cannot be written (a caller's bug)
   */
  write(value: T): string;
  /** Makes up a value; any value can come. */
  generate(draw: Draw): T;
}

/** Words as they are compared: lower case, single blanks. */
export function foldWords(words: string): string {
  return isFolded(words) ? words : words.toLowerCase().replace(/\s+/g, ' ');
}

/** Whether there are only lower-case letters of English, digits and signs: the common case, without a copy. */
function isFolded(words: string): boolean {
  for (let at = 0; at < words.length; at += 1) {
    const code = words.charCodeAt(at);
    if (code <= 32 || (code >= 65 && code <= 90) || code >= 127) return false;
  }
  return true;
}
