import type { OrderResult } from '@ec/engine';
import { pay } from '../economy/purse.js';
import type { House } from '../house.js';
import { inPart, made, missingMoney, refused } from '../orders/results.js';
import type { Rules } from '../parameters.js';
import { ESPIONAGE_EFFECTS } from '../tables/espionage.js';
import type { Line } from '../types.js';
import { maxLevel } from './lines.js';
import { affordablePoints, priceOfPoints } from './prices.js';

/**
 * Buys points of a line, as many as asked for and paid; of science a House whose scientists were struck gets half of them, rounded down.
 *
 * @param asked - at least 1 (included)
 * @see
 */
export function buyPoints(rules: Rules, house: House, line: Line, asked: number): OrderResult {
  const { levels, points, bought } = house.research;
  if (levels[line] >= maxLevel(rules, line)) return refused('at-max', `level ${levels[line]}`);
  const count = Math.min(asked, affordablePoints(house, line));
  pay(house, priceOfPoints(house, line, count));
  const percent = line === 'sl' && house.isScienceHalved ? ESPIONAGE_EFFECTS.assassinate : 100;
  const gained = Math.floor((count * percent) / 100);
  points[line] += gained;
  bought[line] += gained;
  if (gained < count) return inPart('science-struck', `${count} of ${asked} paid for, ${gained} gained`);
  return made(count, asked, 'no-money', () => missingMoney(house, priceOfPoints(house, line, 1), 'one more'));
}
