/** A table of a page: titles of the columns, and rows of text or figures; figures stand to the right. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Makes one table of the documentation from the code. */
export type TableMaker = () => Table;

/** Markdown of a table; a column of nothing but figures, ranges of figures and dashes is set to the right. */
export function markdownTable({ columns, rows }: Table): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? figure(cell) : cell)));
  const rules = columns.map((_, i) => (cells.every((row) => isFigure(row[i] ?? '')) ? '---:' : '---'));
  return [columns, rules, ...cells]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** An integer with its digits in groups of three, or a decimal as it is. */
export function figure(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Least and greatest value, or the one value when they are the same. */
export function range(least: number, greatest: number): string {
  return least === greatest ? figure(least) : `${figure(least)}–${figure(greatest)}`;
}

function isFigure(cell: string): boolean {
  return cell === '—' || /^[\d.,–%/ ]+$/.test(cell);
}
