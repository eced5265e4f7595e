import { parsePlanetLabel, parseStarLabel, type PlanetLabel } from '@ec/cluster';
import type { Destination } from '../orders/terms.js';

/** Points along each axis of the largest cluster: labels from a view are always good. */
const MOST_POINTS = 100;

/** Label of the star of a place such as `05-12-28/2`: `05-12-28`, with a letter in a system of several stars. */
export function starOf(location: string): string {
  return location.slice(0, location.lastIndexOf('/'));
}

/** Label of the system of a place or a star such as `05-12-28/B/2`: `05-12-28`. */
export function systemOf(location: string): string {
  const end = location.indexOf('/');
  return end < 0 ? location : location.slice(0, end);
}

/** Orbit of a place such as `05-12-28/2`. */
export function orbitOf(location: string): number {
  return Number(location.slice(location.lastIndexOf('/') + 1));
}

/** Square of the distance between two places or stars, in square light years; 0 within a system. */
export function squaredLightYears(from: string, to: string): number {
  const [x, y, z] = [between(from, to, 0), between(from, to, 3), between(from, to, 6)];
  return x * x + y * y + z * z;
}

/** Points between two places along the axis whose figures stand there in labels such as `05-12-28/2`. */
function between(from: string, to: string, axis: number): number {
  return pointOn(from, axis) - pointOn(to, axis);
}

function pointOn(label: string, axis: number): number {
  return 10 * (label.charCodeAt(axis) - ZERO) + label.charCodeAt(axis + 1) - ZERO;
}

const ZERO = '0'.charCodeAt(0);

/** The planet at a place, as orders name it; undefined where no planet can be. */
export function planetLabel(location: string): PlanetLabel | undefined {
  return parsePlanetLabel(location, MOST_POINTS);
}

/** Where a ship is sent that is to come to a star. */
export function wayTo(star: string): Destination | undefined {
  const label = parseStarLabel(star, MOST_POINTS);
  return label && { kind: 'system', ...label };
}
