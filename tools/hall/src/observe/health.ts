import type { GameList } from '../hall/list-games.js';
import type { Clock } from '../live/clock.js';
import type { HallDatabase, Part } from '../store/hall-database.js';

/** A row that is written to see whether one can be. */
export const HEALTH: Part = {
  name: 'health',
  migrations: [
    'CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), checked INTEGER NOT NULL) STRICT;',
  ],
};

/** Milliseconds for which a look at everything holds: whoever asks for more gets the last one. */
const HOLDS = 30_000;

/** Milliseconds without a sign of life from which on the thread that keeps time and mail is stuck: no turn takes as long. */
const STUCK = 600_000;

/** How a hall is. Times are milliseconds since 1970. */
export interface Health {
  /** Whether the hall's file can be written, time and mail are kept and, where there are games, at least one can be opened. */
  readonly isHealthy: boolean;
  /** Why the hall's file cannot be written; `null` where it can. */
  readonly fault: string | null;
  readonly games: number;
  /** IDs of games that cannot be opened; `/games.json` says why, as far as everybody may know. */
  readonly closed: readonly string[];
  /** When the turn is due that is due first, of games that are not over; `null` where none has a time. */
  readonly due: number | null;
  /** Mails that are still to be sent. */
  readonly mails: number;
  /** When the oldest of them was queued; `null` where there is none. */
  readonly oldestMail: number | null;
  /** When the thread that keeps time and mail last gave a sign of life, which is four times a minute; `null` where there is no such thread. */
  readonly kept: number | null;
  /** When all this was looked at. */
  readonly checked: number;
}

/** What is looked at. */
interface Examined {
  readonly list: GameList;
  readonly database: HallDatabase;
  readonly clock: Clock;
  /** When the thread that keeps time and mail last gave a sign of life; absent where there is no such thread. */
  readonly alive?: (() => number) | undefined;
}

/** Looks at everything that a hall needs, from time to time. */
export class HealthCheck {
  readonly #hall: Examined;
  #last: Promise<Health> | undefined;
  #checked = -Infinity;

  constructor(hall: Examined) {
    this.#hall = hall;
  }

  /** How the hall is, at most 30 s ago. */
  look(): Promise<Health> {
    const now = this.#hall.clock.now();
    if (this.#last === undefined || Math.abs(now - this.#checked) >= HOLDS) {
      this.#checked = now;
      this.#last = this.#look(now);
    }
    return this.#last;
  }

  async #look(now: number): Promise<Health> {
    const listed = await this.#hall.list.all();
    const closed = listed.flatMap((game) => ('fault' in game ? [game.id] : []));
    const dues = listed.flatMap((game) =>
      'fault' in game || game.isOver || game.due === null ? [] : [game.due],
    );
    const mail = this.#mail(now);
    const kept = this.#hall.alive?.() ?? null;
    const isKept = kept === null || now - kept < STUCK;
    return {
      isHealthy: isKept && mail.fault === null && (listed.length === 0 || closed.length < listed.length),
      ...{ games: listed.length, closed, due: dues.length > 0 ? Math.min(...dues) : null },
      ...mail,
      ...{ kept, checked: now },
    };
  }

  /** The queue of mails, and whether the file that has it can be written. */
  #mail(now: number): Pick<Health, 'fault' | 'mails' | 'oldestMail'> {
    const { database } = this.#hall;
    try {
      database.change(
        'INSERT INTO health VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET checked = excluded.checked',
        now,
      );
      const waiting = database.get(
        'SELECT count(*) AS mails, min(queued) AS oldest FROM outbox WHERE sent IS NULL AND failed IS NULL',
      );
      const oldest = waiting?.['oldest'] ?? null;
      return {
        fault: null,
        mails: Number(waiting?.['mails'] ?? 0),
        oldestMail: oldest === null ? null : Number(oldest),
      };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error), mails: 0, oldestMail: null };
    }
  }
}
