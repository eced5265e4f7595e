import { storedSeats, type StoredGame } from '@ec/engine/sqlite';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { AccessError, seatHeldBy } from '../game/access.js';
import { explain } from '../game/explain.js';
import type { Person } from '../accounts/accounts.js';
import type { Hall } from '../hall/hall.js';
import { networkOf } from '../limits/network-of.js';
import type { Slowed } from '../limits/slowed.js';
import { WrongTokens } from '../limits/wrong-tokens.js';

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
  readonly #wrong: WrongTokens;
  readonly #slowed: Slowed;
  readonly #stopped: AbortSignal;

  /**
   * @param slowed - keeps those waiting who guess tokens
   * @param stopped - given when the hall is closed: what is known of wrong tokens is written into the logs of the games
   */
  constructor(hall: Hall, slowed: Slowed, stopped: AbortSignal) {
    this.#hall = hall;
    this.#wrong = new WrongTokens({ games: hall.games, now: hall.clock.now });
    this.#slowed = slowed;
    this.#stopped = stopped;
    stopped.addEventListener('abort', () => {
      this.#wrong
        .write()
        .catch((error: unknown) => hall.observe({ event: 'failure', text: explain(error).text }));
    });
  }

  /**
   * Who makes a request about a game.
   *
   * @throws WrongToken when it brings a token of no seat
   */
  async of(c: Context, id: string, stored: StoredGame): Promise<Visit> {
    const bearer = bearerOf(c);
    if (bearer !== undefined) await this.#held(c, id, stored, bearer);
    const { accounts, hostKey } = this.#hall;
    const person = accounts.personOf(c.req.raw);
    return {
      person,
      isHost: hostKey.isKeptBy(c.req.raw) || person?.isHost === true,
      seats: this.#seatsOf(c, id, stored),
      isMaster: this.isMaster(c, id),
    };
  }

  /** Whether a request may do now what the master of a game may. */
  isMaster(c: Context, id: string): boolean {
    const { accounts, hostKey } = this.#hall;
    const person = accounts.personOf(c.req.raw);
    return hostKey.isKeptBy(c.req.raw) || (person !== undefined && accounts.isMaster(person, id));
  }

  /**
   * Requires that a request may still act for a seat: by its token, or by an account that is still signed in.
   *
   * @throws AccessError when it may not
   */
  requireSeat(c: Context, id: string, stored: StoredGame, seat: number): void {
    if (this.#seatsOf(c, id, stored).includes(seat)) return;
    throw new AccessError('expected somebody who plays this seat, received a request of somebody else');
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

  /** Seats for which a request may act now; a wrong token gives it none. */
  #seatsOf(c: Context, id: string, stored: StoredGame): readonly number[] {
    const person = this.#hall.accounts.personOf(c.req.raw);
    // A token that was right once is no mistake of whoever still keeps it.
    const token = bearerOf(c) ?? getCookie(c, cookieOf(id));
    const held = token === undefined ? undefined : seatHeldBy(stored, token);
    const seats = new Set(person ? seatsOfPerson(stored, person) : []);
    if (held !== undefined) seats.add(held);
    return [...seats].toSorted((a, b) => a - b);
  }

  async #held(c: Context, id: string, stored: StoredGame, token: string): Promise<number> {
    const seat = seatHeldBy(stored, token);
    if (seat !== undefined) return seat;
    const wait = await this.#wrong.count(id, stored, networkOf(c), token);
    if (wait > 0) await this.#slowed.wait(() => [this.#stopped, c.req.raw.signal]);
    throw new WrongToken(wait);
  }
}

function bearerOf(c: Context): string | undefined {
  return /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
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
