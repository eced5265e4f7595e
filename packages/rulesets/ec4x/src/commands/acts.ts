import type { OrderResult } from '@ec/engine';
import type { EconomyOrder, ForceOrder, PoliticalOrder } from '../orders/orders.js';
import type { Command } from './command.js';

/** An order that is carried out in the order written. */
export type WrittenOrder =
  EconomyOrder | ForceOrder | Exclude<PoliticalOrder, { readonly kind: 'stance' | 'capitulate' }>;

/** What an order does; `null` when it waits for a later step. */
type Act<Kind extends WrittenOrder['kind']> = (
  command: Command<Extract<WrittenOrder, { readonly kind: Kind }>>,
) => OrderResult | null;

/** What orders of some kinds do. */
export type ActsOf<Kind extends WrittenOrder['kind']> = { readonly [K in Kind]: Act<K> };
