import type { PlacedOrder } from './placed-order.js';

/** A text of orders that code wrote, and the orders that are read from it. */
export interface WrittenOrders<O> {
  readonly text: string;
  /** The orders, each at its place in the text. */
  readonly orders: readonly PlacedOrder<O>[];
}

/**
 * Writes orders one below the other, for code that gives orders: whoever takes them need not read the text again.
 *
 * @param format - writes an order in its canonical form, without a line break at its end
 * @param opening - what stands before the orders, such as a header; ends with a line break, or is empty
 */
export function writeOrders<O>(
  orders: readonly O[],
  format: (order: O) => string,
  opening = '',
): WrittenOrders<O> {
  let line = 1 + lineBreaks(opening);
  let text = opening;
  const placed = orders.map((order): PlacedOrder<O> => {
    const written = format(order);
    const at = { span: { start: text.length, end: text.length + written.length }, line, column: 1 };
    line += 1 + lineBreaks(written);
    text += `${written}\n`;
    return { order, ...at, text: written };
  });
  return { text, orders: placed };
}

function lineBreaks(text: string): number {
  let breaks = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks += 1;
  return breaks;
}
