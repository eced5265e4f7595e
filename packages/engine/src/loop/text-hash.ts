import { hashText } from '@ec/prng';

/** Fingerprint of a text, such as a state as JSON, an order sheet or a report: SHA-256 of its UTF-8, in lower-case hexadecimal. */
export function textHash(text: string): string {
  const { process } = globalThis as { readonly process?: Partial<NodeJS.Process> };
  // Node's own takes a tenth of the time; it is loaded when the first text is hashed.
  const node = process?.getBuiltinModule?.('node:crypto');
  return node ? node.hash('sha256', text, 'hex') : hashText(text);
}
