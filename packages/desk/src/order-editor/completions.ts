import { closeCompletion, type CompletionResult } from '@codemirror/autocomplete';
import type { Completion } from '@ec/orders-parser';

/** What may stand at a place as the editor offers it; `null` for nothing. What the player has to fill in is shown, and inserts nothing. */
export function completionResult(completions: readonly Completion[]): CompletionResult | null {
  const [first] = completions;
  if (!first) return null;
  return {
    from: first.span.start,
    to: first.span.end,
    filter: false,
    options: completions.map(({ label, insert, description }) => ({
      label,
      info: description,
      ...(insert === undefined
        ? { apply: closeCompletion, type: 'text' }
        : { apply: insert, type: 'keyword' }),
    })),
  };
}
