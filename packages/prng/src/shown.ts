/**
 * A value as a message shows it, whatever it is: a text in quotes, so that "1" is not taken for 1, and a bigint with its `n`. Lists,
 * objects and functions are only named, as they may be of any size.
 */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}
