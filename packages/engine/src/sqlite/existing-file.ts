import { pathToFileURL } from 'node:url';

/** Path of a database that lives in memory alone. */
export const MEMORY = ':memory:';

/**
 * A file as SQLite opens it without making it: a file that was just removed, as its game was moved, is not to come back as an empty one. A database in
 * memory is as it is.
 */
export function existingFile(path: string): URL | string {
  if (path === MEMORY) return path;
  const url = pathToFileURL(path);
  url.searchParams.set('mode', 'rw');
  return url;
}
