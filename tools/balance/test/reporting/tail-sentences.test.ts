import { expect, test } from 'vitest';
import { integer } from '../../src/measures/integer.js';
import { pickMeasure } from '../../src/measures/pick-measure.js';
import { tailSentences, tailsIn } from '../../src/reporting/tail-sentences.js';
import type { Result } from '../../src/result.js';

const figure = pickMeasure({ loot: integer('Loot', { min: 0, max: 1_000 }) }, 'loot');

const resultOf = (...counts: [value: number, count: number][]): Result => ({
  experiment: 'made-up',
  seed: '1',
  parameters: {},
  block: 100,
  trials: 100,
  blocks: [[0, 1]],
  measures: { loot: { kind: 'integer', counts } },
});

test('the points at which a mean does not show its tail are counted', () => {
  const shown = resultOf([0, 50], [1, 50]);
  const never = resultOf([7, 100]);
  // 990² of a spread of 99 · 10² + 990².
  const one = resultOf([0, 99], [1_000, 1]);
  const of = (...results: Result[]) => tailSentences('loot', tailsIn(figure, results));
  const rest = 'Rare values may be missing there, and the mean may be far from its interval.';
  expect(of(shown, shown, resultOf())).toEqual([]);
  expect(of(shown, never, never, one)).toEqual([
    `loot: of 4 points, at 2 it never varied, and at 1 one value makes up most of the spread. ${rest}`,
  ]);
  expect(of(shown, one)).toEqual([`loot: of 2 points, at 1 one value makes up most of the spread. ${rest}`]);
});
