import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { requireShortName } from './copy-names.js';
import { isFile } from './no-game.js';
import { StoreError } from './store-error.js';

/**
 * Makes an empty file, so that only one of two who make a game at once goes on.
 *
 * @throws StoreError `exists` when there is a file, `disk` when its name or path is too long for its copies, or on a disk error
 */
export function makeFile(path: string): void {
  requireShortName(path);
  try {
    // It holds the seed and everybody's orders: only its owner may read it.
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    const cause = { cause: error };
    if (!existsSync(path)) throw new StoreError('disk', `${path}: the file cannot be made`, cause);
    const what = `expected a new file, and there is one already${unfinished(path)}`;
    throw new StoreError('exists', `${path}: ${what}`, cause);
  }
}

/** What to say of a file in which no table is: that of a command which is still at work, or was killed. */
function unfinished(path: string): string {
  return isBare(path)
    ? ', without a game: somebody is making one, or was interrupted; remove the file if nobody is'
    : '';
}

/** Whether a file is a database without any table. */
function isBare(path: string): boolean {
  if (!isFile(path)) return false;
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { readOnly: true, defensive: true });
    return connection.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  } catch {
    return false;
  } finally {
    connection?.close();
  }
}
