import type { OrderDoubt, Rehearsed } from '@ec/engine';
import { actPrice } from '../conflict/subvert.js';
import type { Ec4xEvent } from '../events.js';
import { houseOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xState } from '../state.js';
import { ESPIONAGE } from '../tables/espionage.js';

/**
 * Doubts about acts of espionage against systems: the House knows of no colony of another there, without which the act costs its points all the
 * same, or has too few points to act against the owner that it knows of.
 *
 * @see
 */
export function idleSpies({
  seat,
  results,
  before,
  after,
}: Rehearsed<Ec4xState, Ec4xOrder, Ec4xEvent>): OrderDoubt<Ec4xOrder>[] {
  return results.flatMap(({ placed, result }) => {
    const { order } = placed;
    if (result || order.kind !== 'subvertSystem') return [];
    const { q, r } = order.system;
    const owner = before.systems.find((system) => system.q === q && system.r === r)?.colony?.owner;
    const target = typeof owner === 'number' && owner !== seat ? houseOf(before, owner) : undefined;
    if (target?.status !== 'playing') {
      const reason = `as far as you know, no other House has a colony there: without one, ${ESPIONAGE[order.action].ebp} EBP or more are spent on nothing`;
      return [{ placed, code: 'no-target', reason }];
    }
    const own = houseOf(after, seat);
    const price = actPrice(after, own, order.action, target);
    if (own.ebp >= price) return [];
    const reason = `as far as you know, ${target.name} has the colony there: an act against it takes ${price} EBP by now, and there are ${own.ebp}`;
    return [{ placed, code: 'no-points', reason }];
  });
}
