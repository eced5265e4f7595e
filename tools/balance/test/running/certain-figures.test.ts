import { defineExperiment, integer, ownRow, perTrial, proportion, quantity, series } from '@ec/balance';
import { Distribution, ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import type { AnyExperiment, Experiment } from '../../src/experiment.js';
import { pickMeasure } from '../../src/measures/pick-measure.js';
import { blockRunner } from '../../src/running/block-runner.js';
import { certainFigures } from '../../src/running/certain-figures.js';
import type { Interval } from '../../src/statistics/interval.js';

const HEAD = {
  title: '',
  question: '',
  parameters: [ownRow('x', 3, [0, 9], '', 'What is recorded.')],
  block: 40,
};
const price = { min: 0, max: 9 };

/** What is known exactly of a figure under an x. */
function known(experiment: AnyExperiment, name: string, x = 3): Interval | undefined {
  const parameters = { x };
  const measured = blockRunner(experiment as unknown as Experiment, parameters, '1')(0);
  return certainFigures(experiment)(parameters, pickMeasure(experiment.measures, name), measured);
}

const exactly = (value: number): Interval => ({ estimate: value, low: value, high: value });

describe('a figure is exact', () => {
  // the die has x sides; its share is of what is below 7
  const die = defineExperiment({
    ...HEAD,
    id: 'die',
    measures: { face: integer('Face', price), share: proportion('Below 7'), mass: quantity('Not known') },
    trial(rng, { x }, record) {
      const face = rng.uniform() < 2 ? rng.between(1, Number(x)) : 0;
      record.face(face);
      record.share(face < 7);
      record.mass(1);
    },
    exact: ({ x }) => ({
      face: Distribution.uniform(1, Number(x)),
      share: x === 1 ? ratio(1n, 1n) : ratio(6n, BigInt(x ?? 0)),
    }),
  });
  test.each([
    ['face', 1, exactly(1)],
    ['share', 1, exactly(1)],
    ['mass', 1, undefined],
    ['face', 3, undefined],
    ['share', 9, undefined],
  ])('where the experiment knows that it has one value: %s of a die with %d sides', (name, x, interval) => {
    expect(known(die, name, x)).toEqual(interval);
  });

  const calm = defineExperiment({
    ...HEAD,
    id: 'calm',
    measures: {
      paid: integer('Paid', price),
      share: proportion('Paid more than 2'),
      mass: quantity('Mass'),
      at: series(quantity('By turn'), { first: 1, length: 2 }),
    },
    trial(_, { x }, record) {
      record.paid(Number(x));
      record.share(Number(x) > 2);
      record.mass(1);
      record.mass(2);
      record.at(2, Number(x) / 4);
    },
  });
  test.each([
    ['paid', 3],
    ['share', 1],
    ['mass', 1.5],
    ['at@2', 0.75],
  ])('where no trial draws: %s is %d', (name, value) => {
    expect(known(calm, name)).toEqual(exactly(value));
  });
  test('nothing is known of what is never recorded', () => {
    expect(known(calm, 'at@1')).toBeUndefined();
  });

  const half = defineExperiment({
    ...HEAD,
    id: 'half',
    measures: {
      ...perTrial(1, {
        before: integer('Before the draw', price),
        after: integer('After it', price),
        varies: integer('Varies', price),
      }),
      once: integer('Before the draw, perhaps again', price),
    },
    trial(rng, { x }, record) {
      record.before(Number(x));
      record.once(Number(x));
      // nothing is drawn where x is 0
      if (x !== 0) record.varies(rng.between(1, 6));
      record.after(Number(x));
    },
  });
  test.each([
    ['before', 3, exactly(3)],
    ['after', 3, undefined],
    ['varies', 3, undefined],
    // a trial might record a second value that no trial has shown
    ['once', 3, undefined],
    ['after', 0, exactly(0)],
    ['once', 0, exactly(0)],
  ])('where all that is recorded of it comes before the first draw: %s at %d', (name, x, interval) => {
    expect(known(half, name, x)).toEqual(interval);
  });
});
