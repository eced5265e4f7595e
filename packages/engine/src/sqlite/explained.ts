import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { MOVING, sayMoving } from './moving.js';
import { StoreError, type StoreErrorCode } from './store-error.js';

/** SQLite's kind of error for a file with faults. */
const DAMAGED = 11;
/** A detail of kind 10, a failing disk: the file ends within a page, as one that was cut does. */
const SHORT_READ = 522;
/** What SQLite says of a file whose header names a format that there never was; the kind is that of a mistake in a question. */
const NO_FORMAT = 'unsupported file format';

/** What Node says of a connection that was closed. */
const CLOSED = 'ERR_INVALID_STATE';

/** What Node says of a number of the file that JavaScript cannot hold. */
const TOO_LARGE = 'ERR_OUT_OF_RANGE';

/** SQLite's kinds of errors, and our codes and messages for them. */
const KINDS: ReadonlyMap<number, readonly [StoreErrorCode, string]> = new Map([
  [5, ['busy', 'somebody else is changing the game: try again when they are done']],
  [8, ['read-only', 'cannot be written; nothing was changed']],
  [10, ['disk', 'the disk cannot be read or written; nothing was changed']],
  [DAMAGED, ['damaged', 'the file is damaged']],
  [13, ['full', 'the disk is full; nothing was changed']],
  [14, ['disk', 'the file cannot be opened or made']],
  [18, ['too-large', 'expected values of at most 64 million bytes, received a larger one']],
  [26, ['not-a-game', 'expected a stored game, received another kind of file']],
]);

/** Runs something on a SQLite file, and reports errors in our own words. */
export function explained<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw storeError(path, error);
  }
}

/** The error of SQLite in our own words, a caller's use of a closed file too; any other as it is. */
export function storeError(path: string, error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === CLOSED)
    return new TypeError(`${path}: expected an open game, received one that was disposed of`, {
      cause: error,
    });
  if (error instanceof RangeError && 'code' in error && error.code === TOO_LARGE)
    return new StoreError('damaged', `${path}: the file is damaged: it holds a number that is too large`, {
      cause: error,
    });
  if (!(error instanceof Error && 'errcode' in error)) return error;
  if (error.message === MOVING) return new StoreError('busy', sayMoving(path), { cause: error });
  // The lower byte is the kind of error; the upper ones are details.
  const isDamaged = error.errcode === SHORT_READ || error.message === NO_FORMAT;
  const kind = isDamaged ? DAMAGED : Number(error.errcode) & 0xff;
  const [code, message] = KINDS.get(kind) ?? [];
  if (code === undefined) return error;
  const place = code === 'read-only' ? unwritable(path) : path;
  return new StoreError(code, `${place}: ${message}`, { cause: error });
}

/** What stops a change: the file, one of those beside it that somebody else's command has left, or else the folder. */
function unwritable(path: string): string {
  return (
    [...filesOf(path), resolve(dirname(path))].find((one) => existsSync(one) && !isWritable(one)) ?? path
  );
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The files that SQLite keeps for a database in use. */
export function filesOf(path: string): string[] {
  return [path, `${path}-wal`, `${path}-shm`];
}
