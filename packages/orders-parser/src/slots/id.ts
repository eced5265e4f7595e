import { Mistake, type Draw, type SlotType } from '../slot.js';
import { ungrouped } from './number-text.js';

/**
 * The number of something: an integer from 1 (included) to 2^53 − 1 (included).
 *
 * @param expects - what may stand here, with its article: `a ship or colony ID`
 */
export function idSlot(expects: string): SlotType<number> {
  return {
    expects,
    read(field: string): number | Mistake {
      const digits = isDigits(field) ? field : ungrouped(field);
      if (!isDigits(digits)) return new Mistake('id-invalid', expects);
      const id = Number(digits);
      if (id < 1 || id > Number.MAX_SAFE_INTEGER)
        return new Mistake('id-range', `${expects} from 1 to 2^53 − 1`);
      return id;
    },
    write(id: number): string {
      if (!Number.isSafeInteger(id) || id < 1)
        throw new RangeError(`ID: expected ${expects}, received ${id}`);
      return `${id}`;
    },
    generate: (draw: Draw): number => draw(1, Number.MAX_SAFE_INTEGER),
  };
}

/** As `/^\d+$/`, without the regular expression's overhead: this runs for every statement. */
function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return text.length > 0;
}
