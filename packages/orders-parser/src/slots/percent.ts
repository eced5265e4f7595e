import { parseRate, rate, type Rate } from '@ec/economy';
import { Mistake, type Draw, type SlotType } from '../slot.js';
import { rateSlot } from './rate.js';

const EXPECTS = 'a percentage from 0% to 100%';

/**
 * A percentage from 0% to 100% (both included), as an exact ratio: 50% is 1/2. As a ratio it has at most 15 digits, so at
 * most 12 stand after the point of the percentage.
 */
export const percentSlot: SlotType<Rate> = {
  expects: EXPECTS,
  read(field: string): Rate | Mistake {
    const match = /^(\d+)(?:\.(\d+))?(\s*%)?$/.exec(field);
    if (!match) return new Mistake('percent-invalid', EXPECTS);
    const [, whole = '', decimals = '', sign] = match;
    if (sign === undefined) return new Mistake('percent-invalid', EXPECTS, `${field}%`);
    const digits = whole.padStart(3, '0');
    const value = parseRate(`${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`);
    if (!value) return new Mistake('percent-digits', 'a percentage with at most 12 decimals');
    return value.numerator > value.denominator ? new Mistake('percent-range', EXPECTS) : value;
  },
  write(value: Rate): string {
    if (value.numerator > value.denominator) {
      throw new RangeError(
        `percentage: expected a ratio from 0 to 1, received ${value.numerator}/${value.denominator}`,
      );
    }
    const [whole = '', decimals = ''] = rateSlot.write(value).split('.');
    const hundredths = Number(whole + decimals.slice(0, 2).padEnd(2, '0'));
    return decimals.length > 2 ? `${hundredths}.${decimals.slice(2)}%` : `${hundredths}%`;
  },
  generate(draw: Draw): Rate {
    const scale = Number(`1${'0'.repeat(draw(0, 14))}`);
    return rate(draw(0, scale), scale);
  },
};
