import { createHash } from 'node:crypto';
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

/** Whether a mail of a key was queued before, sent or not, also where its reader is forgotten since. */
export function isQueued(database: HallDatabase, key: string): boolean {
  return database.get('SELECT 1 FROM outbox WHERE key IN (?, ?)', key, forgottenKey(key)) !== undefined;
}

/**
 * Puts a mail into the queue; whoever sends mail takes it from there. Within a transaction it is queued when that is.
 *
 * @param now - milliseconds since 1970
 * @returns whether it is new: nothing is queued where one of the same key was before
 */
export function queueMail(database: HallDatabase, mail: OutgoingMail, now: number): boolean {
  const { key, to, subject, text, html = null, attachments = [], headers = {} } = mail;
  if (isQueued(database, key)) return false;
  const changed = database.change(
    `INSERT INTO outbox (key, recipient, subject, body, html, attachments, headers, queued, due)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
    ...[key, to, subject, text, html, JSON.stringify(attachments), JSON.stringify(headers), now, now],
  );
  return changed > 0;
}

/** Names of mails about a game, and of letters in it, that were ever queued. */
export function keysOfGame(database: HallDatabase, game: string): string[] {
  return database
    .all(
      `SELECT key FROM outbox WHERE instr(key, ' ' || ?1 || ' ') > 0
        UNION SELECT outbox.key FROM press JOIN outbox
          ON outbox.key > 'press ' || press.key || ' ' AND outbox.key < 'press ' || press.key || '!'
          WHERE press.game = ?1`,
      game,
    )
    .map(({ key }) => String(key));
}

/** Calls a game otherwise in the names of mails about it, within a transaction, so that none counts as one about another game. */
export function renameKeys(database: HallDatabase, from: string, to: string): void {
  const named = "SELECT id, key FROM outbox WHERE instr(key, ' ' || ? || ' ') > 0";
  for (const { id = null, key } of database.all(named, from)) {
    const [about = ''] = ABOUT.exec(String(key)) ?? [];
    const rest = String(key).slice(about.length);
    if (!rest.startsWith(`${from} `)) continue;
    const after = rest.slice(from.length);
    if (AFTER_GAME.test(after))
      database.change('UPDATE outbox SET key = ? WHERE id = ?', `${about}${to}${after}`, id);
  }
}

/** What stands before the game in the name of a mail. */
const ABOUT = /^(?:reminder \S+|press mail|(?!reminder |press )[a-z]+) /;

/** What stands after it: a turn, a seat or an address. */
const AFTER_GAME = /^ (?:[\d.]+ |\S*@)/;

/** Notes that mails were queued elsewhere, so that none of them is queued here. */
export function noteKeys(database: HallDatabase, keys: readonly string[], now: number): void {
  for (const key of keys)
    database.change(
      `INSERT INTO outbox (key, recipient, subject, body, attachments, headers, queued, due, sent)
        VALUES (?, '', '', '', '[]', '{}', ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
      ...[key, now, now, now],
    );
}

/** Mails about an account are for one address, whoever has the account later. */
const FOR_ONE_ADDRESS = /^(?:link|address) /;

/**
 * Readdresses the mails that wait for somebody, as if they had been queued for the new address: one that is queued for it already is not sent twice.
 *
 * @param from - in lower case, as `to` is
 */
export function moveWaitingMails(database: HallDatabase, from: string, to: string): void {
  const waiting = database.all(
    'SELECT id, key FROM outbox WHERE lower(recipient) = ? AND sent IS NULL AND failed IS NULL',
    from,
  );
  for (const { id, key } of waiting) {
    if (FOR_ONE_ADDRESS.test(String(key))) continue;
    const named = String(key)
      .split(' ')
      .map((word) => (word.toLowerCase() === from ? to : word))
      .join(' ');
    const moved = database.change(
      'UPDATE OR IGNORE outbox SET recipient = ?, key = ? WHERE id = ?',
      ...[to, named, id ?? null],
    );
    if (moved === 0) database.change('DELETE FROM outbox WHERE id = ?', id ?? null);
  }
}

/** What is kept of a mail after it was sent. Times are milliseconds since 1970. */
export interface MailRecord {
  readonly subject: string;
  readonly queued: number;
  /** `null` for one that was not sent yet. */
  readonly sent: number | null;
}

/** Mails to an address, oldest first; what they say is left out. */
export function mailsTo(database: HallDatabase, address: string): MailRecord[] {
  return database
    .all('SELECT subject, queued, sent FROM outbox WHERE lower(recipient) = ? ORDER BY id', address)
    .map(({ subject, queued, sent }) => ({
      subject: String(subject),
      queued: Number(queued),
      sent: sent === null ? null : Number(sent),
    }));
}

/**
 * Forgets an address: mails to it that were not sent are dropped, and of others stays alone that there was one, so that it is not sent again.
 *
 * @param address - in lower case
 */
export function forgetRecipient(database: HallDatabase, address: string): void {
  database.change('DELETE FROM outbox WHERE lower(recipient) = ? AND sent IS NULL', address);
  database.change(
    `UPDATE outbox SET recipient = '', subject = '', body = '', html = NULL, attachments = '[]', headers = '{}'
      WHERE lower(recipient) = ?`,
    address,
  );
  // Some mails are named after whom they are for: the address is a whole word of the key, and may be the end of another address.
  const named = "SELECT id, key FROM outbox WHERE instr(' ' || lower(key) || ' ', ' ' || ? || ' ') > 0";
  for (const { id = null, key } of database.all(named, address))
    database.change('UPDATE outbox SET key = ? WHERE id = ?', forgottenKey(String(key)), id);
}

/** What a key becomes that names somebody who is forgotten: a mail of the key is known by it, and nobody is. */
function forgottenKey(key: string): string {
  return `forgotten ${createHash('sha256').update(key).digest('hex')}`;
}
