import {
  defineExperiment,
  drawGame,
  integerOf,
  ownRow,
  perTrial,
  playGame,
  proportion,
  series,
} from '@ec/balance';
import type { Prng } from '@ec/prng';
import { PARAMETERS } from '../parameters.js';
import { galaxyng } from '../ruleset.js';
import type { GalaxyState, Rank } from '../state.js';
import { productionByRace } from './production-by-race.js';

/** Races of a game. */
const RACES = 4;

/** Bots that play. */
const BOTS = ['raider', 'settler', 'diplomat'] as const satisfies readonly (keyof typeof galaxyng.bots)[];

const byRank = { step: 'rank', first: 1, length: RACES };

/**
 * What planets and technologies of the early game have to do with who wins.
 *
 * @see N-38, N-41
 */
export const planetsAndTech = defineExperiment({
  id: 'planets-and-tech',
  title: 'Early planets and technologies',
  question: 'How often does the race win that has most planets, technology or production early in the game?',
  parameters: [
    ...PARAMETERS,
    ownRow('early', 15, [1, 200], 'turns', 'Turn at which the races are ranked.'),
    ownRow('turns', 40, [2, 400], 'turns', 'Turn after which the race ahead counts as the winner.'),
    ownRow('warlike', 1, [0, 1], '1 or 0', 'Whether all races are warlike; else bots are drawn for them.'),
  ],
  measures: perTrial(1, {
    byPlanets: series(proportion('Winner by rank in planets'), byRank),
    byTech: series(proportion('Winner by rank in technology'), byRank),
    byProduction: series(proportion('Winner by rank in production'), byRank),
    over: proportion('The game is over before it is broken off'),
    isSame: proportion('The race with most planets has most technology'),
  }),
  block: 20,
  trials: 200,
  trial(rng, parameters, record) {
    const start = drawGame(galaxyng, rng.numbered(0), RACES, parameters);
    const isWarlike = integerOf(parameters, 'warlike') === 1;
    const bots = new Map(start.state.races.map(({ id }) => [id, isWarlike ? 'raider' : rng.pick(BOTS)]));
    const early = playGame(galaxyng, start, bots, integerOf(parameters, 'early')).game;
    const { game, ending } = playGame(galaxyng, early, bots, integerOf(parameters, 'turns'));
    const ends = productionByRace(game.state);
    const winner = 1 + ends.indexOf(Math.max(...ends));
    record.over(ending === 'over');
    const ranked = {
      byPlanets: rankedBy(early.state, 'planets', rng),
      byTech: rankedBy(early.state, 'tech', rng),
      byProduction: rankedBy(early.state, 'production', rng),
    };
    record.isSame(ranked.byPlanets[0] === ranked.byTech[0]);
    for (const name of ['byPlanets', 'byTech', 'byProduction'] as const)
      for (const [place, raceId] of ranked[name].entries()) record[name](place + 1, raceId === winner);
  },
  expectations: [
    {
      kind: 'probability-at-least',
      measure: 'byPlanets',
      step: 1,
      low: 1 / RACES,
      because: 'planets are to be worth having',
    },
    {
      kind: 'probability-at-most',
      measure: 'byPlanets',
      step: 1,
      high: 0.9,
      because: 'a game is not to be decided early',
    },
    {
      kind: 'probability-at-least',
      measure: 'byTech',
      step: 1,
      low: 1 / RACES,
      because: 'technology is to be worth its production',
    },
  ],
});

/** IDs of the races with most of something first, in any order among equals. */
function rankedBy({ ranking }: GalaxyState, key: keyof Rank, rng: Prng): number[] {
  return rng
    .shuffle(ranking)
    .toSorted((a, b) => b[key] - a[key])
    .map(({ raceId }) => raceId);
}
