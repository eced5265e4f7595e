import { currentTurn, gameStatus, storedSeats } from '@ec/engine/sqlite';
import { queueMail, type OutgoingMail } from '../mail/outbox.js';
import { seatHeaders } from '../mail/queue-reports.js';
import type { MailGame } from '../mail/reply-address.js';
import type { HallDatabase, HallRow, Part } from '../store/hall-database.js';

/** Tables of what players write to one another. */
export const PRESS: Part = {
  name: 'press',
  migrations: [
    `CREATE TABLE press (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      game TEXT NOT NULL,
      sender INTEGER NOT NULL,
      recipients TEXT NOT NULL,
      is_anonymous INTEGER NOT NULL,
      text TEXT NOT NULL,
      turn INTEGER NOT NULL,
      delivery TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX press_game ON press (game, id);`,
  ],
};

/** When it reaches those it is for: `now`, or with the next `turn`. */
type Delivery = 'now' | 'turn';

/** A letter of one player to others. */
export interface Letter {
  readonly id: number;
  /** Seat that wrote it; `null` where it was written without a name, and somebody else reads it. */
  readonly sender: number | null;
  /** Seats; `null` for all. */
  readonly recipients: readonly number[] | null;
  readonly isAnonymous: boolean;
  readonly text: string;
  /** Turn that was next when it was written. */
  readonly turn: number;
  readonly delivery: Delivery;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A letter that is to be sent. */
export interface NewLetter {
  /** What it is known by: it is sent once, however often that is asked for. */
  readonly key: string;
  readonly sender: number;
  /** Seats; empty for all. */
  readonly recipients: readonly number[];
  readonly isAnonymous: boolean;
  readonly text: string;
  readonly delivery: Delivery;
}

/** Characters (included) of the longest letter. */
const LETTER = 20_000;

/** Letters (included) that a seat can write for a turn. */
const LETTERS = 100;

/** What letters are sent with. */
export interface PressRoom {
  readonly database: HallDatabase;
  /** Address at which mail for the hall comes in, so that an answer is a letter; nobody can answer by mail when `null`. */
  readonly mailbox: string | null;
  /** Whether players may write without their name. */
  readonly allowsAnonymous: boolean;
}

/** What is wrong with a letter, in words; `undefined` when nothing is. */
export function letterFault(
  { database, allowsAnonymous }: PressRoom,
  { id, stored }: MailGame,
  { sender, recipients, isAnonymous, text }: NewLetter,
): string | undefined {
  if (isAnonymous && !allowsAnonymous) return 'there are no letters without a name here';
  const seats = new Set(storedSeats(stored).map(({ seat }) => seat));
  const unknown = recipients.find((seat) => !seats.has(seat));
  if (unknown !== undefined) return `expected seats of the game, received ${unknown}`;
  if (text.trim() === '') return 'expected a letter, received an empty one';
  if (text.length > LETTER)
    return `expected a letter of at most ${LETTER} characters, received ${text.length}`;
  const { number = 0 } =
    database.get(
      'SELECT count(*) AS number FROM press WHERE game = ? AND sender = ? AND turn = ?',
      ...[id, sender, currentTurn(stored).turn + 1],
    ) ?? {};
  if (Number(number) >= LETTERS) return `expected at most ${LETTERS} letters a turn, received one more`;
  return undefined;
}

/**
 * Sends a letter, once for each key. What is delivered at once is mailed to the players whom it is for; the rest goes with the turn.
 *
 * @param now - milliseconds since 1970
 */
export function sendLetter(room: PressRoom, game: MailGame, letter: NewLetter, now: number): void {
  const { database } = room;
  const { key, sender, recipients, isAnonymous, text, delivery } = letter;
  database.transaction(() => {
    database.change(
      `INSERT INTO press (key, game, sender, recipients, is_anonymous, text, turn, delivery, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (key) DO NOTHING`,
      ...[key, game.id, sender, JSON.stringify(recipients), isAnonymous ? 1 : 0, text],
      ...[currentTurn(game.stored).turn + 1, delivery, now],
    );
    if (delivery === 'now')
      for (const mail of letterMails(room, game, letter)) queueMail(database, mail, now);
  });
}

/** Mails the letters that go with a turn that was resolved, each once. */
export function deliverLetters(room: PressRoom, game: MailGame, turn: number, now: number): void {
  const { database } = room;
  const rows = database.all(
    `SELECT * FROM press WHERE game = ? AND delivery = 'turn' AND turn = ?`,
    ...[game.id, turn],
  );
  database.transaction(() => {
    for (const row of rows) {
      const { recipients, ...letter } = letterOf(row);
      const mails = letterMails(room, game, { ...letter, recipients: recipients ?? [] });
      for (const mail of mails) queueMail(database, mail, now);
    }
  });
}

/** The mails of a letter, one for each player whom it is for. */
function letterMails({ database, mailbox }: PressRoom, game: MailGame, letter: NewLetter): OutgoingMail[] {
  const { key, sender, recipients, isAnonymous, text } = letter;
  const { seats, name, turn } = gameStatus(game.stored);
  const nameOf = (of: number): string => seats.find(({ seat }) => seat === of)?.name ?? '';
  const writer = isAnonymous ? 'somebody' : `seat ${sender}, ${nameOf(sender)}`;
  const to = recipients.length === 0 ? 'all' : recipients.map(nameOf).join(', ');
  const answer = isAnonymous ? '' : ' An answer to this mail is press to its writer.';
  return seats.flatMap(({ seat, player }) => {
    const isReader = seat !== sender && (recipients.length === 0 || recipients.includes(seat));
    if (player === null || !isReader) return [];
    return [
      {
        key: `press ${key} ${seat}`,
        to: player.email,
        subject: `${name}: press from ${writer}`,
        text: `${text.trim()}\n\n[Press from ${writer} to ${to}, after turn ${turn.turn}.${answer}]\n`,
        headers: seatHeaders(database, game, { seat, turn: turn.turn + 1, mailbox }),
      },
    ];
  });
}

/** Letters that a seat has written and may read, the newest first. */
export function lettersFor(database: HallDatabase, { id, stored }: MailGame, seat: number): Letter[] {
  const { turn } = currentTurn(stored);
  return database
    .all('SELECT * FROM press WHERE game = ? ORDER BY id DESC', id)
    .map(letterOf)
    .filter(
      ({ sender, recipients, delivery, turn: written }) =>
        sender === seat ||
        ((recipients === null || recipients.includes(seat)) && (delivery === 'now' || written <= turn)),
    )
    .map((letter) => (letter.isAnonymous && letter.sender !== seat ? { ...letter, sender: null } : letter));
}

function letterOf(row: HallRow): Letter & { readonly sender: number; readonly key: string } {
  const recipients = JSON.parse(String(row['recipients'])) as readonly number[];
  return {
    id: Number(row['id']),
    key: String(row['key']),
    sender: Number(row['sender']),
    recipients: recipients.length === 0 ? null : recipients,
    isAnonymous: row['is_anonymous'] === 1,
    text: String(row['text']),
    turn: Number(row['turn']),
    delivery: row['delivery'] === 'turn' ? 'turn' : 'now',
    at: Number(row['at']),
  };
}
