import { fc, test as check } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { digestOf, followedBy, formatDigest, together } from '../../src/gate/digest.js';

const numbers = fc.array(fc.double({ noNaN: true }), { maxLength: 5 });

check.prop([numbers, numbers])('is another for other numbers, and has 16 digits', (a, b) => {
  const positive = (list: readonly number[]): number[] => list.map((one) => one + 0);
  const isSame = JSON.stringify(positive(a).map(String)) === JSON.stringify(positive(b).map(String));
  expect(formatDigest(digestOf(a)) === formatDigest(digestOf(b))).toBe(isSame);
  expect(formatDigest(digestOf(a))).toMatch(/^[0-9a-f]{16}$/);
});

check.prop([numbers, numbers, numbers])('of records together does not depend on their order', (a, b, c) => {
  const [x, y, z] = [digestOf(a), digestOf(b), digestOf(c)];
  expect(together(together(x, y), z)).toEqual(together(x, together(z, y)));
});

test('of trials one after the other does: 1 then 2 is not 2 then 1', () => {
  const [one, two] = [digestOf([1]), digestOf([2])];
  expect(followedBy(one, two)).not.toEqual(followedBy(two, one));
  expect(digestOf([0])).toEqual(digestOf([-0]));
});

test('100,000 integers and halves have as many digests', () => {
  const all = new Set(Array.from({ length: 100_000 }, (_, i) => formatDigest(digestOf([i / 2]))));
  expect(all.size).toBe(100_000);
});
