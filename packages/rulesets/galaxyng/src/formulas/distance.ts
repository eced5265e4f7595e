import type { GalaxyRules } from '../game-rules.js';

/** A place in the galaxy, in light years. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Light years between two places; in a galaxy without an edge the shortest way around.
 *
 * @see N-10
 */
export function distance(rules: Pick<GalaxyRules, 'size' | 'spherical'>, from: Point, to: Point): number {
  const dx = along(rules, from.x, to.x);
  const dy = along(rules, from.y, to.y);
  return Math.sqrt(dx * dx + dy * dy);
}

function along(
  { size, spherical }: Pick<GalaxyRules, 'size' | 'spherical'>,
  from: number,
  to: number,
): number {
  const way = Math.abs(from - to);
  return spherical ? Math.min(way, size - way) : way;
}
