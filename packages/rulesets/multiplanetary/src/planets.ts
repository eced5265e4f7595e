import type { Board, Colour, Planet } from './types.js';

/** The planet of a cell, if there is one. */
export function planetAt({ planets }: Pick<Board, 'planets'>, cell: number): Planet | undefined {
  return planets.find((planet) => planet.cell === cell);
}

/** Planets of a side, or the neutral ones. */
export function planetsOf({ planets }: Pick<Board, 'planets'>, owner: Colour | null): Planet[] {
  return planets.filter((planet) => planet.owner === owner);
}
