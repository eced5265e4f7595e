import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Waits until what a file holds is on the disk.
 *
 * @throws Error of the system when there is no such file, or the disk fails
 */
export function syncFile(path: string): void {
  // Windows does this only for those who may write.
  sync(path, 'r+');
}

/**
 * Waits until the names in a folder are on the disk. Windows opens no folders, and keeps their names by itself.
 *
 * @throws Error of the system when there is no such folder, or the disk fails
 */
export function syncFolder(folder: string): void {
  if (globalThis.process.platform !== 'win32') sync(folder, 'r');
}

function sync(path: string, flags: string): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
