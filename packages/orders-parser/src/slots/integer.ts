import { formatInteger, shown } from '@ec/prng';
import { Mistake, type Draw, type SlotType } from '../slot.js';

/** Bounds of an integer slot. */
export interface IntegerBounds {
  /** Smallest value (included), at least 0; 1 when absent. */
  readonly low?: number;
  /** Largest value (included); 2^53 − 1 when absent. */
  readonly high?: number;
  /** Whether the printer puts commas between groups of three digits; no when absent. */
  readonly isGrouped?: boolean;
}

/**
 * An integer, with or without commas between groups of three digits.
 *
 * @param expects - what may stand here, with its article: `a ship or colony ID`
 */
export function integerSlot(
  expects: string,
  { low = 1, high = Number.MAX_SAFE_INTEGER, isGrouped = false }: IntegerBounds = {},
): SlotType<number> {
  const range = `${expects} from ${low} to ${high === Number.MAX_SAFE_INTEGER ? '2^53 − 1' : high}`;
  return {
    expects,
    read(field: string): number | Mistake {
      const value = readInteger(field);
      if (value === undefined) return new Mistake('number-invalid', expects);
      return value >= low && value <= high ? value : Mistake.inValue('number-range', range);
    },
    write(value: number): string {
      if (!Number.isSafeInteger(value) || value < low || value > high)
        throw new RangeError(`number: expected ${range}, received ${shown(value)}`);
      return isGrouped ? formatInteger(value) : `${value}`;
    },
    generate: (draw: Draw): number => draw(low, high),
  };
}

/**
 * Reads digits, with or without commas between groups of three; a group is no decimal, so the first is not 0.
 *
 * @returns the number (not exact past 2^53 − 1), or undefined when the text is no such number
 */
export function readInteger(text: string): number | undefined {
  let value = 0;
  let digits = 0;
  let isGrouped = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      value = value * 10 + (code - 48);
      digits += 1;
    } else if (code === COMMA && (isGrouped ? digits === 3 : digits >= 1 && digits <= 3)) {
      isGrouped = true;
      digits = 0;
    } else return undefined;
  }
  if (isGrouped) return digits === 3 && !text.startsWith('0') ? value : undefined;
  return digits > 0 ? value : undefined;
}

const COMMA = 44;
