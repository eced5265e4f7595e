import { shown } from './shown.js';

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

/** @throws RangeError when there are not so many results to draw from */
export function requireSides(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n - 1 > Number.MAX_SAFE_INTEGER)
    throw new RangeError(
      `intN: expected an integer from 1 (included) to 2^53 (included), received ${shown(n)}`,
    );
}

/** @throws RangeError when items to draw from are no list */
export function requireList(name: string, items: readonly unknown[]): void {
  if (!Array.isArray(items)) throw new RangeError(`${name}: expected a list, received ${shown(items)}`);
}
