import type { Cell } from '../map.js';
import type { Planet, Race } from '../state.js';
import { crowdedCells, type Sky, type Traveller } from './sky.js';

/** Ships of others that head for a planet of the race. */
export interface IncomingView {
  readonly originId: number;
  readonly planetId: number;
  readonly distance: number;
  readonly speed: number;
  /** Mass of all ships, their cargo included. */
  readonly mass: number;
}

/**
 * Ships of others that head for planets of a race, equal ones as one; in the classic way each group by itself.
 *
 * @see manual "Locating Ships", "Incoming Groups"; N-33, N-35
 */
export function incomingOf(
  sky: Sky,
  raceId: number,
  ownPlanets: readonly Planet[],
  isClassic: boolean,
): IncomingView[] {
  const incoming = ownPlanets.flatMap(({ id }) =>
    (sky.boundFor.get(id) ?? []).flatMap((traveller) =>
      traveller.group.raceId === raceId ? [] : [incomingView(traveller)],
    ),
  );
  incoming.sort(
    (a, b) =>
      a.planetId - b.planetId ||
      a.originId - b.originId ||
      a.distance - b.distance ||
      a.speed - b.speed ||
      a.mass - b.mass,
  );
  return isClassic ? incoming : aggregated(incoming);
}

/**
 * Cells of the map of a race with groups of others in hyperspace, row by row.
 *
 * @see N-33, N-35
 */
export function alienCellsOf(sky: Sky, { id, map }: Race): Cell[] {
  return crowdedCells(sky, map)
    .filter(({ raceId }) => raceId !== id)
    .map(({ cell }) => cell);
}

function incomingView({ group, speed, mass }: Traveller): IncomingView {
  const { originId, planetId, distance } = group;
  return { originId: originId ?? planetId, planetId, distance, speed, mass };
}

/** One line for each origin, destination, distance and speed. */
function aggregated(incoming: readonly IncomingView[]): IncomingView[] {
  const lines = new Map<string, IncomingView>();
  for (const group of incoming) {
    const { originId, planetId, distance, speed, mass } = group;
    const key = `${originId} ${planetId} ${distance} ${speed}`;
    lines.set(key, { ...group, mass: mass + (lines.get(key)?.mass ?? 0) });
  }
  return [...lines.values()];
}
