import { createHash, timingSafeEqual } from 'node:crypto';
import { storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { AccessError, actorOf } from '../access.js';
import { seatOfToken } from '../token.js';

/** The seat that a token belongs to; `undefined` when it belongs to none, which is noted in the game's log. */
export type SeatOf = (token: string) => Promise<number | undefined>;

/**
 * Checks tokens as every command does, and remembers those that were right: the slow hash is computed once a player, and again when
 * they get another token.
 */
export function seatOfTokens(stored: StoredGame): SeatOf {
  /** SHA-256 of the token, by the stored hash that it was found to belong to. */
  const right = new Map<string, Uint8Array>();
  return async (token) => {
    const named = seatOfToken(token);
    const hash = storedSeats(stored).find(({ seat }) => seat === named)?.token;
    const digest = createHash('sha256').update(token).digest();
    const known = typeof hash === 'string' ? right.get(hash) : undefined;
    if (known && timingSafeEqual(known, digest)) return named;
    try {
      const { seat } = await actorOf(stored, { token });
      if (typeof hash === 'string') right.set(hash, digest);
      return seat;
    } catch (error) {
      if (error instanceof AccessError) return undefined;
      throw error;
    }
  };
}
