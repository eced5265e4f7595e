import {
  changeStock,
  deathsAmong,
  feed,
  foodDue,
  headCount,
  mapPopulation,
  quantityOf,
  rate,
  WAGES,
  wagesDue,
  wagesPaid,
} from '@ec/economy';
import type { EmpyreanPhase } from '../contract.js';
import { spiesLeft } from '../spies.js';

/**
 * Phase 16: new rates take effect, then wages and food are used up, and the unfed starve.
 *
 * @see seed "Population", "Starvation rule", "Food"; E-30
 */
export const payAndRation: EmpyreanPhase = {
  name: 'pay and ration orders',
  run({ state, orders, settle, emit }) {
    for (const placed of orders) {
      const { order, seat } = placed;
      const colony = state.colonies.find(({ id, empireId }) => id === order.unitId && empireId === seat);
      if (!colony) {
        const reason = `you have no ship or colony ${order.unitId}`;
        settle(placed, { status: 'refused', code: 'not-yours', reason });
        continue;
      }
      if (order.kind === 'pay') colony.pay = { ...colony.pay, [order.populationClass]: order.rate };
      else colony.ration = order.percent;
      settle(placed, { status: 'done', code: 'done', reason: '' });
    }
    for (const colony of state.colonies) {
      const heads = headCount(colony.population);
      const due = wagesDue(colony.population, colony.pay);
      const paid = wagesPaid(due, quantityOf(colony.stored, 'CNGD'));
      const { eaten, starved } = feed(heads, colony.ration, quantityOf(colony.stored, 'FOOD'));
      const survivors = mapPopulation(colony.population, (_, units) => units - deathsAmong(units, starved));
      emit({
        kind: 'provided',
        seats: [colony.empireId],
        colonyId: colony.id,
        wagesDue: due,
        wagesPaid: paid,
        foodDue: foodDue(heads, colony.ration),
        foodEaten: eaten,
        starved: heads - headCount(survivors),
      });
      colony.stored = changeStock(changeStock(colony.stored, 'CNGD', -paid), 'FOOD', -eaten);
      colony.living = {
        wagesPaid: paid,
        standardWages: wagesDue(colony.population, WAGES),
        foodEaten: eaten,
        fullRations: foodDue(heads, rate(1)),
      };
      colony.population = survivors;
      colony.spies = spiesLeft(colony.spies, survivors.SPY);
    }
  },
};
