import { Distribution } from '@ec/prng';
import { expect, test } from 'vitest';
import { defineExperiment } from '../../src/experiment.js';
import { integer } from '../../src/measures/integer.js';
import { quantity } from '../../src/measures/quantity.js';
import { describeFigure } from '../../src/reporting/describe-figure.js';
import { exactReport } from '../../src/reporting/exact-report.js';
import { renderPicture } from '../../src/reporting/render-report.js';

const die = {
  id: 'die',
  title: 'A die',
  question: 'What does it show?',
  parameters: [],
  measures: { shown: integer('Shown', { min: 1, max: 6 }), cost: quantity('Cost', 'pence') },
  trial: () => undefined,
};
const known = defineExperiment({ ...die, exact: () => ({ shown: Distribution.uniform(1, 6) }) });
const job = { module: null, experiment: 'die', parameters: {}, seed: '1' };
const common = { job, command: 'ec-balance run die', confidence: 0.95 };

test('before any trial a report has what is known exactly, and nothing else', async () => {
  const report = exactReport({ experiment: known, ...common });
  expect(report).toMatchObject({ trials: 0, summary: [], verdicts: [], command: 'ec-balance run die' });
  const [figure, ...others] = report?.figures ?? [];
  expect(others).toEqual([]);
  if (figure?.kind !== 'histogram') throw new Error(`expected a histogram, received ${figure?.kind}`);
  expect(figure.n).toBe(0);
  expect(figure.bins.map(({ label, exact }) => [label, exact])).toEqual(
    ['1', '2', '3', '4', '5', '6'].map((label) => [label, 1 / 6]),
  );
  expect(figure.bins.map(({ share }) => share.value)).toEqual(Array.from({ length: 6 }, () => null));
  expect(describeFigure(figure)).toBe(
    'Histogram of what is known exactly, from 1 to 6; most are 1: 16.67 %.',
  );
  expect(await renderPicture(figure, 0.95)).toContain('Share of values, computed exactly.');
});

test('there is no such report of an experiment of which nothing is known', () => {
  expect(exactReport({ experiment: defineExperiment(die), ...common })).toBeUndefined();
});
