import { formatInteger, requireQuantity, truncatedProduct } from '@ec/prng';
import { plainLine } from './plain-line.js';
import type { Cell } from './types.js';

/**
 * Writes a part of a whole in per cent with two decimals, truncated: 2 of 3 is `66.66 %`. Nothing of nothing is
 * `0.00 %`.
 *
 * @param part - integer, at least 0 (included)
 * @param whole - integer, at least 0 (included)
 * @throws RangeError when either is not such an integer
 */
export function formatShare(part: number, whole: number): string {
  requireQuantity('part', part);
  return `${formatHundredths(whole === 0 ? 0 : truncatedProduct([part, 10_000], [whole]))} %`;
}

/**
 * Writes hundredths as a decimal with two places: 374 is `3.74`.
 *
 * @param hundredths - integer, at least 0 (included)
 * @throws RangeError when it is not such an integer
 */
export function formatHundredths(hundredths: number): string {
  requireQuantity('hundredths', hundredths);
  const decimals = hundredths % 100;
  return `${formatInteger((hundredths - decimals) / 100)}.${String(decimals).padStart(2, '0')}`;
}

/** A cell as a reader sees it: integers in groups, texts as one safe line. */
export function formatCell(cell: Cell): string {
  return typeof cell === 'number' ? formatInteger(cell) : plainLine(cell);
}
