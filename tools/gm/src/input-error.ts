import type { Diagnostic } from '@ec/orders-parser';
import { formatDiagnostic } from '@ec/orders-parser';

/** Something in the input files is wrong; nothing was written. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** A wrong place in a file that is not an order sheet: `file:line:column: error: message`. */
export function inputErrorAt(file: string, line: number, column: number, message: string): InputError {
  return new InputError(`${file}:${line}:${column}: error: ${message}`);
}

/** The errors of order sheets, each with the line it stands in. */
export function orderErrors(sheets: readonly WrongSheet[]): InputError {
  const lines = sheets.flatMap(({ file, text, diagnostics }) =>
    diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { file, source: text })),
  );
  return new InputError(lines.join('\n'));
}

/** An order sheet with what is wrong in it. */
export interface WrongSheet {
  readonly file: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}
