import { envelopeOf } from './envelope.js';
import type { Grammar } from './grammar.js';
import { greetingEnd } from './greeting.js';
import { unquoted, type Unquoted } from './quotes.js';

/** The part of a text, such as a mail, in which orders are looked for. */
export interface Excerpt extends Unquoted {
  /** Offset at which it starts: of the header, where there is one. */
  readonly start: number;
  /** Offset at which it ends (excluded). */
  readonly end: number;
}

/** Finds the orders in a text; undefined where the language has an envelope, and the text has none. */
export function excerptOf(grammar: Grammar, written: string): Excerpt | undefined {
  const { header } = grammar;
  const found = unquoted(grammar, written);
  const { text, isSkipped } = found;
  if (header?.closedBy === undefined)
    return { ...found, start: greetingEnd(grammar, text, isSkipped), end: text.length };
  const envelope = envelopeOf(text, header.word, header.closedBy);
  return envelope && { ...found, ...envelope };
}
