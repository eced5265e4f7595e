import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inputErrorIn } from './input-error.js';
import { makeFolder } from './make-folder.js';
import { withPath } from './with-path.js';

/**
 * Writes a file that must not exist yet, readable by its owner alone, as it may hold a seed. No file is left when the disk fills up
 * before its end.
 *
 * @throws InputError when it exists
 */
export function writeNewFile(path: string, text: string): void {
  makeFolder(dirname(path));
  const file = openNew(path);
  try {
    withPath(path, () => writeFileSync(file, text));
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

function openNew(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw inputErrorIn(path, 'expected a new file, and there is one already');
  }
}
