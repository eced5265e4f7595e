import { MILLION } from '../arithmetic/people.js';
import type { Colony } from '../colony.js';
import type { Rules } from '../parameters.js';
import { LEVEL_BOUNDS, PLANETS } from '../tables/planets.js';
import type { PlanetClass } from '../types.js';

/**
 * Most people of a planet, in millionths of a PU.
 *
 * @see X-11
 */
export function capacityOf(rules: Rules, planetClass: PlanetClass): number {
  return MILLION * (planetClass === 'eden' ? rules['k.eden'] : PLANETS[planetClass].capacity);
}

/**
 * Level of a colony, 1 (included) to 7 (included).
 *
 * @param pu - millionths of a PU
 * @see X-11
 */
export function levelOf(pu: number): number {
  return 1 + LEVEL_BOUNDS.filter((bound) => pu > bound * MILLION).length;
}

/**
 * Starbases that further a colony.
 *
 * @see seed 2.4.4; X-22
 */
export function furtheringStarbases(rules: Rules, { starbases }: Pick<Colony, 'starbases'>): number {
  const able = starbases.filter(({ state }) => state === 'undamaged').length;
  return Math.min(able, rules['sb.bonus.max']);
}
