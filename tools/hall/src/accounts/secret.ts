import { createHash, randomBytes } from 'node:crypto';

/** Random bytes of a secret: 256 bits, which nobody guesses. */
const BYTES = 32;

/** A new secret, as text that fits into an address and a cookie: 43 characters. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/**
 * The secret that a link gives to the page that asks for it: the same for a form that is sent twice. Nobody has it by the link alone, which stands in
 * a mail, nor by the form.
 */
export function secretOfForm(link: string, form: string): string {
  return createHash('sha256').update(`${form} ${link}`).digest('base64url');
}

/** What is kept of a secret. It needs no salt and no slow hash: no two are the same, and none can be tried out. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
