import { expect, it } from 'vitest';
import { median } from '../src/index.js';

it('median: the middle of an odd count, the lower middle of an even one', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2);
});
