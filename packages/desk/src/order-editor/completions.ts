import { closeCompletion, type CompletionResult } from '@codemirror/autocomplete';
import type { Completion } from '@ec/orders-parser';

/** Turns completions into what the editor offers; `null` when there are none. A field that the player must fill in is listed, and inserts nothing. */
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
