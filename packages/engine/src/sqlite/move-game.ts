import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { platform } from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { explained, filesOf } from './explained.js';
import { openGameFile, type StoreOptions } from './game-file.js';
import { lockPath } from './lock-live.js';
import { CLOSE_FOR_MOVE, OPEN_AFTER_MOVE } from './moving.js';
import { StoreError } from './store-error.js';

/** Prefix of the name of a copy that is not whole yet: no program takes it for a game. */
const UNFINISHED = '.moving-';

/**
 * Moves a game into another folder, on another disk perhaps, while others may use it. First nobody can change it any more: whoever tries is told
 * that it is busy. Then it is copied, the copy gets its name, and the file that was there before goes. So every change that was made is in the new
 * file, and no change is made to the old one after it was copied.
 *
 * A move that was cut off leaves the game closed where it was; moving it again takes it up.
 *
 * @param to - folder that is there or is made
 * @returns the new file
 * @throws StoreError `exists` when a file of that name is there, `busy` when the game is live or somebody takes too long to change it, or as
 *   `openGameFile` does; the game is then as it was
 */
export async function moveGame(path: string, to: string, options: StoreOptions): Promise<string> {
  const target = join(to, basename(path));
  if (existsSync(target))
    throw new StoreError('exists', `${target}: expected no file of that name, and there is one already`);
  if (!existsSync(path))
    throw new StoreError('no-file', `${path}: expected a stored game, and there is no file`);
  // Nobody else moves it, or plays it live, at the same time.
  using _ = lockPath(path);
  takeUp(path);
  using file = openGameFile(path, options);
  const { database } = file;
  const unfinished = join(to, `${UNFINISHED}${basename(path)}`);
  database.requireWritable();
  onDisk(to, () => {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    for (const one of filesOf(unfinished)) rmSync(one, { force: true });
  });
  database.transaction(() => database.execute(CLOSE_FOR_MOVE));
  try {
    await database.backup(unfinished);
    onDisk(to, () => chmodSync(unfinished, 0o600));
    run(unfinished, OPEN_AFTER_MOVE);
    openGameFile(unfinished, options)[Symbol.dispose]();
    onDisk(to, () => {
      renameSync(unfinished, target);
      syncFolder(to);
    });
  } catch (error) {
    for (const one of filesOf(unfinished)) rmSync(one, { force: true });
    database.transaction(() => database.execute(OPEN_AFTER_MOVE));
    throw error;
  }
  file[Symbol.dispose]();
  for (const old of filesOf(path)) rmSync(old, { force: true });
  return target;
}

/** Opens a game again that a move which was cut off has closed. */
function takeUp(path: string): void {
  try {
    run(path, OPEN_AFTER_MOVE);
  } catch (error) {
    // What is wrong with the file is said when it is opened.
    if (!(error instanceof StoreError)) throw error;
  }
}

function run(path: string, statements: string): void {
  explained(path, () => {
    const connection = new DatabaseSync(path, { timeout: 5_000 });
    try {
      connection.exec(statements);
    } finally {
      connection.close();
    }
  });
}

/** Does something with the folder to which the game goes. */
function onDisk(to: string, does: () => void): void {
  try {
    does();
  } catch (error) {
    throw new StoreError('disk', `${to}: the game cannot be moved there; nothing was changed`, {
      cause: error,
    });
  }
}

/** Waits until the names in a folder are on the disk. Windows opens no folders, and keeps their names by itself. */
function syncFolder(folder: string): void {
  if (platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
