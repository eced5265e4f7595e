import {
  births,
  grow,
  headCount,
  POPULATION_PER_HABITABILITY,
  vacancy,
  type Population,
  type Provision,
} from '@ec/economy';
import { ratio } from '@ec/prng';
import { historicalHomeColony } from '../set-up/historical-home-colony.js';
import {
  defineExperiment,
  integer,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  series,
} from '@ec/balance';

/** Quarters for which a planet is watched. */
const QUARTERS = 200;

const percents = { first: 0, length: 101 };

/** People of a home colony, and of a colony of a tenth of its size. */
const SIZES = { least: 10, most: 100 } as const;

/** How fast a population grows. */
export const populationGrowth = defineExperiment({
  id: 'population-growth',
  title: 'Growth of a people',
  question:
    'How fast do people multiply, by the room on the planet and by how well they live, and when is a planet full?',
  parameters: [
    ownRow(
      'living',
      100,
      [0, 100],
      'percent',
      'Standard of living: share of the usual wages paid, on full rations.',
    ),
    ownRow('vacancy', 96, [0, 100], 'percent', 'Room on the planet.'),
    ownRow('habitability', 25, [1, 25], 'points', 'Habitability of the planet that is filled.'),
  ],
  measures: perTrial(1, {
    byVacancy: series(quantity('Growth in a quarter with all wages and rations', 'percent'), {
      step: 'vacancy percent',
      ...percents,
    }),
    byLiving: series(quantity('Growth in a quarter with that room', 'percent'), {
      step: 'standard of living percent',
      ...percents,
    }),
    people: series(quantity('People on the planet', 'percent of what it carries'), { length: QUARTERS + 1 }),
    doubled: integer('Quarter in which the people have doubled; one more than are watched if never', {
      min: 1,
      max: QUARTERS + 1,
      unit: 'quarters',
    }),
    doubles: proportion('The people double within fifty years'),
    unemployed: quantity('Unemployables at the end', 'percent'),
  }),
  block: 10,
  trials: 200,
  prepare: (parameters) => ({
    living: integerOf(parameters, 'living'),
    room: integerOf(parameters, 'vacancy'),
    habitability: integerOf(parameters, 'habitability'),
  }),
  trial(rng, { living, room, habitability }, record) {
    const size = rng.between(SIZES.least, SIZES.most);
    const people = share(historicalHomeColony.population, size);
    for (let percent = 0; percent <= 100; percent++) {
      record.byVacancy(percent, growthRate(people, percent, 100));
      record.byLiving(percent, growthRate(people, room, percent));
    }
    let population = people;
    const start = headCount(people);
    const capacity = habitability * POPULATION_PER_HABITABILITY;
    let doubled = QUARTERS + 1;
    record.people(0, (100 * start) / capacity);
    for (let quarter = 1; quarter <= QUARTERS; quarter++) {
      const heads = headCount(population);
      population = grow(population, births(heads, vacancy(heads, habitability), livingAt(living))).population;
      const now = headCount(population);
      if (now >= 2 * start) doubled = Math.min(doubled, quarter);
      record.people(quarter, (100 * now) / capacity);
    }
    record.doubled(doubled);
    record.doubles(doubled <= QUARTERS);
    record.unemployed((100 * population.UEM) / headCount(population));
  },
  expectations: [
    {
      kind: 'always-within',
      measure: 'byLiving',
      step: 100,
      low: 2.3,
      high: 2.4,
      because: 'people in comfort with room grow by more than ten times as much as people in misery (E-47)',
    },
    {
      kind: 'always-within',
      measure: 'byLiving',
      step: 0,
      low: 0.18,
      high: 0.19,
      because: 'people in misery grow by what is born anyhow, 0.25 %, less the 0.0625 % who die',
    },
    {
      kind: 'always-within',
      measure: 'byVacancy',
      step: 0,
      low: 0.18,
      high: 0.19,
      because: 'where there is no room, comfort does not make people multiply',
    },
    {
      kind: 'probability-at-least',
      measure: 'doubles',
      low: 0.95,
      because: 'a people that wants for nothing should have grown visibly within a game',
    },
  ],
});

function livingAt(percent: number): Provision {
  return { paid: ratio(percent, 100), fed: ratio(1) };
}

/** Births less deaths, in percent of the people. */
function growthRate(population: Population, room: number, living: number): number {
  const heads = headCount(population);
  const growth = grow(population, births(heads, ratio(room, 100), livingAt(living)));
  return (100 * (growth.births - growth.deaths)) / heads;
}

/** A part of a population, in percent. */
function share(population: Population, percent: number): Population {
  const part = (units: number): number => Math.floor((units * percent) / 100);
  const { UEM, USK, PRO, SLD, SPY, CNW, TRN } = population;
  return {
    UEM: part(UEM),
    USK: part(USK),
    PRO: part(PRO),
    SLD: part(SLD),
    SPY: part(SPY),
    CNW: part(CNW),
    TRN: part(TRN),
  };
}
