import type { OrderResult } from '@ec/engine';
import type { BoundOrder } from './bound-order.js';
import type { GalaxyOrder, OrderOf } from '../orders/orders.js';
import type { ResultCode } from '../orders/results.js';
import type { Books } from './books.js';

/** An order that waits for its step. */
export interface Deferred {
  readonly bound: BoundOrder;
  /** What is doubtful about it. */
  readonly warning?: ResultCode;
}

/** How an order is bound: it is carried out at once, refused, or waits for its step. */
export type Binding<Kind extends GalaxyOrder['kind']> = (
  books: Books,
  order: OrderOf<Kind>,
) => OrderResult | Deferred;

/** How orders of some kinds are bound. */
export type BindingsOf<Kind extends GalaxyOrder['kind']> = { readonly [K in Kind]: Binding<K> };

/** An order that waits, with a warning where there are fewer ships than ordered. */
export function deferred(bound: BoundOrder, isShort = false): Deferred {
  return isShort ? { bound, warning: 'fewer-ships' } : { bound };
}
