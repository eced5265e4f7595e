import { findStar, formatStar, formatStarLabel, parseStarLabel, type StarLabel } from './star-labels.js';
import { planetInOrbit } from './places.js';
import { PLANET_ORBITS } from './planet-types.js';
import type { Cluster, Planet } from './types.js';

/** A planet as a label names it: a star and an orbit. */
export interface PlanetLabel extends StarLabel {
  /** 1 (included) to 10 (included). */
  readonly orbit: number;
}

const ORBIT = /^\d{1,2}$/;

/**
 * Reads a planet as players write it: `5-12-28/2`, or `05-12-28/B/2` with the star's letter.
 *
 * @param text - the label; blanks around it and the letter's case do not matter
 * @param axisSize - points along each axis, by default 31
 * @returns undefined when the text is not of that form or the orbit is outside 1 (included) to 10 (included)
 * @see E-15
 */
export function parsePlanetLabel(text: string, axisSize?: number): PlanetLabel | undefined {
  const label = text.trim();
  const slash = label.lastIndexOf('/');
  if (slash < 0) return undefined;
  const star = parseStarLabel(label.slice(0, slash), axisSize);
  const orbitText = label.slice(slash + 1);
  const orbit = ORBIT.test(orbitText) ? Number(orbitText) : 0;
  if (star === undefined || orbit < 1 || orbit > PLANET_ORBITS) return undefined;
  return { ...star, orbit };
}

/** Writes a planet label as given, with a star letter where it has one. */
export function formatPlanetLabel(label: PlanetLabel): string {
  return `${formatStarLabel(label)}/${label.orbit}`;
}

/**
 * Label of a planet as reports show it: `05-12-28/2`, and `05-12-28/B/2` only in a system of several stars.
 *
 * @throws RangeError when the cluster has no such planet
 */
export function formatPlanet(cluster: Cluster, planetId: number): string {
  const planet = cluster.planets[planetId - 1];
  if (planet === undefined) {
    throw new RangeError(`planet must be an ID from 1 to ${cluster.planets.length}, got ${planetId}`);
  }
  return formatOrbit(cluster, planet);
}

/**
 * Label of an orbit of a star as reports show it, with a planet or without: `05-12-28/11`.
 *
 * @throws RangeError when the cluster has no such star
 */
export function formatOrbit(
  cluster: Cluster,
  { starId, orbit }: { readonly starId: number; readonly orbit: number },
): string {
  return `${formatStar(cluster, starId)}/${orbit}`;
}

/**
 * The planet that a label names.
 *
 * @returns undefined when the orbit is empty, there is no such star, or the label leaves open which one is meant
 */
export function findPlanet(cluster: Cluster, label: PlanetLabel): Planet | undefined {
  const star = findStar(cluster, label);
  return star && planetInOrbit(cluster, star.id, label.orbit);
}
