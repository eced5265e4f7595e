/** Rewrites the tables of the rulebook and of the pages about commands from the code, in place. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument, workspaceRoot } from './documents.ts';
import { freshPage } from './pages.ts';
import { TABLE_PAGES } from './table-pages.ts';

for (const { paths, tables } of TABLE_PAGES) {
  for (const path of paths) {
    const fresh = await freshPage(path, tables);
    if (fresh === readDocument(path)) continue;
    writeFileSync(join(workspaceRoot, path), fresh);
    console.log(`wrote ${path}`);
  }
}
