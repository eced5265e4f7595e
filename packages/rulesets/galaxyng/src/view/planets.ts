import type { GalaxyState, Planet } from '../state.js';

/** A planet as a race knows it. */
export interface PlanetView {
  readonly id: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Whether anybody owns it; everybody knows that. */
  readonly isOwned: boolean;
  /** What can be seen of it; `null` for a planet that is neither its own nor visited. */
  readonly seen: SeenPlanet | null;
}

/** What those in orbit see of a planet. */
export type SeenPlanet = Pick<
  Planet,
  'ownerId' | 'size' | 'resources' | 'population' | 'industry' | 'product' | 'stock'
>;

/** All planets, as far as they can be seen. */
export function planetViews({ planets }: GalaxyState, visible: ReadonlySet<number>): PlanetView[] {
  return planets.map((planet) => {
    const { id, name, x, y, ownerId, size, resources, population, industry, product, stock } = planet;
    const seen = { ownerId, size, resources, population, industry, product, stock };
    return { id, name, x, y, isOwned: ownerId !== null, seen: visible.has(id) ? seen : null };
  });
}
