import { travelMass } from '../formulas/ship.js';
import { designOf, planetOf } from '../lookup.js';
import { cellOf, MAP_COLUMNS, placeOf, type Cell } from '../map.js';
import type { GalaxyState, Group, Race } from '../state.js';
import { fleetSpeeds, travelSpeed } from '../travel.js';

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
 * What a race knows of others in hyperspace: those that head for its planets with what they are, equal ones as one, and the cells of its
 * map where any are.
 *
 * @see manual "Locating Ships", "Incoming Groups"; N-33, N-35
 */
export function hyperspaceView(
  state: GalaxyState,
  { id, map }: Race,
): { incoming: IncomingView[]; alienCells: Cell[] } {
  const incoming: IncomingView[] = [];
  const cells = new Set<number>();
  const speeds = fleetSpeeds(state);
  for (const group of state.groups) {
    const { raceId, originId, planetId } = group;
    if (raceId === id || originId === null) continue;
    const cell = cellOf(map, placeOf(state, group));
    if (cell) cells.add(cell.row * MAP_COLUMNS + cell.column);
    if (planetOf(state, planetId).ownerId !== id) continue;
    incoming.push({ originId, planetId, distance: group.distance, ...motionOf(state, group, speeds) });
  }
  incoming.sort(
    (a, b) =>
      a.planetId - b.planetId ||
      a.originId - b.originId ||
      a.distance - b.distance ||
      a.speed - b.speed ||
      a.mass - b.mass,
  );
  return {
    incoming: state.rules.classic.incoming ? incoming : aggregated(incoming),
    alienCells: [...cells]
      .sort((a, b) => a - b)
      .map((cell) => ({ column: cell % MAP_COLUMNS, row: Math.floor(cell / MAP_COLUMNS) })),
  };
}

function motionOf(
  state: GalaxyState,
  group: Group,
  speeds: ReturnType<typeof fleetSpeeds>,
): { speed: number; mass: number } {
  const mass = group.ships * travelMass(designOf(state, group), group.tech, group.load);
  return { speed: travelSpeed(state, group, speeds), mass };
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
