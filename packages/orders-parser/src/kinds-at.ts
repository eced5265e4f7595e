import type { Grammar, Row } from './grammar.js';
import { readRows } from './read-statement.js';
import { nearKeyword } from './recognise.js';
import { StatementReader } from './statement-reader.js';

/**
 * Kinds that the statement at an offset of a text is, or may have been meant to be: one where it can be read, several where statements share
 * its keyword, none where no word of it is known.
 */
export function kindsAt(grammar: Grammar, text: string, offset: number): string[] {
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
