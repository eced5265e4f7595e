import { expect, test } from 'vitest';
import { derived, derivedLast } from '../src/index.js';

/** Counts how often the sum of a list is worked out. */
function counting() {
  const work = { count: 0 };
  const sum = (list: readonly number[]): number => {
    work.count += 1;
    return list.reduce((total, one) => total + one, 0);
  };
  return { work, sum };
}

const ONE = [1, 2, 3];
const OTHER = [4, 5];

test('derived works out a value once for each object', () => {
  const { work, sum } = counting();
  const sumOf = derived(sum);
  expect([ONE, OTHER, ONE, OTHER, ONE].map(sumOf)).toEqual([6, 9, 6, 9, 6]);
  expect(work.count).toBe(2);
});

test('derivedLast works out a value again for another object than the last', () => {
  const { work, sum } = counting();
  const sumOf = derivedLast(sum);
  expect([ONE, ONE, OTHER, OTHER, ONE].map(sumOf)).toEqual([6, 6, 9, 9, 6]);
  expect(work.count).toBe(3);
});

test('derivedLast remembers that nothing follows from an object, and asks again after a failure', () => {
  let count = 0;
  const nothing = derivedLast((_: object) => void (count += 1));
  expect([nothing(ONE), nothing(ONE)]).toEqual([undefined, undefined]);
  expect(count).toBe(1);
  const failing = derivedLast((list: readonly number[]) => {
    if (list.length < 3) throw new RangeError('too short');
    return list.length;
  });
  expect(failing(ONE)).toBe(3);
  expect(() => failing(OTHER)).toThrow('too short');
  expect(() => failing(OTHER)).toThrow('too short');
  expect(failing(ONE)).toBe(3);
});
