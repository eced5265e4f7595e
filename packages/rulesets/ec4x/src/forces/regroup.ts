import type { Fleet, Ship, Squadron } from '../fleet.js';
import type { House } from '../house.js';
import type { Rules } from '../parameters.js';
import { inOrder } from './in-order.js';
import { addFleet, newSquadron } from './new-fleet.js';
import { removeShip } from './remove.js';

/**
 * Makes a new fleet of some squadrons and units of another, with its rule of engagement; it holds.
 *
 * @param squadrons - of the fleet, not all of them
 * @see X-43
 */
export function splitFleet(rules: Rules, house: House, fleet: Fleet, squadrons: readonly Squadron[]): void {
  fleet.squadrons = fleet.squadrons.filter((squadron) => !squadrons.includes(squadron));
  fleetLike(rules, house, fleet, inOrder(squadrons));
}

/**
 * Puts a ship of another squadron under the flagship of this one.
 *
 * @see X-39
 */
export function moveShip(house: House, ship: Ship, squadron: Squadron): void {
  removeShip(house, ship);
  squadron.ships.push(ship);
}

/**
 * Makes a squadron of ships, the first of which leads it, in a fleet in the same system or in a new one like that of the flagship.
 *
 * @param from - fleet of the flagship
 * @see
 */
export function formSquadron(
  rules: Rules,
  house: House,
  ships: readonly Ship[],
  state: Squadron['state'],
  from: Fleet,
  into: Fleet | null,
): void {
  const squadron = newSquadron(house, [], state);
  // It is in its fleet before its ships leave theirs, which may be the last of that fleet.
  if (into) into.squadrons.push(squadron);
  else fleetLike(rules, house, from, [squadron]);
  for (const ship of ships) moveShip(house, ship, squadron);
}

/** A new fleet of a House where another is, with its rule of engagement, as well hidden, and barred from orders if that is; it holds. */
export function fleetLike(
  rules: Rules,
  house: House,
  { systemId, roe, isHidden, isBarred }: Fleet,
  squadrons: Squadron[],
): Fleet {
  return Object.assign(addFleet(rules, house, systemId, squadrons), { roe, isHidden, isBarred });
}
