import { statSync, type Stats } from 'node:fs';
import { StoreError } from './store-error.js';

/** How the names of stored games end by custom: a hall serves no others. */
export const GAME_EXTENSION = '.ec';

/** Whether there is a file, be it a stored game or not. */
export function isFile(path: string): boolean {
  return found(path)?.isFile() ?? false;
}

/** The error for a path at which there is no file, `no-file`. It names the game that was probably meant, where the ending of its name was left out. */
export function noGame(path: string, options?: ErrorOptions): StoreError {
  const there = found(path);
  const what = there?.isDirectory() ? 'a folder' : 'something else';
  const received = there ? `, received ${what}` : ', and there is no file';
  const meant = `${path.replace(/[/\\]+$/, '')}${GAME_EXTENSION}`;
  const hint = isFile(meant) ? `; did you mean ${meant}?` : '';
  return new StoreError('no-file', `${path}: expected a stored game${received}${hint}`, options);
}

function found(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
