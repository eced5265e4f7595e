import {
  births,
  deathsAmong,
  grow,
  GROWTH,
  hardshipOf,
  headCount,
  lifeSupportCapacity,
  mapPopulation,
  POPULATION_CODES,
  spareLifeSupport,
  vacancy,
  type Growth,
  type Population,
  type Provision,
} from '@ec/economy';
import { ratio } from '@ec/prng';
import type { EmpyreanPhase } from '../contract.js';
import { book } from '../holdings/ledger.js';
import { habitabilityAt, inhabited, seatsOf } from '../lookup.js';
import { populationByPlanet } from '../holdings/on-planets.js';
import { spiesLeft } from '../holdings/spies.js';
import { usualWages } from '../holdings/usual-wages.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';

/** What people got where nothing was due yet. */
const NOTHING_DUE: Provision = { paid: ratio(1), fed: ratio(1) };

/**
 * Phase 20: births, graduates, unemployables that find work, deaths.
 *
 * @see seed "Population"; E-33
 */
export const populationIncreases: EmpyreanPhase = {
  name: 'population increases',
  run({ state, emit }) {
    const people = populationByPlanet(state);
    for (const holding of inhabited(state)) {
      const born = birthsOf(state, holding, people.get(holding.planetId ?? 0) ?? 0);
      const growth = grow(holding.population, born);
      const { population, ...figures } = growth;
      bookGrowth(holding, population, growth);
      holding.rebels = mapPopulation(holding.rebels, (code, units) =>
        Math.min(units - deathsAmong(units, GROWTH.deaths), population[code]),
      );
      holding.population = population;
      holding.spies = spiesLeft(holding.spies, population.SPY);
      emit({ kind: 'grown', seats: seatsOf(holding), holdingId: holding.id, ...figures });
    }
  },
};

/** Births of a ship or colony: none aboard ships. Where people need life support, some must be spare. */
function birthsOf(state: EmpyreanState, holding: Holding, onPlanet: number): number {
  const { kind, population, assembled, living } = holding;
  if (kind === 'ship') return 0;
  const heads = headCount(population);
  const room =
    kind === 'open'
      ? vacancy(onPlanet, habitabilityAt(state, holding))
      : spareLifeSupport(heads, lifeSupportCapacity(assembled));
  return births(heads, room, living ? hardshipOf(living, usualWages(kind)) : NOTHING_DUE);
}

/** Books births, work found, training finished and deaths, class by class. */
function bookGrowth(
  holding: Holding,
  after: Population,
  { births: born, promoted, graduates }: Growth,
): void {
  const came: Partial<Population> = { UEM: born, USK: promoted, PRO: graduates };
  const left: Partial<Population> = { UEM: promoted, TRN: graduates };
  for (const code of POPULATION_CODES) {
    const [produced, used] = [came[code] ?? 0, left[code] ?? 0];
    const died = holding.population[code] + produced - used - after[code];
    if (produced > 0) book(holding, 'people', code, 0, produced, 'produced');
    if (used > 0) book(holding, 'people', code, 0, -used, 'used');
    if (died > 0) book(holding, 'people', code, 0, -died, 'lost');
  }
}
