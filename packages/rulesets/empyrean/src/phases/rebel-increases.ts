import {
  headCount,
  crowding,
  grievancesOf,
  hardshipOf,
  mapPopulation,
  rebelChange,
  unrestOf,
} from '@ec/economy';
import { ratio } from '@ec/prng';
import type { EmpyreanPhase } from '../contract.js';
import { habitabilityAt, seatsOf } from '../lookup.js';
import { populationByPlanet } from '../holdings/on-planets.js';
import { usualWages } from '../holdings/usual-wages.js';
import { unrestWeights } from '../parameters.js';

/**
 * Phase 18: people who are badly paid, badly fed or crowded turn rebel; where nothing is wrong, some rebels turn loyal. On a ship or colony
 * without an owner there is nobody to rebel against.
 *
 * @see E-32
 */
export const rebelIncreases: EmpyreanPhase = {
  name: 'rebel increases',
  run({ state, parameters, emit }) {
    const people = populationByPlanet(state);
    const weights = unrestWeights(parameters);
    const homes = new Map(state.empires.map(({ id, homeWorldId }) => [id, homeWorldId]));
    for (const holding of state.holdings) {
      if (!holding.living || holding.empireId === null) continue;
      const crowded =
        holding.kind === 'open'
          ? crowding(people.get(holding.planetId ?? 0) ?? 0, habitabilityAt(state, holding))
          : ratio(0);
      const grievances = grievancesOf(hardshipOf(holding.living, usualWages(holding.kind)), crowded);
      const isForeign = homes.get(holding.empireId) !== holding.raceId;
      const unrest = unrestOf(grievances, weights, isForeign);
      const { population, rebels } = holding;
      holding.rebels = mapPopulation(
        rebels,
        (code, units) => units + rebelChange(population[code] - units, units, unrest, weights.calmed),
      );
      const change = headCount(holding.rebels) - headCount(rebels);
      if (change !== 0) emit({ kind: 'rebelled', seats: seatsOf(holding), holdingId: holding.id, change });
    }
  },
};
