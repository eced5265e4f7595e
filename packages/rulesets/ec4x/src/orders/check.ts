import { rehearsalDoubts } from '@ec/engine';
import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import { withIndependents } from '../forecast/known-state.js';
import { rehearse, SETTLED } from '../forecast/rehearse.js';
import type { Ec4xOrder } from './orders.js';
import type { Ec4xView } from '../view/view.js';

/**
 * Warnings about orders that read well: those that would be refused, or carried out in part, as far as the House knows the game. Nothing is said
 * of what hangs on chance.
 *
 * @see
 */
export function check(orders: readonly PlacedOrder<Ec4xOrder>[], view: Ec4xView): Diagnostic[] {
  const { results } = rehearse(
    withIndependents(view),
    orders.map(({ order }) => order),
    SETTLED,
  );
  return rehearsalDoubts(orders.map((placed, i) => ({ placed, result: results[i] ?? null })));
}
