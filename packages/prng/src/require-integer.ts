/**
 * Checks an argument that has to be an integer within bounds.
 *
 * @throws RangeError that names the argument, its bounds and the value received
 */
export function requireInteger(name: string, value: number, lowest: number, highest: number): void {
  if (!Number.isSafeInteger(value) || value < lowest || value > highest) {
    throw new RangeError(
      `${name}: expected an integer from ${lowest} (included) to ${highest} (included), received ${shown(value)}`,
    );
  }
}

/** @throws RangeError when items to draw from are no list */
export function requireList(name: string, items: readonly unknown[]): void {
  if (!Array.isArray(items)) throw new RangeError(`${name}: expected a list, received ${shown(items)}`);
}

/** A value as a message shows it, whatever it is: a text in quotes, so that "1" is not taken for 1. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value !== null
    ? Array.isArray(value)
      ? 'a list'
      : 'an object'
    : String(value);
}
