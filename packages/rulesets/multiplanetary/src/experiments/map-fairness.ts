import { defineExperiment, integer, integerOf, perTrial, playGame, proportion, series } from '@ec/balance';
import { ratio } from '@ec/prng';
import { outcome } from '../outcome.js';
import { PARAMETERS } from '../parameters.js';
import { multiplanetary } from '../ruleset.js';
import { drawDuel, EQUALS, MOST_TICKS, TICKS, TICKS_A_MINUTE } from './duel.js';

/** Pairs of neutral planets that are tried, as many as `planetPairs` allows. */
const PAIRS = { step: 'pairs of planets', first: 5, length: 6 } as const;

/** Minutes of play after which games are counted: three hours. */
const MINUTES = 180;

/**
 * Whether both sides of a drawn map are alike, and how long games are.
 *
 * @see M-01, M-04, M-05
 */
export const mapFairness = defineExperiment({
  id: 'map-fairness',
  title: 'Fairness and length of games',
  question: 'Does red win as often as blue on maps that are drawn, and how long are games of equals?',
  parameters: [...PARAMETERS.filter(({ key }) => key !== 'planetPairs'), TICKS],
  measures: perTrial(1, {
    redWins: proportion('Red wins a game that is decided'),
    redByPairs: series(proportion('Red wins a game that is decided, by the size of the map'), PAIRS),
    length: integer('Length of a game', { min: 0, max: MOST_TICKS, unit: 'ticks' }),
    lengthByPairs: series(
      integer('Length of a game, by the size of the map', { min: 0, max: MOST_TICKS, unit: 'ticks' }),
      PAIRS,
    ),
    isOver: series(proportion('The game is over'), { step: 'minute', length: MINUTES + 1 }),
    undecided: proportion('The game is broken off undecided'),
  }),
  block: 20,
  trials: 400,
  trial(rng, parameters, record) {
    const pairs = rng.stream('pairs').between(PAIRS.first, PAIRS.first + PAIRS.length - 1);
    const start = drawDuel(rng, { ...parameters, planetPairs: pairs });
    const { state } = playGame(multiplanetary, start, EQUALS, integerOf(parameters, 'ticks')).game;
    const end = outcome(state);
    const isDecided = end.status === 'over';
    record.undecided(!isDecided);
    record.length(state.turn);
    record.lengthByPairs(pairs, state.turn);
    for (let minute = 0; minute <= MINUTES; minute++)
      record.isOver(minute, isDecided && state.turn <= TICKS_A_MINUTE * minute);
    if (!isDecided) return;
    const isRed = end.winners.includes(1);
    record.redWins(isRed);
    record.redByPairs(pairs, isRed);
  },
  // The rules and the bot are the same after a half-turn and a swap of the colours, so that each game has a twin that the other wins.
  exact: () => ({ redWins: ratio(1n, 2n) }),
  expectations: [
    { kind: 'matches-exact', measure: 'redWins', because: 'neither side of a map should be the better one' },
    {
      kind: 'probability-at-most',
      measure: 'isOver',
      step: 5,
      high: 0.05,
      because: 'a game is not to be over before it has begun',
    },
    {
      kind: 'probability-at-least',
      measure: 'isOver',
      step: 90,
      low: 0.9,
      because: 'a game should fit into an evening',
    },
    {
      kind: 'probability-at-most',
      measure: 'undecided',
      high: 0.05,
      because: 'doublings should bring every game to its end',
    },
  ],
});
