import type { Ec4xOrder } from '../orders/orders.js';
import type { WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import { drawOrders } from './draw-orders.js';
import type { KnownGame } from '../forecast/known-state.js';
import { legalSheet } from './legal-sheet.js';

/** A player without a plan who makes no mistake: of random orders, those that can be carried out as far as its House knows. */
export function randomLegal(view: KnownGame, rng: Prng): WrittenOrders<Ec4xOrder> {
  let sheet = legalSheet(view, drawOrders(view, rng));
  for (;;) {
    // an order that had no effect, as a later one took its place, may have one without that
    const again = legalSheet(
      view,
      sheet.orders.map(({ order }) => order),
    );
    if (again.orders.length === sheet.orders.length) return sheet;
    sheet = again;
  }
}
