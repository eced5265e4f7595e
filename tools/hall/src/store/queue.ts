import type { HallDatabase, HallRow } from './hall-database.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds from each attempt to the next: eight attempts within two days. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY] as const;

/** Most attempts (included). */
const ATTEMPTS = PAUSES.length + 1;

/** Milliseconds for which something is left to whoever has taken it; after that, their process has ended in the middle of it. */
export const LEASE = 15 * MINUTE;

/** Its time: at once where a clock that was wrong has queued it in the future, or has put it off for longer than any pause. */
const TIME = 'CASE WHEN queued > :now OR due > :now + :longest THEN :now ELSE due END';

/** That nobody has it in hand; a time in the future is of a clock that was wrong. */
const FREE = '(taken IS NULL OR taken <= :now - :lease OR taken > :now)';

/** Something that was taken from a queue. */
export interface Taken {
  readonly id: number;
  /** This one included. */
  readonly attempts: number;
}

/** What a queue is of. */
export interface QueueOf {
  /** Name of a table with the columns `id`, `queued`, `due`, `attempts`, `taken`, `sent`, `failed` and `fault`. */
  readonly table: string;
  /** A condition without which nothing of it is sent now; none when absent. */
  readonly condition?: string;
  /** What is dropped of a row once it was sent, as assignments to its columns: it may be for its reader alone. */
  readonly dropped: string;
}

/**
 * What is to be sent, each once, by whichever process comes first: rows of a table of the hall's file. Whoever takes one has it for the time of a lease; an attempt
 * that fails is followed by others, at growing distances. All times are milliseconds since 1970.
 */
export class Queue {
  readonly #table: string;
  readonly #waiting: string;
  readonly #dropped: string;

  constructor({ table, condition = 'TRUE', dropped }: QueueOf) {
    this.#table = table;
    // neither sent nor given up
    this.#waiting = `sent IS NULL AND failed IS NULL AND (${condition})`;
    this.#dropped = dropped;
  }

  /** Takes what is due first, and writes that down before anything is sent; undefined where nothing is due. Returns its row as it was. */
  take(database: HallDatabase, now: number): (Taken & { readonly row: HallRow }) | undefined {
    return database.transaction(() => {
      const row = database.connection
        .prepare(
          `SELECT * FROM ${this.#table} WHERE ${this.#waiting} AND ${TIME} <= :now AND ${FREE} ORDER BY due, id LIMIT 1`,
        )
        .get({ now, lease: LEASE, longest: DAY });
      if (!row) return undefined;
      const taken = { id: Number(row['id']), attempts: Number(row['attempts']) + 1 };
      database.change(
        `UPDATE ${this.#table} SET taken = ?, attempts = ? WHERE id = ?`,
        ...[now, taken.attempts, taken.id],
      );
      return { ...taken, row };
    });
  }

  /** When the next is due; `null` where none waits. */
  nextDue(database: HallDatabase, now: number): number | null {
    const due = `CASE WHEN ${FREE} THEN ${TIME} ELSE max(${TIME}, taken + :lease) END`;
    const row = database.connection
      .prepare(`SELECT min(${due}) AS next FROM ${this.#table} WHERE ${this.#waiting}`)
      .get({ now, lease: LEASE, longest: DAY });
    const next = row?.['next'] ?? null;
    return next === null ? null : Number(next);
  }

  /** Writes down that it was sent. */
  markSent(database: HallDatabase, { id }: Taken, now: number): void {
    database.change(
      `UPDATE ${this.#table} SET sent = ?, taken = NULL, fault = NULL, ${this.#dropped} WHERE id = ?`,
      ...[now, id],
    );
  }

  /**
   * Puts it back after an attempt that failed, until its next; gives it up after the last.
   *
   * @returns whether it was put back
   */
  postpone(database: HallDatabase, taken: Taken, fault: string, now: number): boolean {
    const pause = PAUSES[taken.attempts - 1];
    if (pause === undefined) {
      this.giveUp(database, taken, fault, now);
      return false;
    }
    this.#putBack(database, taken, { fault, due: now + pause, attempts: taken.attempts });
    return true;
  }

  /** Puts it back as if nobody had tried: the fault was not its own. */
  putBackUntried(database: HallDatabase, taken: Taken, fault: string, due: number): void {
    this.#putBack(database, taken, { fault, due, attempts: taken.attempts - 1 });
  }

  /** Gives it up. */
  giveUp(database: HallDatabase, { id }: Taken, fault: string, now: number): void {
    database.change(
      `UPDATE ${this.#table} SET failed = ?, taken = NULL, fault = ? WHERE id = ?`,
      ...[now, fault, id],
    );
  }

  #putBack(
    database: HallDatabase,
    { id }: Taken,
    { fault, due, attempts }: { readonly fault: string; readonly due: number; readonly attempts: number },
  ): void {
    database.change(
      `UPDATE ${this.#table} SET taken = NULL, fault = ?, due = ?, attempts = ? WHERE id = ?`,
      ...[fault, due, attempts, id],
    );
  }
}

/** Whether it was taken more often than there are attempts: whoever took it ended each time in the middle of it. */
export function isSpent({ attempts }: Taken): boolean {
  return attempts > ATTEMPTS;
}
