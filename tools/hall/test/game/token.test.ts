import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashToken, isToken, isTokenHash, newToken, seatOfToken } from '../../src/game/token.js';

test('a new token is the number of its seat and four groups of five, of 31 letters and digits', () => {
  const tokens = Array.from({ length: 200 }, () => newToken(12));
  for (const token of tokens) expect(token).toMatch(/^12(?:-[a-hjkmnp-z2-9]{5}){4}$/);
  expect(new Set(tokens).size).toBe(200);
  // that one of 31 is missing among 4,000 happens less than once in 10^55 times
  const letters = tokens.flatMap((token) => token.slice(3).replaceAll('-', '').split(''));
  expect(letters).toHaveLength(4_000);
  expect(new Set(letters).size).toBe(31);
});

test.each([
  ['3-k7m2p', 3],
  [' 12-k7m2p\n', 12],
  ['1-', 1],
  ['999999999999999-x', 999_999_999_999_999],
  ['9999999999999999-x', undefined],
  ['0-k7m2p', undefined],
  ['03-k7m2p', undefined],
  ['x3-k7m2p', undefined],
  ['3.5-k7m2p', undefined],
  ['3', undefined],
  ['-3-k7m2p', undefined],
  ['', undefined],
])('the token "%s" is for seat %s', (token, seat) => {
  expect(seatOfToken(token)).toBe(seat);
});

test('of a token the file keeps a hash with a salt of 16 bytes, which is another one each time', () => {
  const hash = hashToken('1-aaaaa');
  const [, salt = '', rest] = /^sha256:([0-9a-f]{32}):([0-9a-f]{64})$/.exec(hash) ?? [];
  expect(rest).toBe(createHash('sha256').update(Buffer.from(salt, 'hex')).update('1-aaaaa').digest('hex'));
  expect(hashToken('1-aaaaa')).not.toBe(hash);
  expect(isTokenHash(hash)).toBe(true);
});

// SHA-256 of 16 zero bytes and "1-aaaaa"
const SALT = '0'.repeat(32);
const HASH = '0b983c2f572b291b19115eb763c747254f4b2befbee5a59879faeabcd2b76c31';
const STORED = `sha256:${SALT}:${HASH}`;

test('a token is the one that was hashed, whatever blanks are around it, and no other', () => {
  expect(isToken('1-aaaaa', STORED)).toBe(true);
  expect(isToken(' 1-aaaaa\n', STORED)).toBe(true);
  expect(isToken('1-aaaaa', hashToken(' 1-aaaaa '))).toBe(true);
  for (const other of ['1-aaaab', '1-aaaa', '1-aaaaaa', '2-aaaaa', '1-AAAAA', '1- aaaaa', ''])
    expect(isToken(other, STORED)).toBe(false);
});

test.each([
  ['of another algorithm', `scrypt:${SALT}:${HASH}`],
  ['with something before it', `x${STORED}`],
  ['with something after it', `${STORED}x`],
  ['with a salt that is too short', `sha256:${SALT.slice(2)}:${HASH}`],
  ['with a hash that is too short', `sha256:${SALT}:${HASH.slice(2)}`],
  ['without a hash', `sha256:${SALT}:`],
  ['without anything', ''],
])('a hash %s lets nobody in', (_, stored) => {
  expect([isTokenHash(stored), isToken('1-aaaaa', stored), isToken('', stored)]).toEqual([
    false,
    false,
    false,
  ]);
});
