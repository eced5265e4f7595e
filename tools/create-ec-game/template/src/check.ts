// Warnings about orders that read well and will not work, from what their seat knows; the orders stand anyway.
import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import type { Order } from './orders.ts';
import type { View } from './view.ts';

export function check(orders: readonly PlacedOrder<Order>[], { wrecks }: View): Diagnostic[] {
  return orders.flatMap(({ order, span, line, column }, i) => {
    const warn = (code: string, message: string): Diagnostic[] => [
      { severity: 'warning', code, message, span, line, column },
    ];
    if (i > 0) return warn('too-many', 'a ship does one thing a turn, and the first order counts');
    const wreck = wrecks[order.wreck - 1];
    if (!wreck)
      return warn('not-there', `expected a wreck from 1 to ${wrecks.length}, received ${order.wreck}`);
    return wreck.owner === null ? [] : warn('not-there', `wreck ${order.wreck} has been salvaged`);
  });
}
