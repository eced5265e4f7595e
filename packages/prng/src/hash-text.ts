import { formatKey } from './prng-state.js';
import { sha256, wordsOf } from './sha256.js';

/** SHA-256 of a text's UTF-8, in lower-case hexadecimal. Half a surrogate pair counts as U+FFFD; the text has less than 2^28 bytes. */
export function hashText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = new Int32Array(wordsOf(bytes.length));
  new Uint8Array(words.buffer).set(bytes);
  const view = new DataView(words.buffer);
  for (let i = 0; i < words.length; i++) words[i] = view.getInt32(4 * i);
  return formatKey(sha256(words, bytes.length));
}
