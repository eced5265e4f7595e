import { StoreError, type StoredGame } from '@ec/engine/sqlite';
import { logWrongTokens, seatAskedFor } from '../game/access.js';
import { seatOfToken } from '../game/token.js';
import { Counted } from './counted.js';

/** Wrong tokens of a network, and for a seat, in a minute; to more it is answered that there were too many. */
export const WRONG_TOKENS = 20;
const MINUTE = 60_000;

/** Milliseconds for which wrong tokens of a game are only counted, and not written into its log. */
const PAUSE = 10_000;

/** The games whose logs are written, one change after the other, and the time. */
interface Logged {
  readonly games: {
    readonly change: (id: string, change: (stored: StoredGame) => void) => Promise<unknown>;
  };
  /** Milliseconds. */
  readonly now: () => number;
}

/** Wrong tokens of a game. */
interface Noted {
  /** Those that are not in its log yet, by seat. */
  readonly unwritten: Map<number | null, number>;
  written: number;
}

/**
 * Wrong tokens, by network and seat. They are counted, and written into the logs of their games from time to time. Right ones are never refused, so
 * that nobody locks out the owner of a seat.
 */
export class WrongTokens {
  readonly #logged: Logged;
  readonly #counted = new Counted({ most: WRONG_TOKENS, period: MINUTE });
  readonly #noted = new Map<string, Noted>();

  constructor(logged: Logged) {
    this.#logged = logged;
  }

  /**
   * Counts a wrong token.
   *
   * @param id - of the game
   * @param network - that it came from; `undefined` where nobody states its address
   * @returns seconds after which another may be tried; 0 while there were not too many
   */
  async count(id: string, stored: StoredGame, network: string | undefined, token: string): Promise<number> {
    const seat = seatAskedFor(stored, seatOfToken(token));
    const noted = this.#noted.get(id) ?? { unwritten: new Map<number | null, number>(), written: -Infinity };
    this.#noted.set(id, noted);
    note(noted, seat, 1);
    const keys = [
      `network ${network ?? 'of this machine'}`,
      ...(seat === null ? [] : [`seat ${seat} of ${id}`]),
    ];
    const waits = await Promise.all(keys.map((key) => this.#counted.count(key)));
    if (this.#logged.now() - noted.written >= PAUSE) await this.#write(id, noted);
    return Math.max(...waits);
  }

  /** Writes into the logs what is not there yet. */
  async write(): Promise<void> {
    await Promise.all([...this.#noted].map(([id, noted]) => this.#write(id, noted)));
  }

  async #write(id: string, noted: Noted): Promise<void> {
    const left = new Map(noted.unwritten);
    if (left.size === 0) return;
    noted.unwritten.clear();
    noted.written = this.#logged.now();
    try {
      await this.#logged.games.change(id, (stored) => {
        for (const [seat, times] of left) {
          logWrongTokens(stored, seat, times);
          left.delete(seat);
        }
      });
    } catch (error) {
      // While somebody else is changing the game, or the disk is full, they are counted on.
      if (!(error instanceof StoreError)) throw error;
      for (const [seat, times] of left) note(noted, seat, times);
    }
  }
}

function note({ unwritten }: Noted, seat: number | null, times: number): void {
  unwritten.set(seat, (unwritten.get(seat) ?? 0) + times);
}
