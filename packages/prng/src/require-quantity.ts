import { shown } from './shown.js';

/**
 * Checks a quantity: an integer from 0 to 2^53 − 1 (both included).
 *
 * @param name - what the quantity is, which begins the message of an error
 * @throws RangeError when it is not
 */
export function requireQuantity(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`${name}: expected an integer from 0 to 2^53 − 1, received ${shown(value)}`);
  }
}
