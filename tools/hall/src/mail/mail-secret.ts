import { createHmac, randomBytes } from 'node:crypto';
import type { HallDatabase, Part } from '../store/hall-database.js';

/** The secret that signs addresses and names mails; it is made with the file. */
export const MAIL_SECRET: Part = {
  name: 'mail-secret',
  migrations: [
    'CREATE TABLE mail_secret (id INTEGER PRIMARY KEY CHECK (id = 1), secret BLOB NOT NULL) STRICT;',
  ],
};

const SECRET_BYTES = 32;

/** 96 bits: nobody guesses them, and they fit into the part of an address before its @. */
const SIGNATURE_DIGITS = 24;

/**
 * Signs something with the hall's own secret.
 *
 * @param what - its parts; other parts have another signature, also where they read the same when joined
 * @returns 24 hexadecimal digits
 */
export function signed(database: HallDatabase, what: readonly (string | number)[]): string {
  const hmac = createHmac('sha256', secretOf(database)).update(JSON.stringify(what));
  return hmac.digest('hex').slice(0, SIGNATURE_DIGITS);
}

/** Forgets the secret; the next signature makes another one. Nothing that was signed before is worth anything then. */
export function forgetMailSecret(database: HallDatabase): void {
  database.change('DELETE FROM mail_secret');
}

function secretOf(database: HallDatabase): Uint8Array {
  const read = (): unknown => database.get('SELECT secret FROM mail_secret')?.['secret'];
  const known = read();
  if (known instanceof Uint8Array) return known;
  database.change('INSERT INTO mail_secret VALUES (1, ?) ON CONFLICT DO NOTHING', randomBytes(SECRET_BYTES));
  const made = read();
  if (made instanceof Uint8Array) return made;
  throw new Error('expected the secret of the hall, received none');
}
