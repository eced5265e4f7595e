import { canonicalJson } from './canonical-json.js';
import { textHash } from './text-hash.js';

/**
 * SHA-256 of a state's canonical JSON (RFC 8785: keys sorted, shortest numbers, no blanks), in lower-case hexadecimal.
 *
 * @param state - plain JSON data
 * @throws TypeError when the state is not JSON data
 */
export function stateHash(state: unknown): string {
  const json = canonicalJson(state);
  if (json === undefined) throw new TypeError(`state: expected JSON data, received ${typeof state}`);
  return textHash(json);
}
