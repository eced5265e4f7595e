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
export async function actorOf(stored: StoredGame, { seat, token }: Asking): Promise<Actor> {
  if (token === undefined) return { seat, isPlayer: false };
  const named = seatOfToken(token);
  const holder = storedSeats(stored).find((one) => one.seat === named);
  const hash = (seat ?? named) === named ? holder?.token : undefined;
  const isRight = typeof hash === 'string' && (await isToken(token, hash));
  if (isRight) return { seat: named, isPlayer: true };
  const about = storedSeats(stored).some((one) => one.seat === (seat ?? named))
    ? (seat ?? named ?? null)
    : null;
  stored.database.transaction(() =>
    logMessage(stored, { seat: about, code: 'wrong-token', text: 'somebody asked with a wrong token' }),
  );
  throw new AccessError('expected the token of the seat, received another');
}
