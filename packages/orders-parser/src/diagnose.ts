import { diagnosticOf, placeAfter, type Diagnostic } from './diagnostic.js';
import { grammarOf, rowOfKind } from './grammar.js';
import type { ReadableDeclaration } from './readable-declaration.js';
import type { PlacedOrder } from './placed-order.js';
import { readSteps } from './read-steps.js';
import { StatementReader } from './statement-reader.js';
import type { Mistake } from './slot.js';
import type { Order } from './statement.js';

/**
 * A diagnostic about an order that was read from a text, for what a ruleset knows and a language cannot. It stands at the field that holds a
 * property of the order, or at the whole order where no property has that name.
 *
 * @param key - property that it is about; any other name for the whole order
 * @param element - element of a repeated field that it is about, from 0 (included), the default
 * @throws RangeError when the language has no such order (a caller's bug)
 */
export function diagnose(
  declaration: ReadableDeclaration,
  severity: Diagnostic['severity'],
  { order, span, line, column, text }: PlacedOrder<Order>,
  key: string,
  mistake: Mistake,
  element = 0,
): Diagnostic {
  // orders do not carry the bounds of their fields: these are read again for the few orders that matter
  const grammar = grammarOf(declaration);
  const reader = new StatementReader(grammar, text);
  const places = new Map<string, number>();
  const row = rowOfKind(grammar, order.kind);
  if (reader.next()) readSteps(row.steps, reader.fields, row.keywordAt, {}, places);
  const first = places.get(key);
  const { starts, ends } = reader.scanner;
  const [start = 0, end = text.length] =
    first === undefined ? [] : [starts[first + element], ends[first + element]];
  const place = placeAfter(text, { line, column }, 0, start);
  const bounds = { start: span.start + start, end: span.start + end };
  return diagnosticOf(severity, bounds, place, mistake, text.slice(start, end));
}
