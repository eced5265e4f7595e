/** Experiments whose figures are known functions of their parameters. */
import { defineExperiment, ownRow, perTrial, proportion, quantity } from '@ec/balance';
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
  measures: perTrial(1, { height: quantity('Height', 'metres'), isDeep: proportion('Deep') }),
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
  measures: perTrial(1, { happens: proportion('It happens') }),
  prepare({ x }) {
    if (x === 13) throw new RangeError('x: expected anything but 13');
    return Number(x) / 100;
  },
  trial: (rng, x, record) => record.happens(rng.uniform() < x),
});

/** Three times x, without chance: with bounds, and without. */
export const formula = defineExperiment({
  id: 'formula',
  title: 'Formula',
  question: 'What does it cost?',
  parameters: [ownRow('x', 50, [0, 100], '', 'How many are bought.')],
  block: 100,
  trials: 10,
  measures: perTrial(1, {
    cost: quantity('Cost', 'coins', { min: 0, max: 300 }),
    free: quantity('The same without bounds', 'coins'),
  }),
  trial(_, { x }, record) {
    record.cost(3 * Number(x));
    record.free(3 * Number(x));
  },
});

/** The same figures, which never vary either, in trials that draw: nothing proves that they never will. */
export const shaken = defineExperiment({
  ...formula,
  id: 'shaken',
  trial(rng, context, record) {
    rng.uniform();
    formula.trial(rng, context, record);
  },
});

/** Places on an axis from −π to π, or from 0 to 1. */
const GRID = 1_000;

const place = (key: string) => ownRow(key, GRID / 2, [0, GRID], 'thousandths', 'A place in the range.');

/** Ishigami's function, sin x + 7 sin² y + 0.1 z⁴ sin x, for x, y and z from −π to π: without chance. */
export const ishigami = defineExperiment({
  id: 'ishigami',
  title: 'Ishigami',
  question: 'Are its known indices found?',
  parameters: ['x', 'y', 'z'].map(place),
  block: 1,
  measures: { value: quantity('Value') },
  trial(_, { x, y, z }, record) {
    const [a = 0, b = 0, c = 0] = [x, y, z].map((at) => Math.PI * ((2 * Number(at)) / GRID - 1));
    record.value(Math.sin(a) + 7 * Math.sin(b) ** 2 + 0.1 * c ** 4 * Math.sin(a));
  },
});

/** Mean 3a − 2b, where a and b must not both be above 500. */
export const corner = defineExperiment({
  id: 'corner',
  title: 'Corner',
  question: 'Is what does not go together left out?',
  parameters: ['a', 'b', 'idle'].map(place),
  block: 10,
  measures: { value: quantity('Value', 'points'), never: quantity('Never') },
  prepare({ a, b }) {
    if (Number(a) > 500 && Number(b) > 500) throw new RangeError('a and b: expected one of them at most 500');
    return 3 * Number(a) - 2 * Number(b);
  },
  trial: (rng, mean, record) => record.value(mean + rng.uniform() - 0.5),
});

/** Mean ((a − 300)² + (b − 700)²) ÷ 1000, with noise of a point at most, and how far a and b are from one another. */
export const valley = defineExperiment({
  id: 'valley',
  title: 'Valley',
  question: 'Where is its lowest place?',
  parameters: ['a', 'b'].map(place),
  block: 10,
  measures: { height: quantity('Height', 'metres'), apart: quantity('Apart') },
  prepare({ a, b }) {
    if (a === 500 && b === 500) throw new RangeError('a and b: expected anything but 500 of both');
    return { a: Number(a), b: Number(b) };
  },
  trial(rng, { a, b }, record) {
    record.height(((a - 300) ** 2 + (b - 700) ** 2) / GRID + 2 * rng.uniform() - 1);
    record.apart(Math.abs(a - b));
  },
});
