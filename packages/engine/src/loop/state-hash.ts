import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/**
 * SHA-256 of a state's canonical JSON (RFC 8785: keys sorted, shortest numbers, no blanks), in lower-case hexadecimal.
 *
 * @param state - plain JSON data
 * @throws TypeError when the state is not JSON data
 */
export function stateHash(state: unknown): string {
  const json = canonicalize(state);
  if (json === undefined) throw new TypeError(`state: expected JSON data, received ${typeof state}`);
  return bytesToHex(sha256(utf8ToBytes(json)));
}
