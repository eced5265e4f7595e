import type { OrderDoubt, Rehearsed } from '@ec/engine';
import type { Ec4xEvent } from '../events.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xState } from '../state.js';
import { ESPIONAGE } from '../tables/espionage.js';

/**
 * Doubts about acts of espionage against systems in which the House knows of no colony of another: without one, the act costs its points all the
 * same.
 *
 * @see
 */
export function idleSpies({
  seat,
  results,
  before,
}: Rehearsed<Ec4xState, Ec4xOrder, Ec4xEvent>): OrderDoubt<Ec4xOrder>[] {
  return results.flatMap(({ placed, result }) => {
    const { order } = placed;
    if (result || order.kind !== 'subvertSystem') return [];
    const { q, r } = order.system;
    const owner = before.systems.find((system) => system.q === q && system.r === r)?.colony?.owner;
    const isTarget =
      typeof owner === 'number' && owner !== seat && before.houses[owner - 1]?.status === 'playing';
    if (isTarget) return [];
    const reason = `as far as you know, no other House has a colony there: without one, ${ESPIONAGE[order.action].ebp} EBP or more are spent on nothing`;
    return [{ placed, code: 'no-target', reason }];
  });
}
