import { rehearsalDoubts } from '@ec/engine';
import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import { foresee, type Forecast } from '../forecast/foresee.js';
import { lostProduction } from './lost-production.js';
import type { GalaxyOrder } from './orders.js';
import type { GalaxyView } from '../view/view.js';

/**
 * Warnings about orders that read well: those that would be refused, or done in part, if no other race did anything, and those that lose
 * production.
 *
 * @see N-12, N-28, N-37
 */
export function check(orders: readonly PlacedOrder<GalaxyOrder>[], view: GalaxyView): Diagnostic[] {
  return doubts(view, foresee(view, orders));
}

/** What a forecast warns of. */
export function doubts(view: GalaxyView, { results }: Forecast): Diagnostic[] {
  return rehearsalDoubts(results, lostProduction(view, results));
}
