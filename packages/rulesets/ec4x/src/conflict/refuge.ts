import type { Fleet } from '../fleet.js';
import { hasCombatShip } from '../forces/squadron.js';
import type { House } from '../house.js';
import { hasColonyAt, systemOf } from '../lookup.js';
import { bestPath, costOf, laneMapOf } from '../map/paths.js';
import { areHostileAt, relationOf } from '../politics/relations.js';
import type { Ec4xState, System } from '../state.js';
import { LANE_WEIGHTS } from '../tables/lanes.js';
import { mustAvoidRestricted } from './missions.js';

/** What of a fleet is left to retreat. */
export interface Remnant {
  /** Whether one of its ships is crippled. */
  readonly isCrippled: boolean;
  /** Whether one of its ships fights. */
  readonly isArmed: boolean;
}

/** Where a fleet retreats to. */
export interface Refuge {
  /** The neighbouring system that it reaches at once. */
  readonly toId: number;
  /** The system where it will be safe: the same, or one to which it goes on. */
  readonly goalId: number;
}

/**
 * Where a fleet retreats to, or `null`: to a system without hostile colony or visible hostile combat ship. With `retreat.range` at
 * `neighbour` it is next to the fight, first an own colony, then by the lightest lane, then the lowest; at `closest` it is the one with the
 * best way, of equals first an own colony, then the lowest.
 *
 * @see seed 5.3.3
 */
export function refugeOf(
  state: Ec4xState,
  house: House,
  fleet: Fleet,
  { isCrippled, isArmed }: Remnant,
): Refuge | null {
  const map = laneMapOf(state.lanes);
  const { systemId } = fleet;
  const avoidsRestricted = mustAvoidRestricted(house, fleet, isCrippled);
  const isOwn = (id: number): number => Number(hasColonyAt(state, house.id, id));
  const isFree = (id: number): boolean => isRefuge(state, house, isArmed, systemOf(state, id));
  if (state.rules['retreat.range'] === 'closest') {
    const costs = state.systems.map(({ id }) => ({ id, cost: costOf(map, systemId, id, avoidsRestricted) }));
    const [best] = costs
      .filter(({ id, cost }) => id !== systemId && cost < Infinity && isFree(id))
      .toSorted(
        (one, other) => one.cost - other.cost || isOwn(other.id) - isOwn(one.id) || one.id - other.id,
      );
    const [first] = best ? (bestPath(map, systemId, best.id, avoidsRestricted) ?? []) : [];
    return best && first ? { toId: first.toId, goalId: best.id } : null;
  }
  const [best] = (map[systemId] ?? [])
    .filter(({ laneClass }) => !(avoidsRestricted && laneClass === 'restricted'))
    .filter(({ toId }) => isFree(toId))
    .toSorted(
      (one, other) =>
        isOwn(other.toId) - isOwn(one.toId) ||
        LANE_WEIGHTS[one.laneClass] - LANE_WEIGHTS[other.laneClass] ||
        one.toId - other.toId,
    );
  return best ? { toId: best.toId, goalId: best.toId } : null;
}

/**
 * Whether nobody in a system would be hostile to a fleet that came there, with a colony or a visible combat ship.
 *
 * @see
 */
function isRefuge(state: Ec4xState, house: House, isArmed: boolean, { id, colony }: System): boolean {
  return state.houses.every((other) => {
    if (other === house) return true;
    const isHostile = areHostileAt(state, id, house.id, other.id);
    if (colony?.owner === other.id)
      return !isHostile && !(isArmed && relationOf(state, house.id, other.id) === 'neutral');
    const isGuarded = other.fleets.some(
      (fleet) => fleet.systemId === id && !fleet.isHidden && hasCombatShip(fleet),
    );
    return !(isHostile && isGuarded);
  });
}
