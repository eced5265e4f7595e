import { type Prng, shown } from '@ec/prng';
import type { Rules } from '../parameters.js';
import type { Lane, System } from '../state.js';
import { HOUSES } from '../tables/start.js';
import { drawLanes } from './draw-lanes.js';
import { drawPlanet } from './draw-planet.js';
import { distance, hexesWithin, homeHexes, neighbourPairs } from './hexes.js';

/** The map of a new game, without colonies. */
export interface GameMap {
  /** System n stands at n − 1. */
  readonly systems: System[];
  readonly lanes: Lane[];
  readonly hubId: number;
  /** System of the home world of House h, at h − 1. */
  readonly homeIds: readonly number[];
}

/**
 * Draws the map for so many Houses: as many rings around the hub, homes on the outermost, seats drawn.
 *
 * @param houses - 2 (included) to 12 (included)
 * @throws RangeError when there are fewer or more Houses
 * @see
 */
export function drawMap(rules: Rules, houses: number, rng: Prng): GameMap {
  if (!Number.isInteger(houses) || houses < HOUSES.least || houses > HOUSES.most)
    throw new RangeError(
      `map: expected ${HOUSES.least} (included) to ${HOUSES.most} (included) Houses, received ${shown(houses)}`,
    );
  const hexes = hexesWithin(houses);
  const idAt = (wanted: { q: number; r: number }): number =>
    hexes.findIndex((hex) => distance(hex, wanted) === 0) + 1;
  const hubId = idAt({ q: 0, r: 0 });
  const homeIds = rng.stream('seats').shuffle(homeHexes(houses).map(idAt));
  const planets = rng.stream('planets');
  const systems = hexes.map(({ q, r }, i): System => {
    const id = i + 1;
    const house = homeIds.indexOf(id) + 1;
    const system = { id, q, r, homeOf: house || null, colony: null };
    if (house > 0) return { ...system, planetClass: 'eden', resources: 'abundant' };
    if (id === hubId) return { ...system, planetClass: 'eden', resources: 'rich' };
    return { ...system, ...drawPlanet(planets.numbered(id)) };
  });
  const pairs = neighbourPairs(hexes).map(([a, b]): [number, number] => [a + 1, b + 1]);
  return { systems, lanes: drawLanes(rules, pairs, hubId, homeIds, rng), hubId, homeIds };
}
