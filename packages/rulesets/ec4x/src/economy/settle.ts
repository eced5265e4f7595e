import { MILLION, people, withSettlers } from '../arithmetic/people.js';
import { newColony, type Colony } from '../colony.js';
import type { ColonisedSystem } from '../lookup.js';
import type { Rules } from '../parameters.js';
import { capacityOf } from './colony-figures.js';

/**
 * Settlers land at a colony; those above what the planet holds are lost. They yield nothing in the next Income.
 *
 * @param ptu - whole transfer units
 * @returns by how much the colony grew, in millionths of a PU
 * @see
 */
export function settle(
  rules: Rules,
  { planetClass, colony }: Pick<ColonisedSystem, 'planetClass' | 'colony'>,
  ptu: number,
): number {
  const most = Math.max(colony.pu, capacityOf(rules, planetClass));
  const pu = Math.min(most, withSettlers(colony.pu, ptu, rules['pu.max']));
  const gained = pu - colony.pu;
  colony.pu = pu;
  colony.newcomers += gained;
  return gained;
}

/**
 * The colony that an ETAC with one transfer unit founds; it yields nothing in the next Income.
 *
 * @see seed XY.3
 */
export function newSettlement(rules: Rules, houseId: number): Colony {
  const pu = people(MILLION, rules['pu.max']);
  return { ...newColony(houseId, pu), newcomers: pu };
}
