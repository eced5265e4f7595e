import type { Board, Colour, Planet } from './state.js';

/** The board alone, to be changed at will. */
export function copyOf({ turn, planets, fleets, neutralsProduce }: Board): Board {
  return {
    turn,
    // Written out, so that all planets have the same shape, whatever made them.
    planets: planets.map(({ cell, size, owner, ships, ownedSince }) => ({
      cell,
      size,
      owner,
      ships,
      ownedSince,
    })),
    fleets: [...fleets],
    neutralsProduce,
  };
}

/** The planet of a cell, if there is one. A loop, since it is most of a tick's work and a callback takes twice as long. */
export function planetAt({ planets }: Pick<Board, 'planets'>, cell: number): Planet | undefined {
  for (const planet of planets) if (planet.cell === cell) return planet;
  return undefined;
}

/** Planets of a side, or the neutral ones. */
export function planetsOf({ planets }: Pick<Board, 'planets'>, owner: Colour | null): Planet[] {
  return planets.filter((planet) => planet.owner === owner);
}

/** Ships of a side, on planets and under way. */
export function shipsOf({ planets, fleets }: Pick<Board, 'planets' | 'fleets'>, colour: Colour): number {
  const own = [...planets, ...fleets].filter(({ owner }) => owner === colour);
  return own.reduce((sum, { ships }) => sum + ships, 0);
}
