import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import { depart } from '../phases/departures.js';
import { copyOf } from '../board.js';
import type { MultiplanetaryView } from '../view/view.js';
import type { WarpOrder } from './orders.js';

/** Warnings about orders that will not be carried out, or only in part: departures depend only on what their player sees. */
export function check(orders: readonly PlacedOrder<WarpOrder>[], view: MultiplanetaryView): Diagnostic[] {
  const warnings: Diagnostic[] = [];
  depart({
    state: copyOf(view.board),
    orders: orders.map((placed) => ({ ...placed, seat: view.seat })),
    conclude({ span, line, column }, { status, code, reason }) {
      const message = reason.replace(/\.$/, '');
      if (status !== 'done') warnings.push({ code, severity: 'warning', span, line, column, message });
    },
  });
  return warnings;
}
