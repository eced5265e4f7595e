import type { OrderResult } from '@ec/engine';
import { pay } from '../economy/purse.js';
import type { House } from '../house.js';
import type { ColonisedSystem } from '../lookup.js';
import { made, missingMoney, refused } from '../orders/results.js';
import type { Rules } from '../parameters.js';

/**
 * Price of one more dock for a colony that has bought so many, in thousandths of an XMR.
 *
 * @see X-76
 */
function dockPrice(rules: Rules, bought: number): number {
  return 10 * rules['docks.price'] * (100 + rules['docks.rise'] * bought);
}

/**
 * Buys docks for the shipyards of a colony, each dearer than the one before, as many as asked for and paid; they can be used at once.
 *
 * @param asked - at least 1 (included)
 * @see X-76
 */
export function buyDocks(
  rules: Rules,
  house: House,
  { colony }: ColonisedSystem,
  asked: number,
): OrderResult {
  if (rules['docks.price'] === 0) return refused('not-in-edition');
  if (colony.facilities.SY === 0) return refused('needs-shipyard');
  let count = 0;
  for (; count < asked; count++) {
    const price = dockPrice(rules, colony.moreDocks);
    if (price > house.treasury) break;
    pay(house, price);
    colony.moreDocks += 1;
  }
  return made(count, asked, 'no-money', () =>
    missingMoney(house, dockPrice(rules, colony.moreDocks), 'one more'),
  );
}
