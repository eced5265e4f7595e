import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError, inputErrorIn, systemReason } from '@ec/cli';
import { StoreError, syncFile, syncFolder } from '@ec/engine/sqlite';
import type { RulesetOptions } from '../game/open-game.js';
import { gameFilesIn } from '../hall/game-files.js';
import { HALL_FILE } from '../store/hall-database.js';
import { REPLACING } from '../store/replacing.js';
import { backupsIn } from './kept-backups.js';
import { filesIn, kindOf, problemsOf } from './kept-files.js';

/** How a backup is brought back. */
export interface RestoreOptions extends RulesetOptions {
  /** Folder that gets the files; made where there is none. */
  readonly to: string;
  /** Names of files of the backup; all when there are none. */
  readonly files?: readonly string[];
  /** Whether files of these names may be there already: they are put aside. */
  readonly replace?: boolean | undefined;
  /** Whether every game is played again from its seed, too. */
  readonly verify?: boolean | undefined;
  /** Milliseconds since 1970 (UTC). */
  readonly clock: () => number;
  /** Called after each file with the numbers of files done and of all files. */
  readonly progress?: (done: number, of: number) => void;
}

/** What became of it. */
export interface Restored {
  /** The folder. */
  readonly path: string;
  /** Files of the backup, and what is wrong with each of them. Where anything is, none was brought back. */
  readonly files: readonly { readonly file: string; readonly problems: readonly string[] }[];
  /** Folder with what was there before; `null` where nothing was. */
  readonly aside: string | null;
  /** Games of the folder that are not of the backup: they are as they were. */
  readonly others: readonly string[];
}

/** Prefix of the name of a folder with copies that are not in place yet. No program takes them for games. */
const UNFINISHED = '.restoring-';

/** Folders that a call which was cut off has left. */
const OURS = [UNFINISHED, REPLACING];

/** Prefix of the name of a folder with what was in the place of a copy. */
const ASIDE = 'replaced-';

/** What SQLite keeps beside a database. It belongs to the former file, and would spoil another one of that name. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** SQLite's kind of error for a file that somebody else has open. */
const BUSY = 5;

/**
 * Brings the files of a backup back into a folder that nobody uses. They are copied, opened and checked first, and get their names only when all of them
 * are whole and on the disk. What was there under these names, with what SQLite kept beside it, is put aside into a folder of its own, so that nothing is lost.
 *
 * @param backup - folder of one backup
 * @throws InputError when there is no such backup, a file is there already that is not to be replaced, or the disk refuses
 * @throws StoreError `busy` when somebody uses one of the files, as a hall does that serves the folder
 */
export async function restoreBackup(backup: string, options: RestoreOptions): Promise<Restored> {
  const { to, replace = false, clock, progress } = options;
  const names = chosen(backup, options.files ?? []);
  return await atDisk(to, async () => {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    if (realpathSync(to) === realpathSync(backup))
      throw inputErrorIn(to, 'expected another folder than that of the backup');
    if (!replace) requireNone(to, names);
    requireUnused(to, names);
    for (const old of readdirSync(to).filter((name) => OURS.some((prefix) => name.startsWith(prefix))))
      rmSync(join(to, old), { recursive: true, force: true });
    const unfinished = mkdtempSync(join(to, UNFINISHED));
    const replacing = join(to, basename(unfinished).replace(UNFINISHED, REPLACING));
    try {
      const files: { file: string; problems: string[] }[] = [];
      for (const file of names) {
        copy(join(backup, file), join(unfinished, file));
        const problems = await problemsIn(join(unfinished, file), file, options);
        // The file is called by the name that it is to have.
        files.push({ file, problems: problems.map((said) => said.replaceAll(unfinished, to)) });
        progress?.(files.length, names.length);
      }
      const isWhole = files.every(({ problems }) => problems.length === 0);
      if (!isWhole) return { path: to, files, aside: null, others: [] };
      for (const file of names) {
        giveToOwnerOf(to, join(unfinished, file));
        syncFile(join(unfinished, file));
      }
      // Checking may have taken long. A hall that starts from now on sees what is done, or is seen.
      renameSync(unfinished, replacing);
      requireUnused(to, names);
      const aside = join(to, `${ASIDE}${new Date(clock()).toISOString().replaceAll(':', '-')}`);
      for (const file of names) put(replacing, to, file, aside);
      const isReplaced = existsSync(aside);
      if (isReplaced) syncFolder(aside);
      syncFolder(to);
      const others = gameFilesIn(to).filter((file) => !names.includes(file));
      return { path: to, files, aside: isReplaced ? aside : null, others };
    } finally {
      for (const copies of [unfinished, replacing]) rmSync(copies, { recursive: true, force: true });
    }
  });
}

/** Files of a backup that are brought back. */
function chosen(backup: string, files: readonly string[]): readonly string[] {
  const [newest] = existsSync(backup) ? backupsIn(backup) : [];
  if (newest !== undefined)
    throw inputErrorIn(
      backup,
      `expected the folder of one backup, such as ${join(backup, newest)}, received that of several`,
    );
  const names = filesIn(backup);
  const unknown = files.find((file) => !names.includes(file));
  if (unknown !== undefined)
    throw inputErrorIn(backup, `expected one of ${names.join(', ')}, received ${unknown}`);
  return files.length === 0 ? names : names.filter((name) => files.includes(name));
}

/** @throws InputError with all files that are there already */
function requireNone(to: string, names: readonly string[]): void {
  const there = names.flatMap((name) => {
    const { mtime } = lstatSync(join(to, name), { throwIfNoEntry: false }) ?? {};
    return mtime
      ? [`${join(to, name)}: error: there is a file of that name, last changed at ${mtime.toISOString()}`]
      : [];
  });
  if (there.length === 0) return;
  throw new InputError(
    [...there, 'nothing was changed; "--replace" puts what is there aside, and brings back the backup'].join(
      '\n',
    ),
  );
}

/** @throws StoreError `busy` when a hall serves the folder, or somebody else uses one of the files */
function requireUnused(to: string, names: readonly string[]): void {
  for (const name of new Set([HALL_FILE, ...names])) {
    const path = resolve(to, name);
    if (existsSync(path) && !statSync(path).isFile())
      throw inputErrorIn(join(to, name), 'expected a file, received a folder');
    if (existsSync(path) && isUsed(path))
      throw new StoreError(
        'busy',
        `${join(to, name)}: somebody uses it: end the hall that serves the folder first`,
      );
  }
}

/** Whether somebody has a database open. A process that was killed has none. What is no database is none's. */
function isUsed(path: string): boolean {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { timeout: 0 });
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK');
    return false;
  } catch (error) {
    return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
  } finally {
    connection?.close();
  }
}

/** Copies a file, and the log that somebody who looked at it may have left beside it. */
function copy(from: string, to: string): void {
  for (const beside of ['', '-wal'])
    if (beside === '' || existsSync(`${from}${beside}`)) {
      copyFileSync(`${from}${beside}`, `${to}${beside}`);
      chmodSync(`${to}${beside}`, 0o600);
    }
}

function problemsIn(
  path: string,
  file: string,
  { clock, ruleset, verify = false }: RestoreOptions,
): Promise<string[]> {
  const { check, rehearse } = kindOf(file);
  return problemsOf(() => (verify ? rehearse(path, { clock, ruleset }) : check(path, clock)));
}

/** What root brings back belongs to the user whose folder it is, as the hall of that user could not open it otherwise. */
function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/** Puts a file in its place, and what was there aside. */
function put(from: string, to: string, file: string, aside: string): void {
  for (const beside of BESIDE) {
    const old = `${file}${beside}`;
    if (!lstatSync(join(to, old), { throwIfNoEntry: false })) continue;
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    renameSync(join(to, old), join(aside, old));
  }
  renameSync(join(from, file), join(to, file));
}

/** @throws InputError where the disk refuses */
async function atDisk<T>(to: string, does: () => Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (error) {
    if (!(error instanceof Error && 'errno' in error)) throw error;
    throw inputErrorIn(to, `the backup cannot be brought back there: ${systemReason(error)}`);
  }
}
