import type { HallDatabase, HallRow } from '../store/hall-database.js';
import { text, whole } from './columns.js';
import { hasAccount, type PersonRecord } from './people.js';

/**
 * Milliseconds for which whoever has the former address can take an account back: 14 days. Somebody whose session was stolen learns of the change by
 * mail, and may be on holiday.
 */
export const TAKE_BACK = 14 * 86_400_000;

/** Milliseconds for which it is kept which addresses somebody has had: as long as the log. */
const KEPT = 400 * 86_400_000;

/** An account got another address. Which one it has now, its person says. */
export interface EmailChange {
  readonly id: number;
  readonly person: number;
  /** In lower case. */
  readonly former: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Until when it can be taken back, excluded; in the past where it cannot. */
  readonly until: number;
}

/** Writes down that a person has another address; the games are still to follow. */
export function writeChange(database: HallDatabase, change: Omit<EmailChange, 'id'>): void {
  const { person, former, changed, until } = change;
  database.change(
    'INSERT INTO email_changes (person, former, changed, until) VALUES (?, ?, ?, ?)',
    ...[person, former, changed, until],
  );
}

/** Changes that some game may not have yet, oldest first, with the present address of their person. */
export function openChanges(database: HallDatabase): (EmailChange & { readonly email: string })[] {
  return database
    .all(
      `SELECT email_changes.*, people.email FROM email_changes JOIN people ON people.id = person
        WHERE done IS NULL ORDER BY email_changes.id`,
    )
    .map((row) => ({ ...changeOf(row), email: text(row, 'email') }));
}

/** Writes down that no game has the former address any more. */
export function endChange(database: HallDatabase, { id }: Pick<EmailChange, 'id'>, now: number): void {
  database.change('UPDATE email_changes SET done = ? WHERE id = ?', now, id);
}

/** The change after which nobody else gets an address yet: its former owner can take it back, or a game still has it; `undefined` where there is none. */
export function reservationOf(database: HallDatabase, email: string, now: number): EmailChange | undefined {
  const row = database.get(
    `SELECT email_changes.* FROM email_changes JOIN people ON people.id = person
      WHERE former = ? AND email <> former AND (until > ? OR done IS NULL) ORDER BY email_changes.id LIMIT 1`,
    ...[email, now],
  );
  return row && changeOf(row);
}

/** Until when the account of a person can be taken back by whoever has a former address of theirs; `undefined` where nobody can. */
export function canBeTakenUntil(database: HallDatabase, person: number, now: number): number | undefined {
  const untils = changesOf(database, person).flatMap(({ until }) => (until > now ? [until] : []));
  return untils.length > 0 ? Math.max(...untils) : undefined;
}

/** A change is taken back: it and those after it cannot be any more. */
export function closeChanges(database: HallDatabase, { id, person }: EmailChange): void {
  database.change('UPDATE email_changes SET until = 0 WHERE person = ? AND id >= ?', person, id);
}

/** Changes of a person's address, oldest first. */
export function changesOf(database: HallDatabase, person: number): EmailChange[] {
  return database.all('SELECT * FROM email_changes WHERE person = ? ORDER BY id', person).map(changeOf);
}

/** The present address of a person, and those that they had before and that nobody else has now. */
export function emailsOf(database: HallDatabase, { id, email }: PersonRecord): string[] {
  const former = changesOf(database, id)
    .map((change) => change.former)
    .filter((one) => one !== email && !hasAccount(database, one));
  return [email, ...new Set(former)];
}

/** Drops changes that are long past. */
export function sweepChanges(database: HallDatabase, now: number): void {
  database.change('DELETE FROM email_changes WHERE changed <= ? AND done IS NOT NULL', now - KEPT);
}

function changeOf(row: HallRow): EmailChange {
  return {
    id: whole(row, 'id'),
    person: whole(row, 'person'),
    former: text(row, 'former'),
    changed: whole(row, 'changed'),
    until: whole(row, 'until'),
  };
}
