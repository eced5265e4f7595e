import { feed, foodDue, headCount, payeesIn, quantityOf, wagesDue, wagesPaid } from '@ec/economy';
import { carryOut, ordersOf } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { changeUnits, losePeople } from '../holdings/ledger.js';
import { inhabited, seatsOf } from '../lookup.js';
import { DONE } from '@ec/engine';

/**
 * Phase 16: new rates take effect, then wages and food are used up, and the unfed starve.
 *
 * @see seed "Population", "Starvation rule", "Food"; E-30
 */
export const payAndRation: EmpyreanPhase = {
  name: 'pay and ration orders',
  run(turn) {
    carryOut(turn, ordersOf(turn, 'pay', 'ration'), (order, actor) => {
      if (order.kind === 'pay') actor.pay = { ...actor.pay, [order.populationClass]: order.rate };
      else actor.ration = order.percent;
      return DONE;
    });
    for (const holding of inhabited(turn.state)) {
      const { population, stored } = holding;
      const heads = headCount(population);
      const due = wagesDue(population, holding.pay);
      const [goods, food] = [quantityOf(stored, 'CNGD'), quantityOf(stored, 'FOOD')];
      const paid = wagesPaid(due, goods);
      const { eaten, starved: share } = feed(heads, holding.ration, food);
      changeUnits(holding, 'stored', 'CNGD', 0, -paid, 'used');
      changeUnits(holding, 'stored', 'FOOD', 0, -eaten, 'used');
      losePeople(holding, share);
      const starved = heads - headCount(holding.population);
      turn.emit({
        kind: 'provided',
        seats: seatsOf(holding),
        holdingId: holding.id,
        wagesDue: due,
        wagesPaid: paid,
        foodDue: foodDue(heads, holding.ration),
        foodEaten: eaten,
        starved,
      });
      holding.living = {
        payees: payeesIn(population),
        pay: holding.pay,
        goods,
        heads,
        ration: holding.ration,
        food,
        starved,
      };
    }
  },
};
