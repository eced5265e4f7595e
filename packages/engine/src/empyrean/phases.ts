import type { EmpyreanPhase } from './contract.js';
import { miningAndFarming } from './phases/mining-and-farming.js';
import { payAndRation } from './phases/pay-and-ration.js';
import { populationIncreases } from './phases/population-increases.js';

/**
 * The turn sequence in rulebook order: phases 1, 16 and 20.
 *
 * @see seed "Turn Sequence"; E-17
 */
export const PHASES: readonly EmpyreanPhase[] = [miningAndFarming, payAndRation, populationIncreases];
