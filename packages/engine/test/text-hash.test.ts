import { afterEach, expect, test, vi } from 'vitest';
import { textHash } from '../src/loop/text-hash.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a hash is the same with Node and without it', () => {
  const texts = ['', 'abc', 'Ada Łovelace 🚀', 'half a pair: \ud800', 'x'.repeat(100_000)];
  const hashes = texts.map(textHash);
  expect(hashes[1]).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  vi.stubGlobal('process', undefined);
  expect(texts.map(textHash)).toEqual(hashes);
});
