import { squaredDistance } from './coordinates.js';
import type { Cluster, Coordinates } from './types.js';

/** A system near a point. */
export interface Neighbour {
  /** The system. */
  readonly systemId: number;
  /** Where it is. */
  readonly coordinates: Coordinates;
  /** Its stars, in ascending order. */
  readonly starIds: readonly number[];
  /** Square of its distance, in square light years; at least 1. */
  readonly squaredDistance: number;
}

/**
 * Star list of a point: the other systems within a range, nearest first, those equally near by system ID. The
 * system at the point itself is not its own neighbour. Distances are compared by their squares, so that a system
 * exactly at the range is always in.
 *
 * @param cluster - where to look
 * @param from - the point, such as a star's coordinates
 * @param range - light years, a whole number from 0 (included); a system at that distance is included
 * @throws RangeError when `range` is negative or not a whole number
 */
export function starList(cluster: Cluster, from: Coordinates, range: number): Neighbour[] {
  if (!Number.isSafeInteger(range) || range < 0) {
    throw new RangeError(`range must be a whole number of light years from 0, got ${range}`);
  }
  return cluster.systems
    .map(({ id, coordinates, starIds }): Neighbour => {
      return { systemId: id, coordinates, starIds, squaredDistance: squaredDistance(from, coordinates) };
    })
    .filter((system) => system.squaredDistance > 0 && system.squaredDistance <= range * range)
    .sort((a, b) => a.squaredDistance - b.squaredDistance || a.systemId - b.systemId);
}
