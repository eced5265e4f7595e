import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inputErrorIn, systemReason } from '@ec/cli';
import { syncFolder } from '@ec/engine/sqlite';
import type { RulesetOptions } from '../game/open-game.js';
import { clearUnfinished, olderThan, removeBackup, UNFINISHED } from './kept-backups.js';
import { filesIn, kindOf, problemsOf, reasonOf } from './kept-files.js';

/** How a folder is copied. */
export interface BackupOptions extends RulesetOptions {
  /** Folder in which each backup has a folder of its own; made where there is none. */
  readonly to: string;
  /** Backups that stay, the new one included, at least 1; all when absent. Those with a later date than the new one are not counted, and stay. */
  readonly keep?: number | undefined;
  /** Whether every copy is opened, read, and played again from its seed. */
  readonly verify?: boolean | undefined;
  /** Milliseconds since 1970 (UTC). */
  readonly clock: () => number;
  /** Called after each file with the numbers of files done and of all files. */
  readonly progress?: (done: number, of: number) => void;
}

/** A file of the folder, and what became of it. */
export interface CopiedFile {
  /** Its name. */
  readonly file: string;
  /** Size of the copy; 0 where none could be made. */
  readonly bytes: number;
  /** What is wrong with the file or its copy; none where all is well. */
  readonly problems: readonly string[];
}

/** A backup that was made. */
export interface Backup {
  /** Its folder. */
  readonly path: string;
  /** In the order in which they were copied. */
  readonly files: readonly CopiedFile[];
  /** Older backups that were removed. */
  readonly removed: readonly string[];
  /** Whether it is on the disk of the games, and is lost with it. */
  readonly isOnSameDisk: boolean;
}

/**
 * Copies all stored games of a folder, those behind links too, the hall's own file, and its settings of mail, while others may use them. Each copy is a file as it stood at one moment. The
 * backup has its name when it is whole and on the disk; what was cut off before is removed by the next one. Older backups stay
 * where anything is wrong, as they may hold the last good copy of a game.
 *
 * @throws InputError when there is no such folder, or nothing in it, or the copies cannot be kept where they should be
 */
export async function backUpFolder(folder: string, options: BackupOptions): Promise<Backup> {
  const { to, keep = Infinity, clock, progress } = options;
  const names = filesIn(folder);
  const name = new Date(clock()).toISOString().replaceAll(':', '-');
  const path = join(to, name);
  const unfinished = begin(to);
  try {
    const files: CopiedFile[] = [];
    for (const file of names) {
      const { problems, ...copied } = await copyOf(join(folder, file), join(unfinished, file), file, options);
      // The copy is called by the name that it is to have.
      files.push({ ...copied, problems: problems.map((said) => said.replaceAll(unfinished, path)) });
      progress?.(files.length, names.length);
    }
    atDisk(to, () => {
      syncFolder(unfinished);
      renameSync(unfinished, path);
      syncFolder(to);
    });
    const isWhole = files.every(({ problems }) => problems.length === 0);
    const removed = isWhole ? olderThan(to, name).slice(keep - 1) : [];
    for (const old of removed) removeBackup(to, old);
    return { path, files, removed, isOnSameDisk: statSync(folder).dev === statSync(to).dev };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** A folder for copies that are being made. */
function begin(to: string): string {
  return atDisk(to, () => {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    clearUnfinished(to);
    return mkdtempSync(join(to, UNFINISHED));
  });
}

/** Copies a file, and tries the copy. Whatever is wrong with it, the other files are copied too, and a copy that was made is kept. */
async function copyOf(
  from: string,
  to: string,
  file: string,
  { clock, verify = false, ruleset }: BackupOptions,
): Promise<CopiedFile> {
  const { copy, rehearse } = kindOf(file);
  try {
    await copy(from, to, clock);
    // It holds the seed and everybody's orders, or everybody's addresses.
    chmodSync(to, 0o600);
  } catch (error) {
    rmSync(to, { force: true });
    return { file, bytes: 0, problems: [`no copy could be made: ${reasonOf(error)}`] };
  }
  const problems = verify ? await problemsOf(() => rehearse(to, { clock, ruleset })) : [];
  return { file, bytes: statSync(to).size, problems };
}

/**
 * Does something with the folder of backups.
 *
 * @throws InputError where the disk refuses
 */
function atDisk<T>(to: string, does: () => T): T {
  try {
    return does();
  } catch (error) {
    if (!(error instanceof Error && 'errno' in error)) throw error;
    throw inputErrorIn(
      to,
      `the backup cannot be kept there, and nothing was changed: ${systemReason(error)}`,
    );
  }
}
