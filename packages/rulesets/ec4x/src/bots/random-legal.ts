import type { Ec4xOrder } from '../orders/orders.js';
import type { WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import { drawOrders } from './draw-orders.js';
import type { KnownGame } from '../forecast/known-state.js';
import { legalSheet } from './legal-sheet.js';

/** A player without a plan who makes no mistake: of random orders, those that can be carried out as far as its House knows. */
export function randomLegal(view: KnownGame, rng: Prng): WrittenOrders<Ec4xOrder> {
  return legalSheet(view, drawOrders(view, rng));
}
