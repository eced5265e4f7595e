import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { targetSentence } from '../../src/commands/target-sentence.js';
import type { MeasureData, Measures } from '../../src/measures/measure.js';
import { integer } from '../../src/measures/integer.js';
import { pickMeasure } from '../../src/measures/pick-measure.js';
import { proportion } from '../../src/measures/proportion.js';
import { CURVES } from '../running/curves.js';
import { balance } from './ec-balance.js';

const said = (measures: Measures, data: MeasureData): string =>
  targetSentence(
    { figure: pickMeasure(measures, 'it'), error: 0.01 },
    {
      result: {
        experiment: 'made-up',
        seed: '1',
        parameters: {},
        block: 100,
        trials: 1_000,
        blocks: [[0, 10]],
        measures: { it: data },
      },
      reason: 'trials',
      confidence: 0.95,
    },
  );

describe('a target that was not reached is explained', () => {
  const head = 'Ended after 1,000 trials, and it is not known as precisely as requested: ';
  const value = { it: integer('It', { min: -5, max: 1_000 }) };
  const counted = (...counts: [value: number, count: number][]): MeasureData => ({ kind: 'integer', counts });

  test.each([
    ['no trial recorded a value', counted()],
    ['it never varied, so nothing is known of rarer values', counted([7, 1_000])],
    [
      'one value makes up most of its spread, and others like it may be missing',
      counted([0, 999], [1_000, 1]),
    ],
    ['its mean may be 0, and no error is a small part of 0', counted([-1, 500], [1, 500])],
  ] as const)('%s', (why, data) => {
    expect(said(value, data)).toBe(`${head}${why}.`);
  });

  test('a mean that needs more trials tells how precisely it is known', () => {
    // A standard error of 1 ÷ √999 = 3.2 % and 2 to 4 times as much at all times, of a mean of 2.
    expect(said(value, counted([1, 500], [3, 500]))).toMatch(
      /: half its interval is [3-6]\.\d+ % of the mean\.$/,
    );
  });

  test('a share, too', () => {
    const share = { it: proportion('It') };
    expect(said(share, { kind: 'proportion', n: 0, hits: 0 })).toBe(`${head}no trial recorded a case.`);
    // An ordinary interval of 3.1 points.
    expect(said(share, { kind: 'proportion', n: 1_000, hits: 500 })).toMatch(
      /: half its interval is [3-6]\.\d+ %\.$/,
    );
  });
});

test('a run whose target is out of reach ends after a thousand times the usual ten trials', async () => {
  using folder = new TemporaryFolder();
  const { code, stdout } = await balance(
    folder.path,
    ...['run', `${CURVES}#formula`, '-m', 'free', '--target-error', '1%'],
  );
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('- Ended after 10,000 trials, and free is not known'),
  ]);
});
