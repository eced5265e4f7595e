import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backupsOf, bringBackups, clearUnfinished, removeBackups } from './backups.js';
import { diskReason } from './disk-reason.js';
import { existingFile } from './existing-file.js';
import { explained, filesOf } from './explained.js';
import { openGameFile, type GameFile, type StoreOptions } from './game-file.js';
import { gameOrigin } from './game-origin.js';
import { lockPath } from './lock-live.js';
import { closeForMove, IS_MOVING, MOVING, OPEN_AFTER_MOVE, targetOfMove } from './moving.js';
import { isFile, noGame } from './no-game.js';
import { StoreError } from './store-error.js';
import { syncFolder } from './sync.js';

/** How a game is moved. */
export interface MoveOptions extends StoreOptions {
  /**
   * Called with the whole path of the new file when that is there, before the old one goes, to take along what is kept of the game elsewhere. A move that was cut off calls it again,
   * and so does one that it has failed.
   */
  readonly arrived?: (target: string) => Promise<void> | void;
}

/** Prefix of the name of a copy that is not whole yet: no program takes it for a game. */
const UNFINISHED = '.moving-';

/**
 * Moves a game into another folder, on another disk perhaps, while others may use it. First nobody can change it any more: whoever tries is told
 * that it is busy. Then it is copied, with the copies from before its last turns, the new file gets its name, and what was there before goes. So every
 * change that was made is in the new file, and no change is made to the old one after it was copied. An empty file `<file>.live` stays where the game was.
 *
 * A move that was cut off leaves the game closed where it was; moving it again takes it up. Where the new file was there already, only the old one
 * goes then, with its copies.
 *
 * @param to - folder that is there or is made
 * @returns the new file
 * @throws StoreError `no-file` when there is no such file, or a move that was cut off has brought the game elsewhere; `exists` when a file of that name is there, `busy` when the game is live or somebody takes too long to change it, or as
 *   `openGameFile` does; the game is then as it was
 */
export async function moveGame(path: string, to: string, options: MoveOptions): Promise<string> {
  const { arrived } = options;
  const target = join(to, basename(path));
  if (!isFile(path)) throw noGame(path);
  // Nobody else moves it, or plays it live, at the same time.
  using _ = lockPath(path);
  const moved = movedBefore(path);
  if (moved !== undefined) {
    await arrived?.(moved);
    removeMoved(path);
    if (moved === resolve(target)) return target;
    throw new StoreError('no-file', `${path}: expected a stored game, and it was moved to ${moved} before`);
  }
  if (existsSync(target))
    throw new StoreError('exists', `${target}: expected no file of that name, and there is one already`);
  takeUp(path);
  using file = openGameFile(path, options);
  const { database } = file;
  const unfinished = join(to, `${UNFINISHED}${basename(path)}`);
  let backups: readonly string[] = [];
  database.requireWritable();
  onDisk(to, () => {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    for (const one of filesOf(unfinished)) rmSync(one, { force: true });
  });
  database.transaction(() => database.execute(closeForMove(resolve(target))));
  try {
    await database.backup(unfinished);
    onDisk(to, () => chmodSync(unfinished, 0o600));
    run(unfinished, OPEN_AFTER_MOVE);
    openGameFile(unfinished, options)[Symbol.dispose]();
    onDisk(to, () => {
      // What another game of that name has left there is not taken for the log of this one.
      for (const one of filesOf(target)) rmSync(one, { force: true });
      backups = bringBackups(path, target);
      renameSync(unfinished, target);
      syncFolder(to);
    });
  } catch (error) {
    for (const one of filesOf(unfinished)) rmSync(one, { force: true });
    database.transaction(() => database.execute(OPEN_AFTER_MOVE));
    removeBackups(target, backups);
    throw error;
  }
  file[Symbol.dispose]();
  await arrived?.(resolve(target));
  removeMoved(path);
  return target;
}

/**
 * Checks that nobody moves a game now, nor has moved it: what is kept of it elsewhere is taken along once it is closed.
 *
 * @throws StoreError `busy` when somebody does or has
 */
export function requireNotMoving({ database }: GameFile): void {
  if (database.get(IS_MOVING)) throw new StoreError('busy', `${database.path}: ${MOVING}: try again`);
}

/** Removes the file of a game that was moved, after its copies, as nobody would look for these without it; it goes before its log, without which it might be open again. */
function removeMoved(path: string): void {
  clearUnfinished(path);
  removeBackups(path, backupsOf(path));
  for (const old of filesOf(path)) rmSync(old, { force: true });
}

/** The file to which a move has brought a game before it was cut off; `undefined` where it came to none. */
function movedBefore(path: string): string | undefined {
  try {
    const target = ask(path, (connection) => targetOfMove(connection.prepare(IS_MOVING).get()));
    if (target === undefined || !existsSync(target)) return undefined;
    return originOf(target) === originOf(path) ? target : undefined;
  } catch {
    // What is wrong with a file is said when it is opened.
    return undefined;
  }
}

/** Which game is in a file that may be closed. */
function originOf(path: string): string {
  const row = ask(path, (connection) =>
    connection.prepare('SELECT ruleset, name, seed, created FROM meta').get(),
  );
  const { ruleset, name, seed, created } = row ?? {};
  return gameOrigin({
    ...{ ruleset: String(ruleset), name: String(name), seed: String(seed) },
    created: Number(created),
  });
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
  ask(path, (connection) => connection.exec(statements));
}

function ask<T>(path: string, questions: (connection: DatabaseSync) => T): T {
  return explained(path, () => {
    const connection = new DatabaseSync(existingFile(path), { timeout: 5_000 });
    try {
      return questions(connection);
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
    const what = `${to}: the game cannot be moved there, and nothing was changed`;
    throw new StoreError('disk', `${what}: ${diskReason(error)}`, { cause: error });
  }
}
