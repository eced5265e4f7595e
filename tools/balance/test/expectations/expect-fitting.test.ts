import { expect, test } from 'vitest';
import { defineExperiment } from '../../src/experiment.js';
import type { Expectation } from '../../src/expectations/expectation.js';
import { integer } from '../../src/measures/integer.js';
import { proportion } from '../../src/measures/proportion.js';
import { series } from '../../src/measures/series.js';

const because = 'it is wanted';
const define = (expectation: Expectation) =>
  defineExperiment({
    id: 'die',
    title: 'Die',
    question: 'What?',
    parameters: [],
    measures: {
      six: proportion('Six'),
      sum: integer('Sum', { min: 1, max: 6 }),
      over: series(integer('Over', { min: 1, max: 6 }), { first: 1, length: 3 }),
    },
    trial: () => undefined,
    expectations: [expectation],
  });

test('an expectation that fits its measure is accepted', () => {
  expect(() => define({ kind: 'mean-within', measure: 'sum', low: 3, high: 4, because })).not.toThrow();
  expect(() =>
    define({ kind: 'mean-within', measure: 'over', step: 3, low: 3, high: 4, because }),
  ).not.toThrow();
});

test.each<[message: string, expectation: Expectation]>([
  [
    'sums: expected one of six, sum, over',
    { kind: 'mean-within', measure: 'sums', low: 3, high: 4, because },
  ],
  [
    'six: expected no step of proportion six, received 1',
    { kind: 'probability-at-most', measure: 'six', step: 1, high: 1, because },
  ],
  [
    'over: expected a step of the series, received none',
    { kind: 'mean-within', measure: 'over', low: 3, high: 4, because },
  ],
  [
    'over: expected a step from 1 to 3, received 4',
    { kind: 'mean-within', measure: 'over', step: 4, low: 3, high: 4, because },
  ],
  [
    'sum: expected a measure that is proportion, received integer',
    { kind: 'probability-at-most', measure: 'sum', high: 1, because },
  ],
  ['sum: expected an experiment that says what is exact', { kind: 'matches-exact', measure: 'sum', because }],
  [
    'sum: expected bounds in their order, received 5 to 2',
    { kind: 'mean-within', measure: 'sum', low: 5, high: 2, because },
  ],
])('%s', (message, expectation) => {
  expect(() => define(expectation)).toThrow(`die, expectation "${expectation.kind}" of ${message}`);
});
