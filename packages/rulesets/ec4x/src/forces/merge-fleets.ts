import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { inOrder } from './in-order.js';
import { removeFleet } from './remove.js';

/**
 * Makes a fleet part of another in the same system. It is hidden only if both were.
 *
 * @see X-43
 */
export function mergeFleets(house: House, fleet: Fleet, into: Fleet): void {
  into.squadrons = inOrder([...into.squadrons, ...fleet.squadrons]);
  into.isHidden &&= fleet.isHidden;
  removeFleet(house, fleet);
}
