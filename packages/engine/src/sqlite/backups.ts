import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { backupFolder, COPY, prefixOf, UNFINISHED } from './copy-names.js';
import { diskReason } from './disk-reason.js';
import { filesOf } from './explained.js';
import { StoreError } from './store-error.js';
import type { StoredGame, StoredTurn } from './stored-turn.js';
import { syncFile, syncFolder } from './sync.js';

/** Copies of the file that are kept, each from before a turn. */
const BACKUPS = 3;

/** Copies the file as it is after a turn, and keeps the last copies. */
export async function backUp({ database }: StoredGame, { turn }: StoredTurn): Promise<void> {
  if (database.isInMemory) return;
  const folder = backupFolder(database.path);
  const file = basename(database.path);
  const name = `${prefixOf(turn)}${file}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Anybody else who resolves the turn at the same time makes a copy of their own.
    const unfinished = mkdtempSync(join(folder, UNFINISHED));
    try {
      const copy = join(unfinished, COPY);
      await database.backup(copy, join(folder, name));
      chmodSync(copy, 0o600);
      renameSync(copy, join(folder, name));
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
    for (const old of otherCopies(database.path, name).slice(BACKUPS - 1))
      for (const one of filesOf(join(folder, old))) rmSync(one, { force: true });
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const what = `${folder}: the copy cannot be made, and nothing was changed`;
    throw new StoreError('disk', `${what}: ${diskReason(error)}`, { cause: error });
  }
}

/**
 * Puts the copies of a file beside another one, which is to be the same game elsewhere, in place of any of that name. They are on the disk when this
 * ends, and keep their times, which say what is newest.
 *
 * @returns names of what was put there
 * @throws the system's error when that cannot be done
 */
export function bringBackups(path: string, target: string): readonly string[] {
  const names = backupsOf(path);
  if (names.length === 0) return names;
  const [from, to] = [backupFolder(path), backupFolder(target)];
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const unfinished = mkdtempSync(join(to, UNFINISHED));
  try {
    for (const name of names) {
      const copy = join(unfinished, name);
      const { atime, mtime } = statSync(join(from, name));
      copyFileSync(join(from, name), copy);
      chmodSync(copy, 0o600);
      utimesSync(copy, atime, mtime);
      syncFile(copy);
    }
    for (const name of names) renameSync(join(unfinished, name), join(to, name));
    syncFolder(to);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return names;
}

/** Names of the copies of a file, and of what SQLite keeps beside one that somebody looks at. */
export function backupsOf(path: string): readonly string[] {
  const folder = backupFolder(path);
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.startsWith('turn-')) : [];
}

/** Removes copies of a file, and their folder where nothing else is in it. */
export function removeBackups(path: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const folder = backupFolder(path);
  for (const name of names) rmSync(join(folder, name), { force: true });
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** The earlier copies of a file, newest first. After an undone turn, this is not the order of their names. */
function otherCopies(path: string, name: string): string[] {
  const folder = backupFolder(path);
  return backupsOf(path)
    .filter((file) => file.endsWith(`-${basename(path)}`) && file !== name)
    .map((file) => ({ file, at: statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ file }) => file);
}

/** Removes unfinished copies of a file; anybody who is still making one is too late anyway. */
export function clearUnfinished(path: string): void {
  const folder = backupFolder(path);
  try {
    for (const file of readdirSync(folder))
      if (file.startsWith(UNFINISHED)) rmSync(join(folder, file), { recursive: true, force: true });
  } catch {
    // The leftovers do no harm, and the next turn tries again.
  }
}
