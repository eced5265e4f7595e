import type { Draw, SlotType } from '../slot.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-';

/**
 * Any text as the player wrote it. A field holds no more than its language lets it: `format` refuses an order whose text would be read
 * otherwise.
 *
 * @param expects - what may stand here, with its article
 */
export function wordSlot(expects: string): SlotType<string> {
  return {
    expects,
    read: (field: string): string => field,
    write: (word: string): string => word,
    generate: (draw: Draw): string =>
      Array.from({ length: draw(1, 12) }, () => LETTERS.charAt(draw(0, LETTERS.length - 1))).join(''),
  };
}
