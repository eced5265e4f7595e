import { botKind, defineBot, type Bot } from '@ec/engine';
import type { WrittenOrders } from '@ec/orders-parser';
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
    // an order that had no effect, as a later one took its place, may have one without that
    const legal = legalOrders(view, orders);
    if (legal.length === orders.length) return sheetOf(legal);
    orders = legal;
  }
}
