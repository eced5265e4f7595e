import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import { depart } from './departures.js';
import { copyOf } from './tick.js';
import type { MultiplanetaryView, WarpOrder } from './types.js';

/** Warnings about orders that will not be carried out, or only in part: departures depend on what their player sees alone. */
export function check(orders: readonly PlacedOrder<WarpOrder>[], view: MultiplanetaryView): Diagnostic[] {
  const warnings: Diagnostic[] = [];
  depart({
    state: copyOf(view.board),
    orders: orders.map((placed) => ({ ...placed, seat: view.seat })),
    settle({ span, line, column }, { status, code, reason }) {
      const message = reason.replace(/\.$/, '');
      if (status !== 'done') warnings.push({ code, severity: 'warning', span, line, column, message });
    },
  });
  return warnings;
}
