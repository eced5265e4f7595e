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
    .map((group) => ({ group, key: keyOf(group, sideOf) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ group }) => group);
}

type Key = readonly [place: number, within: number, isTravelling: number, number: number];

function keyOf(
  { planetId, originId, fleetId, number }: Group,
  sideOf: (planetId: number) => PlanetSide,
): Key {
  if (fleetId !== null) return [PLANET_SIDES.length, fleetId, 0, number];
  return [PLANET_SIDES.indexOf(sideOf(planetId)), planetId, originId === null ? 0 : 1, number];
}

function compare(a: Key, b: Key): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}
