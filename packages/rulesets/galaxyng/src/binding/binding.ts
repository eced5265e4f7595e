import type { OrderResult } from '@ec/engine';
import type { BoundOrder } from './bound-order.js';
import type { GalaxyOrder, OrderOf } from '../orders/orders.js';
import type { Books } from './books.js';

/** An order that waits for its step. */
export interface Deferred {
  readonly bound: BoundOrder;
  /** Its result when it is carried out, where something is doubtful about it. */
  readonly warning: OrderResult | null;
}

/** How an order is bound: it is carried out at once, refused, or waits for its step. */
export type Binding<Kind extends GalaxyOrder['kind']> = (
  books: Books,
  order: OrderOf<Kind>,
) => OrderResult | Deferred;

/** How orders of some kinds are bound. */
export type BindingsOf<Kind extends GalaxyOrder['kind']> = { readonly [K in Kind]: Binding<K> };

/** An order that waits, with a warning where something is doubtful about it. */
export function deferred(bound: BoundOrder, warning: OrderResult | null = null): Deferred {
  return { bound, warning };
}
