import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inputErrorIn } from '@ec/cli';

/** Prefix of the name of a folder with files that are being put in their places beside it: who makes it looks for a hall then, and who opens a hall for it. */
export const REPLACING = '.replacing-';

/** @throws InputError when a backup is being brought back into a folder, or that was cut off when some of its files were in place */
export function requireNotReplaced(folder: string): void {
  const left = existsSync(folder)
    ? readdirSync(folder).find((name) => name.startsWith(REPLACING))
    : undefined;
  if (left !== undefined)
    throw inputErrorIn(
      folder,
      `expected a folder into which no backup is being brought back, received one with ${join(folder, left)}; where "ec restore" was cut off, run it again`,
    );
}
