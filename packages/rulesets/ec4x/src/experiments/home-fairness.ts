import {
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
} from '@ec/balance';
import { ratio } from '@ec/prng';
import { coloniesOf } from '../lookup.js';
import { PARAMETERS } from '../parameters.js';
import { ec4x } from '../ruleset.js';
import { foremost } from './foremost.js';
import { NEAR, neighbourhood, waysFrom } from './neighbourhood.js';

/** Houses of a game that is played. */
const HOUSES = 4;

/** Houses of the games of which only the map is drawn: as few and as many as there may be. */
const byHouses = { step: 'Houses', first: 2, length: 11 };

/** Jumps that no way exceeds. */
const JUMPS = { min: 0, max: 1_000, unit: 'jumps' };

/** Bots that play. */
const BOTS = ['builder', 'conqueror'] as const satisfies readonly (keyof typeof ec4x.bots)[];

/**
 * Whether all Houses start alike, though all homes lie equally far from the hub and from the next.
 *
 * @see
 */
export const homeFairness = defineExperiment({
  id: 'home-fairness',
  title: 'Fairness of the homes',
  question: 'How much do distances and surroundings of homes differ, and does it matter who has which home?',
  parameters: [
    ...PARAMETERS,
    ownRow('turns', 30, [2, 400], 'turns', 'Last turn of the games, after which most prestige wins.'),
    ownRow('warlike', 0, [0, 1], '1 or 0', 'Whether all Houses conquer; else all build.'),
  ],
  measures: {
    hub: integer('Way from a home to the hub', JUMPS),
    ...perTrial(1, {
      hubGap: integer(`The longest of ${HOUSES} ways to the hub less the shortest`, JUMPS),
    }),
    neighbour: integer('Way to the nearest other home', JUMPS),
    ...perTrial(1, {
      neighbourGap: integer(`The longest of ${HOUSES} ways to the nearest home less the shortest`, JUMPS),
      hubGapByHouses: series(integer('Longest way less the shortest: to the hub', JUMPS), byHouses),
      neighbourGapByHouses: series(
        integer('Longest way less the shortest: to the nearest home', JUMPS),
        byHouses,
      ),
    }),
    reach: integer(`Systems within ${NEAR} jumps of a home`, { min: 0, max: 100 }),
    people: quantity(`People that planets within ${NEAR} jumps of a home can hold`, 'PU'),
    peopleGap: quantity(`The best home of ${HOUSES} less the worst, in such people`, 'percent of the best'),
    colonies: integer('Colonies of a House in the end', { min: 0, max: 1_000 }),
    ...perTrial(1, {
      richestWins: proportion('The House with most room near its home wins'),
      nearestWins: proportion('The House with the shortest way to the hub wins'),
      remotestWins: proportion('The House with the longest way to the nearest home wins'),
      firstWins: proportion('House 1 wins'),
    }),
  },
  block: 5,
  trials: 200,
  trial(rng, parameters, record) {
    const turns = integerOf(parameters, 'turns');
    const start = drawGame(ec4x, rng, HOUSES, { ...parameters, 'game.turns': turns });
    const { houses } = start.state;
    const around = houses.map((house) => neighbourhood(start.state, house));
    for (const { reach, people } of around) {
      record.reach(reach);
      record.people(people);
    }
    const ways = houses.map((house) => waysFrom(start.state, house));
    for (const { hub, neighbour } of ways) {
      record.hub(hub);
      record.neighbour(neighbour);
    }
    const [hubs, neighbours] = [ways.map(({ hub }) => hub), ways.map(({ neighbour }) => neighbour)];
    record.hubGap(gap(hubs));
    record.neighbourGap(gap(neighbours));
    const people = around.map((one) => one.people);
    record.peopleGap((100 * gap(people)) / Math.max(...people));

    const count = rng.stream('houses').between(byHouses.first, byHouses.first + byHouses.length - 1);
    const { state: map } = drawGame(ec4x, rng.stream('map'), count, parameters);
    const others = map.houses.map((house) => waysFrom(map, house));
    record.hubGapByHouses(count, gap(others.map(({ hub }) => hub)));
    record.neighbourGapByHouses(count, gap(others.map(({ neighbour }) => neighbour)));

    const bot = BOTS[integerOf(parameters, 'warlike')] ?? 'builder';
    const { state } = playGame(ec4x, start, new Map(houses.map(({ id }) => [id, bot])), turns).game;
    for (const { id } of houses) record.colonies(coloniesOf(state, id).length);
    const [winner] = state.winners;
    record.firstWins(winner === 1);
    record.richestWins(winner === 1 + foremost(people, rng.stream('richest')));
    const nearness = hubs.map((way) => -way);
    record.nearestWins(winner === 1 + foremost(nearness, rng.stream('nearest')));
    record.remotestWins(winner === 1 + foremost(neighbours, rng.stream('remotest')));
  },
  exact: () => ({ firstWins: ratio(1n, BigInt(HOUSES)) }),
  expectations: [
    {
      kind: 'matches-exact',
      measure: 'firstWins',
      because: 'the number of a House must not matter among equals',
    },
    {
      kind: 'probability-at-most',
      measure: 'richestWins',
      high: 0.6,
      because: 'a game is not to be decided by what lies around a home',
    },
    {
      kind: 'probability-at-most',
      measure: 'nearestWins',
      high: 0.5,
      because: 'a game is not to be decided by how far a home is from the hub',
    },
    {
      kind: 'mean-within',
      measure: 'neighbourGap',
      low: 0,
      high: 2,
      because: 'all homes are to lie about as far from the next',
    },
  ],
});

function gap(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
