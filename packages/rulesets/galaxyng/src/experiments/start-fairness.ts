import {
  contest,
  contestResult,
  defineExperiment,
  drawGame,
  integer,
  integerOf,
  ownRow,
  perTrial,
  playGame,
  proportion,
  quantity,
  series,
  table,
} from '@ec/balance';
import type { Game, Parameters } from '@ec/engine';
import { ratio, type Prng } from '@ec/prng';
import type { GalaxyEvent } from '../events.js';
import { PARAMETERS } from '../parameters.js';
import { galaxyng } from '../ruleset.js';
import type { GalaxyState } from '../state.js';
import { productionByRace } from './production-by-race.js';
import { NEAR, surroundings } from './surroundings.js';

/** Races of a galaxy. */
const RACES = 4;
const PLACES = ['placed first', 'placed second', 'placed third', 'placed last'] as const;

/**
 * Whether all races start alike.
 *
 * @see N-08
 */
export const startFairness = defineExperiment({
  id: 'start-fairness',
  title: 'Fairness of the start',
  question:
    'How much do the surroundings of the homes of a galaxy differ, and does it matter among equals who has which home?',
  parameters: [...PARAMETERS, ownRow('turns', 25, [1, 200], 'turns', 'Length of the games.')],
  measures: {
    planets: integer(`Unowned planets within ${NEAR} light years of a home`, { min: 0, max: 1_000 }),
    size: quantity('Their size, in all'),
    resources: quantity('Resources of the richest of them'),
    neighbour: quantity('Way to the nearest home of another race', 'light years'),
    ...perTrial(1, {
      gap: integer(`Planets near the best home of ${RACES} less those near the worst`, {
        min: 0,
        max: 1_000,
      }),
      sizeGap: quantity(
        `Size near the best home of ${RACES} less that near the worst`,
        'percent of the best',
      ),
      centre: series(quantity('Way from a home to the centre, by the order of placing', 'light years'), {
        step: 'home',
        first: 1,
        length: RACES,
      }),
      firstIsAhead: proportion(`Race 1 of ${RACES} warlike ones is ahead at the end`),
      richestIsAhead: proportion('The race with most size near its home is ahead at the end'),
      aheadByPlace: table('Whose home was placed when is ahead at the end', ['ahead'], PLACES),
      ahead: contest('Who of two warlike races is ahead at the end', PLACES),
    }),
  },
  block: 20,
  trials: 400,
  trial(rng, parameters, record) {
    const { start, places } = dealtGame(rng, parameters);
    const around = start.state.races.map(({ id }) => surroundings(start.state, id));
    for (const [i, one] of around.entries()) {
      record.planets(one.planets);
      record.size(one.size);
      record.resources(one.resources);
      record.neighbour(one.neighbour);
      record.centre(1 + (places[i] ?? 0), one.centre);
    }
    const [counts, sizes] = [around.map(({ planets }) => planets), around.map(({ size }) => size)];
    record.gap(Math.max(...counts) - Math.min(...counts));
    record.sizeGap(100 * (1 - Math.min(...sizes) / Math.max(...sizes)));
    const bots = new Map(start.state.races.map(({ id }) => [id, 'raider'] as const));
    const { game } = playGame(galaxyng, start, bots, integerOf(parameters, 'turns'));
    const ends = productionByRace(game.state);
    const best = ends.indexOf(Math.max(...ends));
    record.firstIsAhead(best === 0);
    record.richestIsAhead(best === sizes.indexOf(Math.max(...sizes)));
    record.aheadByPlace(0, places[best] ?? 0);
    // One pair of a game, so that the cases are independent.
    const [one = 0, other = 0] = rng.stream('pair').sample([...ends.keys()], 2);
    record.ahead(places[one] ?? 0, places[other] ?? 0, contestResult(ends[one] ?? 0, ends[other] ?? 0));
  },
  exact: () => ({ firstIsAhead: ratio(1n, BigInt(RACES)) }),
  expectations: [
    {
      kind: 'matches-exact',
      measure: 'firstIsAhead',
      because: 'the number of a race must not matter among equals',
    },
    {
      kind: 'nobody-wins-more-than',
      measure: 'ahead',
      high: 0.65,
      because: 'it must not matter much whose home was placed first',
    },
    {
      kind: 'probability-at-most',
      measure: 'richestIsAhead',
      high: 0.5,
      because: 'a game is not to be decided by what lies around a home',
    },
  ],
});

/**
 * A game whose homes are dealt to the races at random, so that the number of a race and the order in which homes were placed can be told
 * apart.
 *
 * @returns the game, and for each race which home it has, by the order of placing
 */
function dealtGame(
  rng: Prng,
  parameters: Parameters,
): { start: Game<GalaxyState, GalaxyEvent>; places: number[] } {
  const { state } = drawGame(galaxyng, rng.stream('homes'), RACES, parameters);
  const homes = state.races.map(({ id }) =>
    state.planets.filter(({ ownerId }) => ownerId === id).map(({ size, x, y }) => ({ size, x, y })),
  );
  const places = rng.stream('deal').shuffle([...homes.keys()]);
  const races = places.map((place, i) => ({ race: i + 1, homes: homes[place] }));
  return { start: drawGame(galaxyng, rng.stream('galaxy'), RACES, parameters, { races }), places };
}
