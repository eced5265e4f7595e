import { createHash } from 'node:crypto';
import { currentTurn, requireNotMoving, sheetsAfter } from '@ec/engine/sqlite';
import type { HallDatabase, Part } from '../../store/hall-database.js';
import type { ReadMail } from './read-mail.js';
import type { SeatedSender } from './sender.js';

/** Mails of seats that came in, so that each counts once, and who is away. */
export const MAIL_RECEIVED: Part = {
  name: 'mail-received',
  migrations: [
    `CREATE TABLE mail_received (
      key TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      seat INTEGER NOT NULL,
      begun INTEGER NOT NULL,
      done INTEGER
    ) STRICT;
    CREATE INDEX mail_received_seat ON mail_received (game, seat, begun);
    CREATE TABLE mail_away (
      game TEXT NOT NULL,
      seat INTEGER NOT NULL,
      since INTEGER NOT NULL,
      until TEXT NOT NULL,
      PRIMARY KEY (game, seat)
    ) STRICT;`,
    'ALTER TABLE mail_away ADD COLUMN ends INTEGER;',
    `ALTER TABLE mail_received ADD COLUMN turn INTEGER;
    ALTER TABLE mail_received ADD COLUMN sheet INTEGER;`,
    `ALTER TABLE mail_away ADD COLUMN player INTEGER;
    ALTER TABLE mail_away ADD COLUMN email TEXT;`,
  ],
  games: [
    { table: 'mail_received', conflict: '(key) DO NOTHING' },
    { table: 'mail_away', seat: 'seat', conflict: '(game, seat) DO NOTHING' },
  ],
};

/** A mail that is being answered. */
export interface BegunMail {
  readonly key: string;
  /** Where its game stood when it was begun for the first time; the process may have ended in the middle of it. */
  readonly since: Standing;
  /** Mails of the seat within the hour, this one included. */
  readonly lately: number;
}

/** Where a game stands, by numbers of its file that only grow, whatever clocks say. */
export interface Standing {
  /** Number in the file of the turn that was the last. */
  readonly turn: number;
  /** Number in the file of the last sheet that had come in after it; 0 for none. */
  readonly sheet: number;
}

const HOUR = 3_600_000;

/**
 * Key of a mail of a seat: of its name and its text, since some programs send another text under the same name.
 */
export function receivedKey(sender: SeatedSender, mail: ReadMail): string {
  const { game, seat } = sender;
  const { subject, text, files } = mail;
  const hash = createHash('sha256').update(JSON.stringify([nameOf(sender, mail), subject, text, files]));
  return `${game.id} ${seat} ${hash.digest('hex').slice(0, 32)}`;
}

/** What tells a mail from others with the same text, such as the same orders for a later turn, and stays the same when it comes in again. */
function nameOf({ game }: SeatedSender, { messageId, header }: ReadMail): unknown {
  if (messageId !== '') return messageId;
  const sent = ['date', 'received'].map(header).find((lines) => lines.length > 0);
  // One that no mail server has seen is known by its turn alone.
  return sent ?? currentTurn(game.stored).id;
}

/** Begins with a mail; undefined where it was answered before. */
export function beginMail(
  database: HallDatabase,
  { game, seat }: SeatedSender,
  key: string,
  now: number,
): BegunMail | undefined {
  const last = currentTurn(game.stored);
  const sheet = sheetsAfter(game.stored, last).at(-1)?.id ?? 0;
  return database.transaction(() => {
    requireNotMoving(game.stored);
    database.change(
      'INSERT INTO mail_received (key, game, seat, begun, turn, sheet) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      ...[key, game.id, seat, now, last.id, sheet],
    );
    const known = database.get('SELECT done, turn, sheet FROM mail_received WHERE key = ?', key);
    if (known?.['done'] !== null) return undefined;
    const { lately } =
      database.get(
        'SELECT count(*) AS lately FROM mail_received WHERE game = ? AND seat = ? AND begun > ? AND begun <= ?',
        ...[game.id, seat, now - HOUR, now],
      ) ?? {};
    // Mails that were begun before this was noted have no numbers.
    const since = { turn: Number(known['turn'] ?? last.id), sheet: Number(known['sheet'] ?? 0) };
    return { key, since, lately: Number(lately) };
  });
}

/** Writes down that a mail is answered. */
export function endMail(database: HallDatabase, { key }: BegunMail, now: number): void {
  database.change('UPDATE mail_received SET done = ? WHERE key = ?', now, key);
}
