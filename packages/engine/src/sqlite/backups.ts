import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StoreError } from './store-error.js';
import type { StoredGame, StoredTurn } from './stored-turn.js';

/** Copies of the file that are kept, each from before a turn. */
const BACKUPS = 3;

/** Prefix of the name of a copy that is being made. */
const UNFINISHED = 'unfinished-';

/** Folder of the copies of a file. */
export function backupFolder(path: string): string {
  return `${path}.backups`;
}

/** Copies the file as it is after a turn, and keeps the last copies. */
export async function backUp({ database }: StoredGame, { turn }: StoredTurn): Promise<void> {
  if (database.isInMemory) return;
  const folder = backupFolder(database.path);
  const file = basename(database.path);
  const name = `turn-${String(turn).padStart(4, '0')}-${file}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Anybody else who resolves the turn at the same time makes a copy of their own.
    const unfinished = mkdtempSync(join(folder, UNFINISHED));
    try {
      await database.backup(join(unfinished, file));
      chmodSync(join(unfinished, file), 0o600);
      renameSync(join(unfinished, file), join(folder, name));
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
    for (const old of otherCopies(folder, name).slice(BACKUPS - 1))
      rmSync(join(folder, old), { force: true });
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('disk', `${folder}: the copy cannot be made; nothing was changed`, { cause: error });
  }
}

/** The earlier copies in a folder, newest first. After an undone turn, this is not the order of their names. */
function otherCopies(folder: string, name: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith('turn-') && file !== name)
    .map((file) => ({ file, at: statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ file }) => file);
}

/** Removes unfinished copies; anybody who is still making one is too late anyway. */
export function clearUnfinished({ database }: StoredGame): void {
  if (database.isInMemory) return;
  const folder = backupFolder(database.path);
  try {
    for (const file of readdirSync(folder))
      if (file.startsWith(UNFINISHED)) rmSync(join(folder, file), { recursive: true, force: true });
  } catch {
    // The turn stands, and the leftovers do no harm: the next turn tries again.
  }
}
