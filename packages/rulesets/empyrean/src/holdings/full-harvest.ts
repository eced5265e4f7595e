import { farmOutput } from '@ec/economy';
import type { FarmGroup } from '../holding.js';

/** Food that farms bring in a turn in which all of them work. */
export function fullHarvest(farms: readonly Pick<FarmGroup, 'units' | 'techLevel'>[]): number {
  return farms.reduce((sum, { units, techLevel }) => sum + farmOutput(units, techLevel), 0);
}
