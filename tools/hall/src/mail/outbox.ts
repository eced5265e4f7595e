import type { HallDatabase, Part } from '../store/hall-database.js';

/** Tables of mail that is to be sent. */
export const OUTBOX: Part = {
  name: 'outbox',
  migrations: [
    `CREATE TABLE outbox (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      recipient TEXT NOT NULL,
      subject TEXT NOT NULL,
      body TEXT NOT NULL,
      html TEXT,
      attachments TEXT NOT NULL,
      headers TEXT NOT NULL,
      queued INTEGER NOT NULL,
      due INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      message_id TEXT UNIQUE,
      taken INTEGER,
      sent INTEGER,
      failed INTEGER,
      fault TEXT
    ) STRICT;
    CREATE INDEX outbox_due ON outbox (due) WHERE sent IS NULL AND failed IS NULL;`,
    'ALTER TABLE outbox ADD COLUMN returned INTEGER;',
  ],
};

/** A file that comes with a mail. */
export interface Attachment {
  readonly name: string;
  /** Media type, such as `text/html`. */
  readonly type: string;
  readonly base64: string;
}

/** A mail that is to be sent. */
export interface OutgoingMail {
  /** What it is about, so that it goes out once whatever happens: `report winter 3 12`, `link 81`. A second one of the same key is dropped. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  /** Further headers, such as `Reply-To`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Puts a mail into the queue; whoever sends mail takes it from there. Within a transaction it is queued when that is.
 *
 * @param now - milliseconds since 1970
 * @returns whether it is new: nothing is queued where one of the same key was before
 */
export function queueMail(database: HallDatabase, mail: OutgoingMail, now: number): boolean {
  const { key, to, subject, text, html = null, attachments = [], headers = {} } = mail;
  const changed = database.change(
    `INSERT INTO outbox (key, recipient, subject, body, html, attachments, headers, queued, due)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
    ...[key, to, subject, text, html, JSON.stringify(attachments), JSON.stringify(headers), now, now],
  );
  return changed > 0;
}
