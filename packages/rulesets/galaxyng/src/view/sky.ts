import { derived } from '@ec/prng';
import { travelMass } from '../formulas/ship.js';
import type { Point } from '../formulas/distance.js';
import { designOf, groupsByRace, groupsInOrbit } from '../lookup.js';
import { cellOf, MAP_COLUMNS, placeOf, type Cell } from '../map.js';
import type { GalaxyState, Group, Race, ShipType } from '../state.js';
import { fleetSpeeds, travelSpeed } from '../travel.js';
import { compareTexts } from './compare-contents.js';
import { farView, nearView, type PlanetView } from './planets.js';

/** A group in hyperspace. */
export interface Traveller {
  readonly group: Group;
  readonly place: Point;
  readonly speed: number;
  /** Mass of all ships, their cargo included. */
  readonly mass: number;
}

/** Everything there is to see, of which every seat then sees a part. */
export interface Sky {
  /** All planets, by ID, as those see them who are there, and as the others do. */
  readonly planets: readonly { readonly near: PlanetView; readonly far: PlanetView }[];
  /** Ship types of each race, by ID of the race, in the order of their names. */
  readonly typesByName: ReadonlyMap<number, readonly ShipType[]>;
  readonly byRace: ReadonlyMap<number, readonly Group[]>;
  /** Groups in orbit by planet. */
  readonly inOrbit: ReadonlyMap<number, readonly Group[]>;
  readonly travellers: readonly Traveller[];
  /** Groups in hyperspace by destination. */
  readonly boundFor: ReadonlyMap<number, readonly Traveller[]>;
  /** Cells with groups in hyperspace, of the maps that were asked for. */
  readonly maps: Map<string, readonly CrowdedCell[]>;
}

/** A cell of a map with groups in hyperspace. */
export interface CrowdedCell {
  readonly cell: Cell;
  /** Race whose groups they are; `null` when there are several. */
  readonly raceId: number | null;
}

/** Cells of a map with groups in hyperspace, row by row. */
export function crowdedCells({ maps, travellers }: Sky, map: Race['map']): readonly CrowdedCell[] {
  const key = `${map.x} ${map.y} ${map.extent}`;
  const known = maps.get(key);
  if (known) return known;
  const owners = new Map<number, number | null>();
  for (const { group, place } of travellers) {
    const cell = cellOf(map, place);
    if (!cell) continue;
    const at = cell.row * MAP_COLUMNS + cell.column;
    const raceId = owners.has(at) && owners.get(at) !== group.raceId ? null : group.raceId;
    owners.set(at, raceId);
  }
  const cells = [...owners]
    .sort(([a], [b]) => a - b)
    .map(([at, raceId]) => ({
      cell: { column: at % MAP_COLUMNS, row: Math.floor(at / MAP_COLUMNS) },
      raceId,
    }));
  maps.set(key, cells);
  return cells;
}

/**
 * All that is to be seen of a state.
 *
 * It is kept for the seats of the state, which nobody changes once its turn is resolved; without that every view would search all groups.
 */
export const skyOf = derived((state: GalaxyState): Sky => {
  const speeds = fleetSpeeds(state);
  const travellers = state.groups
    .filter(({ originId }) => originId !== null)
    .map((group): Traveller => ({
      group,
      place: placeOf(state, group),
      speed: travelSpeed(state, group, speeds),
      mass: group.ships * travelMass(designOf(state, group), group.tech, group.load),
    }));
  return {
    planets: state.planets.map((planet) => ({ near: nearView(planet), far: farView(planet) })),
    typesByName: new Map(
      state.races.map(({ id, types }) => [id, types.toSorted((a, b) => compareTexts(a.name, b.name))]),
    ),
    byRace: groupsByRace(state),
    inOrbit: groupsInOrbit(state),
    travellers,
    boundFor: Map.groupBy(travellers, ({ group }) => group.planetId),
    maps: new Map(),
  };
});
