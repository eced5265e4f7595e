import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { inputErrorIn } from '@ec/cli';
import type { JsonFile } from '@ec/hall/json';

/**
 * A file of a game's folder, or a folder in it. The folder may be a stranger's: no link there makes the host's computer read another file.
 *
 * @param file - its path, which begins with that of the folder
 * @returns the path
 * @throws InputError when a link leads out of the folder
 */
export function ownFile(folder: string, file: string): string {
  if (existsSync(file) && leadsOut(realpathSync(folder), realpathSync(file)))
    throw inputErrorIn(file, 'expected a file of the folder, received a link that leads out of it');
  return file;
}

/**
 * The path of a file of a folder that a JSON file names.
 *
 * @param keys - where the JSON file names it
 * @throws InputError when it lies outside of the folder, a link leads there, or there is none
 */
export function namedFile(folder: string, json: JsonFile, keys: readonly string[], named: string): string {
  const file = join(folder, named);
  const place = keys.join('.');
  if (isAbsolute(named) || leadsOut(folder, file))
    throw json.errorAt(keys, `${place}: expected a file of the folder, received ${named}`);
  if (!existsSync(file)) throw json.errorAt(keys, `${place}: no file ${named}`);
  if (leadsOut(realpathSync(folder), realpathSync(file)))
    throw json.errorAt(
      keys,
      `${place}: expected a file of the folder, received ${named}, a link that leads out of it`,
    );
  return file;
}

function leadsOut(folder: string, file: string): boolean {
  const way = relative(folder, file);
  // On Windows, there is no way from one disk to another.
  return isAbsolute(way) || way.split(sep)[0] === '..';
}
