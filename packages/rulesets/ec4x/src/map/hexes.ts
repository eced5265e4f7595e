import { HOME_STEPS } from '../tables/start.js';

/** Axial coordinates of a hex; the hub of a map is at 0,0. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Steps to the six neighbours, in the order in which a ring is walked from its hex on the q axis. */
const STEPS: readonly Hex[] = [
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
];

/**
 * Jumps between two hexes, were there lanes between all neighbours.
 *
 * @see X-16
 */
export function distance(one: Hex, other: Hex): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/**
 * All hexes up to so many rings around the hub, sorted by q, then r: 3n² + 3n + 1.
 *
 * @see X-16
 */
export function hexesWithin(rings: number): Hex[] {
  const hexes: Hex[] = [];
  for (let q = -rings; q <= rings; q++)
    for (let r = Math.max(-rings, -rings - q); r <= Math.min(rings, rings - q); r++) hexes.push({ q, r });
  return hexes;
}

/**
 * Hexes of the home worlds of so many Houses, on the outermost of as many rings.
 *
 * @see X-16
 */
export function homeHexes(houses: number): Hex[] {
  let at: Hex = { q: houses, r: 0 };
  const ring: Hex[] = [];
  for (const step of STEPS) {
    for (let i = 0; i < houses; i++) {
      ring.push(at);
      at = { q: at.q + step.q, r: at.r + step.r };
    }
  }
  return ring.filter((_, i) => i % HOME_STEPS === 0);
}

/**
 * Pairs of neighbours by their places in the list of hexes, the lower first.
 *
 * @param hexes - sorted by q, then r
 */
export function neighbourPairs(hexes: readonly Hex[]): [number, number][] {
  const places = new Map(hexes.map(({ q, r }, i) => [keyOf(q, r), i]));
  return hexes.flatMap(({ q, r }, i) =>
    STEPS.flatMap((step): [number, number][] => {
      const j = places.get(keyOf(q + step.q, r + step.r));
      return j !== undefined && j > i ? [[i, j]] : [];
    }).sort(([, one], [, other]) => one - other),
  );
}

/** A number that no other hex of a map has. */
function keyOf(q: number, r: number): number {
  return 1000 * q + r;
}
