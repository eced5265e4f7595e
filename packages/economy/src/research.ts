import { shown } from '@ec/prng';

/** Highest technology level there is. */
export const MAX_TECH_LEVEL = 10;

/** All technology levels, in ascending order. */
export const TECH_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, MAX_TECH_LEVEL] as const;

/** Research points for technology level 2; each level after it takes twice as many. */
const FIRST_LEVEL_POINTS = 100_000;

/**
 * Research points that the next technology level costs.
 *
 * @param techLevel - present level, 1 to 10 (both included)
 * @returns the points, or undefined at the highest level
 * @throws RangeError when the level is out of its bounds
 * @see seed "Research points required for TL advancement"
 */
export function researchForNextLevel(techLevel: number): number | undefined {
  if (!Number.isInteger(techLevel) || techLevel < 1 || techLevel > MAX_TECH_LEVEL) {
    throw new RangeError(`technology level: expected 1 to ${MAX_TECH_LEVEL}, received ${shown(techLevel)}`);
  }
  return techLevel === MAX_TECH_LEVEL ? undefined : FIRST_LEVEL_POINTS << (techLevel - 1);
}
