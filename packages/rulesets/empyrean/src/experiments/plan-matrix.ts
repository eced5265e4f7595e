import { contest, contestResult, defineExperiment, ownRow, perTrial, proportion, table } from '@ec/balance';
import { gameRows } from './parameter-rows.js';
import { aheadIn, playStrongGame, STRONG_BOTS } from './strong-game.js';

/** Longest game that is played. */
const MOST_QUARTERS = 120;

/**
 * Which plan wins, when each is played once in a game.
 *
 * @see E-52
 */
export const planMatrix = defineExperiment({
  id: 'plan-matrix',
  title: 'Plans against each other',
  question:
    'Which of the four plans of strong bots wins a game of four in which each is played once, and are there at least two that win about as often?',
  parameters: [
    ...gameRows(),
    ownRow(
      'quarters',
      100,
      [1, MOST_QUARTERS],
      'quarters',
      'Turn after which a game that nobody has won is broken off; who has most planets then is ahead.',
    ),
  ],
  measures: {
    ahead: contest('Who wins, or is ahead where nobody has won', STRONG_BOTS),
    ...perTrial(1, {
      wins: table('Who wins, or is ahead where nobody has won', ['games'], STRONG_BOTS),
      won: proportion('Somebody wins by the rules'),
      fails: proportion('A game breaks down'),
    }),
  },
  block: 1,
  trials: 60,
  trial(rng, parameters, record) {
    const plans = rng.shuffle(STRONG_BOTS.map((_, plan) => plan));
    const game = playStrongGame(rng.numbered(0), parameters, plans);
    record.won(game.ending === 'over');
    record.fails(game.ending === 'failure');
    if (game.ending === 'failure') return;
    const best = aheadIn(game, rng);
    record.wins(0, plans[best] ?? 0);
    for (const [i, first] of plans.entries()) {
      for (const [j, second] of plans.entries())
        if (i < j) record.ahead(first, second, contestResult(i === best, j === best));
    }
  },
  expectations: [
    {
      kind: 'nobody-wins-more-than',
      measure: 'ahead',
      high: 0.75,
      because: 'at least two plans should be worth playing',
    },
    { kind: 'probability-at-most', measure: 'fails', high: 0.05, because: 'no game may break down' },
  ],
});
