import { grammarOf, type Grammar, type Row } from './grammar.js';
import type { ReadableDeclaration } from './readable-declaration.js';
import { readRows } from './read-statement.js';
import { nearKeyword } from './recognise.js';
import { StatementReader } from './statement-reader.js';

/**
 * Kinds that the statement at an offset of a text is, or may have been meant to be: one where it can be read, several where statements share
 * its keyword, none where no word of it is known.
 *
 * @param offset - in UTF-16 units, from 0 (included), the default; between two statements, it means the one behind it
 */
export function kindsAt(declaration: ReadableDeclaration, text: string, offset = 0): string[] {
  const grammar = grammarOf(declaration);
  const reader = new StatementReader(grammar, text);
  while (reader.next()) {
    const rows = rowsOf(grammar, reader);
    if (reader.scanner.end >= offset) return rows.map(({ statement }) => statement.kind);
  }
  return [];
}

function rowsOf(grammar: Grammar, { rows, fields }: StatementReader): readonly Row[] {
  if (rows) {
    const found = readRows(rows, fields);
    return found ? [found.row] : rows;
  }
  const near = nearKeyword(grammar, fields);
  return near ? (grammar.byPosition[near.position]?.get(near.keyword) ?? []) : [];
}
