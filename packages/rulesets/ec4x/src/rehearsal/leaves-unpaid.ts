import { plainCopy, runPhases, type OrderDoubt, type Rehearsed, type SeatOrder } from '@ec/engine';
import { pointsInARow } from '../economy/income.js';
import type { Ec4xEvent } from '../events.js';
import { aloneIn, playEndOfTurn } from '../forecast/look-ahead.js';
import { FORESEEN } from '../forecast/rehearse.js';
import { houseOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { xmr } from '../arithmetic/figures.js';
import type { Ec4xState } from '../state.js';

/**
 * A doubt about the order with which maintenance can no longer be paid, with the money that the next Income finds if nobody interferes. Where it
 * cannot be paid without any order either, it is about the first.
 *
 * @see X-27
 */
export function leavesUnpaid({
  seat,
  results,
  before,
  after,
}: Rehearsed<Ec4xState, Ec4xOrder, Ec4xEvent>): OrderDoubt<Ec4xOrder>[] {
  const found = shortfallOf(after, seat);
  if (!found) return [];
  const orders = results.map(({ placed }) => ({ ...placed, seat }));
  const placed = orders[firstTooMany(before, seat, orders)];
  if (!placed) return [];
  const { due, there } = found;
  const points = pointsInARow(after.rules, 'upkeep', houseOf(after, seat).streaks.upkeep);
  const reason = `${xmr(due)} XMR of maintenance are due in the next Income, and with interest and taxes ${xmr(there)} are there: prestige changes by ${points}, and fleets, then Starbases, become crippled or are lost`;
  return [{ placed, code: 'leaves-unpaid', reason }];
}

/** Maintenance that is due, and what is there for it, in thousandths of an XMR; `undefined` where it can be paid. */
function shortfallOf(
  after: Ec4xState,
  seat: number,
): { readonly due: number; readonly there: number } | undefined {
  const state = aloneIn(after, seat);
  const unpaid = playEndOfTurn(state).find((event) => event.kind === 'unpaid');
  if (!unpaid) return undefined;
  // all that was there has been paid
  const there = houseOf(state, seat).ledger.maintenance;
  return { due: there + unpaid.missing, there };
}

/** Place of an order before which maintenance can be paid and after which it cannot, found by halves; 0 where it never can. */
function firstTooMany(before: Ec4xState, seat: number, orders: readonly SeatOrder<Ec4xOrder>[]): number {
  const isPaidAfter = (count: number): boolean => {
    const state = plainCopy(before);
    state.turn += 1;
    runPhases(FORESEEN, { state, orders: orders.slice(0, count), senders: new Set([seat]) });
    return shortfallOf(state, seat) === undefined;
  };
  let [paid, unpaid] = [0, orders.length];
  while (unpaid - paid > 1) {
    const middle = Math.floor((paid + unpaid) / 2);
    if (isPaidAfter(middle)) paid = middle;
    else unpaid = middle;
  }
  return paid;
}
