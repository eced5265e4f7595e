import { InputError } from '@ec/cli';

/**
 * Reads what an option says.
 *
 * @param read - throws a RangeError when it cannot be read
 * @throws InputError in place of a RangeError, with the option
 */
export function readOption<T>(option: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(`${option}: error: ${error.message.replace(/^(?:formula|measure|roll): /, '')}`, {
      cause: error,
    });
  }
}
