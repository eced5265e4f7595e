import { envelopeOf } from './envelope.js';
import type { Grammar } from './grammar.js';
import type { Excerpt } from './readable-declaration.js';

/** Finds the orders in a text; undefined where the language has an envelope, and the text has none. */
export function excerptOf({ declaration, header }: Grammar, written: string): Excerpt | undefined {
  const whole = { text: written, start: 0, end: written.length, isSkipped: false, notes: [] };
  const found = declaration.reading?.excerpt(declaration, written) ?? whole;
  if (header?.closedBy === undefined) return found;
  const envelope = envelopeOf(found.text, header.word, header.closedBy);
  return envelope && { ...found, ...envelope };
}
