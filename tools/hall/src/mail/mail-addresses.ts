import type { Belongings } from '../accounts/own-data.js';
import type { HallDatabase, Part } from '../store/hall-database.js';

/** Addresses at which mail was refused or came back. */
export const MAIL_ADDRESSES: Part = {
  name: 'mail-addresses',
  migrations: [
    `CREATE TABLE mail_addresses (
      address TEXT PRIMARY KEY,
      returned INTEGER NOT NULL DEFAULT 0,
      suspended INTEGER,
      fault TEXT NOT NULL
    ) STRICT;`,
  ],
};

/** An address that gets no mail until the game master resumes it. */
export interface SuspendedAddress {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly suspended: number;
  /** What its server said. */
  readonly fault: string;
}

/** An address as it is compared: few servers tell `Ada@` from `ada@`, and no two players do. */
export function addressKey(address: string): string {
  return address.trim().toLowerCase();
}

/** Whether a text is one address and nothing else, such as `ada@example.org`. */
export function isAddress(text: string): boolean {
  return /^[^\s<>()[\],;:"\\@]{1,64}@[^\s<>()[\],;:"\\@]{1,255}$/.test(text);
}

/**
 * Suspends an address: mail to it waits in the queue.
 *
 * @param now - milliseconds since 1970
 * @returns whether it was not suspended before
 */
export function suspendAddress(
  database: HallDatabase,
  address: string,
  { fault, now }: { readonly fault: string; readonly now: number },
): boolean {
  const changed = database.change(
    `INSERT INTO mail_addresses (address, suspended, fault) VALUES (?, ?, ?)
      ON CONFLICT (address) DO UPDATE SET suspended = excluded.suspended, fault = excluded.fault
      WHERE suspended IS NULL`,
    ...[addressKey(address), now, fault],
  );
  return changed > 0;
}

/** Mails that come back before an address is suspended. */
const MOST_RETURNED = 3;

/**
 * Counts a mail that came back from an address, and suspends the address at the third.
 *
 * @param now - milliseconds since 1970
 * @returns whether the address was suspended by it
 */
export function countReturned(
  database: HallDatabase,
  address: string,
  { fault, now }: { readonly fault: string; readonly now: number },
): boolean {
  const key = addressKey(address);
  database.change(
    `INSERT INTO mail_addresses (address, returned, fault) VALUES (?, 1, ?)
      ON CONFLICT (address) DO UPDATE SET returned = returned + 1, fault = excluded.fault`,
    ...[key, fault],
  );
  const { returned } = database.get('SELECT returned FROM mail_addresses WHERE address = ?', key) ?? {};
  return Number(returned) >= MOST_RETURNED && suspendAddress(database, address, { fault, now });
}

/**
 * Resumes an address: the mail that waited for it goes out, and counting mails that came back starts anew.
 *
 * @returns whether it was suspended
 */
export function resumeAddress(database: HallDatabase, address: string): boolean {
  const where = 'address = ? AND suspended IS NOT NULL';
  return database.change(`DELETE FROM mail_addresses WHERE ${where}`, addressKey(address)) > 0;
}

/** Addresses that get no mail, in the order in which they were suspended. */
export function suspendedAddresses(database: HallDatabase): SuspendedAddress[] {
  return database
    .all(
      'SELECT address, suspended, fault FROM mail_addresses WHERE suspended IS NOT NULL ORDER BY suspended',
    )
    .map(({ address, suspended, fault }) => ({
      address: String(address),
      suspended: Number(suspended),
      fault: String(fault),
    }));
}

/** What is known of mail to somebody that came back. */
export function mailTroubleOfPerson(database: HallDatabase): Belongings {
  return {
    name: 'mailTrouble',
    of: (email) => {
      const row = database.get('SELECT * FROM mail_addresses WHERE address = ?', addressKey(email));
      return row ? { returned: row['returned'], suspended: row['suspended'], fault: row['fault'] } : null;
    },
    forget: (email) => database.change('DELETE FROM mail_addresses WHERE address = ?', addressKey(email)),
    // What came back from an address says nothing about another.
    move: () => undefined,
  };
}
