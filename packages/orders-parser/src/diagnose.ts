import { diagnosticOf, placeAfter, type Diagnostic } from './diagnostic.js';
import { rowOfKind, type Grammar } from './grammar.js';
import type { PlacedOrder } from './placed-order.js';
import { readSteps } from './read-steps.js';
import { StatementReader } from './statement-reader.js';
import type { Mistake } from './slot.js';
import type { Order } from './statement.js';

/**
 * A diagnostic at the field that holds a property of an order, or at the whole order where no property has that name.
 *
 * Orders do not carry the bounds of their fields: the bounds are read again here, for the few orders that matter.
 */
export function diagnose(
  grammar: Grammar,
  severity: Diagnostic['severity'],
  { order, span, line, column, text }: PlacedOrder<Order>,
  key: string,
  mistake: Mistake,
  element: number,
): Diagnostic {
  const reader = new StatementReader(grammar, text);
  const places = new Map<string, number>();
  const row = rowOfKind(grammar, order.kind);
  if (reader.next()) readSteps(row.steps, reader.fields, row.keywordAt, {}, places);
  const first = places.get(key);
  const position = first === undefined ? undefined : first + element;
  const { starts, ends } = reader.scanner;
  const start = position === undefined ? 0 : (starts[position] ?? 0);
  const end = position === undefined ? text.length : (ends[position] ?? text.length);
  const place = placeAfter(text, { line, column }, 0, start);
  const bounds = { start: span.start + start, end: span.start + end };
  return diagnosticOf(severity, bounds, place, mistake, text.slice(start, end));
}
