import { createHash } from 'node:crypto';
import type { Belongings } from '../accounts/own-data.js';
import type { LiveSubmission, SentForm } from '../live/take-lines.js';
import type { MailGame } from '../mail/reply-address.js';
import type { HallDatabase, Part } from '../store/hall-database.js';
import { holderOf, keptAtSeats } from './seat-holder.js';

/** Forms of a seat whose answers are known. */
const KNOWN = 8;

/** The table of what became of the last forms of each seat. An answer masks what is secret in orders; of what a form said, the hash alone is kept. */
export const ANSWERED_FORMS: Part = {
  name: 'answered forms',
  migrations: [
    `CREATE TABLE answered_forms (
      id INTEGER PRIMARY KEY,
      game TEXT NOT NULL,
      seat INTEGER NOT NULL,
      form TEXT NOT NULL,
      hash TEXT NOT NULL,
      answer TEXT NOT NULL,
      player INTEGER NOT NULL,
      email TEXT NOT NULL
    ) STRICT;
    CREATE INDEX answered_forms_of_seat ON answered_forms (game, seat);`,
  ],
  games: [{ table: 'answered_forms', seat: 'seat', conflict: 'DO NOTHING' }],
};

/** A form of the desk of a game on a clock. */
interface DeskForm {
  readonly game: MailGame;
  readonly seat: number;
  /** Its name; one that says something else under the same name is another one. */
  readonly form: string;
  readonly text: string;
  readonly isAdded: boolean;
}

/**
 * Knows what became of a form. A page that gets no answer sends its form again: if it had come in, it has the same answer, also when the hall was
 * started again meanwhile. The form of a former player is another one.
 *
 * @param tried - makes a change of the hall's own file, whose failure changes nothing for the orders
 */
export function sentForm(
  database: HallDatabase,
  { game, seat, form, text, isAdded }: DeskForm,
  tried: (change: () => void) => void,
): SentForm {
  const hash = createHash('sha256')
    .update(`${isAdded ? 'add' : 'replace'} ${text}`)
    .digest('hex');
  const { player, email } = holderOf(game.stored, seat);
  return {
    answer() {
      const row = database.get(
        'SELECT answer FROM answered_forms WHERE game = ? AND seat = ? AND player = ? AND form = ? AND hash = ?',
        ...[game.id, seat, player, form, hash],
      );
      return row && (JSON.parse(String(row['answer'])) as LiveSubmission);
    },
    note: (answer) =>
      tried(() => {
        database.change(
          `INSERT INTO answered_forms (game, seat, form, hash, answer, player, email)
            VALUES (?, ?, ?, ?, ?, ?, ?)`,
          ...[game.id, seat, form, hash, JSON.stringify(answer), player, email],
        );
        database.change(
          `DELETE FROM answered_forms WHERE game = ? AND seat = ? AND id NOT IN
            (SELECT id FROM answered_forms WHERE game = ? AND seat = ? ORDER BY id DESC LIMIT ${KNOWN})`,
          ...[game.id, seat, game.id, seat],
        );
      }),
  };
}

/** What became of the last forms that somebody has sent in all games. */
export function formsOfPerson(database: HallDatabase): Belongings {
  return keptAtSeats(database, { name: 'forms', table: 'answered_forms', columns: 'form, answer' });
}
