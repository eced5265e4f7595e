import { conceal, type Cloak } from '../detection/cloaking.js';
import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { systemOf } from '../lookup.js';
import { seesHostile } from '../politics/relations.js';
import type { System } from '../state.js';
import type { Work } from '../work.js';
import { cloakOf, sensorsOfFleet } from './cloak.js';
import { areHostile, sideOf } from './sides.js';
import { isSpying } from './missions.js';

/**
 * Settles which fleets nobody sees for the rest of the turn: spies that were not found, and cloaked fleets that pass unseen by the hostile
 * around them. A House whose fleet did not pass learns so, unless it sees nobody who could have seen the fleet: that would show those whom it does not see.
 *
 * @see seed 2.4.3
 */
export function hideRaiders(work: Work): void {
  const { state, emit } = work;
  const uncovered: { house: House; fleet: Fleet }[] = [];
  for (const house of state.houses) {
    for (const fleet of house.fleets) {
      const cloak = cloakOf(house, fleet);
      const isCloaked =
        cloak !== null && isConcealed(work, systemOf(state, fleet.systemId), house, fleet, cloak);
      if (cloak && !isCloaked) uncovered.push({ house, fleet });
      fleet.isHidden = isSpying(fleet) || isCloaked;
    }
  }
  for (const { house, fleet } of uncovered) {
    const { id: fleetId, systemId } = fleet;
    if (seesHostile(state, systemId, house.id))
      emit({ kind: 'uncovered', seats: [house.id], houseId: house.id, fleetId, systemId });
  }
}

function isConcealed(
  { state, rng }: Work,
  system: System,
  house: House,
  { id: fleetId }: Fleet,
  cloak: Cloak,
): boolean {
  const hostile = state.houses.filter((other) => areHostile(state, system, house.id, other.id));
  const fleets = hostile.flatMap((other) => other.fleets.filter(({ systemId }) => systemId === system.id));
  const owner = sideOf(system);
  const isAlone = fleets.length === 0 && (owner === null || !areHostile(state, system, house.id, owner));
  if (isAlone) return true;
  const searchers = fleets.map(sensorsOfFleet).filter((sensors) => sensors !== null);
  return conceal(cloak, searchers, rng.stream('cloaking', system.id, house.id, fleetId)).isUndetected;
}
