/**
 * How the tables of the rules write their figures: whole ones as integers, which renderers group; all others as exact decimals, and
 * odds rounded to a number of decimals, worked out without binary floating point.
 */
import { formatInteger, formatRate, rate, type Rate } from '@ec/economy';
import type { Distribution, Ratio } from '@ec/prng';
import type { Cell } from '@ec/reports';

/** A ratio as an integer where it is one, otherwise as a decimal or, where that does not end, as a fraction. */
export function exactCell(value: Rate): Cell {
  return value.denominator === 1 ? value.numerator : formatRate(value);
}

/** A number of hundredths, such as a mass of the catalogue, in whole units. */
export function hundredths(value: number): Cell {
  return exactCell(rate(value, 100));
}

/** A ratio in percent, such as `0.0625`. */
export function percent({ numerator, denominator }: Rate): Cell {
  return exactCell(rate(100 * numerator, denominator));
}

/** The mean of a distribution of small numbers, none negative. */
export function meanCell(odds: Distribution): Cell {
  const { numerator, denominator } = odds.mean();
  return exactCell(rate(Number(numerator), Number(denominator)));
}

/**
 * A ratio as a decimal with so many places, the last rounded half up.
 *
 * @param value - at least 0 (included)
 * @param places - at least 1 (included)
 */
export function decimal({ numerator, denominator }: Ratio, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = (2n * numerator * scale + denominator) / (2n * denominator);
  const fraction = (scaled % scale).toString().padStart(places, '0');
  return `${formatInteger(Number(scaled / scale))}.${fraction}`;
}
