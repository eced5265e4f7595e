import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder, and those above it that are missing. Node's own way to do so never ends in folders in which nothing can be made, such as
 * those of `/proc`.
 *
 * @param mode - rights of the folders that are made, whatever the user's mask; as the mask has them when absent
 * @throws the system's error when one cannot be made, or a file is in its place
 */
export function makeFolder(path: string, mode?: number): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !isFolder(folder); folder = dirname(folder)) missing.push(folder);
  for (const folder of missing.toReversed()) make(folder, mode);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function make(folder: string, mode: number | undefined): void {
  try {
    mkdirSync(folder, { mode });
    if (mode !== undefined) chmodSync(folder, mode);
  } catch (error) {
    // somebody else has made it meanwhile
    if (!isFolder(folder)) throw error;
  }
}
