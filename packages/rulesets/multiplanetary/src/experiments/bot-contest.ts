import {
  contest,
  contestResult,
  defineExperiment,
  integer,
  integerOf,
  perTrial,
  playGame,
  proportion,
} from '@ec/balance';
import { BOTS, expander } from '../bots/bots.js';
import { outcome } from '../outcome.js';
import { PARAMETERS } from '../parameters.js';
import { multiplanetary } from '../ruleset.js';
import { drawDuel, MOST_TICKS, TICKS } from './duel.js';
import { botNames } from '@ec/engine';

/** The game with more bots: the best bot, without one of the two warps. */
const RULESET = {
  ...multiplanetary,
  bots: { ...BOTS, 'standard alone': expander(['standard']), 'quantum alone': expander(['quantum']) },
};

const NAMES = botNames(RULESET);

/**
 * Bots against each other, and what quantum warp is worth.
 *
 * @see M-02, M-05
 */
export const botContest = defineExperiment({
  id: 'bot-contest',
  title: 'Bots against each other',
  question: 'Which bot wins against which, how fast, and is quantum warp worth half of the ships?',
  parameters: [...PARAMETERS, TICKS],
  measures: perTrial(1, {
    wins: contest('Who takes all planets of the other', NAMES),
    length: integer('Length of a game that is decided', { min: 0, max: MOST_TICKS, unit: 'ticks' }),
    decided: proportion('The game is decided before it is broken off'),
  }),
  block: 20,
  trials: 600,
  trial(rng, parameters, record) {
    const [first, second] = [rng.intN(NAMES.length), rng.intN(NAMES.length)];
    const bots = new Map([first, second].map((bot, i) => [i + 1, NAMES[bot] ?? 'idle'] as const));
    const { state } = playGame(RULESET, drawDuel(rng, parameters), bots, integerOf(parameters, 'ticks')).game;
    const end = outcome(state);
    const isDecided = end.status === 'over';
    record.decided(isDecided);
    if (isDecided) record.length(state.turn);
    record.wins(
      first,
      second,
      isDecided ? contestResult(end.winners.includes(1), end.winners.includes(2)) : 'stall',
    );
  },
  expectations: [
    {
      kind: 'nobody-wins-more-than',
      measure: 'wins',
      high: 0.95,
      because: 'no bot should win against everybody else',
    },
  ],
});
