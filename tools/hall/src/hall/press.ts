import { currentTurn, gameStatus, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { queueMail } from '../mail/outbox.js';
import type { HallDatabase, HallRow, Part } from '../store/hall-database.js';

/** Tables of what players write to one another. */
export const PRESS: Part = {
  name: 'press',
  migrations: [
    `CREATE TABLE press (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
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
  readonly sender: number;
  /** Seats; empty for all. */
  readonly recipients: readonly number[];
  readonly isAnonymous: boolean;
  readonly text: string;
  readonly delivery: Delivery;
}

/** Characters (included) of the longest letter. */
const LETTER = 10_000;

/** Letters (included) that a seat can write for a turn. */
const LETTERS = 100;

/** What is wrong with a letter, in words; `undefined` when nothing is. */
export function letterFault(
  stored: StoredGame,
  database: HallDatabase,
  game: string,
  { sender, recipients, text }: NewLetter,
): string | undefined {
  const seats = new Set(storedSeats(stored).map(({ seat }) => seat));
  const unknown = recipients.find((seat) => !seats.has(seat));
  if (unknown !== undefined) return `to: expected seats of the game, received ${unknown}`;
  if (text.trim() === '') return 'text: expected a letter, received an empty one';
  if (text.length > LETTER) return `text: expected at most ${LETTER} characters, received ${text.length}`;
  const next = currentTurn(stored).turn + 1;
  const { number = 0 } =
    database.get(
      'SELECT count(*) AS number FROM press WHERE game = ? AND sender = ? AND turn = ?',
      ...[game, sender, next],
    ) ?? {};
  if (Number(number) >= LETTERS) return `expected at most ${LETTERS} letters a turn, received one more`;
  return undefined;
}

/**
 * Sends a letter. What is delivered at once is mailed to the players it is for; the rest goes with the turn.
 *
 * @param address - of the hall
 * @param now - milliseconds since 1970
 */
export function sendLetter(
  stored: StoredGame,
  database: HallDatabase,
  letter: NewLetter & { readonly game: string; readonly address: string },
  now: number,
): void {
  const { game, sender, recipients, isAnonymous, text, delivery } = letter;
  database.transaction(() => {
    database.change(
      `INSERT INTO press (game, sender, recipients, is_anonymous, text, turn, delivery, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[game, sender, JSON.stringify(recipients), isAnonymous ? 1 : 0, text],
      ...[currentTurn(stored).turn + 1, delivery, now],
    );
    const { id } = database.get('SELECT last_insert_rowid() AS id') ?? {};
    if (delivery === 'now') mailLetter(stored, database, letter, Number(id), now);
  });
}

/**
 * Mails the letters that went with a turn, each once.
 *
 * @param address - of the hall
 */
export function deliverLetters(
  stored: StoredGame,
  database: HallDatabase,
  { game, address }: { readonly game: string; readonly address: string },
  now: number,
): void {
  const { turn } = currentTurn(stored);
  const rows = database.all(
    `SELECT * FROM press WHERE game = ? AND delivery = 'turn' AND turn <= ? AND turn > ? - 10`,
    ...[game, turn, turn],
  );
  database.transaction(() => {
    for (const row of rows) {
      const { sender, recipients, isAnonymous, text, delivery, id } = letterOf(row);
      const letter = { sender, recipients: recipients ?? [], isAnonymous, text, delivery };
      mailLetter(stored, database, { ...letter, game, address }, id, now);
    }
  });
}

/** Letters that a seat has written and may read, the newest first. */
export function lettersFor(stored: StoredGame, database: HallDatabase, game: string, seat: number): Letter[] {
  const { turn } = currentTurn(stored);
  return database
    .all('SELECT * FROM press WHERE game = ? ORDER BY id DESC', game)
    .map(letterOf)
    .filter(
      ({ sender, recipients, delivery, turn: written }) =>
        sender === seat ||
        ((recipients === null || recipients.includes(seat)) && (delivery === 'now' || written <= turn)),
    )
    .map((letter) => (letter.isAnonymous && letter.sender !== seat ? { ...letter, sender: null } : letter));
}

function mailLetter(
  stored: StoredGame,
  database: HallDatabase,
  {
    game,
    sender,
    recipients,
    isAnonymous,
    text,
    address,
  }: NewLetter & { readonly game: string; readonly address: string },
  id: number,
  now: number,
): void {
  const { seats } = gameStatus(stored);
  const from = isAnonymous ? 'somebody' : (seats.find(({ seat }) => seat === sender)?.name ?? '');
  for (const { seat, player } of seats) {
    if (!player || seat === sender || (recipients.length > 0 && !recipients.includes(seat))) continue;
    const desk = `${address}/games/${encodeURIComponent(game)}/seats/${seat}`;
    queueMail(
      database,
      {
        key: `press ${id} ${seat}`,
        to: player.email,
        subject: `${stored.meta.name}: a letter from ${from}`,
        text: `${from} writes:\n\n${text.trim()}\n\nAnswer at your desk: ${desk}\n`,
      },
      now,
    );
  }
}

function letterOf(row: HallRow): Letter & { readonly sender: number } {
  const recipients = JSON.parse(String(row['recipients'])) as readonly number[];
  return {
    id: Number(row['id']),
    sender: Number(row['sender']),
    recipients: recipients.length === 0 ? null : recipients,
    isAnonymous: row['is_anonymous'] === 1,
    text: String(row['text']),
    turn: Number(row['turn']),
    delivery: row['delivery'] === 'turn' ? 'turn' : 'now',
    at: Number(row['at']),
  };
}
