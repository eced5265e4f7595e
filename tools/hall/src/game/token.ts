import type * as Crypto from 'node:crypto';

/** Node's cryptography, which is loaded when the first token is made or asked about. */
const cryptography = (): typeof Crypto => process.getBuiltinModule('node:crypto');

/** Letters and digits that nobody mistakes for one another: 20 of 31 are 99 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

const ALGORITHM = 'sha256';
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** A new token, which begins with the number of its seat: `3-k7m2p-…`. */
export function newToken(seat: number): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[cryptography().randomInt(LETTERS.length)]).join('');
  return [seat, ...Array.from({ length: GROUPS }, group)].join('-');
}

/** Seat that a token is for, whether it is the right one or not. */
export function seatOfToken(token: string): number | undefined {
  const [, seat] = /^([1-9]\d{0,14})-/.exec(token.trim()) ?? [];
  return seat === undefined ? undefined : Number(seat);
}

/**
 * Salted hash of a token, as text that names its algorithm. It is a quick one: nobody guesses 99 random bits, and a slow one would let anybody
 * keep a host busy with wrong tokens.
 */
export function hashToken(token: string): string {
  const salt = cryptography().randomBytes(SALT_BYTES);
  return [ALGORITHM, salt.toString('hex'), hashOf(token, salt).toString('hex')].join(':');
}

/** Whether a text is a hash as {@link hashToken} makes it. */
export function isTokenHash(stored: string): boolean {
  return partsOf(stored) !== undefined;
}

/** Whether a token is the one that a hash was made of; never where the hash is none of ours. */
export function isToken(token: string, stored: string): boolean {
  const parts = partsOf(stored);
  return parts !== undefined && cryptography().timingSafeEqual(hashOf(token, parts.salt), parts.hash);
}

function hashOf(token: string, salt: Uint8Array): Buffer {
  return cryptography().createHash(ALGORITHM).update(salt).update(token.trim()).digest();
}

const HASH = new RegExp(`^${ALGORITHM}:([0-9a-f]{${2 * SALT_BYTES}}):([0-9a-f]{${2 * HASH_BYTES}})$`);

function partsOf(stored: string): { readonly salt: Buffer; readonly hash: Buffer } | undefined {
  const [, salt, hash] = HASH.exec(stored) ?? [];
  return salt === undefined || hash === undefined
    ? undefined
    : { salt: Buffer.from(salt, 'hex'), hash: Buffer.from(hash, 'hex') };
}
