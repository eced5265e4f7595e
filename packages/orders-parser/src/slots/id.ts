import { Mistake, type Draw, type SlotType } from '../slot.js';
import { ungrouped } from './number-text.js';

/**
 * The number of something: an integer from 1 (included) to 2^53 − 1 (included).
 *
 * @param of - what it is the number of, with its article: `a ship or colony`
 */
export function idSlot(of: string): SlotType<number> {
  const expects = `${of} ID`;
  return {
    expects,
    read(field: string): number | Mistake {
      const digits = ungrouped(field);
      if (!/^\d+$/.test(digits)) return new Mistake('id-invalid', expects);
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
