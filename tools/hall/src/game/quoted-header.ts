import type { AnyRuleset } from '@ec/engine';
import { type OwnText, ownText } from '../mail/incoming/own-text.js';

/** What reads orders. */
export type Reader = Pick<AnyRuleset, 'parse'>;

/** Whether a text has a header, which names a seat. */
export function hasHeader({ parse }: Reader, text: string): boolean {
  const { seat, seatName } = parse(text);
  return seat !== undefined || seatName !== undefined;
}

/** A line of a quotation. */
const QUOTE = /^[^\S\r\n]*>.*$/m;
const QUOTES = new RegExp(QUOTE, 'gm');

/**
 * What somebody wrote of a text whose header stands in a quotation alone, such as an envelope of GalaxyNG that a rival wrote: the language would
 * read the quoted lines and nothing else. Undefined for any other text, where they are mistakes, or parts of a message.
 */
export function besideQuotedHeader(reader: Reader, text: string): OwnText | undefined {
  if (!QUOTE.test(text) || !hasHeader(reader, text)) return undefined;
  return hasHeader(reader, text.replaceAll(QUOTES, '')) ? undefined : ownText(text);
}
