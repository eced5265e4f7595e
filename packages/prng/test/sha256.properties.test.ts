import { createHash } from 'node:crypto';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { formatKey } from '../src/prng-state.js';
import { sha256, wordsOf } from '../src/sha256.js';

const digestOf = (message: Uint8Array): string => {
  const words = new Int32Array(wordsOf(message.length));
  const view = new DataView(words.buffer);
  for (const [i, byte] of message.entries()) view.setUint8(i, byte);
  for (const [i] of words.entries()) words[i] = view.getInt32(4 * i);
  return formatKey(sha256(words, message.length));
};

test('the digest of "abc" is that of FIPS 180-4', () => {
  expect(digestOf(Uint8Array.of(0x61, 0x62, 0x63))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test.prop([fc.uint8Array({ maxLength: 300 })])('digests are those of Node', (message) => {
  expect(digestOf(message)).toBe(createHash('sha256').update(message).digest('hex'));
});

test('padding fits behind messages of every length around the ends of blocks', () => {
  for (let length = 0; length <= 200; length++) {
    const message = new Uint8Array(length).fill(0xff);
    expect(digestOf(message)).toBe(createHash('sha256').update(message).digest('hex'));
  }
});
