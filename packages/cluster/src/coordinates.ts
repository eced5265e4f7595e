import type { Coordinates } from './types.js';

/** Points along each axis of the cluster, so that coordinates run from 0 (included) to 30 (included). */
export const CLUSTER_AXIS_SIZE = 31;

/** Most points along an axis: coordinates are written with two digits. */
export const MAX_AXIS_SIZE = 100;

const NOTATION = /^(\d{1,2})-(\d{1,2})-(\d{1,2})$/;

/**
 * Reads coordinates as players write them: three numbers joined by dashes, with or without leading zeros.
 *
 * @param text - such as `28-02-18` or `4-6-19`; blanks around it do not matter
 * @param axisSize - points along each axis, 1 (included) to 100 (included)
 * @returns undefined when the text is not of that form or an axis is outside 0 (included) to `axisSize` (excluded)
 * @see seed "Cluster", notation
 */
export function parseCoordinates(text: string, axisSize = CLUSTER_AXIS_SIZE): Coordinates | undefined {
  const match = NOTATION.exec(text.trim());
  if (match === null) return undefined;
  const [x, y, z] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return Math.max(x, y, z) < axisSize ? { x, y, z } : undefined;
}

/**
 * Writes coordinates in the notation of reports, two digits an axis: `28-02-18`.
 *
 * @throws RangeError when an axis is not an integer from 0 (included) to 99 (included)
 * @see seed "Cluster", notation
 */
export function formatCoordinates({ x, y, z }: Coordinates): string {
  return `${formatAxis(x, 'x')}-${formatAxis(y, 'y')}-${formatAxis(z, 'z')}`;
}

/**
 * Square of the distance between two points, in square light years: an exact integer, so that comparing two
 * distances, or a distance with a range, never depends on rounding.
 */
export function squaredDistance(a: Coordinates, b: Coordinates): number {
  const [dx, dy, dz] = [a.x - b.x, a.y - b.y, a.z - b.z];
  return dx * dx + dy * dy + dz * dz;
}

/** True when both are the same point. */
export function isSamePoint(a: Coordinates, b: Coordinates): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}

function formatAxis(value: number, axis: string): string {
  if (!Number.isInteger(value) || value < 0 || value >= MAX_AXIS_SIZE) {
    throw new RangeError(
      `coordinate ${axis} must be an integer from 0 to ${MAX_AXIS_SIZE - 1}, got ${value}`,
    );
  }
  return String(value).padStart(2, '0');
}
