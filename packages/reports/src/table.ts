import type { Cell, ReportColumn, TableBlock } from './types.js';

/**
 * A table whose columns are named after their titles; one with a number in it stands on the right.
 *
 * @param titles - at least one; they differ when case is ignored
 * @param rows - each with a cell for each title
 */
export function table(caption: string, titles: readonly string[], rows: Cell[][]): TableBlock {
  const columns = titles.map((title, i): ReportColumn => {
    const isFigures = rows.some((row) => typeof row[i] === 'number');
    return { id: title.toLowerCase().replaceAll(' ', '-'), title, align: isFigures ? 'right' : 'left' };
  });
  return { kind: 'table', caption, columns, rows };
}
