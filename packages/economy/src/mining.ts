import type { Resource } from '@ec/cluster';
import { scale, truncatedProduct } from '@ec/prng';
import { shareInProportion } from './share-in-proportion.js';
import { FARM_AND_MINE_LABOUR, type UnitNeeds } from './labour.js';
import { unitFuel, type ResourceCode } from './units.js';
import { QUARTERS_A_YEAR } from './quarters-a-year.js';

/** Unit code of each natural resource. */
export const RESOURCE_CODE: Readonly<Record<Resource, ResourceCode>> = {
  gold: 'GOLD',
  fuel: 'FUEL',
  metallics: 'METS',
  nonMetallics: 'NMTS',
};

/** Mass units that a mine digs in a year, for each technology level. */
const ANNUAL_ORE_PER_LEVEL = 100;

/**
 * What one mine needs to work for a turn.
 *
 * @param techLevel - 1 to 10 (both included)
 * @see seed "Mine": labour, fuel per turn
 */
export function mineNeeds(techLevel: number): UnitNeeds {
  return { ...FARM_AND_MINE_LABOUR, halfFuel: scale(2, unitFuel('MIN', techLevel, 'turn')) };
}

/**
 * Resource units that working mines could deliver in a quarter from a deposit that never ends.
 *
 * @param working - mines at work, at least 0 (included)
 * @param techLevel - 1 to 10 (both included)
 * @param yieldPercent - yield of the deposit in percent, 0 to 100 (both included)
 * @throws RangeError when they exceed 2^53 − 1
 * @see seed "Mine": annual production; E-02, E-20
 */
export function mineCapacity(working: number, techLevel: number, yieldPercent: number): number {
  return truncatedProduct(
    [working, ANNUAL_ORE_PER_LEVEL * techLevel * yieldPercent],
    [QUARTERS_A_YEAR * 100],
  );
}

/**
 * What each mine group gets from one deposit: its capacity, or its proportional share when the deposit runs out.
 *
 * @param quantity - units left in the deposit, an integer from 0 to 2^53 − 1 (both included)
 * @param capacities - capacity of each group, an integer within the same bounds, lowest colony ID first
 * @returns units delivered to each group; never more in all than the deposit holds
 * @throws RangeError when the quantity or a capacity is out of its bounds
 * @see E-10, E-20
 */
export function shareDeposit(quantity: number, capacities: readonly number[]): number[] {
  return shareInProportion(quantity, capacities);
}
