import { StoreError, type StoreErrorCode } from '@ec/engine/sqlite';

/** SQLite's kinds of errors that are no mistake in the program, and our codes and messages for them. */
const KINDS: ReadonlyMap<number, readonly [StoreErrorCode, string]> = new Map([
  [5, ['busy', 'somebody else is changing it; nothing was changed: try again']],
  [8, ['read-only', 'cannot be written; nothing was changed']],
  [10, ['disk', 'the disk cannot be read or written; nothing was changed']],
  [13, ['full', 'the disk is full; nothing was changed']],
  [14, ['disk', 'the file cannot be opened or made']],
]);

/** What Node says of a number of the file that JavaScript cannot hold. */
const TOO_LARGE = 'ERR_OUT_OF_RANGE';

/** Runs something on the hall's file, and reports what the disk refuses in the words and codes that stored games have for it. */
export function withFaults<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw hallFault(name, error);
  }
}

function hallFault(name: string, error: unknown): unknown {
  if (error instanceof RangeError && 'code' in error && error.code === TOO_LARGE)
    return new StoreError('damaged', `${name}: the file is damaged: it holds a number that is too large`, {
      cause: error,
    });
  if (!(error instanceof Error && 'errcode' in error)) return error;
  // The lower byte is the kind of error; the upper ones are details.
  const [code, message] = KINDS.get(Number(error.errcode) & 0xff) ?? [];
  return code === undefined ? error : new StoreError(code, `${name}: ${message}`, { cause: error });
}
