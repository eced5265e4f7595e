import type { PopulationCode } from '@ec/economy';
import { changePeople } from './ledger.js';
import type { Limit } from '../orders/results.js';
import { spiesLeft } from './spies.js';
import type { Holding } from '../holding.js';

/** Classes of which composed units are made. */
export const HALVES: Readonly<Record<'SPY' | 'CNW', readonly [PopulationCode, PopulationCode]>> = {
  SPY: ['PRO', 'SLD'],
  CNW: ['PRO', 'USK'],
};

/** Loyal units of a class. */
export function loyal({ population, rebels }: Holding, code: PopulationCode): number {
  return population[code] - rebels[code];
}

/** Turns people of some classes into others: one unit of each class becomes one of each new class. */
export function convert(
  holding: Holding,
  from: readonly PopulationCode[],
  to: readonly PopulationCode[],
  units: number,
): void {
  for (const code of from) changePeople(holding, code, -units, 'used');
  for (const code of to) changePeople(holding, code, units, 'produced');
  holding.spies = spiesLeft(holding.spies, holding.population.SPY);
}

/**
 * Most spies or construction workers that can be made: one of each half, and no more in all than there are people of both
 * classes.
 *
 * @see seed "Population": spies, construction workers
 */
export function compositionLimits(holding: Holding, code: 'SPY' | 'CNW'): Limit[] {
  const { population } = holding;
  const [first, second] = HALVES[code];
  const most = Math.min(loyal(holding, first), loyal(holding, second));
  const words = { SPY: 'professionals and soldiers', CNW: 'professionals and unskilled workers' }[code];
  return [
    { most, code: 'no-people', reason: `by loyal ${words}` },
    {
      most: Math.max(0, population[first] + population[second] - population[code]),
      code: 'too-many',
      reason: `by the number of ${words} together`,
    },
  ];
}
