import type { HallDatabase, HallRow } from '../store/hall-database.js';
import { Queue, type Taken } from '../store/queue.js';
import type { Attachment, OutgoingMail } from './outbox.js';
import { signed } from './mail-secret.js';

/** Mail that is to be sent; what was queued for an address that is suspended waits. */
export const MAILS = new Queue({
  table: 'outbox',
  condition: 'lower(recipient) NOT IN (SELECT address FROM mail_addresses WHERE suspended IS NOT NULL)',
  dropped: "body = '', html = NULL, attachments = '[]'",
});

/** A mail that somebody has taken from the queue to send it. */
export interface TakenMail extends Omit<OutgoingMail, 'html'>, Taken {
  /** The same at every attempt, so that a second copy is known as one. */
  readonly messageId: string;
  /** Milliseconds since 1970. */
  readonly queued: number;
  readonly html: string | undefined;
  readonly attachments: readonly Attachment[];
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Takes the mail that is due first out of the queue, and writes that down before anything is sent; undefined where none is due.
 *
 * @param now - milliseconds since 1970
 * @param domain - of names of mails
 */
export function takeMail(database: HallDatabase, now: number, domain: string): TakenMail | undefined {
  return database.transaction(() => {
    const taken = MAILS.take(database, now);
    if (!taken) return undefined;
    const { id, attempts, row } = taken;
    const messageId = String(
      row['message_id'] ?? `<${signed(database, ['mail', String(row['key'])])}@${domain}>`,
    );
    database.change('UPDATE outbox SET message_id = ? WHERE id = ?', messageId, id);
    return { ...mailOf(row), id, attempts, messageId };
  });
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
