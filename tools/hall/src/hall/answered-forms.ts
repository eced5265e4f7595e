import { createHash } from 'node:crypto';
import type { LiveSubmission, SentForm } from '../live/take-lines.js';
import type { HallDatabase, Part } from '../store/hall-database.js';

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
      answer TEXT NOT NULL
    ) STRICT;
    CREATE INDEX answered_forms_of_seat ON answered_forms (game, seat);`,
  ],
  games: [{ table: 'answered_forms', conflict: 'DO NOTHING' }],
};

/** A form of the desk of a game on a clock. */
interface DeskForm {
  readonly game: string;
  readonly seat: number;
  /** Its name; one that says something else under the same name is another one. */
  readonly form: string;
  readonly text: string;
  readonly isAdded: boolean;
}

/**
 * Knows what became of a form. A page that gets no answer sends its form again: if it had come in, it has the same answer, also when the hall was
 * started again meanwhile.
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
  const ofSeat = [game, seat] as const;
  return {
    answer() {
      const sql = 'SELECT answer FROM answered_forms WHERE game = ? AND seat = ? AND form = ? AND hash = ?';
      const row = database.get(sql, ...ofSeat, form, hash);
      return row && (JSON.parse(String(row['answer'])) as LiveSubmission);
    },
    note: (answer) =>
      tried(() => {
        database.change(
          'INSERT INTO answered_forms (game, seat, form, hash, answer) VALUES (?, ?, ?, ?, ?)',
          ...[...ofSeat, form, hash, JSON.stringify(answer)],
        );
        database.change(
          `DELETE FROM answered_forms WHERE game = ? AND seat = ? AND id NOT IN
            (SELECT id FROM answered_forms WHERE game = ? AND seat = ? ORDER BY id DESC LIMIT ${KNOWN})`,
          ...[...ofSeat, ...ofSeat],
        );
      }),
  };
}
