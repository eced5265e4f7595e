import { currentTurn, gameStatus, requireNotMoving, storedSeats } from '@ec/engine/sqlite';
import type { Belongings } from '../accounts/own-data.js';
import { deskPath } from '../game/desk-path.js';
import { queueMail } from '../mail/outbox.js';
import { seatHeaders } from '../mail/queue-reports.js';
import type { MailGame } from '../mail/reply-address.js';
import { PUSH_LIFE, queuePush } from '../push/pushes.js';
import type { HallDatabase, HallRow, Part } from '../store/hall-database.js';
import { holderOf } from './seat-holder.js';

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
    `ALTER TABLE press ADD COLUMN player INTEGER;
    ALTER TABLE press ADD COLUMN email TEXT;`,
    // who has seen it: the number of a seat, and of its player in the game
    `ALTER TABLE press ADD COLUMN readers TEXT NOT NULL DEFAULT '[]';`,
  ],
  games: [{ table: 'press', seat: 'sender', conflict: '(key) DO NOTHING' }],
};

/** When it reaches those it is for: `now`, or with the next `turn`. */
type Delivery = 'now' | 'turn';

/** A letter of one player to others, as one who may read it sees it: this is all of it that leaves the hall. */
export interface Letter {
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
  /** Whether whoever has the seat now wrote it, or has seen it on the page of letters. */
  readonly isRead: boolean;
}

/** A letter that is to be sent. */
export interface NewLetter {
  /** What it is known by: it is sent once, however often that is asked for. */
  readonly key: string;
  readonly sender: number;
  /** Seats, each of which counts once; empty for all. */
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
  { key, sender, recipients, isAnonymous, text }: NewLetter,
): string | undefined {
  if (isAnonymous && !allowsAnonymous) return 'there are no letters without a name here';
  const seats = storedSeats(stored).map(({ seat }) => seat);
  const unknown = recipients.find((seat) => !seats.includes(seat));
  if (unknown !== undefined) return `expected seats from ${seats[0]} to ${seats.at(-1)}, received ${unknown}`;
  if (text.trim() === '') return 'expected a letter, received an empty one';
  if (text.length > LETTER)
    return `expected a letter of at most ${LETTER} characters, received ${text.length}`;
  const { number = 0 } =
    database.get(
      'SELECT count(*) AS number FROM press WHERE game = ? AND sender = ? AND turn = ? AND key <> ?',
      ...[id, sender, currentTurn(stored).turn + 1, key],
    ) ?? {};
  if (Number(number) >= LETTERS) return `expected at most ${LETTERS} letters a turn, received one more`;
  return undefined;
}

/**
 * Sends a letter, once for each key. What is delivered at once reaches the players whom it is for; the rest goes with the turn.
 *
 * @param now - milliseconds since 1970
 */
export function sendLetter(room: PressRoom, game: MailGame, given: NewLetter, now: number): void {
  const { database } = room;
  const letter = { ...given, recipients: [...new Set(given.recipients)] };
  const { key, sender, recipients, isAnonymous, text, delivery } = letter;
  const { player, email } = holderOf(game.stored, sender);
  database.transaction(() => {
    requireNotMoving(game.stored);
    database.change(
      `INSERT INTO press (key, game, sender, recipients, is_anonymous, text, turn, delivery, at, player, email)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
      ...[key, game.id, sender, JSON.stringify(recipients), isAnonymous ? 1 : 0, text],
      ...[currentTurn(game.stored).turn + 1, delivery, now, player, email],
    );
    if (delivery === 'turn') return;
    mailLetter(room, game, letter, now);
    pushLetter(database, game, letter, now);
  });
}

/** The letters that go with a turn that was resolved. */
export function lettersWith(database: HallDatabase, game: string, turn: number): NewLetter[] {
  return database
    .all(`SELECT * FROM press WHERE game = ? AND delivery = 'turn' AND turn = ?`, game, turn)
    .map(letterOf);
}

/** Mails a letter to each player whom it is for, once. */
export function mailLetter(
  { database, mailbox }: PressRoom,
  game: MailGame,
  letter: NewLetter,
  now: number,
): void {
  const { key, sender, recipients, isAnonymous, text } = letter;
  const { seats, name, turn } = gameStatus(game.stored);
  const nameOf = (of: number): string => seats.find(({ seat }) => seat === of)?.name ?? '';
  const writer = isAnonymous ? 'somebody' : `seat ${sender}, ${nameOf(sender)}`;
  const to = recipients.length === 0 ? 'all' : recipients.map(nameOf).join(', ');
  const answer = isAnonymous ? '' : ' An answer to this mail is press to its writer.';
  for (const { seat, email } of readersOf(game, letter))
    queueMail(
      database,
      {
        key: `press ${key} ${seat}`,
        to: email,
        subject: `${name}: press from ${writer}`,
        text: `${text.trim()}\n\n[Press from ${writer} to ${to}, after turn ${turn.turn}.${answer}]\n`,
        headers: seatHeaders(database, game, { seat, turn: turn.turn + 1, mailbox }),
      },
      now,
    );
}

/** Tells the browsers of each player whom a letter is for that it has come; not from whom, as others may see the screen. */
export function pushLetter(database: HallDatabase, game: MailGame, letter: NewLetter, now: number): void {
  for (const { seat, email } of readersOf(game, letter))
    queuePush(
      database,
      {
        key: `press ${letter.key} ${seat}`,
        to: email,
        title: `${game.stored.meta.name}: press`,
        text: 'A letter has come.',
        path: deskPath(game.id, seat, 'press'),
        expires: now + PUSH_LIFE,
      },
      now,
    );
}

/** Players whom a letter is for, by their seats. */
function readersOf({ stored }: MailGame, { sender, recipients }: NewLetter) {
  return storedSeats(stored).flatMap(({ seat, player }) => {
    const isReader = seat !== sender && isFor(recipients, seat);
    return isReader && player ? [{ seat, email: player.email }] : [];
  });
}

/** Letters that a seat has written and may read, the newest first; whoever takes the seat over reads them too, as they do its reports. */
export function lettersFor(database: HallDatabase, game: MailGame, seat: number): Letter[] {
  const { player } = holderOf(game.stored, seat);
  return keptFor(database, game, seat).map((letter) => asReadBy(letter, { seat, player }));
}

/** Notes that whoever has a seat has seen its letters: those that have come, and no later ones. */
export function markRead(database: HallDatabase, game: MailGame, seat: number): void {
  const { player } = holderOf(game.stored, seat);
  const reader = { seat, player };
  database.transaction(() => {
    const unread = keptFor(database, game, seat).filter((letter) => !isRead(letter, reader));
    if (unread.length > 0) requireNotMoving(game.stored);
    for (const { key, readers } of unread)
      database.change(
        'UPDATE press SET readers = ? WHERE key = ?',
        JSON.stringify([...readers, [seat, player]]),
        key,
      );
  });
}

/** Letters that a seat has written and may read, as they are kept, the newest first. */
function keptFor(database: HallDatabase, { id, stored }: MailGame, seat: number): KeptLetter[] {
  const { turn } = currentTurn(stored);
  return database
    .all('SELECT * FROM press WHERE game = ? ORDER BY at DESC, id DESC', id)
    .map(letterOf)
    .filter(
      ({ sender, recipients, delivery, turn: written }) =>
        sender === seat || (isFor(recipients, seat) && (delivery === 'now' || written <= turn)),
    );
}

/** Letters that somebody has written in all games. They stay with those whom they are for, and nobody knows any more who wrote them but by seat. */
export function lettersOfPerson(database: HallDatabase): Belongings {
  return {
    name: 'letters',
    of: (email) =>
      database.all('SELECT * FROM press WHERE email = ? ORDER BY id', email).map((row) => {
        const { key: _, readers: __, ...letter } = letterOf(row);
        return { game: String(row['game']), ...letter };
      }),
    forget: (email) => database.change(`UPDATE press SET email = '' WHERE email = ?`, email),
    move: (from, to) => database.change('UPDATE press SET email = ? WHERE email = ?', to, from),
  };
}

/** Whether a letter to some seats, or to all where there are none, is for a seat. */
function isFor(recipients: NewLetter['recipients'], seat: number): boolean {
  return recipients.length === 0 || recipients.includes(seat);
}

/** The player of a seat, who reads letters. */
interface Reader {
  readonly seat: number;
  readonly player: number;
}

/** A letter for a reader, field by field: a key of a letter that came by mail names the writer's seat, and numbers say how much others have written. */
function asReadBy(letter: KeptLetter, reader: Reader): Letter {
  const { sender, recipients, isAnonymous, text, turn, delivery, at } = letter;
  return {
    sender: isAnonymous && sender !== reader.seat ? null : sender,
    recipients: recipients.length === 0 ? null : recipients,
    ...{ isAnonymous, text, turn, delivery, at, isRead: isRead(letter, reader) },
  };
}

function isRead({ sender, readers }: KeptLetter, { seat, player }: Reader): boolean {
  return sender === seat || readers.some(([at, who]) => at === seat && who === player);
}

/** A letter as it was sent, when, and who has seen it. */
interface KeptLetter extends NewLetter, Pick<Letter, 'turn' | 'at'> {
  /** Seats with the numbers of their players. */
  readonly readers: readonly (readonly [seat: number, player: number])[];
}

function letterOf(row: HallRow): KeptLetter {
  return {
    key: String(row['key']),
    sender: Number(row['sender']),
    recipients: JSON.parse(String(row['recipients'])) as readonly number[],
    isAnonymous: row['is_anonymous'] === 1,
    text: String(row['text']),
    turn: Number(row['turn']),
    delivery: row['delivery'] === 'turn' ? 'turn' : 'now',
    at: Number(row['at']),
    readers: JSON.parse(String(row['readers'])) as KeptLetter['readers'],
  };
}
