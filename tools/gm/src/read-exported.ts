import { readExport, StoreError, type ExportedGame } from '@ec/engine/sqlite';
import { readJson } from '@ec/hall/json';

/**
 * Reads a file that `ec export` wrote.
 *
 * @throws InputError at the place that is wrong, when it is not one
 */
export function readExported(file: string): ExportedGame {
  const json = readJson(file);
  try {
    return readExport(json.value);
  } catch (error) {
    throw error instanceof StoreError ? json.errorAt(error.path, error.message) : error;
  }
}
