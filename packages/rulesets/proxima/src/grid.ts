import type { Grid, Place } from './state.js';

/**
 * Distance of two tiles in steps.
 *
 * @see P-02
 */
export function distance(grid: Grid, a: Place, b: Place): number {
  if (grid === 'square') return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  const rows = Math.abs(a.y - b.y);
  const slant = (a.y >> 1) - (b.y >> 1);
  const columns = a.x - b.x - slant;
  return Math.max(rows, Math.abs(columns), Math.abs(columns + (a.y - b.y)));
}

/** Tiles around one, on the map or beyond its edge, by row and column. */
export function neighbours(grid: Grid, tile: Place): Place[] {
  const around: Place[] = [];
  for (let y = tile.y - 1; y <= tile.y + 1; y++)
    for (let x = tile.x - 1; x <= tile.x + 1; x++)
      if (distance(grid, { x, y }, tile) === 1) around.push({ x, y });
  return around;
}
