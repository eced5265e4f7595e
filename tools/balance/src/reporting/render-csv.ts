import type { BalanceReport } from './balance-report.js';
import { figureTable } from './figure-table.js';
import { plainLine } from './plain-line.js';

/** Columns of the table. */
const HEAD = ['figure', 'row', 'column', 'value', 'low', 'high', 'n'] as const;

/**
 * All figures of a report as one tidy table: a line for every value, with the bounds of its interval and the trials or cases that it rests
 * on. Shares are from 0 to 1; unknown values are empty. Lines end as in RFC 4180.
 */
export function renderCsv({ figures }: BalanceReport): string {
  const lines = figures.flatMap((figure) => {
    const { columns, rows } = figureTable(figure);
    return rows.flatMap(({ label, cells }) =>
      columns.map(({ title }, i) => {
        const { value = null, low = null, high = null, n = null } = cells[i] ?? {};
        return [...[figure.id, label, title].map(field), ...[value, low, high, n].map(number)];
      }),
    );
  });
  return [HEAD, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

function number(value: number | null): string {
  return value === null ? '' : String(value);
}

/** A text as a field. An apostrophe goes before what a spreadsheet would take for a formula; numbers stay. */
function field(text: string): string {
  const line = plainLine(text);
  const safe = /^[=+\-@＝＋－＠]/.test(line) && !/^-\d+(?:\.\d+)?$/.test(line) ? `'${line}` : line;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
