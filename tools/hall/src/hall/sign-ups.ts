import { gameStatus, playerNumber, seatStoredPlayer, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import type { Belongings } from '../accounts/own-data.js';
import { deskPath } from '../game/desk-path.js';
import { queueMail } from '../mail/outbox.js';
import type { HallDatabase, HallRow, Part } from '../store/hall-database.js';

/** Tables of those who would like to play. */
export const SIGN_UPS: Part = {
  name: 'sign-ups',
  migrations: [
    `CREATE TABLE sign_ups (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      game TEXT NOT NULL,
      email TEXT NOT NULL,
      way TEXT NOT NULL,
      words TEXT NOT NULL,
      at INTEGER NOT NULL,
      UNIQUE (game, email)
    ) STRICT;`,
  ],
  games: [{ table: 'sign_ups', conflict: '(game, email) DO NOTHING' }],
};

/** `asked` for a seat, or was `invited` to one. Whoever asks while no seat is open, waits for one. */
type Way = 'asked' | 'invited';

/** Somebody who would like a seat of a game, or is invited to one. */
export interface SignUp {
  readonly game: string;
  readonly email: string;
  readonly way: Way;
  /** What they say to the game master. */
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Characters (included) of what somebody may say to the game master. */
export const WORDS = 1_000;

/** Those who would like a seat of a game, in the order in which they asked: the first has waited longest. */
export function signUpsFor(database: HallDatabase, game: string): SignUp[] {
  return database.all('SELECT * FROM sign_ups WHERE game = ? ORDER BY id', game).map(signUpOf);
}

/** What somebody has asked for in a game; `undefined` where nothing. */
export function signUpOfPerson(database: HallDatabase, game: string, email: string): SignUp | undefined {
  const row = database.get('SELECT * FROM sign_ups WHERE game = ? AND email = ?', game, email);
  return row && signUpOf(row);
}

/** Asks for a seat, or invites to one; once more, it changes what was said and keeps the place in the row. */
export function signUp(database: HallDatabase, wanted: SignUp): void {
  const { game, email, way, words, at } = wanted;
  database.change(
    `INSERT INTO sign_ups (game, email, way, words, at) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (game, email) DO UPDATE SET words = excluded.words, way = excluded.way`,
    ...[game, email, way, words.slice(0, WORDS), at],
  );
}

/** Takes back what somebody has asked for, or been offered; returns whether there was something. */
export function dropSignUp(database: HallDatabase, game: string, email: string): boolean {
  return database.change('DELETE FROM sign_ups WHERE game = ? AND email = ?', game, email) > 0;
}

/** Seats that somebody has asked for or been offered, in all games. */
export function signUpsOfPerson(database: HallDatabase): Belongings {
  return {
    name: 'signUps',
    of: (email) => database.all('SELECT * FROM sign_ups WHERE email = ? ORDER BY id', email).map(signUpOf),
    forget: (email) => database.change('DELETE FROM sign_ups WHERE email = ?', email),
    move(from, to) {
      // Somebody who stands on a list by both addresses keeps one place.
      database.change('UPDATE OR IGNORE sign_ups SET email = ? WHERE email = ?', to, from);
      database.change('DELETE FROM sign_ups WHERE email = ?', from);
    },
  };
}

/** Seats of a game that nobody plays, a bot at most. */
export function openSeats(stored: StoredGame): readonly number[] {
  return gameStatus(stored).seats.flatMap(({ seat, player, isOut }) =>
    player === null && !isOut ? [seat] : [],
  );
}

/** A game of a hall, and the moment. */
export interface Seating {
  readonly game: string;
  /** Of the hall; the mail about a seat leads there. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Gives somebody a seat, and tells them. A former player of the game has their old number again. They stand on the game's list until they have
 * been told: where the process ends between the game's file and the hall's, {@link tellSeated} tells them later.
 *
 * @throws StoreError `no-seat`, or `bad-player` when the seat is taken or they sit elsewhere; nothing is changed then
 */
export function seatPerson(
  stored: StoredGame,
  database: HallDatabase,
  { email, seat, ...seating }: Seating & { readonly email: string; readonly seat: number },
): void {
  const { game, now } = seating;
  const isListed = signUpOfPerson(database, game, email) !== undefined;
  if (!isListed) signUp(database, { game, email, way: 'invited', words: '', at: now });
  try {
    seatStoredPlayer(stored, seat, { id: playerNumber(stored, email), email });
  } catch (error) {
    if (!isListed) dropSignUp(database, game, email);
    throw error;
  }
  tellSeated(stored, database, seating);
}

/** Tells those who have a seat of a game and still stand on its list. */
export function tellSeated(
  stored: StoredGame,
  database: HallDatabase,
  { game, address, now }: Seating,
): void {
  for (const { seat, player } of storedSeats(stored)) {
    if (!player) continue;
    const email = player.email.toLowerCase();
    database.transaction(() => {
      if (!dropSignUp(database, game, email)) return;
      const desk = `${address}${deskPath(game, seat)}`;
      queueMail(
        database,
        {
          // They may come back to a seat that they have left.
          key: `seated ${game} ${seat} ${email} ${now}`,
          to: email,
          subject: `${stored.meta.name}: seat ${seat} is yours`,
          text: `You have seat ${seat} of ${stored.meta.name}. Your desk, with the report and the orders for the next turn:\n\n${desk}\n\nSign in with this address.\n`,
        },
        now,
      );
    });
  }
}

/** Games that somebody would like to play, by their names. */
export function gamesWithSignUps(database: HallDatabase): readonly string[] {
  return database.all('SELECT DISTINCT game FROM sign_ups ORDER BY game').map((row) => String(row['game']));
}

function signUpOf(row: HallRow): SignUp {
  return {
    game: String(row['game']),
    email: String(row['email']),
    way: row['way'] === 'invited' ? 'invited' : 'asked',
    words: String(row['words']),
    at: Number(row['at']),
  };
}
