import type { OrderDoubt, Rehearsed } from '@ec/engine';
import { pointsInARow } from '../economy/income.js';
import type { Ec4xEvent } from '../events.js';
import { houseOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xState } from '../state.js';
import { ECONOMY } from '../tables/economy.js';

/**
 * Doubts about a tax that costs prestige every turn, and ever more of it.
 *
 * @see
 */
export function ruinousTaxes({
  seat,
  results,
  after: { houses, rules },
}: Rehearsed<Ec4xState, Ec4xOrder, Ec4xEvent>): OrderDoubt<Ec4xOrder>[] {
  const { tax } = houseOf({ houses }, seat).streaks;
  const [now, next] = [tax, tax + 1].map((turns) => pointsInARow(rules, 'tax', turns));
  const reason = `above ${ECONOMY.taxMax} % no colony grows, and prestige changes by ${now} in this turn, by ${next} in the next, and so on`;
  return results.flatMap(({ placed, result }) =>
    placed.order.kind === 'tax' && placed.order.percent > ECONOMY.taxMax && result?.status === 'done'
      ? [{ placed, code: 'costs-prestige', reason }]
      : [],
  );
}
