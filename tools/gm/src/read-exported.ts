import { existsSync } from 'node:fs';
import { inputErrorIn } from '@ec/cli';
import { readExport, StoreError, type ExportedGame } from '@ec/engine/sqlite';
import { readJson } from '@ec/hall/json';
import { isDatabase } from './is-database.js';

const EXPORT = 'a file that "ec export" wrote';

/**
 * Reads a file that `ec export` wrote.
 *
 * @throws InputError at the place that is wrong, when it is not one
 */
export function readExported(file: string): ExportedGame {
  if (existsSync(file) && isDatabase(file))
    throw inputErrorIn(
      file,
      `expected ${EXPORT}, received a stored game: "ec export ${file} FILE" writes one`,
    );
  const json = readJson(file, EXPORT);
  try {
    return readExport(json.value);
  } catch (error) {
    throw error instanceof StoreError ? json.errorAt(error.path, error.message) : error;
  }
}
