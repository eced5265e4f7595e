import { StoreError, type StoredGame } from '@ec/engine/sqlite';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { logWrongTokens, seatAskedFor } from '../game/access.js';
import { seatOfToken } from '../game/token.js';

/** Wrong tokens of an address, and for a seat, in a minute; to more it is answered that there were too many. */
export const WRONG_TOKENS = 20;
const MINUTE = 60;

/** Milliseconds for which wrong tokens are only counted, and not written into the game's log. */
const PAUSE = 10_000;

/**
 * Wrong tokens, by address and seat. They are counted, and written into the game's log from time to time. Right ones are never refused, so that
 * nobody locks out the owner of a seat.
 */
export class WrongTokens implements Disposable {
  readonly #stored: StoredGame;
  readonly #now: () => number;
  readonly #counted = new RateLimiterMemory({ points: WRONG_TOKENS, duration: MINUTE });
  /** Those that are not in the log yet, by seat. */
  readonly #unwritten = new Map<number | null, number>();
  #written = -Infinity;

  constructor(stored: StoredGame, now: () => number) {
    this.#stored = stored;
    this.#now = now;
  }

  /**
   * Counts a wrong token.
   *
   * @returns seconds after which another may be tried; 0 while there were not too many
   */
  async count(address: string | undefined, token: string): Promise<number> {
    const seat = seatAskedFor(this.#stored, seatOfToken(token));
    this.#unwritten.set(seat, (this.#unwritten.get(seat) ?? 0) + 1);
    if (this.#now() - this.#written >= PAUSE) this.#write();
    const keys = [`address ${address ?? 'of this machine'}`, ...(seat === null ? [] : [`seat ${seat}`])];
    const waits = await Promise.all(
      keys.map(async (key) => {
        const { consumedPoints, msBeforeNext } = await this.#counted.penalty(key);
        return consumedPoints > WRONG_TOKENS ? Math.ceil(msBeforeNext / 1_000) : 0;
      }),
    );
    return Math.max(...waits);
  }

  /** Writes into the log what is not there yet. */
  [Symbol.dispose](): void {
    this.#write();
  }

  #write(): void {
    this.#written = this.#now();
    for (const [seat, times] of this.#unwritten) {
      try {
        logWrongTokens(this.#stored, seat, times);
        this.#unwritten.delete(seat);
      } catch (error) {
        // While somebody else is changing the game, or the disk is full, they are counted on.
        if (!(error instanceof StoreError)) throw error;
      }
    }
  }
}
