/**
 * Keys of streams: 32 bytes each, derived from a seed and a path of names by SHA-256.
 *
 *     root key  = SHA-256( UTF-8 "ec/prng/1" ‖ encode(seed) )
 *     child key = SHA-256( parent key ‖ encode(part) )
 *
 * `encode` writes one byte of type, the number of bytes that follow as 32 bits (big-endian), then the value: an
 * integer (type 0x69, "i") as its decimal digits in ASCII with a leading "-" when negative, a text (type 0x73, "s")
 * as its UTF-16 code units (big-endian). UTF-16 rather than UTF-8, because then every JavaScript string has an
 * encoding of its own, lone surrogates included. A number and a bigint of the same value encode alike; the text "1" and
 * the number 1 do not. Numbered streams have a type of their own (0x6e, "n").
 *
 * Rejected: jumping ahead in the parent's sequence (`jump` orders streams by number, not by name, and each stream
 * would cost as many jumps as its number); and seeding children from the parent's draws (asking for a stream would
 * then change what the parent draws next).
 */
import { sha256 } from '@noble/hashes/sha2.js';

/** What a tree of streams starts from: an integer of 64 bits (signed or unsigned), or any text. */
export type Seed = bigint | number | string;

/** One name on the way to a stream: any text, a safe integer, or an integer of any size. */
export type PathPart = string | number | bigint;

const FORMAT = Uint8Array.from('ec/prng/1', (letter) => letter.charCodeAt(0));
const LOWEST_SEED = -(1n << 63n);
const HIGHEST_SEED = (1n << 64n) - 1n;

/**
 * Key of the tree of streams that grows from a seed.
 *
 * @throws RangeError when a number is not a safe integer, or a bigint is outside −2^63 (included) to 2^64 (excluded)
 */
export function rootKey(seed: Seed): Uint8Array {
  if (typeof seed === 'bigint' && (seed < LOWEST_SEED || seed > HIGHEST_SEED)) {
    throw new RangeError(
      `seed: expected an integer from -2^63 (included) to 2^64 (excluded), received ${seed}`,
    );
  }
  return sha256(join(FORMAT, 'seed', seed));
}

/**
 * Key of the stream that a part of a path names below its parent.
 *
 * @throws RangeError when a number is not a safe integer
 */
export function childKey(parent: Uint8Array, part: PathPart): Uint8Array {
  return sha256(join(parent, 'stream path', part));
}

/** Key of a numbered stream below its parent: derived as for a name, but with type 0x6e ("n"). */
export function numberedKey(parent: Uint8Array, number: number): Uint8Array {
  const bytes = join(parent, 'numbered stream', number);
  bytes[parent.length] = 0x6e;
  return sha256(bytes);
}

function join(prefix: Uint8Array, role: string, value: PathPart): Uint8Array {
  const isText = typeof value === 'string';
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`${role}: expected a safe integer, received ${value}`);
  }
  const text = isText ? value : String(value);
  const width = isText ? 2 : 1;
  const start = prefix.length;
  const bytes = new Uint8Array(start + 5 + text.length * width);
  const view = new DataView(bytes.buffer);
  bytes.set(prefix);
  view.setUint8(start, isText ? 0x73 : 0x69);
  view.setUint32(start + 1, text.length * width);
  for (let i = 0; i < text.length; i++) {
    const at = start + 5 + i * width;
    if (isText) view.setUint16(at, text.charCodeAt(i));
    else view.setUint8(at, text.charCodeAt(i));
  }
  return bytes;
}
