import { MILLION } from '../arithmetic/people.js';
import { capacityOf } from '../economy/colony-figures.js';
import type { House } from '../house.js';
import { bestPath, laneMapOf } from '../map/paths.js';
import type { Ec4xState } from '../state.js';

/** Jumps from a home that count as near. */
export const NEAR = 2;

/** What lies around a home. */
export interface Neighbourhood {
  /** Systems near it, without homes and hub, and the people that they can hold, in PU. */
  readonly reach: number;
  readonly people: number;
}

/** Jumps of the best ways from a home. */
export interface Ways {
  readonly hub: number;
  /** To the nearest other home. */
  readonly neighbour: number;
}

/** What lies around the home of a House. @see X-18 */
export function neighbourhood(state: Ec4xState, { homeId }: House): Neighbourhood {
  const jumpsTo = jumpsFrom(state, homeId);
  const near = state.systems.filter(({ id, colony }) => !colony && jumpsTo(id) <= NEAR);
  return {
    reach: near.length,
    people: near.reduce((sum, { planetClass }) => sum + capacityOf(state.rules, planetClass) / MILLION, 0),
  };
}

/** How far the home of a House is from the hub and from others. @see */
export function waysFrom(state: Ec4xState, { id, homeId }: House): Ways {
  const jumpsTo = jumpsFrom(state, homeId);
  const homes = state.systems.filter(({ homeOf }) => homeOf !== null && homeOf !== id);
  const hub = state.systems.find(({ q, r }) => q === 0 && r === 0);
  return {
    hub: hub ? jumpsTo(hub.id) : Infinity,
    neighbour: Math.min(...homes.map((home) => jumpsTo(home.id))),
  };
}

function jumpsFrom({ lanes }: Ec4xState, fromId: number): (systemId: number) => number {
  const map = laneMapOf(lanes);
  return (systemId) => bestPath(map, fromId, systemId, false)?.length ?? Infinity;
}
