import type { Grammar } from './grammar.js';
import { nearKeyword } from './recognise.js';
import { StatementReader } from './statement-reader.js';

/**
 * Offset of the header where words that are no orders stand above it, as in a mail; 0 where the header opens the text, is missing, or where
 * one of the lines above it looks like a statement, so that nothing is lost.
 *
 * @param isQuoteSkipped - whether lines that start with `>` count as words
 */
export function greetingEnd(grammar: Grammar, text: string, isQuoteSkipped: boolean): number {
  const { header } = grammar;
  if (!header || header.closedBy !== undefined) return 0;
  const reader = new StatementReader(grammar, text);
  for (let isFirst = true; reader.next(); isFirst = false) {
    const { starts } = reader.scanner;
    const start = starts[0] ?? 0;
    if (reader.isHeader(isFirst)) {
      if (isFirst) return 0;
      return start;
    }
    if (isQuoteSkipped && text[start] === '>') {
      reader.scanner.skipLine();
      continue;
    }
    if (reader.rows ?? nearKeyword(grammar, reader.fields)) return 0;
  }
  return 0;
}
