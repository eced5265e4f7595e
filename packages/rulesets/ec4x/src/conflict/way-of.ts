import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { coloniesOf, hasColonyAt } from '../lookup.js';
import { bestPath, turnsOf, type Exit, type LaneMap } from '../map/paths.js';
import type { Ec4xState } from '../state.js';
import { mustAvoidRestricted } from './missions.js';

/**
 * The way that a fleet is to go, none where it is there or stays, or `null` where there is no way.
 *
 * @see
 */
export function wayOf(state: Ec4xState, map: LaneMap, house: House, fleet: Fleet): readonly Exit[] | null {
  const { order, squadrons, systemId } = fleet;
  const isCrippled = squadrons.some(({ state: unitState }) => unitState === 'crippled');
  const avoidsRestricted = mustAvoidRestricted(house, fleet, isCrippled);
  if (order.kind === 'hold') return [];
  if (order.kind === 'home' || order.kind === 'salvage')
    return wayHome(state, map, house, systemId, avoidsRestricted);
  const target = order.kind === 'join' ? joined(house, fleet) : order.systemId;
  return target === null ? [] : bestPath(map, systemId, target, avoidsRestricted);
}

/** The way to the nearest own colony: the fewest turns, then the lowest system. @see X-43 */
function wayHome(
  state: Ec4xState,
  map: LaneMap,
  house: House,
  fromId: number,
  avoidsRestricted: boolean,
): readonly Exit[] | null {
  const isOwn = (id: number): boolean => hasColonyAt(state, house.id, id);
  let best: readonly Exit[] | null = null;
  let fewest = Infinity;
  for (const { id } of coloniesOf(state, house.id)) {
    const path = bestPath(map, fromId, id, avoidsRestricted);
    const turns = path ? turnsOf(path, fromId, isOwn) : Infinity;
    if (turns < fewest) [best, fewest] = [path, turns];
  }
  return best;
}

/** Where the fleet is that a fleet seeks; `null` where it waits: of two that seek each other the lower does. @see X-43 */
function joined({ fleets }: House, { id, order }: Fleet): number | null {
  const sought = fleets.find((other) => other.id === order.fleetId);
  if (!sought) return null;
  const isMutual = sought.order.kind === 'join' && sought.order.fleetId === id;
  return isMutual && id < sought.id ? null : sought.systemId;
}
