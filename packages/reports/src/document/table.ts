import { labelId } from './label-id.js';
import type { Cell, ReportColumn, TableBlock } from './types.js';

/** A text that is a figure, or stands in the place of one. */
const FIGURE = /^(|—|[+-]?\d+(\.\d+)?( %)?)$/;

/**
 * A table whose columns are named after their titles, by the letters a to z and digits where those tell them apart, and otherwise by all of
 * their letters; those of nothing but figures, blanks and dashes are right-aligned.
 *
 * @param titles - at least one; they differ in their letters and digits when case is ignored
 * @param rows - each with a cell for each title
 */
export function table(caption: string, titles: readonly string[], rows: Cell[][]): TableBlock {
  const ids = titles.map(labelId);
  const isAlone = (id: string): boolean => ids.indexOf(id) === ids.lastIndexOf(id);
  const columns = titles.map((title, i): ReportColumn => {
    const id = ids[i] ?? '';
    const isFigures = rows.some((row) => row[i] !== '') && rows.every((row) => FIGURE.test(String(row[i])));
    return { id: isAlone(id) ? id : lettersOf(title), title, align: isFigures ? 'right' : 'left' };
  });
  return { kind: 'table', caption, columns, rows };
}

/** The letters and digits of a title, of any script. */
function lettersOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}
