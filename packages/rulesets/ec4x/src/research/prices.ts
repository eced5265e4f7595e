import type { House, Research } from '../house.js';
import { DISCOUNTED_PERCENT, LEVEL_POINTS, POINT_PRICES } from '../tables/research.js';
import type { Line } from '../types.js';
import { scienceFor } from './lines.js';

/**
 * Price of so many points of a line, in thousandths of an XMR, rounded up.
 *
 * @see seed XYZ.2 to XYZ.4
 */
export function priceOfPoints(house: Pick<House, 'research' | 'gcp'>, line: Line, points: number): number {
  return Math.ceil((points * pointPrice(house, line)) / 1000);
}

/** Most points of a line that the treasury pays for. */
export function affordablePoints(house: Pick<House, 'research' | 'gcp' | 'treasury'>, line: Line): number {
  return Math.floor((1000 * house.treasury) / pointPrice(house, line));
}

/**
 * Points that a level of a line takes.
 *
 * @param level - the level that is reached
 * @see seed XYZ.2, XYZ.3
 */
export function levelPoints(
  { isDiscounted }: Pick<Research, 'isDiscounted'>,
  line: Line,
  level: number,
): number {
  const isTech = line !== 'el' && line !== 'sl';
  const row = LEVEL_POINTS[isTech ? 'tech' : line];
  const steps = isTech ? scienceFor(line, level) : level;
  const points = Math.min(row.max, row.base + row.level * steps);
  return isTech && isDiscounted ? Math.ceil((points * DISCOUNTED_PERCENT) / 100) : points;
}

/** Price of one point in millionths of an XMR, which are exact. */
function pointPrice({ research: { levels }, gcp }: Pick<House, 'research' | 'gcp'>, line: Line): number {
  const isTech = line !== 'el' && line !== 'sl';
  const row = POINT_PRICES[isTech ? 'tech' : line];
  const science = isTech ? scienceFor(line, levels[line] + 1) : levels.sl;
  return 1000 * (row.base + row.level * science) + (row.gcp / 1000) * gcp;
}
