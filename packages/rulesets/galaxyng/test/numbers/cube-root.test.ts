import { expect, test } from 'vitest';
import { cubeRoot } from '../../src/numbers/cube-root.js';
import { ulpsBetween } from './ulps.js';

test('N-01: the cube root of a whole number cubed is that number', () => {
  const wrong = Array.from({ length: 100_000 }, (_, root) => root).filter(
    (root) => cubeRoot(root * root * root) !== root,
  );
  expect(wrong).toEqual([]);
  expect(cubeRoot(1 / 8)).toBe(0.5);
});

test('N-01: the cube root of 2 is 1.25992104989487316, of 3 1.44224957030740838', () => {
  expect(ulpsBetween(cubeRoot(2), 1.2599210498948732)).toBeLessThanOrEqual(1);
  expect(ulpsBetween(cubeRoot(3), 1.4422495703074083)).toBeLessThanOrEqual(1);
});

test('N-10: a ship of mass 30 has the defence of its shields: ∛(30/30) = 1; one of mass 240 half of it', () => {
  expect(cubeRoot(30 / 30)).toBe(1);
  expect(cubeRoot(30 / 240)).toBe(0.5);
});

test.each([-1, Number.NaN, Infinity])('N-01: no cube root of %d is asked for', (x) => {
  expect(() => cubeRoot(x)).toThrow(
    `cube root: expected a finite number of at least 0 (included), received ${x}`,
  );
});
