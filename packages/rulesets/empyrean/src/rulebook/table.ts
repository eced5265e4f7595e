import type { ReportColumn, TableBlock } from '@ec/reports';

/** A table with a caption. */
export function table(caption: string, columns: ReportColumn[], rows: TableBlock['rows']): TableBlock {
  return { kind: 'table', caption, columns, rows };
}
