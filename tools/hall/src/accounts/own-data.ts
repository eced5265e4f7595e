import { forgetRecipient, mailsTo, type MailRecord } from '../mail/outbox.js';
import type { HallDatabase } from '../store/hall-database.js';
import { auditOf, type AuditEntry } from './audit.js';
import { text, whole } from './columns.js';
import { changesOf, emailsOf, type EmailChange } from './email-changes.js';
import { passkeysOf, type Passkey } from './kept-passkeys.js';
import type { PersonRecord } from './people.js';
import { rolesOf, type Role } from './roles.js';
import { sessionsOf, type Session } from './sessions.js';

/** Everything that a hall keeps of a person beside their games, without secrets. Times are milliseconds since 1970. */
export interface OwnData {
  readonly person: PersonRecord;
  /** Addresses that they had before, with the time of the change. */
  readonly formerAddresses: readonly Omit<EmailChange, 'id' | 'person' | 'until'>[];
  readonly roles: readonly Role[];
  readonly sessions: readonly Session[];
  readonly passkeys: readonly Passkey[];
  /** Links of the last hour. */
  readonly links: readonly { readonly asked: number; readonly used: number | null }[];
  readonly mails: readonly MailRecord[];
  readonly log: readonly AuditEntry[];
  /** What other parts of the hall keep, by their names. */
  readonly beside: Readonly<Record<string, unknown>>;
}

/** What another part of the hall keeps of people, by their addresses. */
export interface Belongings {
  readonly name: string;
  /** As plain data, without secrets; a promise of it where it takes its time. */
  readonly of: (email: string) => unknown;
  readonly forget: (email: string) => void;
  /** Somebody has another address from now on, within a transaction. */
  readonly move: (from: string, to: string) => void;
}

/** What is kept of a person. */
export async function ownData(
  database: HallDatabase,
  person: PersonRecord,
  belongings: readonly Belongings[],
  now: number,
): Promise<OwnData> {
  const { id, email } = person;
  const emails = emailsOf(database, person);
  const beside: Record<string, unknown> = {};
  for (const { name, of } of belongings) beside[name] = await of(email);
  return {
    person,
    formerAddresses: changesOf(database, id).map(({ former, changed }) => ({ former, changed })),
    roles: rolesOf(database, email),
    sessions: sessionsOf(database, id, now),
    passkeys: passkeysOf(database, id),
    links: database.all('SELECT asked, used FROM links WHERE email = ? ORDER BY id', email).map((row) => ({
      asked: whole(row, 'asked'),
      used: row['used'] === null ? null : whole(row, 'used'),
    })),
    mails: emails.flatMap((one) => mailsTo(database, one)),
    log: auditOf(database, email),
    beside,
  };
}

/**
 * Forgets a person. Their sessions, passkeys, links, roles and mails that were not sent go, and what other parts of the hall keep of them; of letters
 * that they have sent, their address alone goes. What is written in the log stays, and names a number in place of the address. Games are files of
 * their own: their seats stay, and play on by token.
 */
export function forgetPerson(
  database: HallDatabase,
  person: PersonRecord,
  belongings: readonly Belongings[],
): void {
  database.transaction(() => {
    for (const email of emailsOf(database, person)) forgetEmail(database, person, email, belongings);
    database.change('DELETE FROM people WHERE id = ?', person.id);
  });
}

function forgetEmail(
  database: HallDatabase,
  { id }: PersonRecord,
  email: string,
  belongings: readonly Belongings[],
): void {
  const nobody = `person ${id}`;
  database.transaction(() => {
    database.change('DELETE FROM links WHERE email = ?', email);
    database.change('DELETE FROM roles WHERE email = ?', email);
    database.change('UPDATE audit SET who = ?, client = NULL WHERE who = ?', nobody, email);
    // The address is a whole word of what others have done to it.
    for (const row of database.all('SELECT id, about FROM audit WHERE instr(about, ?) > 0', email))
      database.change(
        'UPDATE audit SET about = ? WHERE id = ?',
        ...[
          text(row, 'about')
            .split(' ')
            .map((word) => (word === email ? nobody : word))
            .join(' '),
          whole(row, 'id'),
        ],
      );
    forgetRecipient(database, email);
    for (const { forget } of belongings) forget(email);
  });
}
