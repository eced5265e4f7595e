import { expect, test } from 'vitest';
import { isInRange, parseRange } from '../src/range.js';

const reached = (text: string): number[] => {
  const range = parseRange(text) ?? [];
  return [0, 1, 2, 3, 4, 5].filter((distance) => isInRange(range, distance));
};

test.each([
  ['0-1:4', [0, 1, 4]],
  ['0', [0]],
  ['3', [3]],
  ['2-4', [2, 3, 4]],
  ['1:3', [1, 3]],
])('seed "Attack range": "%s" reaches %j', (text, distances) => {
  expect(reached(text)).toEqual(distances);
});

test.each(['', '-1', '2-1', '1:', '1-2-3', '1 - 2', 'x', '1,2', '12345'])(
  'P-05: "%s" is no range string',
  (text) => {
    expect(parseRange(text)).toBeUndefined();
  },
);
