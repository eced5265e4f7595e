import type { WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import type { GalaxyOrder } from '../orders/orders.js';
import { foresee } from '../forecast/foresee.js';
import type { GalaxyView } from '../view/view.js';
import { fuzz } from './fuzz.js';
import { sheetOf } from './moves.js';

/**
 * A player without a plan who makes no mistake: of random orders, those that are carried out if no other race interferes; none any more
 * once it is out of the game.
 */
export function randomLegal(view: GalaxyView, rng: Prng): WrittenOrders<GalaxyOrder> {
  if (view.own.status !== 'playing') return sheetOf([]);
  let { orders } = fuzz(view, rng);
  for (;;) {
    const { results } = foresee(view, orders);
    const legal = results.filter(({ result }) => result.status !== 'refused');
    // An order left out may change the numbers of groups for those below it.
    if (legal.length === orders.length) return sheetOf(orders.map(({ order }) => order));
    orders = legal.map(({ placed }) => placed);
  }
}
