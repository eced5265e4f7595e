import type { HallDatabase, HallRow } from '../store/hall-database.js';
import { text, whole } from './columns.js';

/** Somebody who has shown that an address is theirs. */
export interface PersonRecord {
  /** Never given to another, also when this one is gone. */
  readonly id: number;
  /** In lower case. */
  readonly email: string;
  /** As others see it. */
  readonly name: string;
  /** Name of a time zone, such as `Europe/Berlin`. */
  readonly zone: string;
  /** When they first came, in milliseconds since 1970. */
  readonly since: number;
}

/** The person of an address; a new one when it is first shown to be somebody's. Their name says nothing about the address. */
export function admitPerson(database: HallDatabase, email: string, now: number): PersonRecord {
  database.change(
    `INSERT INTO people (email, name, zone, since) VALUES (?, '', 'UTC', ?) ON CONFLICT (email) DO NOTHING`,
    ...[email, now],
  );
  database.change(`UPDATE people SET name = 'Player ' || id WHERE email = ? AND name = ''`, email);
  const row = database.get('SELECT * FROM people WHERE email = ?', email);
  if (!row) throw new RangeError(`expected the person of ${email}, and there is none`);
  return personOfRow(row);
}

/** A person from the columns of the table `people`. */
export function personOfRow(row: HallRow): PersonRecord {
  return {
    id: whole(row, 'id'),
    email: text(row, 'email'),
    name: text(row, 'name'),
    zone: text(row, 'zone'),
    since: whole(row, 'since'),
  };
}
