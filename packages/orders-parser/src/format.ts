import { isKeyword, type Grammar } from './grammar.js';
import type { Order } from './statement.js';

/**
 * Writes an order in its canonical form, without a mark at its end.
 *
 * @throws RangeError when there is no such statement or a value cannot be written (a caller's bug)
 */
export function formatOrder(grammar: Grammar, order: Order): string {
  const row = grammar.byKind.get(order.kind);
  if (!row) {
    throw new RangeError(
      `order: expected one of ${[...grammar.byKind.keys()].join(', ')}, received ${order.kind}`,
    );
  }
  const values = new Map<string, unknown>(Object.entries(order));
  return row.fields
    .map((field) => (isKeyword(field) ? field.keyword : field.type.write(values.get(field.key))))
    .join(grammar.separator);
}
