import type { HallDatabase } from '../store/hall-database.js';
import { text, whole } from './columns.js';

/** A key that a browser or a device keeps, with which its owner comes in. */
export interface Passkey {
  readonly id: string;
  /** As its owner calls it. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly made: number;
  /** `null` for one that was never used. */
  readonly used: number | null;
}

/** A person's passkeys, oldest first. */
export function passkeysOf(database: HallDatabase, person: number): Passkey[] {
  return database.all('SELECT * FROM passkeys WHERE person = ? ORDER BY made, id', person).map((row) => ({
    id: text(row, 'id'),
    name: text(row, 'name'),
    made: whole(row, 'made'),
    used: row['used'] === null ? null : whole(row, 'used'),
  }));
}

/** Removes a passkey of a person; one of somebody else stays. Returns its name; `undefined` when there is none. */
export function removePasskey(database: HallDatabase, person: number, id: string): string | undefined {
  const row = database.get('DELETE FROM passkeys WHERE person = ? AND id = ? RETURNING name', person, id);
  return row && text(row, 'name');
}
