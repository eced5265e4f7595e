import { canonicalJson } from './canonical-json.js';
import { textHash } from './text-hash.js';

/**
 * SHA-256 of a state's canonical JSON (RFC 8785: keys sorted, shortest numbers, no blanks), in lower-case hexadecimal.
 *
 * Keys that JSON has no place for, symbols and names on a list, take too long to look for: the contract's check of a ruleset finds them.
 *
 * @param state - plain JSON data
 * @throws TypeError when the state is not JSON data: with a `Map`, `undefined`, a function, a number that is not finite, half a surrogate pair
 *   or itself in it
 */
export function stateHash(state: unknown): string {
  return textHash(canonicalJson(state, 'state'));
}
