import { labelId } from './label-id.js';
import type { Cell, ReportColumn, TableBlock } from './types.js';

/** A text that is a figure, or stands in the place of one. */
const FIGURE = /^(|—|[+-]?\d+(\.\d+)?( %)?)$/;

/**
 * A table whose columns are named after their titles; those of nothing but figures, blanks and dashes are right-aligned.
 *
 * @param titles - at least one; they differ in their letters and digits when case is ignored
 * @param rows - each with a cell for each title
 */
export function table(caption: string, titles: readonly string[], rows: Cell[][]): TableBlock {
  const columns = titles.map((title, i): ReportColumn => {
    const isFigures = rows.some((row) => row[i] !== '') && rows.every((row) => FIGURE.test(String(row[i])));
    return { id: labelId(title), title, align: isFigures ? 'right' : 'left' };
  });
  return { kind: 'table', caption, columns, rows };
}
