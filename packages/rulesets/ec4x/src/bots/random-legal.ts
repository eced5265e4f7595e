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
    if (!mayEndOtherwise(legal, orders)) return sheetOf(legal);
    orders = legal;
  }
}

/**
 * Whether an order of those left may end otherwise without the others: one to a fleet of which a later order took the place, and one to join a
 * fleet, whose way depends on what that fleet does.
 */
function mayEndOtherwise(left: readonly Ec4xOrder[], all: readonly Ec4xOrder[]): boolean {
  const given = left.filter(isFleetOrder);
  const gone = all.filter(isFleetOrder).filter((order) => !given.includes(order));
  return gone.some(({ fleet }) => given.some((order) => order.kind === 'join' || order.fleet === fleet));
}
