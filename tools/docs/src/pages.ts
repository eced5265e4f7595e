import { globSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readDocument, workspaceRoot } from './documents.ts';
import { markdownTable, type TableMaker } from './markdown-table.ts';

const SLOT = /(<!-- table: ([\w-]+) -->)[^]*?(<!-- end -->)/g;

/** Pages of the rulebook, as paths from the root, sorted. */
export function rulebookPages(): string[] {
  return globSync('docs/rulebook/*.md', { cwd: workspaceRoot })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/** Names of the tables that a page asks for, in order. */
export function tableNames(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, , name = '']) => name);
}

/**
 * The page with every table made anew, formatted as the formatter of the workspace would.
 *
 * @throws RangeError when nothing makes a table that the page asks for
 */
export async function freshPage(path: string, makers: ReadonlyMap<string, TableMaker>): Promise<string> {
  const text = readDocument(path).replaceAll(SLOT, (_, start: string, name: string, end: string) => {
    const maker = makers.get(name);
    if (!maker) throw new RangeError(`${path}: expected a known table, received "${name}"`);
    return `${start}\n\n${markdownTable(maker())}\n\n${end}`;
  });
  const file = join(workspaceRoot, path);
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
