import { rehearsalDoubts, type OrderResult } from '@ec/engine';
import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import { foresee, type Forecast } from '../forecast/foresee.js';
import { lostProduction } from './lost-production.js';
import type { GalaxyOrder } from './orders.js';
import type { GalaxyView } from '../view/view.js';

/**
 * Warnings about orders that read well: those that would be refused, or done in part, if no other race did anything, and those that lose
 * production. Where combat or others may make an order end otherwise, it is said how it ends as things stand.
 *
 * @see N-12, N-28, N-37
 */
export function check(orders: readonly PlacedOrder<GalaxyOrder>[], view: GalaxyView): Diagnostic[] {
  return doubts(view, foresee(view, orders));
}

/** What a forecast warns of. */
export function doubts(view: GalaxyView, { results }: Forecast): Diagnostic[] {
  const told = results.map(({ placed, result, isOpen }) => {
    return { placed, result: isOpen ? { ...result, reason: asThingsStand(result) } : result };
  });
  return rehearsalDoubts(told, lostProduction(view, results));
}

/** How an order ends where neither combat nor others come between. */
export function asThingsStand({ status, reason }: OrderResult): string {
  return `as things stand: ${status === 'done' ? 'it is carried out.' : reason}`;
}
