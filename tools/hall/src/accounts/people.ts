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
  /** Name of the time zone that they have chosen, such as `Europe/Berlin`; `null` until then. */
  readonly zone: string | null;
  /** When they first came, in milliseconds since 1970. */
  readonly since: number;
}

/** The person of an address; a new one when it is first shown to be somebody's. Their name says nothing about the address. */
export function admitPerson(database: HallDatabase, email: string, now: number): PersonRecord {
  const known = database.get('SELECT * FROM people WHERE email = ?', email);
  if (known) return personOfRow(known);
  const row = database.get(
    `INSERT INTO people (email, name, zone, since) VALUES (?, '', '', ?) RETURNING *`,
    ...[email, now],
  );
  if (!row) throw new RangeError(`expected a row for ${email}, received none`);
  const person = personOfRow(row);
  const name = `Player ${person.id}`;
  changePerson(database, person.id, { ...person, name });
  return { ...person, name };
}

/** A person by their number; `undefined` when they are gone. */
export function findPerson(database: HallDatabase, id: number): PersonRecord | undefined {
  const row = database.get('SELECT * FROM people WHERE id = ?', id);
  return row && personOfRow(row);
}

/** Changes how others see a person, and their time zone. */
export function changePerson(
  database: HallDatabase,
  id: number,
  { name, zone }: Pick<PersonRecord, 'name' | 'zone'>,
): void {
  database.change('UPDATE people SET name = ?, zone = ? WHERE id = ?', name, zone ?? '', id);
}

/** Whether somebody has an account with an address. */
export function hasAccount(database: HallDatabase, email: string): boolean {
  return database.get('SELECT id FROM people WHERE email = ?', email) !== undefined;
}

/** The time zone that the person of an address has chosen; `null` when there is none, or no such person. */
export function zoneOfPerson(database: HallDatabase, email: string): string | null {
  const row = database.get('SELECT zone FROM people WHERE email = ?', email.toLowerCase());
  return row && text(row, 'zone') !== '' ? text(row, 'zone') : null;
}

/** A person from the columns of the table `people`. */
export function personOfRow(row: HallRow): PersonRecord {
  return {
    id: whole(row, 'id'),
    email: text(row, 'email'),
    name: text(row, 'name'),
    zone: text(row, 'zone') || null,
    since: whole(row, 'since'),
  };
}
