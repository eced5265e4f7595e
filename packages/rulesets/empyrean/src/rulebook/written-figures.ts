/**
 * Figures in the tables of the rules: whole numbers are integers, which renderers group, and all others exact decimals. Odds are rounded to
 * a number of decimals, without binary floating point.
 */
import { type Distribution, formatInteger, formatRatio, ratio, type Ratio } from '@ec/prng';
import type { Cell } from '@ec/reports';

/** A ratio as an integer where it is one, otherwise as a decimal, or as a fraction where the decimal does not end. */
export function exactCell(value: Ratio): Cell {
  return value.denominator === 1 ? value.numerator : formatRatio(value);
}

/** A number of hundredths, such as a mass of the catalogue, in whole units. */
export function hundredths(value: number): Cell {
  return exactCell(ratio(value, 100));
}

/** A ratio in percent, such as `0.0625`. */
export function percent({ numerator, denominator }: Ratio): Cell {
  return exactCell(ratio(100 * numerator, denominator));
}

/** The mean of a distribution of small numbers, none negative. */
export function meanCell(odds: Distribution): Cell {
  const { numerator, denominator } = odds.mean();
  return exactCell(ratio(Number(numerator), Number(denominator)));
}

/**
 * A ratio as a decimal with a number of places, the last rounded half up.
 *
 * @param value - at least 0 (included)
 * @param places - at least 1 (included)
 */
export function decimal({ numerator, denominator }: Ratio<bigint>, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = (2n * numerator * scale + denominator) / (2n * denominator);
  const fraction = (scaled % scale).toString().padStart(places, '0');
  return `${formatInteger(Number(scaled / scale))}.${fraction}`;
}
