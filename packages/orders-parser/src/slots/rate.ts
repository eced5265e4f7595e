import { formatRate, parseRate, rate, type Rate } from '@ec/economy';
import { Mistake, type Draw, type SlotType } from '../slot.js';
import { ungrouped } from './number-text.js';

/** Most digits of a decimal, before and after its point together (included): as many as an exact ratio holds. */
const DIGITS = 15;
const EXPECTS = 'a decimal such as 0.375';

/** An exact decimal of at most 15 digits, at least 0 (included). */
export const rateSlot: SlotType<Rate> = {
  expects: EXPECTS,
  read(field: string): Rate | Mistake {
    const decimal = field.includes(',') ? ungrouped(field) : field;
    const value = parseRate(decimal);
    if (value) return value;
    if (/^\d+(?:\.\d+)?$/.test(decimal))
      return new Mistake('rate-digits', `a decimal of at most ${DIGITS} digits`);
    return /^\.\d+$/.test(decimal)
      ? new Mistake('rate-invalid', EXPECTS, `0${decimal}`)
      : new Mistake('rate-invalid', EXPECTS);
  },
  write(value: Rate): string {
    const decimal = formatRate(value);
    if (!parseRate(decimal)) {
      throw new RangeError(`rate: expected a decimal of at most ${DIGITS} digits, received ${decimal}`);
    }
    return decimal;
  },
  generate(draw: Draw): Rate {
    return rate(draw(0, Number('9'.repeat(DIGITS))), Number(`1${'0'.repeat(draw(0, DIGITS - 1))}`));
  },
};
