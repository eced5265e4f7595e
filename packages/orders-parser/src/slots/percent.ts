import { formatRatio, parseRatio, ratio, type Ratio, shown } from '@ec/prng';
import { Mistake, type Draw, type SlotType } from '../slot.js';

const EXPECTS = 'a percentage from 0% to 100%';
const PERCENT = 37;
/** Most digits after the point of a percentage (included). */
const DECIMALS = 12;

/**
 * A percentage from 0% to 100% (both included), as an exact ratio: 50% is 1/2. At most 12 digits stand after its point.
 */
export const percentSlot: SlotType<Ratio> = {
  expects: EXPECTS,
  read(field: string): Ratio | Mistake {
    const hasSign = field.charCodeAt(field.length - 1) === PERCENT;
    const decimal = hasSign ? field.slice(0, -1).trimEnd() : field;
    const value = parseRatio(decimal);
    if (!value) {
      const isTooLong = hasSign && /^\d+(?:\.\d+)?$/.test(decimal);
      if (isTooLong) return tooLong();
      const share = hasSign || !decimal.startsWith('.') ? undefined : parseRatio(`0${decimal}`);
      return new Mistake('percent-invalid', EXPECTS, share && meant(share));
    }
    const point = decimal.indexOf('.');
    const isLong = point >= 0 && decimal.length - point - 1 > DECIMALS;
    const isAbove = value.numerator > 100 * value.denominator;
    if (!hasSign)
      return new Mistake('percent-invalid', EXPECTS, isLong || isAbove ? undefined : meant(value));
    if (isLong) return tooLong();
    if (isAbove) return Mistake.inValue('percent-range', EXPECTS);
    return ratio(value.numerator, 100 * value.denominator);
  },
  write(value: Ratio): string {
    if (value.numerator < 0 || value.numerator > value.denominator) {
      throw new RangeError(
        `percentage: expected a ratio from 0 to 1, received ${shown(value.numerator)}/${shown(value.denominator)}`,
      );
    }
    const [whole = '', decimals = ''] = formatRatio(value).split('.');
    const hundredths = Number(whole + decimals.slice(0, 2).padEnd(2, '0'));
    const percentage = decimals.length > 2 ? `${hundredths}.${decimals.slice(2)}%` : `${hundredths}%`;
    if (whole.includes('/') || decimals.length > DECIMALS + 2) {
      throw new RangeError(
        `percentage: expected at most ${DECIMALS} decimals, received ${formatRatio(value)}`,
      );
    }
    return percentage;
  },
  generate(draw: Draw): Ratio {
    const scale = Number(`1${'0'.repeat(draw(0, DECIMALS + 2))}`);
    return ratio(draw(0, scale), scale);
  },
};

/**
 * What was meant by a number without its sign: up to 1, a share of the whole (`0.8` is `80%`), otherwise a percentage (`80` is `80%`). Of 0
 * there is no telling: it may be what a decimal comma left of `0,8`.
 */
function meant({ numerator, denominator }: Ratio): string | undefined {
  if (numerator === 0) return undefined;
  const isShare = numerator <= denominator;
  const share = isShare ? ratio(numerator, denominator) : ratio(numerator, 100 * denominator);
  const digits = formatRatio(share).split('.')[1] ?? '';
  return digits.length > DECIMALS + 2 ? undefined : percentSlot.write(share);
}

const tooLong = (): Mistake =>
  Mistake.inValue('percent-digits', `a percentage with at most ${DECIMALS} decimals`);
