/**
 * Writes an integer in groups of three digits, `50,000`, the same on every platform.
 *
 * @param value - integer from −(2^53 − 1) to 2^53 − 1 (both included)
 * @throws RangeError when the value is not such an integer (a caller's bug)
 */
export function formatInteger(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`value: expected a safe integer, received ${value}`);
  if (value >= 0 && value < 1000) return String(value);
  const digits = String(Math.abs(value));
  let text = digits.slice(0, ((digits.length - 1) % 3) + 1);
  for (let at = text.length; at < digits.length; at += 3) text += `,${digits.slice(at, at + 3)}`;
  return value < 0 ? `-${text}` : text;
}

/**
 * Writes the least and the greatest of integers, `1–10`, or the one value when they are the same.
 *
 * @throws RangeError as {@link formatInteger}
 */
export function formatRange(least: number, greatest: number): string {
  return least === greatest ? formatInteger(least) : `${formatInteger(least)}–${formatInteger(greatest)}`;
}
