import { realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { explained } from './explained.js';
import type { GameFile } from './game-file.js';
import { StoreError } from './store-error.js';

/**
 * Makes a server the only one that plays a game on a clock, until the lock is disposed of or the process ends, in whatever way.
 *
 * The lock is one of the operating system, on `<file>.live`, an empty database beside the game. The game's own file can be read
 * and changed by everybody as before. The empty file stays: if it were deleted, two servers could hold a lock of that name.
 *
 * @throws StoreError `busy` when another server plays the game, or what the disk says
 */
export function lockLive({ database: { path } }: GameFile): Disposable {
  return lockPath(path);
}

/** The same of a game that is not open. */
export function lockPath(path: string): Disposable {
  // Links lead to the same game.
  const file = `${realpathSync(path)}.live`;
  const connection = explained(file, () => new DatabaseSync(file));
  try {
    explained(file, () => connection.exec('BEGIN EXCLUSIVE'));
  } catch (error) {
    connection.close();
    if (!(error instanceof StoreError && error.code === 'busy')) throw error;
    throw new StoreError('busy', `${path}: the game is live already: only one server can play it`, {
      cause: error,
    });
  }
  return { [Symbol.dispose]: () => connection.close() };
}
