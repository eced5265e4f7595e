import type { Ec4xOrder } from '../orders/orders.js';
import type { WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import { drawOrders } from './draw-orders.js';
import type { KnownGame } from '../forecast/known-state.js';
import { legalOrders } from './legal-sheet.js';
import { sheetOf } from './sheet-of.js';

/** A player without a plan who makes no mistake: of random orders, those that can be carried out as far as its House knows. */
export function randomLegal(view: KnownGame, rng: Prng): WrittenOrders<Ec4xOrder> {
  let orders: readonly Ec4xOrder[] = drawOrders(view, rng);
  for (;;) {
    // an order that had no effect, as a later one took its place, may have one without that
    const legal = legalOrders(view, orders);
    if (legal.length === orders.length) return sheetOf(legal);
    orders = legal;
  }
}
