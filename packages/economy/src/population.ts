import { requireQuantity } from '@ec/prng';
import { unitMass, type PopulationCode } from './units.js';

/** Units of each population class; a unit is 100 people, a spy or construction worker two population units. */
export type Population = Readonly<Record<PopulationCode, number>>;

/** No people of any class. */
export const NOBODY: Population = { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 };

/** Population units that one unit of a class counts for, 1 or 2: the same as its mass in mass units. */
export const POPULATION_UNITS: Population = mapPopulation(NOBODY, (code) => unitMass(code, 0) / 100);

/**
 * All population units of a ship or colony, both halves of spies and construction workers counted.
 *
 * @throws RangeError when they exceed 2^53 − 1
 * @see E-03
 */
export function headCount(population: Population): number {
  const { UEM, USK, PRO, SLD, SPY, CNW, TRN } = population;
  const heads = UEM + USK + PRO + SLD + TRN + 2 * (SPY + CNW);
  requireQuantity('population units', heads);
  return heads;
}

/** A population with every class worked out anew from its code and present count. */
export function mapPopulation(
  population: Population,
  count: (code: PopulationCode, units: number) => number,
): Population {
  return {
    UEM: count('UEM', population.UEM),
    USK: count('USK', population.USK),
    PRO: count('PRO', population.PRO),
    SLD: count('SLD', population.SLD),
    SPY: count('SPY', population.SPY),
    CNW: count('CNW', population.CNW),
    TRN: count('TRN', population.TRN),
  };
}
