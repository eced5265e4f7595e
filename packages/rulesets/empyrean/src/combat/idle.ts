import { idleOrders, type Force, type IdleFire, type IdleLanding, type IdleOrder } from '@ec/combat';
import { formatInteger } from '@ec/prng';
import { refused, type OrderResult } from '@ec/engine';
import { percentSlot } from '@ec/orders-parser';
import type { EmpyreanTurn } from '../phases/carry-out.js';
import { loneFault, type Accepted } from './combat-orders.js';

/**
 * Orders against one target without those that can do nothing at all, which are refused, and without those that then help nobody.
 *
 * @param forces - everybody who has an order, and the target
 * @see E-44
 */
export function withoutIdle(
  turn: EmpyreanTurn,
  forces: readonly Force[],
  accepted: readonly Accepted[],
): readonly Accepted[] {
  const idle = new Map(
    idleOrders(
      forces,
      accepted.map(({ order }) => order),
    ).map((found) => [found.order, found]),
  );
  if (idle.size === 0) return accepted;
  const able = accepted.filter(({ placed, order }) => {
    const found = idle.get(order);
    if (found) turn.conclude(placed, idleResult(found, forces));
    return !found;
  });
  const led = able.filter(({ placed, order }) => {
    const fault = loneFault(order, able);
    if (fault) turn.conclude(placed, fault);
    return !fault;
  });
  return withoutIdle(turn, forces, led);
}

/** The refusal, with what there is of all that it takes: "nobody can cross: troops 50, assault craft 0, transports 0, FUEL 20". */
function idleResult({ order, fire, landing }: IdleOrder, forces: readonly Force[]): OrderResult {
  const kept = forces.find(({ id }) => id === order.actorId)?.reserve ?? 0;
  const { numerator, denominator } = order.commitment;
  const part = numerator < denominator ? ` with ${percentSlot.write(order.commitment)}` : '';
  const reasons = [
    ...(fire ? [`nothing can be fired${part}: ${fireText(fire)}, ${fuelText(fire.fuel, kept)}`] : []),
    ...(landing ? [`nobody can cross${part}: ${landingText(landing)}, ${fuelText(landing.fuel, kept)}`] : []),
  ];
  return refused(landing ? 'no-troops' : 'no-fire', reasons.join('; '));
}

function fireText({ launchers, missiles, weapons, isGroundToGround }: IdleFire): string {
  const reach = isGroundToGround && weapons > 0 ? ', which do not fire from surface to surface' : '';
  return `launchers ${formatInteger(launchers)}, missiles ${formatInteger(missiles)}, energy weapons ${formatInteger(weapons)}${reach}`;
}

function landingText({ troops, craft, transports }: IdleLanding): string {
  return `troops ${formatInteger(troops)}, assault craft ${formatInteger(craft)}, transports ${formatInteger(transports)}`;
}

function fuelText(free: number, kept: number): string {
  return `FUEL ${formatInteger(free)}${kept > 0 ? ` beyond ${formatInteger(kept)} for life support` : ''}`;
}
