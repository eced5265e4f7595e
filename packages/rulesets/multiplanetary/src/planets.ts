import type { Board, Colour, Planet } from './types.js';

/** The planet of a cell, if there is one. A loop, since it is most of a tick's work and a callback takes twice as long. */
export function planetAt({ planets }: Pick<Board, 'planets'>, cell: number): Planet | undefined {
  for (const planet of planets) if (planet.cell === cell) return planet;
  return undefined;
}

/** Planets of a side, or the neutral ones. */
export function planetsOf({ planets }: Pick<Board, 'planets'>, owner: Colour | null): Planet[] {
  return planets.filter((planet) => planet.owner === owner);
}
