/**
 * Checks an argument that has to be an integer within bounds.
 *
 * @throws RangeError that names the argument, its bounds and the value received
 */
export function requireInteger(name: string, value: number, lowest: number, highest: number): void {
  if (!Number.isSafeInteger(value) || value < lowest || value > highest) {
    throw new RangeError(
      `${name}: expected an integer from ${lowest} (included) to ${highest} (included), received ${String(value)}`,
    );
  }
}
