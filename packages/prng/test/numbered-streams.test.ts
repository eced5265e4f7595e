import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Prng } from '../src/index.js';
import { parseKey } from '../src/prng-state.js';
import { scriptedPrng } from '../src/testing.js';
import { threefry } from '../src/threefry.js';

const root = Prng.fromSeed(42);

describe('the derivation as the guide gives it', () => {
  test('the start is Threefry of the number, its lower half first, under the second half of the key', () => {
    const [, , , , a = 0, b = 0, c = 0, d = 0] = parseKey(root.save().key);
    const key = [a, b, c, d] as const;
    expect(root.numbered(7).save().state).toEqual(threefry(key, 7, 0));
    expect(root.numbered(5 * 2 ** 32 + 7).save().state).toEqual(threefry(key, 7, 5));
    expect(root.numbered(2 ** 32 - 1).save().state).toEqual(threefry(key, -1, 0));
  });

  test('the key, from which its own streams derive, is the hash of the key above, "n" and the digits', () => {
    const above = Buffer.from(root.save().key, 'hex');
    const encoded = Uint8Array.of(0x6e, 0, 0, 0, 2, 0x31, 0x32);
    const key = createHash('sha256').update(above).update(encoded).digest('hex');
    expect(root.numbered(12).save().key).toBe(key);
  });
});

describe('numbers', () => {
  test.each([-1, 0.5, 2 ** 53, Number.NaN, Infinity])('%d is refused', (number) => {
    const message = 'numbered stream: expected an integer from 0 (included) to 9007199254740991 (included)';
    expect(() => root.numbered(number)).toThrow(RangeError);
    expect(() => root.numbered(number)).toThrow(message);
  });

  test('0 and 2^53 − 1 are numbers', () => {
    expect(root.numbered(0).intN(6)).toBeLessThan(6);
    expect(root.numbered(2 ** 53 - 1).intN(6)).toBeLessThan(6);
  });

  test('numbers that differ in one half alone are different streams', () => {
    const numbers = [1, 2 ** 32, 2 ** 32 + 1, 2 ** 31, 2 ** 31 + 2 ** 32, 2 ** 52];
    const states = new Set(numbers.map((number) => String(root.numbered(number).save().state)));
    expect(states.size).toBe(numbers.length);
  });
});

describe('a script', () => {
  test('plays whatever the number', () => {
    const script = scriptedPrng([4, 2]);
    expect(script.numbered(9).intN(5)).toBe(4);
    expect(script.numbered(2 ** 40).intN(5)).toBe(2);
    script.assertDone();
  });

  test('refuses a number that no stream has', () => {
    expect(() => scriptedPrng([]).numbered(-1)).toThrow(RangeError);
  });
});
