import type { Cell, ReportBlock, ReportColumn, ReportSection, TableBlock } from '@ec/reports';

/** A section with some blocks. */
export function section(id: string, title: string, ...blocks: ReportBlock[]): ReportSection {
  return { id, title, blocks };
}

/** A table; a title that starts with `#` is that of a column of numbers. */
export function table(caption: string, titles: readonly string[], rows: Cell[][]): TableBlock {
  const columns = titles.map((written): ReportColumn => {
    const title = written.replace(/^#/, '');
    const align = title === written ? 'left' : 'right';
    return { id: title.toLowerCase().replaceAll(' ', '-'), title, align };
  });
  return { kind: 'table', caption, columns, rows };
}

/** A section with one table; none where it would be empty. */
export function tableSection(
  id: string,
  title: string,
  titles: readonly string[],
  rows: Cell[][],
): ReportSection[] {
  return rows.length === 0 ? [] : [section(id, title, table('', titles, rows))];
}
