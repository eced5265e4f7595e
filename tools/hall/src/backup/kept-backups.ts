import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Prefix of the name of a backup that is being made. */
export const UNFINISHED = 'unfinished-';

/** Prefix of the name of a backup that is being removed. */
const REMOVED = 'removed-';

/** Name of a backup: when it was begun, as `2026-11-27T10-47-56.123Z`. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** Names of the backups in a folder that are older than one of them, newest first. What a clock that was ahead has dated later takes no place of theirs. */
export function olderThan(to: string, name: string): string[] {
  return backupsIn(to).filter((other) => other < name);
}

/** Names of the backups in a folder, newest first. */
export function backupsIn(to: string): string[] {
  return readdirSync(to)
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
}

/** Removes a backup. It loses its name first, so that no half of it looks like a whole one. */
export function removeBackup(to: string, name: string): void {
  const removed = join(to, `${REMOVED}${name}`);
  renameSync(join(to, name), removed);
  rmSync(removed, { recursive: true, force: true });
}

/** Removes what was cut off. Anybody who is making a backup at the same time finds theirs gone, and says so. */
export function clearUnfinished(to: string): void {
  for (const name of readdirSync(to)) {
    if (name.startsWith(UNFINISHED)) removeBackup(to, name);
    if (name.startsWith(REMOVED)) rmSync(join(to, name), { recursive: true, force: true });
  }
}
