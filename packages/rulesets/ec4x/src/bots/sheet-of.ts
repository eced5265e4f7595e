import { ec4xLanguage } from '../orders/language.js';
import type { Ec4xOrder } from '../orders/orders.js';

/** An order sheet without a header. */
export function sheetOf(orders: readonly Ec4xOrder[]): string {
  return orders.map((order) => ec4xLanguage.format(order)).join('\n');
}
