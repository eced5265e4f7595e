import type { HallDatabase, HallRow } from '../store/hall-database.js';
import type { Attachment, OutgoingMail } from './outbox.js';
import { signed } from './mail-secret.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds from each attempt to the next: eight attempts within two days. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY] as const;

/** Most attempts (included). */
const ATTEMPTS = PAUSES.length + 1;

/** Milliseconds for which a mail is left to whoever has taken it; after that, their process has ended in the middle of it. */
export const LEASE = 15 * MINUTE;

/** A mail that somebody has taken from the queue to send it. */
export interface TakenMail extends Omit<OutgoingMail, 'html'> {
  readonly id: number;
  /** The same at every attempt, so that a second copy is known as one. */
  readonly messageId: string;
  /** Milliseconds since 1970. */
  readonly queued: number;
  readonly html: string | undefined;
  readonly attachments: readonly Attachment[];
  readonly headers: Readonly<Record<string, string>>;
  /** This one included. */
  readonly attempts: number;
}

/** Mail that is to be sent: neither sent nor given up, and its address is not suspended. */
const WAITING = `sent IS NULL AND failed IS NULL AND lower(recipient) NOT IN
  (SELECT address FROM mail_addresses WHERE suspended IS NOT NULL)`;

/** Its time: at once where a clock that was wrong has queued it in the future, or has put it off for longer than any pause. */
const TIME = 'CASE WHEN queued > :now OR due > :now + :longest THEN :now ELSE due END';

/** That nobody has it in hand; a time in the future is of a clock that was wrong. */
const FREE = '(taken IS NULL OR taken <= :now - :lease OR taken > :now)';

/**
 * Takes the mail that is due first out of the queue, and writes that down before anything is sent; undefined where none is due.
 *
 * @param now - milliseconds since 1970
 * @param domain - of names of mails
 */
export function takeMail(database: HallDatabase, now: number, domain: string): TakenMail | undefined {
  return database.transaction(() => {
    const row = database.connection
      .prepare(
        `SELECT * FROM outbox WHERE ${WAITING} AND ${TIME} <= :now AND ${FREE} ORDER BY due, id LIMIT 1`,
      )
      .get({ now, lease: LEASE, longest: DAY });
    if (!row) return undefined;
    const id = Number(row['id']);
    const attempts = Number(row['attempts']) + 1;
    const messageId = String(
      row['message_id'] ?? `<${signed(database, ['mail', String(row['key'])])}@${domain}>`,
    );
    database.change(
      'UPDATE outbox SET taken = ?, attempts = ?, message_id = ? WHERE id = ?',
      ...[now, attempts, messageId, id],
    );
    return { ...mailOf(row), id, attempts, messageId };
  });
}

/** Milliseconds since 1970 at which the next mail is due; `null` where none waits. */
export function nextDue(database: HallDatabase, now: number): number | null {
  const due = `CASE WHEN ${FREE} THEN ${TIME} ELSE max(${TIME}, taken + :lease) END`;
  const row = database.connection
    .prepare(`SELECT min(${due}) AS next FROM outbox WHERE ${WAITING}`)
    .get({ now, lease: LEASE, longest: DAY });
  const next = row?.['next'] ?? null;
  return next === null ? null : Number(next);
}

/** Writes down that a mail was sent. What it said is dropped: it may hold links that are for its reader alone. */
export function markSent(database: HallDatabase, id: number, now: number): void {
  database.change(
    "UPDATE outbox SET sent = ?, taken = NULL, fault = NULL, body = '', html = NULL, attachments = '[]' WHERE id = ?",
    ...[now, id],
  );
}

/**
 * Puts a mail back after an attempt that failed, until its next; gives it up after the last.
 *
 * @returns whether it was put back
 */
export function postpone(database: HallDatabase, mail: TakenMail, fault: string, now: number): boolean {
  const pause = PAUSES[mail.attempts - 1];
  if (pause === undefined) {
    giveUp(database, mail, fault, now);
    return false;
  }
  putBack(database, mail, { fault, due: now + pause, attempts: mail.attempts });
  return true;
}

/** Puts a mail back as if nobody had tried: the fault was not its own. */
export function putBackUntried(database: HallDatabase, mail: TakenMail, fault: string, due: number): void {
  putBack(database, mail, { fault, due, attempts: mail.attempts - 1 });
}

/** Gives a mail up. */
export function giveUp(database: HallDatabase, { id }: TakenMail, fault: string, now: number): void {
  database.change('UPDATE outbox SET failed = ?, taken = NULL, fault = ? WHERE id = ?', now, fault, id);
}

/** Whether a mail was taken more often than there are attempts: whoever took it ended each time in the middle of it. */
export function isSpent({ attempts }: TakenMail): boolean {
  return attempts > ATTEMPTS;
}

function putBack(
  database: HallDatabase,
  { id }: TakenMail,
  { fault, due, attempts }: { readonly fault: string; readonly due: number; readonly attempts: number },
): void {
  database.change(
    'UPDATE outbox SET taken = NULL, fault = ?, due = ?, attempts = ? WHERE id = ?',
    ...[fault, due, attempts, id],
  );
}

function mailOf(row: HallRow): Omit<TakenMail, 'id' | 'attempts' | 'messageId'> {
  const { key, recipient, subject, body, html, attachments, headers, queued } = row;
  return {
    key: String(key),
    to: String(recipient),
    subject: String(subject),
    text: String(body),
    html: html === null ? undefined : String(html),
    attachments: JSON.parse(String(attachments)) as Attachment[],
    headers: JSON.parse(String(headers)) as Record<string, string>,
    queued: Number(queued),
  };
}
