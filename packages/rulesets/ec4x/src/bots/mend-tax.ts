import type { KnownGame } from '../forecast/known-state.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { ECONOMY } from '../tables/economy.js';

/**
 * Puts a tax that ruins the House back to that of the start: a player for whom a bot stands in may have left one that costs prestige every
 * turn, or one that does not pay for maintenance. No order while the tax is that of the start, or does no harm.
 *
 * @see
 */
export function mendTax({ own, rules }: Pick<KnownGame, 'own' | 'rules'>): Ec4xOrder[] {
  const start = rules['start.tax'];
  const isTooHigh = own.tax > ECONOMY.taxMax && own.tax !== start;
  const isTooLow = own.tax < start && own.tax < ECONOMY.taxMax && own.streaks.upkeep > 0;
  return isTooHigh || isTooLow ? [{ kind: 'tax', percent: Math.min(start, ECONOMY.taxMax) }] : [];
}
