import { describe, expect, test } from 'vitest';
import { farthestShare, tailOf } from '../../src/statistics/tail.js';

describe('how a sample stands to its tail', () => {
  test('the value farthest from the mean, on either side, has a share of the spread', () => {
    const squaredDistances = 40;
    expect(farthestShare({ n: 9, mean: 2, min: 0, max: 6, squaredDistances })).toBe(0.4);
    expect(farthestShare({ n: 9, mean: 5, min: -1, max: 6, squaredDistances })).toBe(0.9);
  });

  test.each([
    // of many values, one that makes up more than a tenth of the spread
    [1_000, 1_000, 'shown'],
    [1_000, 999, 'one value'],
    // of few, one that is more than √15 standard deviations away
    [30, 200, 'shown'],
    [30, 199, 'one value'],
  ] as const)(
    'of %i values, one of which is 10 from the mean, with a spread of %i it is %s',
    (n, spread, tail) => {
      expect(tailOf({ n, mean: 0, min: -1, max: 10, squaredDistances: spread })).toBe(tail);
    },
  );

  test('a sample has never varied where all values are the same, whatever was rounded', () => {
    for (const [max, squaredDistances] of [
      [5, 0],
      [5, 1e-30],
      [6, 0],
    ] as const)
      expect(tailOf({ n: 1_000, mean: 5, min: 5, max, squaredDistances })).toBe('never varied');
  });
});
