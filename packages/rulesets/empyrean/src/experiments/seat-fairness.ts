import { defineExperiment, ownRow, perTrial, proportion, series } from '@ec/balance';
import { gameRows } from './parameter-rows.js';
import { aheadIn, playStrongGame, STRONG_BOTS } from './strong-game.js';

/** Longest game that is played. */
const MOST_QUARTERS = 120;
/** Empires of a game, all with the same plan. */
const SEATS = 4;

/**
 * Whether every seat wins its share, when all play alike.
 *
 * @see E-52
 */
export const seatFairness = defineExperiment({
  id: 'seat-fairness',
  title: 'Seats of the standard start',
  question: 'Does every seat of a game of four equal strong bots win its fair share?',
  parameters: [
    ...gameRows(),
    ownRow(
      'quarters',
      60,
      [1, MOST_QUARTERS],
      'quarters',
      'Turn after which a game that nobody has won is broken off; who has most planets then is ahead.',
    ),
  ],
  measures: perTrial(1, {
    wins: series(proportion('The seat wins, or is ahead where nobody has won'), {
      step: 'seat',
      first: 1,
      length: SEATS,
    }),
    won: proportion('Somebody wins by the rules'),
    fails: proportion('A game breaks down'),
  }),
  block: 1,
  trials: 100,
  trial(rng, parameters, record) {
    const plan = rng.intN(STRONG_BOTS.length);
    const plans = Array.from({ length: SEATS }, () => plan);
    const game = playStrongGame(rng.numbered(0), parameters, plans);
    record.won(game.ending === 'over');
    record.fails(game.ending === 'failure');
    const best = aheadIn(game, rng);
    for (let seat = 0; seat < SEATS; seat++) record.wins(seat + 1, seat === best);
  },
  expectations: [
    ...Array.from({ length: SEATS }, (_, i) => i + 1).flatMap((step) => [
      {
        kind: 'probability-at-least' as const,
        measure: 'wins',
        step,
        low: 0.22,
        because: 'no seat should win less than its share by three points',
      },
      {
        kind: 'probability-at-most' as const,
        measure: 'wins',
        step,
        high: 0.28,
        because: 'no seat should win more than its share by three points',
      },
    ]),
    { kind: 'probability-at-most', measure: 'fails', high: 0.05, because: 'no game may break down' },
  ],
});
