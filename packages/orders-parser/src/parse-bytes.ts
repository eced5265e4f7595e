import type { Expected, OrderLanguage } from './language.js';
import type { ParseLimits } from './limits.js';
import type { ParsedOrders } from './parsed-orders.js';
import { refused } from './refused.js';
import type { Order } from './statement.js';
import { textOfBytes } from './text-of-bytes.js';

/**
 * Reads the bytes of a file as an order text, as {@link OrderLanguage.parse} does, with a warning where the encoding was guessed; a file that
 * holds no text is refused, and its refusal says what it is.
 *
 * @param bytes - in UTF-8, UTF-16 or Windows-1252
 * @param expected - values that the header must have where the text has one
 * @param limits - replaces some of the default limits
 */
export function parseBytes<O extends Order, H>(
  language: OrderLanguage<O, H>,
  bytes: Uint8Array,
  expected?: Expected<H>,
  limits?: Partial<ParseLimits>,
): ParsedOrders<O, H> {
  const read = textOfBytes(bytes);
  if ('refusal' in read) return refused('text-kind', read.refusal);
  const parsed = language.parse(read.text, expected, limits);
  const diagnostics = [...read.notes, ...parsed.diagnostics].toSorted((a, b) => a.span.start - b.span.start);
  return { ...parsed, diagnostics };
}
