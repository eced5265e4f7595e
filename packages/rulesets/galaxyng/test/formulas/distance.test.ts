import { expect, test } from 'vitest';
import { distance } from '../../src/formulas/distance.js';

test('N-10: the way is straight, and around the edge where there is none', () => {
  expect(distance({ size: 100, spherical: false }, { x: 3, y: 4 }, { x: 0, y: 0 })).toBe(5);
  expect(distance({ size: 100, spherical: false }, { x: 1, y: 1 }, { x: 98, y: 97 })).toBeGreaterThan(100);
  expect(distance({ size: 100, spherical: true }, { x: 1, y: 1 }, { x: 98, y: 97 })).toBe(5);
});
