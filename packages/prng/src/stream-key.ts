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
import { sha256, wordsOf, type Digest } from './sha256.js';
import { shown } from './shown.js';

/** What a tree of streams starts from: an integer of 64 bits (signed or unsigned), or any text. */
export type Seed = bigint | number | string;

/** One name on the way to a stream: any text, a safe integer, or an integer of any size. */
export type PathPart = string | number | bigint;

const FORMAT = 'ec/prng/1';
const LOWEST_SEED = -0x8000_0000_0000_0000n;
const HIGHEST_SEED = 0xffff_ffff_ffff_ffffn;

const INTEGER = 0x69;
const TEXT = 0x73;
const NUMBERED = 0x6e;

/**
 * Key of the tree of streams that grows from a seed.
 *
 * @throws RangeError when it is neither an integer nor a text, a number is not a safe integer, or a bigint is outside −2^63 (included) to
 * 2^64 (excluded)
 */
export function rootKey(seed: Seed): Digest {
  if (typeof seed === 'bigint' && (seed < LOWEST_SEED || seed > HIGHEST_SEED)) {
    throw new RangeError(
      `seed: expected an integer from -2^63 (included) to 2^64 (excluded), received ${shown(seed)}`,
    );
  }
  checkInteger('seed', seed);
  const start = FORMAT.length;
  const message = startOf(start, typeOf(seed), String(seed));
  for (let i = 0; i < start; i++) put(message.words, i, FORMAT.charCodeAt(i));
  return sha256(message.words, message.bytes);
}

/** @throws RangeError when a part of a path is neither a safe integer nor a bigint nor a text */
export function checkPart(part: PathPart): void {
  checkInteger('stream path', part);
}

/** Key of the stream that a part of a path names below its parent. */
export function childKey(parent: Digest, part: PathPart): Digest {
  const { words, bytes } = startOf(4 * parent.length, typeOf(part), String(part));
  words.set(parent);
  return sha256(words, bytes);
}

/** Key of a numbered stream below its parent: derived as for a name, but with a type of its own. */
export function numberedKey(parent: Digest, number: PathPart): Digest {
  const { words, bytes } = startOf(4 * parent.length, NUMBERED, String(number));
  words.set(parent);
  return sha256(words, bytes);
}

function typeOf(value: PathPart): number {
  return typeof value === 'string' ? TEXT : INTEGER;
}

function checkInteger(role: string, value: PathPart): void {
  if (typeof value === 'string' || typeof value === 'bigint') return;
  if (typeof value !== 'number')
    throw new RangeError(`${role}: expected an integer or a text, received ${shown(value)}`);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${role}: expected a safe integer, received ${value}`);
}

/** A message that ends with an encoded value; the first bytes, `start` of them, are still 0. */
function startOf(
  start: number,
  type: number,
  text: string,
): { readonly words: Int32Array; readonly bytes: number } {
  const width = type === TEXT ? 2 : 1;
  const length = text.length * width;
  const bytes = start + 5 + length;
  const words = new Int32Array(wordsOf(bytes));
  put(words, start, type);
  for (let i = 0; i < 4; i++) put(words, start + 1 + i, length >>> (24 - 8 * i));
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const at = start + 5 + i * width;
    if (width === 2) put(words, at, unit >>> 8);
    put(words, at + width - 1, unit);
  }
  return { words, bytes };
}

/** Writes a byte where there is a 0. */
function put(words: Int32Array, at: number, byte: number): void {
  words[at >>> 2] = (words[at >>> 2] ?? 0) | ((byte & 0xff) << (24 - 8 * (at & 3)));
}
