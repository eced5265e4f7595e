import type { OrderResult } from '@ec/engine';
import type { House } from '../house.js';
import type { ColonisedSystem } from '../lookup.js';
import { made, missingMoney, refused } from '../orders/results.js';
import { pu } from '../arithmetic/figures.js';
import type { Rules } from '../parameters.js';
import { INDUSTRY_LEVEL, LEVEL_BOUNDS } from '../tables/planets.js';
import { levelOf } from './colony-figures.js';
import { affordable, pay } from './purse.js';

/**
 * Buys industry for a colony, as much as asked for and paid.
 *
 * @param asked - at least 1 (included)
 * @see seed XY.1
 */
export function buyIndustry(
  rules: Rules,
  house: House,
  { colony }: ColonisedSystem,
  asked: number,
): OrderResult {
  if (levelOf(colony.pu) < INDUSTRY_LEVEL)
    return refused(
      'needs-people',
      `that takes more than ${LEVEL_BOUNDS[INDUSTRY_LEVEL - 2]} PU, and there are ${pu(colony.pu)}`,
    );
  const price = 1000 * rules['iu.price'];
  const count = affordable(house, price, asked);
  pay(house, price * count);
  colony.iu += count;
  return made(count, asked, 'no-money', () => missingMoney(house, price, 'one more'));
}
