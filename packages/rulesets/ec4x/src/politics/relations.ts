import { hasCombatShip } from '../forces/squadron.js';
import { hasColonyAt, houseOf, systemOf } from '../lookup.js';
import type { Ec4xState } from '../state.js';
import { ATTACKS } from '../tables/fleet-orders.js';
import { STANCES, type Stance } from '../types.js';

type Situation = Pick<Ec4xState, 'houses' | 'systems'>;

/**
 * What two Houses are to each other: the less friendly of their stances.
 *
 * @see X-40
 */
export function relationOf(state: Pick<Ec4xState, 'houses'>, oneId: number, otherId: number): Stance {
  const one = stanceOf(state, oneId, otherId);
  const other = stanceOf(state, otherId, oneId);
  if (one === other) return one;
  return STANCES.find((stance) => stance === one || stance === other) ?? 'neutral';
}

/**
 * Whether two Houses are hostile in a system: as enemies, or as neutrals of whom one has a colony there, the other a combat ship.
 *
 * @see X-40
 */
export function areHostileAt(state: Situation, systemId: number, oneId: number, otherId: number): boolean {
  const relation = relationOf(state, oneId, otherId);
  if (relation !== 'neutral') return relation === 'enemy';
  return isThreatTo(state, systemId, oneId, otherId) || isThreatTo(state, systemId, otherId, oneId);
}

/**
 * Whether the colony of a system is hostile to a House. The Empire and independents are hostile only to those who attack them.
 *
 * @see X-40
 */
export function isColonyHostile(state: Situation, systemId: number, houseId: number): boolean {
  const owner = systemOf(state, systemId).colony?.owner ?? houseId;
  if (typeof owner === 'number') return owner !== houseId && areHostileAt(state, systemId, owner, houseId);
  return houseOf(state, houseId).fleets.some(
    ({ systemId: at, order }) =>
      at === systemId && order.systemId === systemId && ATTACKS.some((kind) => kind === order.kind),
  );
}

/**
 * Whether a House sees somebody hostile in a system: a colony or a fleet. A fleet that it does not see does not count, not even where its
 * combat ships make hostile what is seen.
 *
 * @see
 */
export function seesHostile(state: Situation, systemId: number, houseId: number): boolean {
  if (isColonyHostile(state, systemId, houseId)) return true;
  const isOwn = hasColonyAt(state, houseId, systemId);
  return state.houses.some(({ id, fleets }) => {
    if (id === houseId) return false;
    const inSight = fleets.filter((fleet) => fleet.systemId === systemId && !fleet.isHidden);
    const relation = relationOf(state, id, houseId);
    return relation === 'neutral'
      ? isOwn && inSight.some(hasCombatShip)
      : relation === 'enemy' && inSight.length > 0;
  });
}

/** What a House is to another by itself. */
function stanceOf(state: Pick<Ec4xState, 'houses'>, houseId: number, toId: number): Stance {
  return houseOf(state, houseId).stances[toId - 1] ?? 'neutral';
}

/** Whether a House has a combat ship at the colony of another. */
function isThreatTo(state: Situation, systemId: number, houseId: number, ownerId: number): boolean {
  return (
    hasColonyAt(state, ownerId, systemId) &&
    houseOf(state, houseId).fleets.some((fleet) => fleet.systemId === systemId && hasCombatShip(fleet))
  );
}
