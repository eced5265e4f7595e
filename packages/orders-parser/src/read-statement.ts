import type { Fields } from './fields.js';
import type { Grammar, Row } from './grammar.js';
import { readSteps } from './read-steps.js';
import { StatementReader } from './statement-reader.js';
import type { Order } from './statement.js';

/** A statement that was read without a mistake. */
export interface ReadStatement {
  readonly row: Row;
  readonly order: Record<string, unknown> & Order;
}

/** The first of several rows that reads all fields of a statement. */
export function readRows(
  rows: readonly Row[],
  fields: Fields,
  places?: Map<string, number>,
): ReadStatement | undefined {
  const { count } = fields;
  for (const row of rows) {
    if (count < row.fewest || count > row.most) continue;
    const order: Record<string, unknown> & Order = { kind: row.statement.kind };
    places?.clear();
    if (!readSteps(row.steps, fields, row.keywordAt, order, places)) return { row, order };
  }
  return undefined;
}

/** Reads a text that is one statement from end to end, and nothing else. */
export function readOne(grammar: Grammar, text: string): ReadStatement | undefined {
  const reader = new StatementReader(grammar, text);
  if (!reader.next() || !reader.rows) return undefined;
  const found = readRows(reader.rows, reader.fields);
  return found && !reader.next() ? found : undefined;
}
