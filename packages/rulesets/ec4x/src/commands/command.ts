/** Orders of a turn, and how each is carried out once. */
import { shown } from '@ec/prng';
import type { SeatOrder, OrderResult } from '@ec/engine';
import type { Ec4xTurn } from '../contract.js';
import type { House } from '../house.js';
import { houseOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { refused } from '../orders/results.js';
import type { LateResult } from '../research/upgrades.js';
import { lastWords, type Topic } from './last-word.js';

/** An order with the House that gave it. */
export interface Command<Order extends Ec4xOrder = Ec4xOrder> {
  readonly turn: Ec4xTurn;
  readonly house: House;
  readonly order: Order;
  /** Which of the turn's orders it is, from 0 (included). */
  readonly index: number;
  /** Whether it is the last of its House about a topic. */
  readonly isLast: (topic: Topic) => boolean;
}

/**
 * Carries out the orders of some kinds, by House and as written, and settles them, but for those that wait for a later step. Those of Houses
 * that are out of the game are refused.
 *
 * @param act - `null` when the order waits
 * @see X-21
 */
export function carryOut<Order extends Ec4xOrder>(
  turn: Ec4xTurn,
  isMine: (order: Ec4xOrder) => order is Order,
  act: (command: Command<Order>) => OrderResult | null,
): void {
  turn.orders.forEach((placed, index) => {
    const { seat, order } = placed;
    if (!isMine(order)) return;
    const house = houseOf(turn.state, seat);
    const isLast = (topic: Topic): boolean => lastWords(turn.orders)(index, topic);
    const outcome =
      house.status === 'playing' ? act({ turn, house, order, index, isLast }) : refused('out-of-game');
    if (outcome) turn.conclude(placed, outcome);
  });
}

/** Settles orders that waited. */
export function concludeLate({ orders, conclude }: Ec4xTurn, outcomes: readonly LateResult[]): void {
  for (const { order, outcome } of outcomes) conclude(placedOrder(orders, order), outcome);
}

function placedOrder(orders: readonly SeatOrder<Ec4xOrder>[], index: number): SeatOrder<Ec4xOrder> {
  const placed = orders[index];
  if (!placed) throw new RangeError(`order: expected 0 to ${orders.length - 1}, received ${shown(index)}`);
  return placed;
}
