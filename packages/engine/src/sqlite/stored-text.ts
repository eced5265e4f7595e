import { Buffer } from 'node:buffer';

/** Bytes of a text in UTF-8. */
export function textSize(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** A text as the file gives it back: in UTF-8, where half a surrogate pair becomes a replacement character. */
export function storedText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
