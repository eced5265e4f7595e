import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backupsOf, bringBackups, clearUnfinished, removeBackups } from './backups.js';
import { diskReason } from './disk-reason.js';
import { Database } from './database.js';
import { filesOf } from './explained.js';
import { openGameFile, type GameFile, type StoreOptions } from './game-file.js';
import { gameOrigin } from './game-origin.js';
import { lockPath } from './lock-live.js';
import { closeForMove, IS_MOVING, OPEN_AFTER_MOVE, sayMoving, targetOfMove } from './moving.js';
import { isFile, noGame } from './no-game.js';
import { StoreError, type StoreErrorCode } from './store-error.js';
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
 * goes then, with its copies. A game that is moved to its own folder stays, and is open again.
 *
 * @param to - folder that is there or is made
 * @returns the new file
 * @throws StoreError `no-file` when there is no such file, there is a link to one, or a move that was cut off has brought the game elsewhere; `exists` when a file of that name is there, `busy` when the game is live or somebody takes too long to change it, or as
 *   `openGameFile` does; the game is then as it was
 */
export async function moveGame(path: string, to: string, options: MoveOptions): Promise<string> {
  const { arrived } = options;
  const target = join(to, basename(path));
  if (!isFile(path)) throw noGame(path);
  // The link would go, and the file would stay closed.
  if (lstatSync(path).isSymbolicLink())
    throw new StoreError(
      'no-file',
      `${path}: expected the file of a stored game itself, received a link to it`,
    );
  // Nobody else moves it, or plays it live, at the same time.
  using _ = lockPath(path);
  const moved = movedBefore(path, options);
  if (moved !== undefined) {
    await arrived?.(moved);
    removeMoved(path);
    if (moved === resolve(target)) return target;
    throw new StoreError('no-file', `${path}: expected a stored game, and it was moved to ${moved} before`);
  }
  if (isSameFolder(dirname(path), to)) {
    openAfterMove(path, options);
    return path;
  }
  if (existsSync(target))
    throw new StoreError('exists', `${target}: expected no file of that name, and there is one already`);
  openAfterMove(path, options);
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
    await database.backup(unfinished, target);
    onDisk(to, () => chmodSync(unfinished, 0o600));
    openAfterMove(unfinished, options);
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
  if (database.get(IS_MOVING)) throw new StoreError('busy', sayMoving(database.path));
}

/** Removes the file of a game that was moved, after its copies, as nobody would look for these without it; it goes before its log, without which it might be open again. */
function removeMoved(path: string): void {
  clearUnfinished(path);
  removeBackups(path, backupsOf(path));
  for (const old of filesOf(path)) rmSync(old, { force: true });
}

/** The file to which a move has brought a game before it was cut off, with all that is in it; `undefined` where it came to none. */
function movedBefore(path: string, options: StoreOptions): string | undefined {
  using here = Database.openClosed(path, options);
  const target = targetOfMove(here.get(IS_MOVING));
  if (target === undefined || !existsSync(target) || isSameFile(path, target)) return undefined;
  try {
    using there = Database.openClosed(target, options);
    return hasAllOf(there, here) ? target : undefined;
  } catch (error) {
    // Whatever is there is not the game, and stays. What cannot be read now may be the game.
    if (error instanceof StoreError && NO_GAME.has(error.code)) return undefined;
    throw error;
  }
}

/** What is said of a file that is not the game, or nothing to go on with. */
const NO_GAME: ReadonlySet<StoreErrorCode> = new Set(['not-a-game', 'foreign-schema', 'damaged']);

/** Whether a file has the game of another one, and everything that happened in it. */
function hasAllOf(there: Database, here: Database): boolean {
  const last = lastOf(here);
  const counted = lastOf(there);
  return (
    originOf(there) === originOf(here) &&
    Object.entries(last).every(([table, id]) => (counted[table] ?? 0) >= id) &&
    hashOf(there, last['turns']) === hashOf(here, last['turns'])
  );
}

/** Numbers of the last turn, change of seats, sheet and message of a file: what comes later has a larger one. */
function lastOf(database: Database): Readonly<Record<string, number>> {
  const row =
    database.get(`SELECT (SELECT max(id) FROM turns) AS turns, (SELECT max(id) FROM seatings) AS seatings,
    (SELECT max(receipt) FROM orders) AS orders, (SELECT max(id) FROM messages) AS messages`);
  return Object.fromEntries(Object.entries(row ?? {}).map(([table, id]) => [table, Number(id ?? 0)]));
}

function hashOf(database: Database, turn = 0): unknown {
  return database.get('SELECT hash FROM turns WHERE id = ?', turn)?.['hash'];
}

/** Which game is in a file that may be closed. */
function originOf(database: Database): string {
  const { ruleset, name, seed, created } =
    database.get('SELECT ruleset, name, seed, created FROM meta') ?? {};
  return gameOrigin({
    ...{ ruleset: String(ruleset), name: String(name), seed: String(seed) },
    created: Number(created),
  });
}

/** Opens a game again that a move has closed. */
function openAfterMove(path: string, options: StoreOptions): void {
  using database = Database.openClosed(path, options);
  if (database.get(IS_MOVING)) database.transaction(() => database.execute(OPEN_AFTER_MOVE));
}

/** Whether two paths lead to one file: it would be removed as the copy of itself. */
function isSameFile(a: string, b: string): boolean {
  const [one, other] = [a, b].map((path) => statSync(path, { bigint: true }));
  return one?.ino === other?.ino && one?.dev === other?.dev;
}

function isSameFolder(a: string, b: string): boolean {
  return existsSync(b) && realpathSync(a) === realpathSync(b);
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
