import { pointKey } from './places.js';
import type { Coordinates, Star, System } from './types.js';

/** Stars with their place in a system, and the systems they form. */
export interface StarsAndSystems {
  /** Every star, by ID. */
  readonly stars: readonly Star[];
  /** Every system, by ID. */
  readonly systems: readonly System[];
}

/**
 * Groups stars that share a point into systems. Going through stars 1, 2, 3 …, a point met for the first time
 * opens the next system, and a star's sequence is its place among the stars already there.
 *
 * @param points - coordinates of star 1, star 2, …
 * @see seed "Star", "System"
 */
export function formSystems(points: readonly Coordinates[]): StarsAndSystems {
  const systems: { id: number; coordinates: Coordinates; starIds: number[] }[] = [];
  const systemAt = new Map<string, (typeof systems)[number]>();
  const stars = points.map((point, index): Star => {
    const key = pointKey(point);
    let system = systemAt.get(key);
    if (system === undefined) {
      system = { id: systems.length + 1, coordinates: { ...point }, starIds: [] };
      systems.push(system);
      systemAt.set(key, system);
    }
    const id = index + 1;
    const sequence = system.starIds.push(id);
    return { id, coordinates: { ...point }, systemId: system.id, sequence };
  });
  return { stars, systems };
}
