import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import { rehearse } from './rehearsal/rehearse.js';
import type { Ec4xOrder } from './orders/orders.js';
import type { Ec4xView } from './view/view.js';

/**
 * Warnings about orders that read well: those that would be refused, or carried out in part, as far as the House knows the game.
 *
 * @see
 */
export function check(orders: readonly PlacedOrder<Ec4xOrder>[], view: Ec4xView): Diagnostic[] {
  const { settlements } = rehearse(
    view,
    orders.map(({ order }) => order),
  );
  return orders.flatMap(({ span, line, column }, i): Diagnostic[] => {
    const settlement = settlements[i];
    if (!settlement || settlement.status === 'done') return [];
    const message = settlement.reason.replace(/\.$/, '');
    return [{ code: settlement.code, severity: 'warning', span, line, column, message }];
  });
}
