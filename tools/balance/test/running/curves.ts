/** Experiments whose figures are known functions of their parameters. */
import { defineExperiment, ownRow, proportion, quantity } from '@ec/balance';
import { fileURLToPath } from 'node:url';

/** This file, for jobs. */
export const CURVES = fileURLToPath(import.meta.url);

/** Mean (x − 20)², with noise of half a point at most: it is 30 at x = 20 ± 5.477, so between 14 and 15 and between 25 and 26. */
export const bowl = defineExperiment({
  id: 'bowl',
  title: 'Bowl',
  question: 'Where are its roots?',
  parameters: [ownRow('x', 0, [-100, 100], '', 'Where the bowl is looked at.')],
  block: 100,
  measures: { height: quantity('Height', 'metres'), isDeep: proportion('Deep') },
  trial(rng, { x }, record) {
    const height = (Number(x) - 20) ** 2 + rng.uniform() - 0.5;
    record.height(height);
    record.isDeep(height < 30);
  },
});

/** Happens with a probability of x in a hundred; x = 13 cannot be set up. */
export const chance = defineExperiment({
  id: 'chance',
  title: 'Chance',
  question: 'At which x does it happen how often?',
  parameters: [ownRow('x', 50, [0, 100], 'percent', 'How often it happens.')],
  measures: { happens: proportion('It happens') },
  prepare({ x }) {
    if (x === 13) throw new RangeError('x: expected anything but 13');
    return Number(x) / 100;
  },
  trial: (rng, x, record) => record.happens(rng.uniform() < x),
});
