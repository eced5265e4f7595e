import { formatRatio, parseRatio, ratio, type Ratio } from '@ec/prng';
import { Mistake, type Doubt, type Draw, type SlotType } from '../slot.js';

/** Most digits of a decimal, before and after its point together (included): as many as an exact ratio holds. */
const DIGITS = 15;

/**
 * An exact decimal of at most 15 digits, at least 0 (included), with or without commas between groups of three digits.
 *
 * @param expects - what may stand here, with its article: `a price such as 0.375`
 * @param isSmall - whether thousands are so rare that a comma before three digits is doubted: it may be a decimal point; no when absent
 */
export function rateSlot(expects: string, isSmall = false): SlotType<Ratio> {
  return {
    expects,
    read(field: string): Ratio | Mistake {
      const decimal = ungrouped(field);
      const value = parseRatio(decimal);
      if (value) return value;
      if (/^\d+(?:\.\d+)?$/.test(decimal))
        return Mistake.inValue('rate-digits', `a decimal of at most ${DIGITS} digits`);
      const guess = decimal.replace(/^\./, '0.').replace(/^0,/, '0.');
      return new Mistake('rate-invalid', expects, parseRatio(guess) ? guess : undefined);
    },
    doubt(field: string): Doubt | undefined {
      if (!isSmall || !/^[1-9]\d{0,2},\d{3}$/.test(field)) return undefined;
      const plain = field.replace(',', '');
      return {
        code: 'comma-in-decimal',
        message: `"${field}" was read as ${plain}, which is better written without a comma here`,
        suggestion: field.replace(',', '.'),
      };
    },
    write(value: Ratio): string {
      const decimal = formatRatio(value);
      if (!parseRatio(decimal)) {
        throw new RangeError(`rate: expected a decimal of at most ${DIGITS} digits, received ${decimal}`);
      }
      return decimal;
    },
    generate(draw: Draw): Ratio {
      return ratio(draw(0, Number('9'.repeat(DIGITS))), Number(`1${'0'.repeat(draw(0, DIGITS - 1))}`));
    },
  };
}

/** A number without the commas between its groups of three digits; any other text as it is. */
function ungrouped(text: string): string {
  return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}
