import type { Fleet } from '../fleet.js';
import { hasCombatShip } from '../forces/squadron.js';
import type { House } from '../house.js';
import { hasColonyAt, systemOf } from '../lookup.js';
import { laneMapOf } from '../map/paths.js';
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

/**
 * The neighbouring system to which a fleet retreats, or `null`: one without hostile colony or visible hostile combat ship, first an own
 * colony, then by the lightest lane, then the lowest.
 *
 * @see seed 5.3.3; X-54
 */
export function refugeOf(
  state: Ec4xState,
  house: House,
  fleet: Fleet,
  { isCrippled, isArmed }: Remnant,
): number | null {
  const avoidsRestricted = mustAvoidRestricted(house, fleet, isCrippled);
  const exits = laneMapOf(state.lanes)[fleet.systemId] ?? [];
  const [best] = exits
    .filter(({ laneClass }) => !(avoidsRestricted && laneClass === 'restricted'))
    .filter(({ toId }) => isRefuge(state, house, isArmed, systemOf(state, toId)))
    .toSorted(
      (one, other) =>
        Number(isOwn(other.toId)) - Number(isOwn(one.toId)) ||
        LANE_WEIGHTS[one.laneClass] - LANE_WEIGHTS[other.laneClass] ||
        one.toId - other.toId,
    );
  return best?.toId ?? null;

  function isOwn(systemId: number): boolean {
    return hasColonyAt(state, house.id, systemId);
  }
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
