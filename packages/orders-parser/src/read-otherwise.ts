/** Statements that cannot be read as they stand, read as they were probably meant. */
import { writeOrder } from './format.js';
import { grammarOf, type Grammar } from './grammar.js';
import { inShort } from './in-short.js';
import { readOne } from './read-statement.js';
import { readSteps } from './read-steps.js';
import type { Leniency, WrittenStatement } from './readable-declaration.js';
import { otherReadings, type Reading } from './second-reading.js';
import { StatementReader } from './statement-reader.js';

/** The first of a statement's other readings that is an order. */
export const readOrder: Leniency['readOrder'] = (declaration, statement) => {
  const grammar = grammarOf(declaration);
  for (const { text, changes, end } of readingsOf(grammar, statement)) {
    const order = readOne(grammar, text)?.order;
    if (!order) continue;
    const message = `${changes.join(' and ')}: read as "${inShort(writeOrder(grammar, order))}"`;
    return { order, end, message };
  }
  return undefined;
};

/** Values of those of a statement's other readings that are headers. */
export const readHeaders: Leniency['readHeaders'] = function* (declaration, statement, isCertain) {
  const grammar = grammarOf(declaration);
  for (const { text } of readingsOf(grammar, statement)) {
    const reader = new StatementReader(grammar, text);
    if (!reader.next() || (!isCertain && (reader.rows || !reader.isHeader(true)))) continue;
    const values: Record<string, unknown> = {};
    if (!readSteps(grammar.headerSteps, reader.fields, -1, values)) yield values;
  }
};

function readingsOf(grammar: Grammar, statement: WrittenStatement): Iterable<Reading> {
  const startsStatement = (line: string): boolean => {
    const reader = new StatementReader(grammar, line);
    return !reader.next() || reader.rows !== undefined || reader.isHeader(false);
  };
  return otherReadings({ ...statement, punctuation: grammar.punctuation, startsStatement });
}
