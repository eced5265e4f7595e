import type { OrderResult } from '@ec/engine';
import type { House } from '../house.js';
import { made, missingMoney } from '../orders/results.js';
import { changePrestige } from '../politics/prestige.js';
import { ESPIONAGE_SHARE } from '../tables/espionage.js';
import type { Work } from '../work.js';
import { affordable, pay } from './purse.js';

/**
 * Buys points of espionage or counter-espionage, as many as asked for and paid. What a House spends on either in a turn above a share of its
 * opening purse costs prestige.
 *
 * @param asked - at least 1 (included)
 * @see X-63
 */
export function buyEspionage(
  work: Pick<Work, 'emit' | 'state'>,
  house: House,
  kind: 'ebp' | 'cip',
  asked: number,
): OrderResult {
  const price = 1000 * work.state.rules['ebp.price'];
  const count = affordable(house, price, asked);
  pay(house, price * count);
  house[kind] += count;
  const { opening } = house.ledger;
  const before = extravagance(opening, house.espionageSpent[kind]);
  house.espionageSpent[kind] += price * count;
  const more = extravagance(opening, house.espionageSpent[kind]) - before;
  if (more > 0) changePrestige(work, house, 'extravagance', -more);
  return made(count, asked, 'no-money', () => missingMoney(house, price, 'one more'));
}

/**
 * Full percent of the opening purse that were spent above the share that is free. A House that spends more than it opened with, such as salvage pays
 * for, has spent all of it.
 *
 * @param opening - thousandths of an XMR, at least 0 (included)
 * @param spent - thousandths of an XMR
 * @see X-63
 */
export function extravagance(opening: number, spent: number): number {
  if (spent === 0) return 0;
  const purse = Math.max(opening, spent);
  return Math.max(0, Math.floor((100 * spent - ESPIONAGE_SHARE * purse) / purse));
}

/**
 * Most points of espionage that a House can buy in a turn without a scandal.
 *
 * @param opening - thousandths of an XMR that it opens with, at least 0 (included)
 * @param price - thousandths of an XMR for a point, above 0
 * @see X-63
 */
export function pointsWithoutScandal(opening: number, price: number): number {
  // the first full percent above the share that is free costs prestige
  return Math.max(0, Math.ceil(((ESPIONAGE_SHARE + 1) * opening) / (100 * price)) - 1);
}
