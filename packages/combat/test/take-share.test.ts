import { playScript } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import { shareOf, takenDistribution, takePart, takeShare } from '../src/index.js';

const threeTenths = { numerator: 3, denominator: 10 };

it('E-39: a share that is a whole number of every kind takes no draw', () => {
  expect(playScript([], (rng) => takeShare([10, 0, 20], threeTenths, rng))).toEqual([3, 0, 6]);
});

it('E-39: one offset settles all kinds, each rounded down or up, the total exact', () => {
  // two kinds of 5 lose 1.5 each, 3 in all; on the line 1.5 and 3, so that an offset of 5 tenths moves the first past 2
  const taken = (offset: number): number[] =>
    playScript([offset], (rng) => takeShare([5, 5], threeTenths, rng));
  expect([0, 4, 5, 9].map(taken)).toEqual([
    [1, 2],
    [1, 2],
    [2, 1],
    [2, 1],
  ]);
});

it('E-39: where the total is not a whole number either, it is rounded down or up', () => {
  // 7 and 4 lose 2.1 and 1.2: the line is at 2.1 and 3.3, offsets from 9 and from 7 tenths move those past 3 and 4
  const taken = (offset: number): number[] =>
    playScript([offset], (rng) => takeShare([7, 4], threeTenths, rng));
  expect([0, 6, 7, 8, 9].map(taken)).toEqual([
    [2, 1],
    [2, 1],
    [2, 2],
    [2, 2],
    [3, 1],
  ]);
});

it('E-39: nothing of a share of 0, everything of a share of 1 and more, without a draw', () => {
  expect(playScript([], (rng) => takeShare([7, 4], { numerator: 0, denominator: 10 }, rng))).toEqual([0, 0]);
  expect(playScript([], (rng) => takeShare([7, 4], { numerator: 10, denominator: 10 }, rng))).toEqual([7, 4]);
  expect(playScript([], (rng) => takeShare([7, 4], { numerator: 11, denominator: 10 }, rng))).toEqual([7, 4]);
});

it('E-39: one kind alone: 3/10 of 7 are 2 at nine offsets of ten, and 3 at the tenth', () => {
  expect(playScript([8], (rng) => takePart(7, threeTenths, rng))).toBe(2);
  expect(playScript([9], (rng) => takePart(7, threeTenths, rng))).toBe(3);
  expect(takenDistribution(7, threeTenths).entries()).toEqual([
    [2, 9n],
    [3, 1n],
  ]);
  expect(takenDistribution(10, threeTenths).values).toEqual([3]);
  expect(takenDistribution(7, { numerator: 11, denominator: 10 }).values).toEqual([7]);
});

it('E-01: shares are exact beyond 2^53 too', () => {
  // (10^9)² ÷ (10^9 + 1) = 10^9 − 1 + 1 ÷ (10^9 + 1)
  const share = { numerator: 1e9, denominator: 1e9 + 1 };
  expect(takenDistribution(1e9, share).entries()).toEqual([
    [1e9 - 1, 1_000_000_000n],
    [1e9, 1n],
  ]);
});

it('E-01: a share of products is exact up to 2^53; beyond, both are cut to 53 bits alike', () => {
  expect(shareOf([6, 7], [50, 2])).toEqual({ numerator: 42, denominator: 100 });
  const half = shareOf([2 ** 40, 2 ** 20], [2 ** 40, 2 ** 21]);
  expect(half.numerator / half.denominator).toBe(1 / 2);
  expect(half.denominator).toBeLessThanOrEqual(2 ** 53);
  expect(shareOf([2 ** 40, 2 ** 21], [2 ** 40, 2 ** 20])).toEqual({ numerator: 1, denominator: 1 });
});

it('E-39: figures out of bounds are bugs', () => {
  expect(() => playScript([], (rng) => takeShare([-1], threeTenths, rng))).toThrow(
    'expected an integer from 0 to 2^53 − 1, received -1',
  );
  expect(() => playScript([], (rng) => takeShare([1.5], threeTenths, rng))).toThrow('received 1.5');
  // also where no share has to be worked out, or one kind makes up for another
  for (const numerator of [0, 1, 2])
    for (const [quantities, received] of [
      [[5, -3], '-3'],
      [[Number.NaN, 1], 'NaN'],
      [[1.5, 1.5], '1.5'],
    ] as const)
      expect(() =>
        playScript([], (rng) => takeShare(quantities, { numerator, denominator: 2 }, rng)),
      ).toThrow(new RangeError(`quantity: expected an integer from 0 to 2^53 − 1, received ${received}`));
  expect(() => takenDistribution(-1, { numerator: 1, denominator: 1 })).toThrow('quantity: expected');
  for (const [numerator, denominator] of [
    [1, 0],
    [0, 0],
    [-1, 2],
    [3, -2],
  ] as const) {
    expect(() => playScript([], (rng) => takeShare([5], { numerator, denominator }, rng))).toThrow(
      RangeError,
    );
    expect(() => takenDistribution(5, { numerator, denominator })).toThrow(RangeError);
  }
});
