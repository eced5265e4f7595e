import { table, type Cell, type TableBlock } from '@ec/reports';

/** A table as a list: none without rows. */
export function tableWhereRows(caption: string, titles: readonly string[], rows: Cell[][]): TableBlock[] {
  return rows.length === 0 ? [] : [table(caption, titles, rows)];
}
