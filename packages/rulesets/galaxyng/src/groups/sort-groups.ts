import type { Group } from '../state.js';

/** Owners of planets, in the order in which groups there are listed. */
const PLANET_SIDES = ['own', 'alien', 'unowned'] as const;

/** The owner of a planet. */
export type PlanetSide = (typeof PLANET_SIDES)[number];

/**
 * The groups of a race as its report has them: those at or bound for own planets first, then alien ones, then unowned ones, then fleets;
 * within that by planet, those in orbit first, by number.
 *
 * @param sideOf - whose a planet is
 * @see manual "Groups"; N-19
 */
export function sortGroups(groups: readonly Group[], sideOf: (planetId: number) => PlanetSide): Group[] {
  return groups
    .map((group) => ({ group, place: placeOf(group, sideOf) }))
    .sort((a, b) => a.place - b.place || a.group.number - b.group.number)
    .map(({ group }) => group);
}

/** More planets, and more fleets, than any game has. */
const MOST = 0x1000000;

/** One number for the side, then the planet, then whether a group is under way; fleets come last. */
function placeOf({ planetId, originId, fleetId }: Group, sideOf: (planetId: number) => PlanetSide): number {
  if (fleetId !== null) return (PLANET_SIDES.length * MOST + fleetId) * 2;
  return (PLANET_SIDES.indexOf(sideOf(planetId)) * MOST + planetId) * 2 + (originId === null ? 0 : 1);
}
