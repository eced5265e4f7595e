/** Stands for bytes that spell no character. */
export const UNREADABLE = '\uFFFD';

/**
 * Reads the bytes of a file: UTF-8, or UTF-16 where a byte-order mark says so. Bytes that spell no character become
 * U+FFFD; a byte-order mark stays.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
