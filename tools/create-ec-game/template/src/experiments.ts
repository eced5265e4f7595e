// Questions to the game that thousands of games answer: npx ec-balance run ./src/experiments.ts#scan-or-grab
import { defineExperiment, drawGame, integer, perTrial, playGame, proportion } from '@ec/balance';
import { PARAMETERS } from './parameters.ts';
import { ruleset } from './ruleset.ts';

/** No game is longer: the parameter `lastTurn` goes no further. */
const MOST_TURNS = 99;

/** TO CHANGE: what you want to know of your game, and what should hold. */
export const scanOrGrab = defineExperiment({
  id: 'scan-or-grab',
  title: 'Scan or grab',
  question: 'Does it pay to look before you salvage?',
  parameters: PARAMETERS,
  measures: perTrial(1, {
    scoutWins: proportion('The scout has more gold than the grabber'),
    length: integer('Length of a game', { min: 0, max: MOST_TURNS, unit: 'turns' }),
  }),
  block: 50,
  trials: 1_000,
  trial(rng, parameters, record) {
    // the scout in either seat, so that the seat does not matter
    const scout = rng.intN(2) + 1;
    const bots = new Map<number, 'scout' | 'grabber'>([
      [scout, 'scout'],
      [3 - scout, 'grabber'],
    ]);
    const { game } = playGame(ruleset, drawGame(ruleset, rng, 2, parameters), bots, MOST_TURNS);
    const outcome = ruleset.outcome(game.state);
    record.scoutWins(
      outcome.status === 'over' && outcome.winners.length === 1 && outcome.winners[0] === scout,
    );
    record.length(game.state.turn);
  },
  expectations: [
    {
      kind: 'probability-at-least',
      measure: 'scoutWins',
      low: 0.1,
      because: 'looking should be worth a try',
    },
    {
      kind: 'probability-at-most',
      measure: 'scoutWins',
      high: 0.9,
      because: 'looking should not be all there is to the game',
    },
  ],
});
