import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Fingerprint of an order sheet or a report: SHA-256 of its UTF-8 text, in lower-case hexadecimal. */
export function textHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Bytes of a text in UTF-8. */
export function textSize(text: string): number {
  return utf8ToBytes(text).length;
}

/** A text as the file gives it back: in UTF-8, where half a surrogate pair becomes a replacement character. */
export function storedText(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(utf8ToBytes(text));
}
