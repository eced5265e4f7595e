import { formatCoordinates, parseCoordinates } from './coordinates.js';
import { findSystem } from './places.js';
import type { Cluster, Coordinates, Star } from './types.js';

/** A star as a label names it. */
export interface StarLabel {
  /** The system's point. */
  readonly coordinates: Coordinates;
  /** Place within the system, from 1 (A); absent when the label has no letter. */
  readonly sequence?: number;
}

const STAR_LETTERS = /^[A-Z]{1,2}$/;

/** Letters of the alphabet: the base in which letters count. */
const LETTERS = 26;

/** Place whose letters are ZZ. */
const MAX_SEQUENCE = LETTERS + LETTERS * LETTERS;

/** Code of the character before A. */
const BEFORE_A = 64;

/**
 * Letter of a star within its system: 1 is A, 26 is Z, 27 is AA (a crowded custom cluster), up to 702, ZZ.
 *
 * @throws RangeError when `sequence` is not an integer from 1 (included) to 702 (included)
 * @see seed "Star", sequence
 */
export function formatStarLetter(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > MAX_SEQUENCE) {
    throw new RangeError(`star sequence must be an integer from 1 to ${MAX_SEQUENCE}, got ${sequence}`);
  }
  const head = Math.floor((sequence - 1) / LETTERS);
  const tail = String.fromCharCode(BEFORE_A + sequence - head * LETTERS);
  return head === 0 ? tail : String.fromCharCode(BEFORE_A + head) + tail;
}

/**
 * Reads a star letter in either case: A is 1, Z is 26, AA is 27.
 *
 * @returns undefined when the text is not one or two letters
 */
export function parseStarLetter(text: string): number | undefined {
  const letters = text.toUpperCase();
  if (!STAR_LETTERS.test(letters)) return undefined;
  let sequence = 0;
  for (let i = 0; i < letters.length; i++) sequence = sequence * LETTERS + letters.charCodeAt(i) - BEFORE_A;
  return sequence;
}

/**
 * Reads a star or system as players write it: `28-02-18`, or `28-02-18/B` with the star's letter.
 *
 * @param text - the label; blanks around it and the letter's case do not matter
 * @param axisSize - points along each axis, by default 31
 * @returns undefined when the text is not of that form
 * @see seed "Star", display label
 */
export function parseStarLabel(text: string, axisSize?: number): StarLabel | undefined {
  const [point = '', letter, ...rest] = text.trim().split('/');
  const coordinates = parseCoordinates(point, axisSize);
  if (coordinates === undefined || rest.length > 0) return undefined;
  if (letter === undefined) return { coordinates };
  const sequence = parseStarLetter(letter);
  return sequence === undefined ? undefined : { coordinates, sequence };
}

/** Writes a star label as given, with a letter where it has one. */
export function formatStarLabel({ coordinates, sequence }: StarLabel): string {
  const point = formatCoordinates(coordinates);
  return sequence === undefined ? point : `${point}/${formatStarLetter(sequence)}`;
}

/**
 * Label of a star as reports show it: `28-02-18`, and `28-02-18/B` only where several stars share the point.
 *
 * @throws RangeError when the cluster has no such star
 * @see seed "Star", display label
 */
export function formatStar(cluster: Cluster, starId: number): string {
  const star = cluster.stars[starId - 1];
  if (star === undefined) {
    throw new RangeError(`star must be an ID from 1 to ${cluster.stars.length}, got ${starId}`);
  }
  const isAlone = cluster.systems[star.systemId - 1]?.starIds.length === 1;
  return formatStarLabel(isAlone ? { coordinates: star.coordinates } : star);
}

/**
 * The star that a label names. A single star may be named with or without `/A`; where several stars share the
 * point, the letter is needed.
 *
 * @returns undefined when there is no such star, or the label leaves open which one is meant
 * @see seed "Star", alias of a single star
 */
export function findStar(cluster: Cluster, { coordinates, sequence }: StarLabel): Star | undefined {
  const starIds = findSystem(cluster, coordinates)?.starIds ?? [];
  if (sequence === undefined && starIds.length !== 1) return undefined;
  const starId = starIds[(sequence ?? 1) - 1];
  return starId === undefined ? undefined : cluster.stars[starId - 1];
}
