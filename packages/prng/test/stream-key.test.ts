import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Prng } from '../src/index.js';

/** The documented derivation, written again with Node's own SHA-256 and explicit bytes. */
const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

test('a root key is the hash of the format name and the encoded seed', () => {
  const key = sha256('ec/prng/1', Uint8Array.of(0x69, 0, 0, 0, 2), '42');
  expect(Prng.fromSeed(42).save().key).toBe(key.toString('hex'));
});

test('a child key is the hash of the parent key and the encoded part; the state is its first 16 bytes', () => {
  const root = sha256('ec/prng/1', Uint8Array.of(0x69, 0, 0, 0, 2), '42');
  const child = sha256(root, Uint8Array.of(0x73, 0, 0, 0, 4, 0, 0x61, 0, 0x62));
  const saved = Prng.fromSeed(42).stream('ab').save();
  expect(saved.key).toBe(child.toString('hex'));
  expect(saved.state).toEqual([0, 4, 8, 12].map((at) => child.readInt32BE(at)));
});

test('lone surrogates are names of their own', () => {
  const keys = ['\ud800', '\ud801', '\udc00', '\ufffd'].map((seed) => Prng.fromSeed(seed).save().key);
  expect(new Set(keys).size).toBe(4);
});

test('seeds have 64 bits, signed or unsigned', () => {
  expect(() => Prng.fromSeed(2n ** 64n)).toThrow('received 18446744073709551616');
  expect(() => Prng.fromSeed(-(2n ** 63n) - 1n)).toThrow(RangeError);
  expect(() => Prng.fromSeed(0.5)).toThrow('seed: expected a safe integer, received 0.5');
  expect(() => Prng.fromSeed(2 ** 53)).toThrow(RangeError);
  for (const [seed, received] of [[undefined, 'undefined'], [null, 'null'], [{}, 'an object'], [[1], 'a list'], [true, 'true']] as const)
    expect(() => Prng.fromSeed(seed as never)).toThrow(`seed: expected an integer or a text, received ${received}`); // prettier-ignore
  expect(Prng.fromSeed(-(2n ** 63n)).save().key).not.toBe(Prng.fromSeed(2n ** 63n).save().key);
});

test('a path has at least one part, of safe integers', () => {
  const rng = Prng.fromSeed(1);
  expect(() => rng.stream({} as never)).toThrow(
    'stream path: expected an integer or a text, received an object',
  );
  expect(() => rng.stream()).toThrow('at least 1 part');
  expect(() => rng.stream('a', Number.NaN)).toThrow('stream path: expected a safe integer, received NaN');
});
