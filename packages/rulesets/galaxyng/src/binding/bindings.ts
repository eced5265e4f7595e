import type { OrderResult } from '@ec/engine';
import type { GalaxyOrder } from '../orders/orders.js';
import type { Binding, BindingsOf, Deferred } from './binding.js';
import type { Books } from './books.js';
import { FLEET_ORDERS } from './fleet-orders.js';
import { GROUP_ORDERS } from './group-orders.js';
import { PLANET_ORDERS } from './planet-orders.js';
import { RACE_ORDERS } from './race-orders.js';
import { TYPE_ORDERS } from './type-orders.js';

/** How each order is bound. */
const BINDINGS: BindingsOf<GalaxyOrder['kind']> = {
  ...RACE_ORDERS,
  ...TYPE_ORDERS,
  ...PLANET_ORDERS,
  ...FLEET_ORDERS,
  ...GROUP_ORDERS,
};

/**
 * Binds an order to what its race's books say.
 *
 * @see N-13
 */
export function bindOrder(books: Books, order: GalaxyOrder): OrderResult | Deferred {
  const binding = BINDINGS[order.kind] as Binding<GalaxyOrder['kind']>;
  return binding(books, order);
}
