import { dropEmptyGroups } from './groups.js';
import type { GalaxyState, Group } from '../state.js';

/**
 * Merges groups that are alike in everything but their numbers; the lowest number of each race survives.
 *
 * @param apart - IDs of groups that stay by themselves
 *
 * @see manual "Groups"; N-18
 */
export function mergeGroups(state: GalaxyState, apart: ReadonlySet<number> = NONE): void {
  const byRacePlanetAndType = new Map<number, Group[]>();
  const [races, planets] = [state.races.length + 1, state.planets.length + 1];
  for (const group of state.groups) {
    if (apart.has(group.id)) continue;
    const key = (group.typeId * races + group.raceId) * planets + group.planetId;
    const others = byRacePlanetAndType.get(key);
    if (!others) {
      byRacePlanetAndType.set(key, [group]);
      continue;
    }
    const place = others.findIndex((other) => isAlike(group, other));
    const first = others[place];
    if (!first) {
      others.push(group);
      continue;
    }
    const [kept, gone] = first.number < group.number ? [first, group] : [group, first];
    kept.ships += gone.ships;
    gone.ships = 0;
    others[place] = kept;
  }
  dropEmptyGroups(state);
}

const NONE: ReadonlySet<number> = new Set();

/** Whether two groups of one race and type, at or bound for one planet, can be merged. */
function isAlike(one: Group, other: Group): boolean {
  return (
    one.originId === other.originId &&
    one.distance === other.distance &&
    one.fleetId === other.fleetId &&
    one.cargo === other.cargo &&
    one.load === other.load &&
    one.tech.drive === other.tech.drive &&
    one.tech.weapons === other.tech.weapons &&
    one.tech.shields === other.tech.shields &&
    one.tech.cargo === other.tech.cargo
  );
}
