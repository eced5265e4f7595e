import { placeAfter, type Diagnostic } from './diagnostic.js';
import { excerptOf } from './excerpt.js';
import type { Grammar } from './grammar.js';
import { isLongerThan, type ParseLimits } from './limits.js';
import { OrderParser, type ExpectedHeader } from './order-parser.js';
import type { ParsedOrders } from './parsed-orders.js';
import { refused } from './refused.js';
import { syntaxOf, type Order } from './statement.js';
import { UNREADABLE } from './unreadable.js';

/**
 * Reads every statement of a text, which may be a mail with a greeting, quoted lines and a signature; a bad statement gives one error and is
 * skipped to its end.
 */
export function parseOrders(
  grammar: Grammar,
  source: string,
  expected: ExpectedHeader,
  limits: ParseLimits,
): ParsedOrders<Order> {
  const { header } = grammar;
  if (isLongerThan(source, limits.bytes))
    return refused('limit-bytes', `the text is longer than ${limits.bytes} bytes and was not read`);
  const excerpt = excerptOf(grammar, source);
  if (!excerpt) {
    const opening = syntaxOf(header?.fields ?? [], grammar.separator);
    return refused('header-missing', `expected a line "${opening}" before the orders, received none`);
  }
  const notes = [
    ...unreadable(excerpt.text),
    ...excerpt.notes.map(({ code, message }) => note(excerpt.text, code, message)),
  ];
  return { ...new OrderParser(grammar, excerpt, notes, expected, limits).readAll(), source };
}

/** A warning about a text, at one of its offsets. */
function note(text: string, code: string, message: string, start = 0, end = start): Diagnostic {
  const opening = text.startsWith('\uFEFF') ? 1 : 0;
  const place = placeAfter(text, { line: 1, column: 1 }, opening, start);
  return { code, severity: 'warning', span: { start, end }, ...place, message };
}

/** A warning about bytes that spell no character. */
function unreadable(text: string): Diagnostic[] {
  const start = text.indexOf(UNREADABLE);
  if (start < 0) return [];
  const message = 'expected text in UTF-8, received other bytes; save the file as UTF-8';
  return [note(text, 'text-encoding', message, start, start + 1)];
}
