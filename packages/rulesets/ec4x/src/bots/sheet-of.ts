import { writeOrders, type WrittenOrders } from '@ec/orders-parser';
import { format } from '../orders/language.js';
import type { Ec4xOrder } from '../orders/orders.js';

/** An order sheet without a header. */
export function sheetOf(orders: readonly Ec4xOrder[]): WrittenOrders<Ec4xOrder> {
  return writeOrders(orders, format);
}
