import type { OrderDoubt, Rehearsed } from '@ec/engine';
import { isFleetOrder } from '../commands/last-word.js';
import type { Ec4xEvent } from '../events.js';
import { hasCombatShip } from '../forces/squadron.js';
import type { Fleet } from '../fleet.js';
import { houseOf, systemAt } from '../lookup.js';
import type { Ec4xOrder, FleetOrderTo } from '../orders/orders.js';
import { boundUntil } from '../politics/pacts.js';
import { relationOf } from '../politics/relations.js';
import type { Ec4xState } from '../state.js';
import { mayAttack } from './stances-of-others.js';

/**
 * Doubts about orders that send a fleet against a House with which a pact still binds: it costs prestige when the fleet is there.
 *
 * @see
 */
export function breaksPact({
  seat,
  results,
  before,
  after,
}: Rehearsed<Ec4xState, Ec4xOrder, Ec4xEvent>): OrderDoubt<Ec4xOrder>[] {
  if (after.rules['pact.break'] === 0) return [];
  const { fleets } = houseOf(after, seat);
  return results.flatMap(({ placed, result }): OrderDoubt<Ec4xOrder>[] => {
    const { order } = placed;
    if (!(isFleetOrder(order) && 'system' in order)) return [];
    if (result?.status === 'refused' || result?.code === 'order-replaced') return [];
    const fleet = fleets.find(({ id }) => id === order.fleet);
    const reason = fleet && breach(before, after, seat, fleet, order);
    return reason === undefined ? [] : [{ placed, code: 'breaks-pact', reason }];
  });
}

/** What a fleet breaks that comes to where it is sent, in words. */
function breach(
  before: Ec4xState,
  state: Ec4xState,
  seat: number,
  fleet: Fleet,
  { kind, system }: FleetOrderTo,
): string | undefined {
  const owner = systemAt(state, system)?.colony?.owner;
  if (typeof owner !== 'number' || owner === seat) return undefined;
  const relation = relationOf(state, seat, owner);
  if (relation === 'enemy') return undefined;
  const house = houseOf(state, seat);
  const stances = [before, state].map((one) => houseOf(one, seat).stances[owner - 1]);
  const { name } = houseOf(state, owner);
  const price = `costs ${state.rules['pact.break']} prestige`;
  const isAttack = mayAttack(kind);
  if (relation === 'pact')
    return isAttack
      ? `if ${name} ends the pact first, the attack is carried out: to go straight from it to war ${price}`
      : undefined;
  // an offer of this sheet may make the pact whole again
  if (isAttack && stances.every((stance) => stance === 'pact'))
    return `you still offer ${name} a pact: to go straight from it to war ${price}`;
  const until = boundUntil(state, house, owner);
  if (until === null || !(isAttack || hasCombatShip(fleet))) return undefined;
  return `the pact with ${name} binds until turn ${until}: warships that fight there by then break it, which ${price}`;
}
