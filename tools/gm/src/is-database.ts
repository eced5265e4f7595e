import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** How every SQLite file begins. */
const MAGIC = 'SQLite format 3\0';

/** Whether a file is a SQLite database, by its first bytes. */
export function isDatabase(path: string): boolean {
  if (!statSync(path).isFile()) return false;
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(MAGIC.length);
    readSync(file, head);
    return head.toString('latin1') === MAGIC;
  } finally {
    closeSync(file);
  }
}
