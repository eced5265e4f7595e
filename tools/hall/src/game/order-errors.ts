import { type Diagnostic, formatDiagnostic } from '@ec/orders-parser';
import { InputError } from '@ec/cli';

/** The errors of order sheets, each with its line. */
export function orderErrors(sheets: readonly WrongSheet[]): InputError {
  const lines = sheets.flatMap(({ file, text, diagnostics, reading }) => [
    ...diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { file, source: text })),
    ...(reading === undefined ? [] : [reading]),
  ]);
  return new InputError(lines.join('\n'));
}

/** An order sheet with what is wrong in it. */
export interface WrongSheet {
  readonly file: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Where to read about the orders that something is wrong with. */
  readonly reading?: string | undefined;
}
