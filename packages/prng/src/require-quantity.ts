/**
 * Checks a quantity, which is a safe integer and not negative.
 *
 * @throws RangeError when it is not
 */
export function requireQuantity(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`${name}: expected an integer from 0 to 2^53 − 1, received ${value}`);
  }
}
