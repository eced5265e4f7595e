/**
 * Where things are: systems by their point, planets by star and orbit, deposits by planet. Each list is gone through once; lists never
 * change, so that a game which keeps its cluster finds everything from then on without a search.
 */
import { derived } from '@ec/prng';
import { PLANET_ORBITS } from './planet-types.js';
import type { Cluster, Coordinates, Deposit, Planet, System } from './types.js';

/** The system at a point, or undefined where there is none. */
export function findSystem({ systems }: Pick<Cluster, 'systems'>, point: Coordinates): System | undefined {
  return systemsByPoint(systems).get(pointKey(point));
}

/** The planet in an orbit of a star, or undefined where there is none. */
export function planetInOrbit(
  { planets }: Pick<Cluster, 'planets'>,
  starId: number,
  orbit: number,
): Planet | undefined {
  const isOrbit = orbit >= 1 && orbit <= PLANET_ORBITS;
  return isOrbit ? planetsByOrbit(planets).get(orbitKey(starId, orbit)) : undefined;
}

/** Deposits of a planet, in ID order. */
export function depositsOn({ deposits }: Pick<Cluster, 'deposits'>, planetId: number): Deposit[] {
  const { first, next } = byPlanet(sources.get(deposits) ?? deposits);
  const result: Deposit[] = [];
  for (let place = first[planetId] ?? -1; place >= 0; place = next[place] ?? -1) {
    const deposit = deposits[place];
    if (deposit) result.push(deposit);
  }
  return result;
}

/**
 * Deposits of which some hold other quantities now; the rest is shared with the list given.
 *
 * @param quantities - what is left, by deposit ID
 */
export function withQuantities(
  deposits: readonly Deposit[],
  quantities: ReadonlyMap<number, number>,
): readonly Deposit[] {
  const changed = [...quantities].filter(([id, quantity]) => deposits[id - 1]?.quantity !== quantity);
  if (changed.length === 0) return deposits;
  const result = [...deposits];
  for (const [id, quantity] of changed) {
    const deposit = deposits[id - 1];
    if (deposit) result[id - 1] = { ...deposit, quantity };
  }
  sources.set(result, sources.get(deposits) ?? deposits);
  return result;
}

/** A text for each point, wherever it lies. */
export function pointKey({ x, y, z }: Coordinates): string {
  return `${x} ${y} ${z}`;
}

function orbitKey(starId: number, orbit: number): number {
  return starId * (PLANET_ORBITS + 1) + orbit;
}

const systemsByPoint = /* @__PURE__ */ derived(
  (systems: readonly System[]) => new Map(systems.map((system) => [pointKey(system.coordinates), system])),
);

const planetsByOrbit = /* @__PURE__ */ derived(
  (planets: readonly Planet[]) =>
    new Map(planets.map((planet) => [orbitKey(planet.starId, planet.orbit), planet])),
);

/** Lists of deposits from which others were made that differ in quantities alone. */
const sources = new WeakMap<readonly Deposit[], readonly Deposit[]>();

/** Indexes of deposits in their list: the first of each planet, and the next one on the same planet, or −1. */
const byPlanet = /* @__PURE__ */ derived((deposits: readonly Deposit[]) => {
  const first: number[] = [];
  const next = new Int32Array(deposits.length);
  for (let place = deposits.length - 1; place >= 0; place--) {
    const { planetId = 0 } = deposits[place] ?? {};
    next[place] = first[planetId] ?? -1;
    first[planetId] = place;
  }
  return { first, next };
});
