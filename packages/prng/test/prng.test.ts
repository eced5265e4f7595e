import { describe, expect, test } from 'vitest';
import { Prng, type PrngState } from '../src/index.js';

const KEY = '00'.repeat(32);

/** A stream whose generator's first output of 32 bits is `x`: the output is the sum of the second and fourth words. */
const firstOutput = (x: number): Prng =>
  Prng.restore({ algorithm: 'xoroshiro128plus/1', key: KEY, state: [1, x | 0, 0, 0] });

describe('intN: multiply and shift with rejection', () => {
  test('2^31 is in the middle: half of every n', () => {
    expect(firstOutput(0x80000000).intN(6)).toBe(3);
    expect(firstOutput(0x80000000).intN(2 ** 21)).toBe(2 ** 20);
  });

  test('with n = 6 the four outputs left over by 2^32 = 6 · 715,827,882 + 4 are rejected', () => {
    // x · 6 mod 2^32 is below 4 for these four x only.
    const unfair = [0, 0x2aaaaaab, 0x55555556, 0x80000000, 0xaaaaaaab, 0xd5555556];
    const rejected = unfair.filter((x) => {
      const rng = firstOutput(x);
      const oneDrawn = firstOutput(x);
      oneDrawn.intN(2);
      rng.intN(6);
      return JSON.stringify(rng.save()) !== JSON.stringify(oneDrawn.save());
    });
    expect(rejected).toEqual([0, 0x2aaaaaab, 0x80000000, 0xaaaaaaab]);
  });

  test('the largest output gives the largest result', () => {
    expect(firstOutput(0xffffffff).intN(100)).toBe(99);
    expect(firstOutput(0xffffffff).intN(1)).toBe(0);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 53 + 2])('refuses n = %d', (n) => {
    expect(() => Prng.fromSeed(1).intN(n)).toThrow(RangeError);
  });
});

describe('other draws', () => {
  test('items to draw from are a list', () => {
    const rng = Prng.fromSeed(1);
    expect(() => rng.pick(undefined as never)).toThrow('pick: expected a list, received undefined');
    expect(() => rng.shuffle(new Map() as never)).toThrow('shuffle: expected a list, received an object');
    expect(() => rng.sample({} as never, 1)).toThrow('sample: expected a list, received an object');
  });

  test('between spans at most 2^53 integers', () => {
    const rng = Prng.fromSeed(1);
    expect(rng.between(7, 7)).toBe(7);
    expect(rng.between(-(2 ** 52), 2 ** 52 - 1)).toBeTypeOf('number');
    expect(() => rng.between(-(2 ** 52), 2 ** 52)).toThrow('between, hi - lo');
    expect(() => rng.between(2, 1)).toThrow('between, hi: expected an integer from 2');
    expect(() => rng.between('1' as never, 6)).toThrow('received "1"');
  });

  test('no dice sum to 0, one-sided dice to their number', () => {
    const rng = Prng.fromSeed(1);
    expect(rng.roll(0, 6)).toBe(0);
    expect(rng.roll(5, 1)).toBe(5);
    expect(rng.dice({ count: 2, sides: 1, modifier: -3 })).toBe(-1);
    expect(() => rng.roll(1, 0)).toThrow('roll, sides');
    expect(() => rng.dice({ count: 0, sides: 6, modifier: 0 })).toThrow('dice, count');
  });

  test('chance is certain at den/den and impossible at 0/den, and draws once either way', () => {
    const certain = Prng.fromSeed(1);
    const impossible = Prng.fromSeed(1);
    expect(certain.chance(3, 3)).toBe(true);
    expect(impossible.chance(0, 3)).toBe(false);
    expect(certain.save()).toEqual(impossible.save());
    expect(() => certain.chance(4, 3)).toThrow(
      'chance, num: expected an integer from 0 (included) to 3 (included)',
    );
  });

  test('nothing can be picked from nothing', () => {
    const rng = Prng.fromSeed(1);
    expect(() => rng.pick([])).toThrow('pick');
    expect(rng.shuffle([])).toEqual([]);
    expect(() => rng.sample([1, 2], 3)).toThrow('sample, count');
  });

  test('weights are integers with a positive sum', () => {
    const rng = Prng.fromSeed(1);
    expect(rng.weighted([0, 4, 0])).toBe(1);
    expect(() => rng.weighted([])).toThrow('sum of weights');
    expect(() => rng.weighted([0, 0])).toThrow('sum of weights');
    expect(() => rng.weighted([1, -1])).toThrow('weight 1');
    expect(() => rng.weighted([0.5])).toThrow('weight 0');
    expect(() => rng.weighted([Number.MAX_SAFE_INTEGER, 1])).toThrow('sum of weights');
  });
});

describe('restore refuses data that is not a saved stream', () => {
  const good = Prng.fromSeed(1).save();
  test.each<[string, object]>([
    ['algorithm', { ...good, algorithm: 'mersenne/1' }],
    ['key', { ...good, key: KEY.toUpperCase().replace('00', 'AB') }],
    ['key', { ...good, key: 7 }],
    ['state', { ...good, state: [0, 0, 0, 0] }],
    ['state', { ...good, state: [1, 2, 3] }],
    ['state', { ...good, state: [1, 2, 3, 2 ** 31] }],
    ['state', { ...good, state: [1, 2, 3, '4'] }],
    ['state', { algorithm: good.algorithm, key: good.key }],
  ])('%s', (part, saved) => {
    expect(() => Prng.restore(saved as PrngState)).toThrow(`saved stream, ${part}`);
  });

  test.each([null, undefined, 7, 'x'])('%s', (saved) => {
    expect(() => Prng.restore(saved as never)).toThrow(
      new RangeError(
        `saved stream: expected an object with algorithm, key and state, received ${JSON.stringify(saved)}`,
      ),
    );
  });
});
