import { botKind, defineBot, type Bot } from '@ec/engine';
import type { WrittenOrders } from '@ec/orders-parser';
import { isFleetOrder } from '../commands/last-word.js';
import type { KnownGame } from '../forecast/known-state.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { STATEMENTS } from '../orders/language.js';
import { drawOrders } from './draw-orders.js';
import { legalOrders } from './legal-sheet.js';
import { sheetOf } from './sheet-of.js';

/** A player without a plan who makes no mistake: of random orders, those that can be carried out as far as its House knows. */
export const randomLegal: Bot<KnownGame, Ec4xOrder> = defineBot(
  [botKind(STATEMENTS.map(({ kind }) => kind))],
  (view: KnownGame, rng, { only }) => legalOf(view, drawOrders(view, rng, only)),
);

function legalOf(view: KnownGame, drawn: readonly Ec4xOrder[]): WrittenOrders<Ec4xOrder> {
  let orders = drawn;
  for (;;) {
    const legal = legalOrders(view, orders);
    // an order to a fleet that a later one took the place of may have another end without that, and be refused
    if (fleetOrders(legal) === fleetOrders(orders)) return sheetOf(legal);
    orders = legal;
  }
}

function fleetOrders(orders: readonly Ec4xOrder[]): number {
  return orders.filter(isFleetOrder).length;
}
