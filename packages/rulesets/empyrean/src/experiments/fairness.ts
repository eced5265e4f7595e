import { peopleOf } from './people-of.js';
import { eligibleHomeWorlds, generateCluster, starList } from '@ec/cluster';
import { headCount, quantityOf } from '@ec/economy';
import { empyrean } from '../ruleset.js';
import { clusterParameters, EMPIRES_PER_HOME_WORLD, PARAMETERS } from '../parameters.js';
import { playBots, resolveParameters, type Parameters } from '@ec/engine';
import { historicalHomeColony } from '../set-up/historical-home-colony.js';
import type { EmpyreanState } from '../state.js';
import { ratio, type Prng } from '@ec/prng';
import {
  defineExperiment,
  drawGame,
  integer,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  series,
  table,
  withDefaults,
} from '@ec/balance';
import { smallGameRows } from './parameter-rows.js';

/** Home worlds that are compared in one cluster. */
const HOME_WORLDS = 4;

/** Light years within which systems count as near: the range of engines of middle levels. */
const NEAR = 5;

/** Figures of a cluster of the usual size, whatever the size in the games. */
const USUAL = clusterParameters(resolveParameters(PARAMETERS));

/** Empires of a game of raiders. */
const RAIDERS = 4;

const EMPIRES = Array.from({ length: RAIDERS }, (_, i) => `empire ${i + 1}`);

const bySeat = { step: 'seat', first: 1, length: EMPIRES_PER_HOME_WORLD };

/** Whether everybody starts on equal terms. */
export const fairness = defineExperiment({
  id: 'fairness',
  title: 'Fairness of the start',
  question:
    'How much do home worlds differ in what lies around them, do the seats of a home world fare alike, and does the number of an empire matter?',
  parameters: [
    ...withDefaults(smallGameRows('empires.', 'unrest.', 'rebellion.'), {
      'empires.perHomeWorld': EMPIRES_PER_HOME_WORLD,
    }),
    ownRow(
      'empires',
      EMPIRES_PER_HOME_WORLD,
      [2, EMPIRES_PER_HOME_WORLD],
      'empires',
      'Peaceful empires that share a home world.',
    ),
    ownRow('quarters', 10, [1, 200], 'quarters', 'Length of the games.'),
  ],
  measures: {
    planets: integer('Other planets of the home star', { min: 0, max: 10 }),
    habitable: quantity('Habitability of the other planets of the home star, in all', 'points'),
    fuel: integer('Fuel deposits at the home star besides those of the home world', { min: 0, max: 400 }),
    systems: integer(`Systems within ${NEAR} light years`, { min: 0, max: 500 }),
    ...perTrial(1, {
      gap: integer(`Other planets of the best home star of ${HOME_WORLDS} less those of the worst`, {
        min: 0,
        max: 10,
      }),
      people: series(quantity('People of a peaceful empire at the end', 'population units'), bySeat),
      fuelLeft: series(quantity('Fuel of a peaceful empire at the end', 'units'), bySeat),
      seatGap: quantity(
        'People of the seat with most less those of the seat with fewest',
        'percent of the most',
      ),
      rebels: quantity('Rebels on the home world at the end', 'population units'),
      firstIsBest: proportion(`Empire 1 of ${RAIDERS} raiders has most people at the end`),
      best: table(`Who of ${RAIDERS} raiders has most people at the end`, ['most people'], EMPIRES),
    }),
  },
  block: 1,
  trials: 30,
  trial(rng, parameters, record) {
    const around = surroundings(rng.numbered(0));
    for (const one of around) {
      record.planets(one.planets);
      record.habitable(one.habitability);
      record.fuel(one.fuel);
      record.systems(one.systems);
    }
    const planets = around.map((one) => one.planets);
    if (planets.length > 0) record.gap(Math.max(...planets) - Math.min(...planets));
    const quarters = integerOf(parameters, 'quarters');
    const peaceful = integerOf(parameters, 'empires');
    const atPeace = played(rng.numbered(1), parameters, peaceful, 'settler', quarters);
    const seats = Array.from({ length: peaceful }, (_, i) => peopleOf(atPeace, i + 1));
    for (const [i, people] of seats.entries()) {
      record.people(i + 1, people);
      record.fuelLeft(i + 1, fuelOf(atPeace, i + 1));
    }
    record.seatGap((100 * (Math.max(...seats) - Math.min(...seats))) / Math.max(1, ...seats));
    record.rebels(atPeace.holdings.reduce((sum, { rebels }) => sum + headCount(rebels), 0));
    const atWar = played(rng.numbered(2), parameters, RAIDERS, 'raider', quarters);
    const left = EMPIRES.map((_, i) => peopleOf(atWar, i + 1));
    // Among equals one is drawn, so that nobody gains from being listed first.
    const best = pickOf(rng.numbered(3), left, Math.max(...left));
    record.firstIsBest(best === 0);
    record.best(0, best);
  },
  exact: () => ({ firstIsBest: ratio(1n, BigInt(RAIDERS)) }),
  expectations: [
    {
      kind: 'matches-exact',
      measure: 'firstIsBest',
      because: 'the number of an empire must not matter among equals',
    },
    {
      kind: 'always-within',
      measure: 'seatGap',
      low: -0.1,
      high: 1,
      because: 'the seats of a home world should fare alike as long as they keep the peace',
    },
  ],
});

/** What lies around a home world. */
interface Surroundings {
  readonly planets: number;
  readonly habitability: number;
  readonly fuel: number;
  readonly systems: number;
}

/** What lies around some home worlds of a cluster. */
function surroundings(rng: Prng): Surroundings[] {
  const cluster = generateCluster(rng, USUAL);
  const homes = eligibleHomeWorlds(cluster);
  return rng
    .stream('home worlds')
    .sample(homes, Math.min(HOME_WORLDS, homes.length))
    .flatMap((home) => {
      const star = cluster.stars[home.starId - 1];
      if (!star) return [];
      const others = cluster.planets.filter(({ id, starId }) => starId === home.starId && id !== home.id);
      const ids = new Set(others.map(({ id }) => id));
      return {
        planets: others.length,
        habitability: others.reduce((sum, { habitability }) => sum + habitability, 0),
        fuel: cluster.deposits.filter(({ planetId, resource }) => resource === 'fuel' && ids.has(planetId))
          .length,
        systems: starList(cluster, star.coordinates, NEAR).length,
      };
    });
}

/** State at the end of a game in which the same bot plays every empire of one home world, each from a historical home colony. */
function played(
  rng: Prng,
  parameters: Parameters,
  empires: number,
  bot: keyof typeof empyrean.bots,
  quarters: number,
): EmpyreanState {
  let game = drawGame(empyrean, rng, empires, parameters, { homeColony: historicalHomeColony });
  const bots = new Map(game.state.empires.map(({ id }) => [id, bot]));
  for (let turn = 0; turn < quarters; turn++) game = playBots(empyrean, game, bots);
  return game.state;
}

function fuelOf({ holdings }: EmpyreanState, empire: number): number {
  return holdings
    .filter(({ empireId }) => empireId === empire)
    .reduce((sum, { stored }) => sum + quantityOf(stored, 'FUEL', 0), 0);
}

/** Index of a value, drawn among equals. */
function pickOf(rng: Prng, values: readonly number[], wanted: number): number {
  return rng.pick(values.flatMap((value, place) => (value === wanted ? [place] : [])));
}
