import { logMessage, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { isToken, seatOfToken } from './token.js';

/** Somebody asked for what is not theirs. */
export class AccessError extends Error {
  override readonly name = 'AccessError';
}

/** Who asks, as the options of a command say. */
export interface Asking {
  readonly seat?: number;
  /** Token of a seat's player; the game master, who has the file, needs none. */
  readonly token?: string;
}

/** For whom a command acts: a player for their seat, or the game master for one or all. */
export interface Actor {
  readonly seat: number | undefined;
  readonly isPlayer: boolean;
}

/**
 * Finds out for whom a command acts. A wrong token is written into the game's log.
 *
 * @throws AccessError when the token is not that of the seat
 */
export function actorOf(stored: StoredGame, { seat, token }: Asking): Actor {
  if (token === undefined) return { seat, isPlayer: false };
  const held = seatHeldBy(stored, token);
  if (held !== undefined && (seat ?? held) === held) return { seat: held, isPlayer: true };
  logWrongTokens(stored, seatAskedFor(stored, seat ?? seatOfToken(token)), 1);
  throw new AccessError('expected the token of the seat, received another');
}

/**
 * Requires within a change that a token is still that of a seat; the game master, who has none, may act for all.
 *
 * @throws AccessError when it is not
 */
export function requireToken(stored: StoredGame, seat: number, token: string | undefined): void {
  if (token !== undefined && seatHeldBy(stored, token) !== seat)
    throw new AccessError('expected the token of the seat, received one that was taken back');
}

/** The seat that a token is right for; `undefined` when there is none. */
export function seatHeldBy(stored: StoredGame, token: string): number | undefined {
  const named = seatOfToken(token);
  const hash = storedSeats(stored).find(({ seat }) => seat === named)?.token;
  return typeof hash === 'string' && isToken(token, hash) ? named : undefined;
}

/** A seat of the game, or `null` where somebody asks for one that there is not. */
export function seatAskedFor(stored: StoredGame, seat: number | undefined): number | null {
  return storedSeats(stored).find((known) => known.seat === seat)?.seat ?? null;
}

/** Writes into the game's log how often somebody asked with a wrong token. */
export function logWrongTokens(stored: StoredGame, seat: number | null, times: number): void {
  const text = 'somebody asked with a wrong token';
  stored.database.transaction(() => logMessage(stored, { seat, code: 'wrong-token', text, times }));
}
