import { storedSeats, type StoredGame } from '@ec/engine/sqlite';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { logWrongTokens, seatAskedFor, seatHeldBy } from '../game/access.js';
import { seatOfToken } from '../game/token.js';
import type { Person } from '../accounts/accounts.js';
import type { Hall } from '../hall/hall.js';
import { addressOf } from '../live/address-of.js';
import { WRONG_TOKENS } from '../live/wrong-tokens.js';

/** Somebody who looks at a game. */
export interface Visit {
  readonly person: Person | undefined;
  /** Seats for which they may act. */
  readonly seats: readonly number[];
  readonly isMaster: boolean;
  /** Whether they run the hall. */
  readonly isHost: boolean;
}

/** A token that is wrong, and how long to wait before another is tried, in seconds. */
export class WrongToken extends Error {
  constructor(readonly wait: number) {
    super('expected the token of a seat, received another');
  }
}

const COOKIE = 'ec-seat';

/** Days for which a browser keeps the token of a seat. */
const DAYS = 90;

/** Finds out who looks at a game: by the token of a seat, or by their address once they have shown that it is theirs. */
export class Visits {
  readonly #hall: Hall;
  /** Wrong tokens of the last minute, by address and seat. */
  readonly #wrong = new RateLimiterMemory({ points: WRONG_TOKENS, duration: 60 });

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  /**
   * Who makes a request about a game.
   *
   * @throws WrongToken when it brings a token of no seat
   */
  async of(c: Context, id: string, stored: StoredGame): Promise<Visit> {
    const { accounts, hostKey } = this.#hall;
    const person = accounts.personOf(c.req.raw);
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const kept = getCookie(c, cookieOf(id));
    const held = bearer === undefined ? undefined : await this.#held(c, id, stored, bearer);
    // A token that was right once is no mistake of whoever still keeps it.
    const keptSeat = bearer === undefined && kept !== undefined ? seatHeldBy(stored, kept) : undefined;
    const seats = new Set(person ? seatsOfPerson(stored, person) : []);
    for (const seat of [held, keptSeat]) if (seat !== undefined) seats.add(seat);
    const isHost = hostKey.isKeptBy(c) || person?.isHost === true;
    return {
      person,
      isHost,
      seats: [...seats].toSorted((a, b) => a - b),
      isMaster: isHost || (person !== undefined && accounts.isMaster(person, id)),
    };
  }

  /**
   * Lets a browser in by the token of a seat, and for as long as it keeps it.
   *
   * @returns the seat
   * @throws WrongToken
   */
  async enter(c: Context, id: string, stored: StoredGame, token: string): Promise<number> {
    const seat = await this.#held(c, id, stored, token);
    setCookie(c, cookieOf(id), token.trim(), {
      path: `/games/${encodeURIComponent(id)}`,
      httpOnly: true,
      secure: this.#hall.address.startsWith('https:'),
      sameSite: 'Lax',
      maxAge: DAYS * 86_400,
    });
    return seat;
  }

  async #held(c: Context, id: string, stored: StoredGame, token: string): Promise<number> {
    const seat = seatHeldBy(stored, token);
    if (seat !== undefined) return seat;
    const asked = seatAskedFor(stored, seatOfToken(token));
    const keys = [
      `address ${addressOf(c) ?? 'of this machine'}`,
      ...(asked === null ? [] : [`${id} ${asked}`]),
    ];
    const waits = await Promise.all(
      keys.map(async (key) => {
        const { consumedPoints, msBeforeNext } = await this.#wrong.penalty(key);
        return consumedPoints > WRONG_TOKENS ? Math.ceil(msBeforeNext / 1_000) : 0;
      }),
    );
    const wait = Math.max(...waits);
    if (wait === 0) logWrongTokens(stored, asked, 1);
    throw new WrongToken(wait);
  }
}

/** Seats of a game whose player has a person's address. */
function seatsOfPerson(stored: StoredGame, { email }: Person): readonly number[] {
  return storedSeats(stored).flatMap(({ seat, player }) =>
    player?.email.toLowerCase() === email ? [seat] : [],
  );
}

/** Cookies of one game are sent to its own pages alone. */
function cookieOf(id: string): string {
  return `${COOKIE}-${Buffer.from(id).toString('hex')}`;
}
