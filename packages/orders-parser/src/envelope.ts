/** The part of a text between an opening line and a closing one. */
export interface Envelope {
  /** Offset of the opening line. */
  readonly start: number;
  /** Offset of the closing line, or of the text's end where it is missing. */
  readonly end: number;
}

/**
 * Finds the first line that starts with the opening word, and the first line after it that starts with the closing one;
 * both words in lower case, read in any case, with or without blanks before them.
 */
export function envelopeOf(text: string, opening: string, closing: string): Envelope | undefined {
  // most sheets have no such word at all
  if (!text.toLowerCase().includes(opening)) return undefined;
  let start = -1;
  for (const { index } of text.matchAll(/^(?=[^\S\r\n]*\S)/gm)) {
    const head = text
      .slice(index, index + HEAD_LENGTH)
      .trimStart()
      .toLowerCase();
    if (start < 0) {
      if (startsWithWord(head, opening)) start = index;
    } else if (startsWithWord(head, closing)) return { start, end: index };
  }
  return start < 0 ? undefined : { start, end: text.length };
}

/** Longest indentation and word of such a line. */
const HEAD_LENGTH = 200;

function startsWithWord(head: string, word: string): boolean {
  return head.startsWith(word) && !/^[^\s,]/.test(head.slice(word.length));
}
