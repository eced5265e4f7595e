import { diceDistribution, parseDice } from '@ec/prng';
import { defineExperiment, integer, perTrial } from '@ec/balance';

/** Sum of three dice. Its distribution is known: a check of the harness itself. */
export const diceSum = defineExperiment({
  id: 'dice-sum',
  title: 'Sum of three dice',
  question: 'Does the harness find what is known of 3d6?',
  parameters: [],
  measures: perTrial(1, { sum: integer('Sum', { min: 3, max: 18 }) }),
  trials: 100_000,
  trial: (rng, _, record) => record.sum(rng.roll(3, 6)),
  exact: () => ({ sum: diceDistribution(parseDice('3d6')) }),
  expectations: [{ kind: 'matches-exact', measure: 'sum', because: 'the distribution is known' }],
});
