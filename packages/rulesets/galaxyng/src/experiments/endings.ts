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
} from '@ec/balance';
import { PARAMETERS } from '../parameters.js';
import { galaxyng } from '../ruleset.js';
import { productionByRace } from './production-by-race.js';

/** Players of a game, who change their seats from game to game. */
const TABLE = ['raider', 'raider', 'settler', 'diplomat'] as const;

/**
 * Whether games end, and in an empire or in ruins.
 *
 * @see N-41, N-42
 */
export const endings = defineExperiment({
  id: 'endings',
  title: 'How games end',
  question:
    'Do games of bots that settle, fight, rebuild and hunt end in an empire, and is there more than at the start when they do?',
  parameters: [
    ...PARAMETERS,
    ownRow('turns', 150, [1, 1000], 'turns', 'Turns after which a game is left undecided.'),
  ],
  measures: perTrial(1, {
    ended: proportion('Games that end within the turns'),
    length: integer('Turns of a game that ends', { min: 1, max: 1000 }),
    production: quantity('Production of all races at the end', 'times that of the start'),
    isEmpire: proportion('Games at whose end all races together produce more than at the start'),
    share: quantity('Share of the best race at the end', 'percent of all production'),
  }),
  block: 2,
  trials: 20,
  trial(rng, parameters, record) {
    const start = drawGame(galaxyng, rng.stream('galaxy'), TABLE.length, parameters);
    const seats = rng.stream('seats').shuffle([...TABLE]);
    const bots = new Map(start.state.races.map(({ id }, i) => [id, seats[i] ?? 'settler']));
    const { game } = playGame(galaxyng, start, bots, integerOf(parameters, 'turns'));
    const [before, after] = [start, game].map(({ state }) => productionByRace(state));
    const total = sum(after ?? []);
    const isOver = galaxyng.outcome(game.state).status === 'over';
    record.ended(isOver);
    if (isOver) record.length(game.state.turn);
    record.production(total / sum(before ?? []));
    record.isEmpire(total > sum(before ?? []));
    if (total > 0) record.share((100 * Math.max(...(after ?? []))) / total);
  },
  expectations: [
    {
      kind: 'probability-at-least',
      measure: 'ended',
      low: 0.6,
      because: 'games of people end, and so should trials',
    },
    {
      kind: 'probability-at-least',
      measure: 'isEmpire',
      low: 0.75,
      because: 'a war that leaves ruins alone is no game',
    },
  ],
});

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
