import { distance } from '../formulas/distance.js';
import type { GalaxyState, Planet } from '../state.js';

/** Light years around a home that count as near: where its development planets lie. */
export const NEAR = 15;

/** What lies around the first home of a race. */
export interface Surroundings {
  /** Unowned planets near it, their size in all, and the resources of the richest. */
  readonly planets: number;
  readonly size: number;
  readonly resources: number;
  /** Light years to the nearest home of another race, and to the centre of the galaxy. */
  readonly neighbour: number;
  readonly centre: number;
}

/** What lies around the first home of a race. */
export function surroundings(state: GalaxyState, raceId: number): Surroundings {
  const { planets, races, rules } = state;
  const home = firstHome(state, raceId);
  const near = planets.filter((one) => one.ownerId === null && distance(rules, home, one) <= NEAR);
  const others = races.flatMap(({ id }) => (id === raceId ? [] : [firstHome(state, id)]));
  return {
    planets: near.length,
    size: near.reduce((sum, { size }) => sum + size, 0),
    resources: Math.max(0, ...near.map(({ resources }) => resources)),
    neighbour: Math.min(...others.map((other) => distance(rules, home, other))),
    centre: distance(rules, home, { x: rules.size / 2, y: rules.size / 2 }),
  };
}

/** The home of a race that was placed before its others. */
function firstHome({ planets }: GalaxyState, raceId: number): Planet {
  const home = planets.find(({ ownerId }) => ownerId === raceId);
  if (!home) throw new RangeError(`race ${raceId}: expected a home`);
  return home;
}
