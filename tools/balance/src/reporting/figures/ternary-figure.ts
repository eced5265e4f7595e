import type { FigureHead, TernaryFigure, TernaryPath, Thirds } from '../balance-report.js';

/** What a picture of three shares is made of. */
export interface TernaryInput extends Omit<FigureHead, 'note'> {
  readonly note?: string;
  /** What the three shares are of. */
  readonly corners: readonly [string, string, string];
  readonly paths: readonly TernaryPath[];
}

/** By how much the sum of three shares may differ from 1, for want of exact fractions. */
const ROUNDING = 1e-9;

/**
 * How three shares change that add up to 1, as paths in a triangle.
 *
 * @throws RangeError when there is no path, one has no points, or shares that are negative or do not add up to 1
 */
export function ternaryFigure({ id, title, note = '', corners, paths }: TernaryInput): TernaryFigure {
  if (paths.length === 0) throw new RangeError(`${id}: expected a path at least`);
  for (const { label, points } of paths) {
    if (points.length === 0) throw new RangeError(`${id}, ${label}: expected a point at least`);
    for (const point of points) requireShares(point, `${id}, ${label}`);
  }
  return { kind: 'ternary', id, title, note, corners, paths };
}

function requireShares(point: Thirds, place: string): void {
  const sum = point.reduce((total, share) => total + share, 0);
  if (point.some((share) => !(share >= 0)) || !(Math.abs(sum - 1) <= ROUNDING))
    throw new RangeError(`${place}: expected shares that add up to 1, received ${point.join(', ')}`);
}
