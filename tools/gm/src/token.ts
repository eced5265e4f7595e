import { randomInt, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

/** Letters and digits that nobody mistakes for one another: 20 of 31 are 99 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Cost of a hash: 16 MiB and some tens of milliseconds. */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** A new token, which begins with the number of its seat: `3-k7m2p-…`. */
export function newToken(seat: number): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [seat, ...Array.from({ length: GROUPS }, group)].join('-');
}

/** Seat that a token is for, whether it is the right one or not. */
export function seatOfToken(token: string): number | undefined {
  const [, seat] = /^([1-9]\d{0,14})-/.exec(token.trim()) ?? [];
  return seat === undefined ? undefined : Number(seat);
}

/** Salted slow hash of a token, as text that names its algorithm and cost. */
export async function hashToken(token: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { N, r, p } = COST;
  const hash = await derive(token.trim(), salt, HASH_BYTES, COST);
  return ['scrypt', N, r, p, salt.toString('hex'), hash.toString('hex')].join(':');
}

/** Whether a text is a hash as {@link hashToken} makes it: another cost, which a stranger's file could set, is none. */
export function isTokenHash(stored: string): boolean {
  return partsOf(stored) !== undefined;
}

/** Whether a token is the one that a hash was made of; never where the hash is none of ours. */
export async function isToken(token: string, stored: string): Promise<boolean> {
  const parts = partsOf(stored);
  if (!parts) return false;
  const hash = await derive(token.trim(), parts.salt, HASH_BYTES, COST);
  return timingSafeEqual(hash, parts.hash);
}

const HASH = new RegExp(
  `^scrypt:${COST.N}:${COST.r}:${COST.p}:([0-9a-f]{${2 * SALT_BYTES}}):([0-9a-f]{${2 * HASH_BYTES}})$`,
);

function partsOf(stored: string): { readonly salt: Buffer; readonly hash: Buffer } | undefined {
  const [, salt, hash] = HASH.exec(stored) ?? [];
  return salt === undefined || hash === undefined
    ? undefined
    : { salt: Buffer.from(salt, 'hex'), hash: Buffer.from(hash, 'hex') };
}
