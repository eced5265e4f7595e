import type { Planet } from '../state.js';

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

/** A planet as those know it who own it or have ships in orbit. */
export function nearView(planet: Planet): PlanetView {
  const { ownerId, size, resources, population, industry, product, stock } = planet;
  return {
    ...farView(planet),
    seen: { ownerId, size, resources, population, industry, product, stock },
  };
}

/** A planet as everybody knows it. */
export function farView({ id, name, x, y, ownerId }: Planet): PlanetView {
  return { id, name, x, y, isOwned: ownerId !== null, seen: null };
}
