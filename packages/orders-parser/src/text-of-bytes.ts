import { placeAfter, type Diagnostic } from './diagnostic.js';
import { fileKindOf } from './file-kind.js';
import { UNREADABLE } from './unreadable.js';

/** The text of a file, with a warning where its encoding was guessed; or why the file is refused, as it holds no text. */
export type TextOfBytes =
  { readonly text: string; readonly notes: readonly Diagnostic[] } | { readonly refusal: string };

/**
 * Reads the bytes of a file: UTF-8, UTF-16 with or without a byte-order mark, or, where the bytes are neither, Windows-1252, of which Latin-1
 * is a part. A byte-order mark stays. Files of word processors and other programs hold no text; the refusal says what they are.
 */
export function textOfBytes(bytes: Uint8Array): TextOfBytes {
  const kind = fileKindOf(bytes);
  if (kind !== undefined) return refusalOf(kind);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return plain(decoded(bytes, 'utf-16le'));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return plain(decoded(bytes, 'utf-16be'));
  const wide = wideEncodingOf(bytes);
  if (wide) return guessed(decoded(bytes, wide), 'UTF-16');
  if (bytes.includes(0)) return refusalOf('a file that is no text');
  try {
    return plain(new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes));
  } catch {
    return guessed(fromWindows1252(bytes), 'Windows-1252');
  }
}

function plain(text: string): TextOfBytes {
  return { text, notes: [] };
}

/** A text whose encoding was told by its looks, and a warning at its first character that is no plain one. */
function guessed(text: string, guess: string): TextOfBytes {
  const start = Math.max(0, text.search(/[^ -~\s]/));
  const message = `the file is not in UTF-8 and was read as ${guess}; check names and texts, or save the file as UTF-8`;
  const place = placeAfter(text, { line: 1, column: 1 }, 0, start);
  const span = { start, end: start + 1 };
  return { text, notes: [{ code: 'text-encoding', severity: 'warning', span, ...place, message }] };
}

function refusalOf(kind: string): TextOfBytes {
  return {
    refusal: `expected plain text, received ${kind}; copy its text into a plain text file, or save it as plain text`,
  };
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

/** UTF-16 by the zeros in every other byte that plain letters have there; undefined where there are too few, or others. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const looked = bytes.subarray(0, SAMPLE);
  const even = looked.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  const odd = looked.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  const enough = looked.length / 4;
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : undefined;
}

/** Bytes from which UTF-16 is told. */
const SAMPLE = 4096;

/** The characters of the bytes 80 to 9F in Windows-1252; a byte that spells none stands for itself, as browsers have it. */
const WINDOWS_80_TO_9F = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Done by hand, as decoders of some engines take these bytes for control characters. */
function fromWindows1252(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? (WINDOWS_80_TO_9F[byte - 0x80] ?? UNREADABLE) : String.fromCharCode(byte),
  );
  return characters.join('');
}
