import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { removeFleet } from './remove.js';

/**
 * Puts all squadrons and units of a fleet into the next worse state; those that were crippled are lost, and with the last of them the fleet.
 *
 * @returns how many were lost
 * @see seed 5.1.2; X-27
 */
export function reduceFleet(house: House, fleet: Fleet): number {
  const before = fleet.squadrons.length;
  fleet.squadrons = fleet.squadrons.filter(({ state }) => state === 'undamaged');
  for (const squadron of fleet.squadrons) squadron.state = 'crippled';
  if (fleet.squadrons.length === 0) removeFleet(house, fleet);
  return before - fleet.squadrons.length;
}
