import type { HallDatabase } from '../store/hall-database.js';
import { text, whole } from './columns.js';

/** What is written down, in the words in which people read it. */
const DEEDS = [
  'link asked for',
  'entered',
  'left',
  'session ended',
  'all sessions ended',
  'name or zone changed',
  'passkey added',
  'passkey removed',
  'notifications on',
  'notifications off',
  'role given',
  'role taken',
  'data exported',
  'new address asked for',
  'address changed',
  'address taken back',
  'account deleted',
] as const;

export type Deed = (typeof DEEDS)[number];

/** One line of the audit log. It has no secrets. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Address of whoever did it, or in whose name it was done; `null` for nobody that is known. */
  readonly who: string | null;
  readonly what: Deed;
  /** To what, where that is not plain: which session, which game. */
  readonly about: string;
  /** Address that the request came from; `null` where none is known. */
  readonly client: string | null;
}

/** Writes down who did what; within a transaction it is written when that is. */
export function writeAudit(database: HallDatabase, entry: AuditEntry): void {
  const { at, who, what, about, client } = entry;
  database.change(
    'INSERT INTO audit (at, who, what, about, client) VALUES (?, ?, ?, ?, ?)',
    ...[at, who, what, about, client],
  );
}

/** Has what somebody did stand under their new address; what was done to the former one stays as it was written. */
export function moveAudit(database: HallDatabase, from: string, to: string): void {
  database.change('UPDATE audit SET who = ? WHERE who = ?', to, from);
}

/** Milliseconds for which the log is kept: 400 days. */
const AUDIT_LIFE = 400 * 86_400_000;

/** Drops what has been in the log for too long. */
export function sweepAudit(database: HallDatabase, now: number): void {
  database.change('DELETE FROM audit WHERE at <= ?', now - AUDIT_LIFE);
}

/** What is written down of a person, oldest first. */
export function auditOf(database: HallDatabase, email: string): AuditEntry[] {
  return database.all('SELECT * FROM audit WHERE who = ? ORDER BY id', email).map((row) => ({
    at: whole(row, 'at'),
    who: email,
    what: text(row, 'what') as Deed,
    about: text(row, 'about'),
    client: row['client'] === null ? null : text(row, 'client'),
  }));
}
