import type { HallDatabase } from '../store/hall-database.js';

/** A mail that is not sent yet, or was given up. */
export interface WaitingMail {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  /** Milliseconds since 1970 at which it is tried next; `null` for one that was given up. */
  readonly due: number | null;
  readonly attempts: number;
  /** Why the last attempt failed. */
  readonly fault: string | null;
}

/** Mails that are not sent, in the order in which they are due. */
export function waitingMails(database: HallDatabase): WaitingMail[] {
  return database
    .all('SELECT * FROM outbox WHERE sent IS NULL ORDER BY failed IS NOT NULL, due, id')
    .map(({ key, recipient, subject, due, attempts, fault, failed }) => ({
      key: String(key),
      to: String(recipient),
      subject: String(subject),
      due: failed === null ? Number(due) : null,
      attempts: Number(attempts),
      fault: fault === null ? null : String(fault),
    }));
}
