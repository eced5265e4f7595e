import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { TableBlock } from '@ec/reports';
import { format, resolveConfig } from 'prettier';
import { readDocument, workspaceRoot } from './documents.ts';
import { markdownTable } from './markdown-table.ts';

/** Makes the content between the markers of a page. */
export type PieceMaker = () => Piece | Promise<Piece>;

/** A table, or Markdown. */
type Piece = TableBlock | string;

const SLOT = /(<!-- table: ([\w-]+) -->)[^]*?(<!-- end -->)/g;

/** Pages of a folder of the documentation, as paths from the root, sorted. */
export function pagesIn(folder: string): string[] {
  return globSync(`docs/${folder}/*.md`, { cwd: workspaceRoot })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/** Names of the pieces that a page asks for, in order. */
export function tableNames(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, , name = '']) => name);
}

/**
 * The page with every piece between markers made anew, formatted as the formatter of the workspace would.
 *
 * @throws RangeError when nothing makes a piece that the page asks for
 */
export async function freshPage(path: string, makers: ReadonlyMap<string, PieceMaker>): Promise<string> {
  const written = readDocument(path);
  const pieces = new Map<string, string>();
  for (const name of tableNames(written)) {
    const maker = makers.get(name);
    if (!maker) throw new RangeError(`${path}: expected a known table, received "${name}"`);
    const piece = await maker();
    pieces.set(name, typeof piece === 'string' ? piece : markdownTable(piece));
  }
  const text = written.replaceAll(
    SLOT,
    (_, start: string, name: string, end: string) => `${start}\n\n${pieces.get(name) ?? ''}\n\n${end}`,
  );
  const file = join(workspaceRoot, path);
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
