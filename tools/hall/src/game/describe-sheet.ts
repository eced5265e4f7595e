import { maskedLine, quantity } from '@ec/cli';
import { formatDiagnostic, type Diagnostic } from '@ec/orders-parser';

/** An order sheet, how it was understood, and what is wrong or odd in it. */
export interface ReadSheet {
  readonly file: string;
  readonly source: string;
  readonly orders: readonly { readonly line: number; readonly understood: string }[];
  /** In the order of the sheet. */
  readonly diagnostics: readonly Diagnostic[];
  /** Where to read about the orders that something is wrong with. */
  readonly reading?: string | undefined;
}

/** How a sheet's orders were understood, then what is wrong or odd in it, then how much of each. */
export function describeSheet({ file, source, orders, diagnostics, reading }: ReadSheet): string {
  const width = `${orders.at(-1)?.line ?? 0}`.length;
  const total = [
    quantity(orders.length, 'order'),
    quantity(countOf(diagnostics, 'error'), 'error'),
    quantity(countOf(diagnostics, 'warning'), 'warning'),
  ];
  return [
    ...orders.map(
      ({ line, understood }) => `${`${line}`.padStart(width)}  ${hanging(understood, width + 2)}`,
    ),
    ...diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { file, source })),
    ...(reading === undefined ? [] : [reading]),
    `${maskedLine(file)}: ${total.join(', ')}`,
  ].join('\n');
}

/** A text with the lines after its first, as messages have, indented below it. */
function hanging(text: string, indent: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(indent)}`);
}

/** Mistakes or doubts of a sheet. */
export function countOf(diagnostics: readonly Diagnostic[], severity: 'error' | 'warning'): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}
