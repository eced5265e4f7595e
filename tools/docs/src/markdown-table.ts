import type { Cell, TableBlock } from '@ec/reports';

/** Makes one table of the documentation from the code. */
export type TableMaker = () => TableBlock;

/**
 * A table that only a page has. A column of figures, ranges of figures and dashes alone is aligned right. Its texts may be Markdown.
 */
export function pageTable(titles: readonly string[], rows: readonly (readonly Cell[])[]): TableBlock {
  const cells = rows.map((row) => row.map((cell) => (Number.isInteger(cell) ? cell : written(cell))));
  return {
    kind: 'table',
    caption: '',
    columns: titles.map((title, i) => ({
      id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      title,
      align: cells.every((row) => isFigure(written(row[i] ?? ''))) ? 'right' : 'left',
    })),
    rows: cells,
  };
}

/** Columns of text that users type: it is shown as code. */
const TYPED = new Set(['key', 'value', 'default', 'order']);

/** Markdown of a table, without its caption: the page says what it is. */
export function markdownTable({ columns, rows }: TableBlock): string {
  const titles = columns.map(({ title }) => title);
  const rules = columns.map(({ align }) => (align === 'right' ? '---:' : '---'));
  const cells = rows.map((row) =>
    row.map((cell, i) =>
      typeof cell === 'string' && TYPED.has(columns[i]?.id ?? '') ? `\`${cell}\`` : written(cell),
    ),
  );
  return [titles, rules, ...cells]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** An integer with its digits in groups of three, or a decimal as it is. */
export function figure(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function written(cell: Cell): string {
  return typeof cell === 'number' ? figure(cell) : cell;
}

function isFigure(cell: string): boolean {
  return cell === '—' || /^[\d.,–%/ ]+$/.test(cell);
}
