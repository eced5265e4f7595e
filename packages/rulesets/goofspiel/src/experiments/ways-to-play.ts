import {
  contest,
  contestResult,
  defineExperiment,
  integer,
  integerOf,
  perTrial,
  proportion,
} from '@ec/balance';
import { ratio } from '@ec/prng';
import { STRATEGIES } from '../bots/bots.js';
import { playGame, type Strategy } from '../play-game.js';
import { goofspiel } from '../ruleset.js';
import { GALAXIES, VALUES } from '../state.js';

const NAMES = Object.keys(STRATEGIES);
const PLAYERS: readonly Strategy[] = Object.values(STRATEGIES);

/** Strategic value of all galaxies together. */
const MOST_VALUE = VALUES.reduce<number>((sum, value) => sum + value, 0);

/**
 * All ways to play against each other, over whole games.
 *
 * @see G-01 to G-05
 */
export const waysToPlay = defineExperiment({
  id: 'ways-to-play',
  title: 'Ways to play against each other',
  question: 'Which of the ways to play that come with the game wins against which, and by how much?',
  parameters: goofspiel.parameters,
  measures: perTrial(1, {
    games: contest('Who wins the game', NAMES),
    galaxies: contest('Who takes a galaxy', NAMES),
    margin: integer('Strategic value of the winner more than that of the loser', {
      min: 0,
      max: MOST_VALUE,
    }),
    replayed: proportion('The first war is equal'),
    mirrored: proportion('The first of two that play at random wins'),
  }),
  block: 20,
  trials: 300,
  trial(rng, parameters, record) {
    const replays = integerOf(parameters, 'replays');
    const [first = 0, second = 0] = rng.sample([...NAMES.keys()], 2);
    const { idle, random } = STRATEGIES;
    const game = playGame([PLAYERS[first] ?? idle, PLAYERS[second] ?? idle], rng.numbered(0), replays);
    record.games(first, second, contestResult(game.winner === 0, game.winner === 1));
    // one bout of a game, so that the cases are independent
    const winnerOfBout = game.galaxies[rng.intN(GALAXIES.length)];
    record.galaxies(first, second, contestResult(winnerOfBout === 0, winnerOfBout === 1));
    record.margin(Math.abs(game.values[0] - game.values[1]));
    record.replayed(game.replays > 0);
    const { winner } = playGame([random, random], rng.numbered(1), replays);
    record.mirrored(winner === 0 || (winner === null && rng.intN(2) === 0));
  },
  exact: () => ({ mirrored: ratio(1n, 2n) }),
  expectations: [
    { kind: 'matches-exact', measure: 'mirrored', because: 'the seat must not matter among equals' },
    {
      kind: 'probability-at-most',
      measure: 'replayed',
      high: 0.15,
      because: 'a game should seldom be played twice',
    },
    {
      kind: 'nobody-wins-more-than',
      measure: 'games',
      high: 0.97,
      because: 'no simple way to play should beat all others',
    },
  ],
});
