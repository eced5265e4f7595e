import { shown } from './shown.js';

/**
 * Writes an integer in groups of three digits, `50,000`, the same on every platform.
 *
 * @param value - integer from −(2^53 − 1) to 2^53 − 1 (both included)
 * @throws RangeError when the value is not such an integer (a caller's bug)
 */
export function formatInteger(value: number): string {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`value: expected a safe integer, received ${shown(value)}`);
  return value < 0 ? `-${inGroups(-value)}` : inGroups(value);
}

function inGroups(value: number): string {
  if (value < 1000) return String(value);
  const last = value % 1000;
  return `${inGroups((value - last) / 1000)},${String(last).padStart(3, '0')}`;
}

/**
 * Writes the least and the greatest of integers, `1–10`, or the one value when they are the same.
 *
 * @throws RangeError as {@link formatInteger}
 */
export function formatRange(least: number, greatest: number): string {
  return least === greatest ? formatInteger(least) : `${formatInteger(least)}–${formatInteger(greatest)}`;
}
