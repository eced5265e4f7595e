import type { AnyRuleset } from '@ec/engine';
import { kindsAt, type Diagnostic } from '@ec/orders-parser';

/** Most statements that the line names (included); where there are more, it leads to all. */
const MOST_NAMED = 5;

/**
 * A line that says which command explains the orders that something is wrong with; undefined where nothing is, or the ruleset explains none.
 *
 * @param of - what `ec orders` takes: file of the game, or module of the ruleset
 */
export function howToWrite(
  { language }: AnyRuleset,
  of: string,
  { source, diagnostics }: { readonly source: string; readonly diagnostics: readonly Diagnostic[] },
): string | undefined {
  if (!language || diagnostics.length === 0) return undefined;
  const kinds = new Set<string>();
  for (const { span } of diagnostics) {
    for (const kind of kindsAt(language.declaration, source, span.start)) kinds.add(kind);
    if (kinds.size > MOST_NAMED) break;
  }
  const named = kinds.size > MOST_NAMED ? [] : [...kinds];
  return `how orders are written: ${['ec', 'orders', of, ...named].map(asWord).join(' ')}`;
}

/** A word as a shell takes it. */
function asWord(word: string): string {
  return /^[\w./:@+-]+$/.test(word) ? word : `"${word}"`;
}
