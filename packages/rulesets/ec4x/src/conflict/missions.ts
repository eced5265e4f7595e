/** What fleets are about, by their orders. */
import { isSpacelift } from '../forces/figures.js';
import { hasShip, isAllOf } from '../forces/squadron.js';
import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { SPY_RESULTS } from '../knowledge.js';
import type { Ec4xState } from '../state.js';
import { systemOf } from '../lookup.js';
import { ATTACKS, type FleetOrderKind } from '../tables/fleet-orders.js';

const GUARDING: readonly FleetOrderKind[] = ['guardStarbase', 'guard'];

/** Whether a fleet is in the system that its order names. */
export function isAtTarget({ systemId, order }: Pick<Fleet, 'systemId' | 'order'>): boolean {
  return systemId === order.systemId;
}

/** Whether a fleet spies, in transit too. @see */
export function isSpying(fleet: Fleet): boolean {
  return SPY_RESULTS.some((kind) => kind === fleet.order.kind) && isAllOf(fleet, 'SC');
}

/** Whether a fleet is kept for fights in orbit. @see seed 5.3; X-43 */
export function isGuarding(fleet: Fleet): boolean {
  return GUARDING.includes(fleet.order.kind) && isAtTarget(fleet);
}

/** Whether a fleet blockades, bombards, invades or blitzes the colony where it is. */
export function isAttacking(fleet: Fleet): boolean {
  return ATTACKS.some((kind) => kind === fleet.order.kind) && isAtTarget(fleet);
}

/** Whether a fleet blockades the colony where it is. */
export function isBlockading(fleet: Fleet): boolean {
  return fleet.order.kind === 'blockade' && isAtTarget(fleet);
}

/** Whether a fleet is on its way elsewhere. @see X-48 */
export function isUnderWay(state: Ec4xState, house: House, fleet: Fleet): boolean {
  const { systemId, order } = fleet;
  if (order.systemId !== null) return !isAtTarget(fleet);
  if (order.fleetId !== null)
    return house.fleets.some((other) => other.id === order.fleetId && other.systemId !== systemId);
  return order.kind !== 'hold' && systemOf(state, systemId).colony?.owner !== house.id;
}

/** Whether a fleet has ships of Spacelift Command. */
function hasSpacelift(fleet: Pick<Fleet, 'squadrons'>): boolean {
  return hasShip(fleet, ({ code }) => isSpacelift(code));
}

/**
 * Whether restricted lanes are closed to a fleet.
 *
 * @param isCrippled - whether one of its ships is crippled
 * @see
 */
export function mustAvoidRestricted(
  { research }: Pick<House, 'research'>,
  fleet: Pick<Fleet, 'squadrons'>,
  isCrippled: boolean,
): boolean {
  return hasSpacelift(fleet) || (isCrippled && !research.boons.includes('lanes'));
}
