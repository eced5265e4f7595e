import { createHash } from 'node:crypto';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { hashText } from '../src/hash-text.js';

test('the hash of "abc" is that of FIPS 180-4', () => {
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.prop([fc.string({ unit: 'binary', maxLength: 300 })])('hashes are those of Node', (text) => {
  expect(hashText(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});

test('half a surrogate pair counts as a replacement character', () => {
  expect(hashText('a\ud800')).toBe(hashText('a\ufffd'));
});
