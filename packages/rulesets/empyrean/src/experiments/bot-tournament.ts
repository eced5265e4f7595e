import { peopleOf } from './people-of.js';
import { empyrean } from '../ruleset.js';
import type { EmpyreanState } from '../state.js';
import { type Parameters } from '@ec/engine';
import type { Prng } from '@ec/prng';
import {
  contest,
  contestResult,
  type ContestResult,
  defineExperiment,
  drawGame,
  integer,
  integerOf,
  ownRow,
  perTrial,
  playGame,
  proportion,
  withDefaults,
} from '@ec/balance';
import { homeColonyOf, homeRows } from './home-rows.js';
import { smallGameRows } from './parameter-rows.js';
import type { BotName } from '../bots/bot-names.js';

const PLAYERS = [
  'idle',
  'settler',
  'industrialist',
  'raider',
  'random-legal',
] as const satisfies readonly (keyof typeof empyrean.bots)[];

/** Players of a game, all on one home world. */
const SEATS = 2;

/** Longest game that may be asked for. */
const MOST_QUARTERS = 400;

/** Difference in people, in percent of the larger empire, up to which two empires count as equal. */
const EQUAL = 1;

/** How a game of two ended. */
interface Ending {
  readonly quarters: number;
  /** By the rules of victory, or because the other side has nothing left. */
  readonly victory: ContestResult;
  /** By the people at the end. */
  readonly people: ContestResult;
}

/** Bots against each other. */
export const botTournament = defineExperiment({
  id: 'bot-tournament',
  title: 'Bots against each other',
  question:
    'How long do games of two bots on one home world last, who wins them, and who has more people when they are broken off?',
  parameters: [
    ...withDefaults(smallGameRows('empires.', 'unrest.', 'rebellion.', 'combat.'), {
      'empires.perHomeWorld': SEATS,
    }),
    ...homeRows,
    ownRow('quarters', 24, [1, MOST_QUARTERS], 'quarters', 'Turn after which a game is broken off.'),
  ],
  measures: perTrial(1, {
    quarters: integer('Length of a game', { min: 0, max: MOST_QUARTERS, unit: 'quarters' }),
    decided: proportion('The game is decided before it is broken off'),
    fails: proportion('The game breaks down'),
    victory: contest('Who wins, or has everything that is left', PLAYERS),
    people: contest('Who has more people at the end', PLAYERS),
  }),
  block: 5,
  trials: 100,
  trial(rng, parameters, record) {
    const [first, second] = [rng.intN(PLAYERS.length), rng.intN(PLAYERS.length)];
    const ending = play(rng.numbered(0), parameters, [PLAYERS[first], PLAYERS[second]]);
    record.quarters(ending.quarters);
    record.decided(ending.victory !== 'stall' && ending.victory !== 'failure');
    record.fails(ending.victory === 'failure');
    record.victory(first, second, ending.victory);
    record.people(first, second, ending.people);
  },
  expectations: [
    { kind: 'probability-at-most', measure: 'fails', high: 0.1, because: 'no game may break down' },
    {
      kind: 'nobody-wins-more-than',
      measure: 'people',
      high: 0.95,
      because: 'no bot should beat everybody else',
    },
  ],
});

function play(rng: Prng, parameters: Parameters, players: readonly (BotName | undefined)[]): Ending {
  const bots = new Map(players.map((bot, i) => [i + 1, bot ?? 'idle'] as const));
  const start = drawGame(empyrean, rng, players.length, parameters, {
    homeColony: homeColonyOf(parameters),
  });
  const limit = integerOf(parameters, 'quarters');
  const isOver = (state: EmpyreanState): boolean => victoryIn(state) !== 'stall';
  const { game, ending } = playGame(empyrean, start, bots, limit, isOver);
  const { state } = game;
  if (ending === 'failure') return { quarters: state.turn, victory: ending, people: ending };
  return { quarters: state.turn, victory: victoryIn(state), people: aheadIn(state) };
}

/** Who has won, as seen by the first empire: by the rules, or because the other has no people left. */
function victoryIn(state: EmpyreanState): ContestResult {
  const outcome = empyrean.outcome(state);
  if (outcome.status === 'over')
    return contestResult(outcome.winners.includes(1), outcome.winners.includes(2));
  const [first, second] = [peopleOf(state, 1), peopleOf(state, 2)];
  if (first > 0 && second > 0) return 'stall';
  return contestResult(first, second);
}

function aheadIn(state: EmpyreanState): ContestResult {
  const [first, second] = [peopleOf(state, 1), peopleOf(state, 2)];
  if (100 * Math.abs(first - second) <= EQUAL * Math.max(first, second)) return 'draw';
  return contestResult(first, second);
}
