/** Experiments of which another file has changed versions; from the built package, as a user's module. */
import { contest, defineExperiment, perTrial, quantity, series, table } from '@ec/balance';
import { fileURLToPath } from 'node:url';

/** This file, as a user names it. */
export const BOUTS = fileURLToPath(import.meta.url);

/** Two throw a die each; one bout in six is a tie. */
export const bout = defineExperiment({
  id: 'bout',
  title: 'Bout',
  question: 'Who throws more?',
  parameters: [],
  trials: 20_000,
  measures: perTrial(1, {
    wins: contest('Wins', ['red', 'blue']),
    thrown: table('Thrown', ['low', 'high'], ['low', 'high']),
    margin: quantity('Margin', 'pips'),
    pips: series(quantity('Pips', 'pips'), { step: 'side', length: 2 }),
  }),
  trial(rng, _, record) {
    const [red, blue] = [rng.between(1, 6), rng.between(1, 6)];
    record.wins(0, 1, red > blue ? 'win' : red < blue ? 'loss' : 'draw');
    record.thrown(Number(red > 3), Number(blue > 3));
    record.margin(red - blue);
    record.pips(0, red);
    record.pips(1, blue);
  },
});
