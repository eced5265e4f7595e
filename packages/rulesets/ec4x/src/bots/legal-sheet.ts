import type { WrittenOrders } from '@ec/orders-parser';
import type { Ec4xOrder } from '../orders/orders.js';
import type { KnownGame } from '../forecast/known-state.js';
import { rehearse } from '../forecast/rehearse.js';
import { mendTax } from './mend-tax.js';
import { sheetOf } from './sheet-of.js';

/**
 * The order sheet of a bot with a plan: those of the orders of its plan that can be carried out, as {@link legalOrders} finds them, and before
 * them what {@link mendTax} orders.
 */
export function legalSheet(view: KnownGame, wanted: readonly Ec4xOrder[]): WrittenOrders<Ec4xOrder> {
  return sheetOf(legalOrders(view, [...mendTax(view), ...wanted]));
}

/**
 * Those of some orders that can be carried out, as far as the House knows; none any more once it is out of the game. What is refused changes
 * nothing, so that the rest ends as it did with it.
 */
export function legalOrders(view: KnownGame, wanted: readonly Ec4xOrder[]): readonly Ec4xOrder[] {
  if (wanted.length === 0 || view.own.status !== 'playing') return [];
  const { results } = rehearse(view, wanted);
  return wanted.filter((_, i) => results[i]?.status !== 'refused');
}
