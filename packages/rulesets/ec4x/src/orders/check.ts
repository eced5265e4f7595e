import { rehearsalDoubts } from '@ec/engine';
import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import { withIndependents } from '../forecast/known-state.js';
import { rehearse, SETTLED } from '../forecast/rehearse.js';
import { asThingsStand, hangsOnOthers } from '../rehearsal/stances-of-others.js';
import type { Ec4xOrder } from './orders.js';
import type { Ec4xView } from '../view/view.js';

/**
 * Warnings about orders that read well: those that would be refused, or carried out in part, as far as the House knows the game. Nothing is said
 * of what hangs on chance; of what hangs on the stances of others, how it ends as things stand.
 *
 * @see
 */
export function check(orders: readonly PlacedOrder<Ec4xOrder>[], view: Ec4xView): Diagnostic[] {
  const sheet = orders.map(({ order }) => order);
  const { results, own, state: known } = rehearse(withIndependents(view), sheet, SETTLED);
  return rehearsalDoubts(
    orders.map((placed, i) => {
      const result = results[i] ?? null;
      const isOpen = result && hangsOnOthers(placed.order, result, { known, seat: own.id, sheet });
      return { placed, result: isOpen ? { ...result, reason: asThingsStand(result) } : result };
    }),
  );
}
