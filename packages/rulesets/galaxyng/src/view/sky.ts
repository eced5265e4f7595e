import { travelMass } from '../formulas/ship.js';
import type { Point } from '../formulas/distance.js';
import { designOf, groupsByRace, groupsInOrbit } from '../lookup.js';
import { placeOf } from '../map.js';
import type { GalaxyState, Group } from '../state.js';
import { fleetSpeeds, travelSpeed } from '../travel.js';

/** A group in hyperspace. */
export interface Traveller {
  readonly group: Group;
  readonly place: Point;
  readonly speed: number;
  /** Mass of all ships, their cargo included. */
  readonly mass: number;
}

/** Where all ships are: the same for every seat, which then sees a part of it. */
export interface Sky {
  readonly byRace: ReadonlyMap<number, readonly Group[]>;
  /** Groups in orbit by planet. */
  readonly inOrbit: ReadonlyMap<number, readonly Group[]>;
  readonly travellers: readonly Traveller[];
  /** Groups in hyperspace by destination. */
  readonly boundFor: ReadonlyMap<number, readonly Traveller[]>;
}

/** Kept for the seats of one state, which nobody changes once its turn is resolved; without it every view would search all groups. */
const skies = new WeakMap<GalaxyState, Sky>();

/** Where all ships of a state are. */
export function skyOf(state: GalaxyState): Sky {
  const known = skies.get(state);
  if (known) return known;
  const sky = searchSky(state);
  skies.set(state, sky);
  return sky;
}

function searchSky(state: GalaxyState): Sky {
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
    byRace: groupsByRace(state),
    inOrbit: groupsInOrbit(state),
    travellers,
    boundFor: Map.groupBy(travellers, ({ group }) => group.planetId),
  };
}
