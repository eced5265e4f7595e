import { births, grow, headCount, rate, vacancy } from '@ec/economy';
import type { EmpyreanPhase } from '../contract.js';
import { planetOf } from '../lookup.js';
import { spiesLeft } from '../spies.js';

/**
 * Phase 20: births, graduates, unemployables that find work, deaths.
 *
 * @see seed "Population"; E-33
 */
export const populationIncreases: EmpyreanPhase = {
  name: 'population increases',
  run({ state, emit }) {
    const onPlanet = new Map<number, number>();
    for (const { planetId, population } of state.colonies) {
      onPlanet.set(planetId, (onPlanet.get(planetId) ?? 0) + headCount(population));
    }
    for (const colony of state.colonies) {
      const { habitability } = planetOf(state, colony.planetId);
      const room =
        colony.kind === 'open' ? vacancy(onPlanet.get(colony.planetId) ?? 0, habitability) : rate(0);
      const living = colony.living ?? { wagesPaid: 0, standardWages: 0, foodEaten: 0, fullRations: 0 };
      const grown = grow(colony.population, births(headCount(colony.population), room, living));
      const { population, ...figures } = grown;
      colony.population = population;
      colony.spies = spiesLeft(colony.spies, population.SPY);
      emit({ kind: 'grown', seats: [colony.empireId], colonyId: colony.id, ...figures });
    }
  },
};
