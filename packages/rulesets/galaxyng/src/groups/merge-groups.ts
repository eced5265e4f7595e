import { dropEmptyGroups } from './groups.js';
import type { GalaxyState, Group } from '../state.js';

/**
 * Merges groups that are alike in everything but their numbers; the lowest number of each race survives.
 *
 * @see manual "Groups"; N-18
 */
export function mergeGroups(state: GalaxyState): void {
  const firsts = new Map<string, Group>();
  for (const group of state.groups) {
    const key = likeness(group);
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, group);
      continue;
    }
    const [kept, gone] = first.number < group.number ? [first, group] : [group, first];
    kept.ships += gone.ships;
    gone.ships = 0;
    firsts.set(key, kept);
  }
  dropEmptyGroups(state);
}

/** What groups must have in common to be merged. */
function likeness({
  raceId,
  typeId,
  tech,
  cargo,
  load,
  fleetId,
  planetId,
  originId,
  distance,
}: Group): string {
  const { drive, weapons, shields, cargo: bay } = tech;
  return `${raceId} ${typeId} ${planetId} ${originId} ${distance} ${fleetId} ${cargo} ${load} ${drive} ${weapons} ${shields} ${bay}`;
}
