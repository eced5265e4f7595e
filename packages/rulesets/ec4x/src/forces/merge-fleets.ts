import { docked, type Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { coloniesOf } from '../lookup.js';
import type { Ec4xState } from '../state.js';
import { inOrder } from './in-order.js';
import { removeFleet } from './remove.js';

/**
 * Makes a fleet part of another in the same system, and what of it is in dock as well. It is hidden only if both were.
 *
 * @see
 */
export function mergeFleets(
  state: Pick<Ec4xState, 'systems'>,
  house: House,
  fleet: Fleet,
  into: Fleet,
): void {
  for (const { colony } of coloniesOf(state, house.id))
    for (const project of colony.projects)
      if (project.kind === 'squadronRepair' && project.fleet.id === fleet.id) project.fleet = docked(into);
  into.squadrons = inOrder([...into.squadrons, ...fleet.squadrons]);
  into.isHidden &&= fleet.isHidden;
  removeFleet(house, fleet);
}
