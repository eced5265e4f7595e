import type { Diagnostic as Problem } from '@codemirror/lint';
import type { Diagnostic } from '@ec/orders-parser';

/**
 * What is wrong with a sheet as the editor marks it: at least one character, and within the text. What was probably meant is a fix.
 *
 * @param length - of the text, in UTF-16 units
 */
export function problemsOf(diagnostics: readonly Diagnostic[], length: number): Problem[] {
  return diagnostics.map(({ severity, span, message, suggestion }) => {
    const from = Math.min(span.start, length);
    const to = Math.min(Math.max(span.end, from), length);
    return {
      from,
      to,
      severity,
      message,
      actions:
        suggestion === undefined
          ? []
          : [
              {
                name: `Write ${suggestion}`,
                apply: (view, start, end) =>
                  view.dispatch({
                    changes: { from: start, to: end, insert: suggestion },
                    userEvent: 'input.complete',
                  }),
              },
            ],
    };
  });
}
