import { statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StoreError } from './store-error.js';

/** More turns than a game has. */
const LAST_TURN = 999_999;

/** Prefix of the name of a folder with a copy that is being made. */
export const UNFINISHED = 'unfinished-';

/** Name of the copy in it: as short as can be, as SQLite opens no file by a longer path than {@link LONGEST_PATH}. */
export const COPY = 'game';

/** Bytes (included) of the longest path by which SQLite opens a file. */
const LONGEST_PATH = 504;

/** Folder of the copies of a file. */
export function backupFolder(path: string): string {
  return `${path}.backups`;
}

/** Prefix of the name of a copy from before a turn. */
export function prefixOf(turn: number): string {
  return `turn-${String(turn).padStart(4, '0')}-`;
}

/**
 * Checks that copies of a file could be made, before there is one: their names and paths are longer than its own.
 *
 * @throws StoreError `disk` when its name or its path is too long
 */
export function requireShortName(path: string): void {
  const unfinished = join(resolve(backupFolder(path)), `${UNFINISHED}XXXXXX`, COPY);
  if (bytesOf(unfinished) > LONGEST_PATH) {
    const most = LONGEST_PATH - bytesOf(unfinished) + bytesOf(resolve(path));
    throw new StoreError(
      'disk',
      `${path}: expected a path of at most ${most} bytes from the root on, received a longer one`,
    );
  }
  try {
    // The disk itself says what is too long for it, whether there is such a file or not.
    statSync(join(dirname(path), `${prefixOf(LAST_TURN)}${basename(path)}`), { throwIfNoEntry: false });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG')) return;
    const what = 'expected a shorter name, as the copies of the game have longer ones';
    throw new StoreError('disk', `${path}: ${what}`, { cause: error });
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
