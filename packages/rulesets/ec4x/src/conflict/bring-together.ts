import { holding, type Fleet } from '../fleet.js';
import { mergeFleets } from '../forces/merge-fleets.js';
import type { House } from '../house.js';
import { seesHostile } from '../politics/relations.js';
import type { Work } from '../work.js';
import { isAtTarget } from './missions.js';

/**
 * After movement: fleets become part of those that they were to join, if they are in one system; fleets that meet at a rendezvous become part of
 * the lowest. Among hostile ships they wait.
 *
 * @see seed 2.3.4
 */
export function bringTogether(work: Work): void {
  for (const house of work.state.houses) {
    join(work, house);
    meet(work, house);
  }
}

/** Order 13. The highest number goes first, so that of two that seek each other the lower takes the other in. */
function join(work: Work, house: House): void {
  const became = new Map<number, Fleet>();
  for (const fleet of house.fleets.toReversed()) {
    const { kind, fleetId } = fleet.order;
    if (kind !== 'join' || fleetId === null) continue;
    const into = became.get(fleetId) ?? house.fleets.find(({ id }) => id === fleetId);
    if (into === fleet) {
      fleet.order = holding();
    } else if (into?.systemId === fleet.systemId && mayMerge(work, house, fleet)) {
      merge(work, house, fleet, into);
      for (const [id, other] of became) if (other === fleet) became.set(id, into);
      became.set(fleet.id, into);
    }
  }
}

/** Order 14: done when no other fleet is on its way to the rendezvous. */
function meet(work: Work, house: House): void {
  const bound = house.fleets.filter(({ order }) => order.kind === 'rendezvous');
  for (const first of bound) {
    const party = bound.filter((fleet) => isAtTarget(fleet) && fleet.systemId === first.systemId);
    // the others of a party that has merged are no longer there
    if (party[0] !== first || !mayMerge(work, house, first)) continue;
    const { systemId } = first.order;
    const isAwaiting = bound.some((fleet) => fleet.order.systemId === systemId && !isAtTarget(fleet));
    for (const fleet of party.slice(1)) merge(work, house, fleet, first);
    if (!isAwaiting) first.order = holding();
  }
}

function mayMerge({ state, emit }: Work, house: House, fleet: Fleet): boolean {
  const { id: fleetId, systemId, order } = fleet;
  if (!seesHostile(state, systemId, house.id)) return true;
  emit({ kind: 'waits', seats: [house.id], houseId: house.id, fleetId, systemId, order: order.kind });
  return false;
}

function merge({ state, emit }: Work, house: House, fleet: Fleet, into: Fleet): void {
  mergeFleets(state, house, fleet, into);
  emit({
    kind: 'merged',
    seats: [house.id],
    houseId: house.id,
    systemId: fleet.systemId,
    fleetId: fleet.id,
    intoId: into.id,
  });
}
