/**
 * The map of the report: cells of a part of the galaxy.
 *
 * @see manual "Map"; N-33
 */
import type { Point } from './formulas/distance.js';
import type { GalaxyRules } from './game-rules.js';
import type { Group, Race } from './state.js';

/** Cells of a map. */
export const MAP_COLUMNS = 80;
export const MAP_ROWS = 40;

/** A cell of a map, from 0 (included). */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The cell in which a place is; undefined outside the map. */
export function cellOf({ x, y, extent }: Race['map'], place: Point): Cell | undefined {
  const column = Math.floor(((place.x - x) * MAP_COLUMNS) / extent);
  const row = Math.floor(((place.y - y) * MAP_ROWS) / extent);
  const isInside = column >= 0 && row >= 0 && column < MAP_COLUMNS && row < MAP_ROWS;
  return isInside ? { column, row } : undefined;
}

/** Planets by ID, and the rules of their galaxy. */
interface Galaxy {
  readonly planets: readonly Point[];
  readonly rules: GalaxyRules;
}

/** Where a group in hyperspace is. */
export function placeOf(
  { planets, rules }: Galaxy,
  group: Pick<Group, 'planetId' | 'originId' | 'distance'>,
): Point {
  const to = planets[group.planetId - 1];
  const from = group.originId === null ? to : planets[group.originId - 1];
  if (!to || !from)
    throw new RangeError(`planet: expected an ID, received ${group.planetId}, ${group.originId}`);
  const { size, spherical } = rules;
  const along = (start: number, end: number): number => {
    const way = end - start;
    if (!spherical || Math.abs(way) * 2 <= size) return way;
    return way > 0 ? way - size : way + size;
  };
  const [dx, dy] = [along(from.x, to.x), along(from.y, to.y)];
  const total = Math.sqrt(dx * dx + dy * dy);
  const left = total > 0 ? group.distance / total : 0;
  const within = (at: number): number => (spherical ? (at + size) % size : at);
  return { x: within(to.x - dx * left), y: within(to.y - dy * left) };
}
