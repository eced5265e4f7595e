import type { HallDatabase, HallRow } from '../store/hall-database.js';
import { describeBrowser } from './client.js';
import { text, whole } from './columns.js';
import { personOfRow, type PersonRecord } from './people.js';
import { hashSecret, newSecret } from './secret.js';

const HOUR = 3_600_000;

/** Milliseconds without a visit after which a session is over: 30 days. */
export const SESSION_LIFE = 30 * 24 * HOUR;

/** Milliseconds for which a visit is not written down after another, so that reading a page rarely costs a write to the disk. */
const SEEN_STEP = HOUR;

/** How somebody came in. */
export type Way = 'link' | 'passkey';

/** A browser that is let in. */
export interface Session {
  readonly id: number;
  readonly way: Way;
  /** In words, such as `Firefox on Linux`. */
  readonly browser: string;
  /** Milliseconds since 1970. */
  readonly began: number;
  /** The last visit, to the hour. */
  readonly seen: number;
}

/** The person of a session. */
export interface Visit {
  readonly session: number;
  readonly person: PersonRecord;
}

/**
 * Lets a browser in.
 *
 * @param browser - what it calls itself
 * @param secret - that the browser keeps; a new one when absent
 * @returns the secret; nothing else knows it
 */
export function beginSession(
  database: HallDatabase,
  person: number,
  way: Way,
  browser: string,
  now: number,
  secret = newSecret(),
): string {
  database.change(
    'INSERT INTO sessions (hash, person, way, browser, began, seen) VALUES (?, ?, ?, ?, ?, ?)',
    ...[hashSecret(secret), person, way, browser, now, now],
  );
  return secret;
}

/** The session that a secret opens; `undefined` when there is none, or it is over. The visit keeps the session going. */
export function findSession(database: HallDatabase, secret: string, now: number): Visit | undefined {
  const row = database.get(
    `SELECT sessions.id AS session, seen, people.* FROM sessions JOIN people ON people.id = person
      WHERE hash = ? AND seen > ?`,
    ...[hashSecret(secret), now - SESSION_LIFE],
  );
  if (!row) return undefined;
  const session = whole(row, 'session');
  if (now - whole(row, 'seen') >= SEEN_STEP)
    database.change('UPDATE sessions SET seen = ? WHERE id = ?', now, session);
  return { session, person: personOfRow(row) };
}

/** A person's sessions that go on, the last seen first. */
export function sessionsOf(database: HallDatabase, person: number, now: number): Session[] {
  return database
    .all(
      'SELECT * FROM sessions WHERE person = ? AND seen > ? ORDER BY seen DESC, id DESC',
      ...[person, now - SESSION_LIFE],
    )
    .map(sessionOfRow);
}

/** Ends a session of a person; one of somebody else stays. Returns whether there was one. */
export function endSession(database: HallDatabase, person: number, session: number): boolean {
  return database.change('DELETE FROM sessions WHERE person = ? AND id = ?', person, session) > 0;
}

/** Ends all sessions of a person, but for one perhaps. */
export function endSessions(database: HallDatabase, person: number, except = 0): void {
  database.change('DELETE FROM sessions WHERE person = ? AND id <> ?', person, except);
}

/** Drops sessions that are over. */
export function sweepSessions(database: HallDatabase, now: number): void {
  database.change('DELETE FROM sessions WHERE seen <= ?', now - SESSION_LIFE);
}

function sessionOfRow(row: HallRow): Session {
  return {
    id: whole(row, 'id'),
    way: text(row, 'way') === 'passkey' ? 'passkey' : 'link',
    browser: describeBrowser(text(row, 'browser')),
    began: whole(row, 'began'),
    seen: whole(row, 'seen'),
  };
}
