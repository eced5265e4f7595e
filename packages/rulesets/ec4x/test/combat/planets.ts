/** Planets for tests. */
import { MILLION } from '../../src/arithmetic/people.js';
import type { ByState } from '../../src/colony.js';
import type { GroundForces } from '../../src/combat/ground-units.js';
import type { PlanetTargets } from '../../src/combat/planet.js';

export const NONE: ByState = { undamaged: 0, crippled: 0 };

/** So many undamaged units. */
export function units(undamaged: number): ByState {
  return { undamaged, crippled: 0 };
}

/** A colony of 100 PU with nothing else, if nothing else is said. */
export function planet({
  GB = NONE,
  AA = NONE,
  MD = NONE,
  ...rest
}: Partial<GroundForces & Omit<PlanetTargets, 'ground'>> = {}): PlanetTargets {
  return { ground: { GB, AA, MD }, shield: null, iu: 0, pu: 100 * MILLION, ...rest };
}
