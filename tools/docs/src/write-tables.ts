/** Rewrites the tables of the rulebook from the code, in place. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument, workspaceRoot } from './documents.ts';
import { freshPage, rulebookPages } from './pages.ts';
import { TABLES } from './tables.ts';

for (const path of rulebookPages()) {
  const fresh = await freshPage(path, TABLES);
  if (fresh === readDocument(path)) continue;
  writeFileSync(join(workspaceRoot, path), fresh);
  console.log(`wrote ${path}`);
}
