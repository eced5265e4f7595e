import type { Cell, ReportBlock, ReportColumn } from '@ec/reports';

/** A table, or a sentence in its place when it has no rows. */
export function tableOr(none: string, caption: string, columns: ReportColumn[], rows: Cell[][]): ReportBlock {
  return rows.length === 0 ? { kind: 'paragraph', text: none } : { kind: 'table', caption, columns, rows };
}
