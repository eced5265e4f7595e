/**
 * Tables and labelled values on a page of fixed width.
 *
 * Numbers are never broken. A table that is too wide narrows its widest left-aligned column first, then wraps the
 * headings of its right-aligned ones; if that is not enough it becomes a list, one labelled value a line.
 */
import { formatCell } from '../document/format-number.js';
import { plainLine } from '../document/plain-line.js';
import { pad, textWidth, wrapLine } from './text-columns.js';
import type { ReportColumn, ReportFact, TableBlock } from '../document/types.js';

/** Least width to which a left-aligned column may shrink. */
const NARROWEST_TEXT = 12;
const GAP = '  ';

/** Lines of a table without its caption, each at most `width` columns. */
export function layOutTable({ columns, rows }: TableBlock, width: number): string[] {
  const titles = columns.map(({ title }) => plainLine(title));
  const cells = rows.map((row) => row.map(formatCell));
  const widths = fitColumns(columns, titles, cells, width - GAP.length * (columns.length - 1));
  if (!widths) return layOutRecords(titles, cells, width);
  const line = (texts: readonly string[]) =>
    texts
      .map((text, i) => pad(text, widths[i] ?? 0, columns[i]?.align ?? 'left'))
      .join(GAP)
      .trimEnd();
  const lines = (texts: readonly string[], from: 'top' | 'bottom') =>
    sideBySide(
      texts.map((text, i) => wrapLine(text, widths[i] ?? 0)),
      from,
    ).map(line);
  return [
    ...lines(titles, 'bottom'),
    line(widths.map((columnWidth) => '-'.repeat(columnWidth))),
    ...cells.flatMap((row) => lines(row, 'top')),
  ];
}

/** Lines of labelled values, each at most `width` columns, the values under one another. */
export function layOutFacts(facts: readonly ReportFact[], width: number): string[] {
  const labels = facts.map(({ label }) => plainLine(label));
  const widest = labels.reduce((most, label) => Math.max(most, textWidth(label)), 0);
  const labelWidth = Math.min(widest, Math.floor(width / 2) - GAP.length);
  return facts.flatMap(({ value }, i) =>
    sideBySide(
      [wrapLine(labels[i] ?? '', labelWidth), wrapLine(formatCell(value), width - labelWidth - GAP.length)],
      'top',
    ).map(([label = '', text = '']) => (pad(label, labelWidth, 'left') + GAP + text).trimEnd()),
  );
}

/** Widths that add up to at most `room`, or `undefined` when there are none. */
function fitColumns(
  columns: readonly ReportColumn[],
  titles: readonly string[],
  cells: readonly (readonly string[])[],
  room: number,
): number[] | undefined {
  const contents = columns.map((_, i) => Math.max(2, ...cells.map((row) => textWidth(row[i] ?? ''))));
  const widths = contents.map((content, i) => Math.max(content, textWidth(titles[i] ?? '')));
  const least = columns.map(({ align }, i) =>
    align === 'left'
      ? Math.min(widths[i] ?? 0, NARROWEST_TEXT)
      : Math.max(contents[i] ?? 0, ...(titles[i] ?? '').split(' ').map(textWidth)),
  );
  let excess = sum(widths) - room;
  if (sum(least) > room) return undefined;
  for (const align of ['left', 'right'] as const) {
    while (excess > 0) {
      const widest = widestAbove(least, widths, (i) => columns[i]?.align === align);
      if (widest === undefined) break;
      widths[widest] = (widths[widest] ?? 0) - 1;
      excess -= 1;
    }
  }
  return widths;
}

function widestAbove(
  least: readonly number[],
  widths: readonly number[],
  isCandidate: (i: number) => boolean,
): number | undefined {
  let widest: number | undefined;
  widths.forEach((columnWidth, i) => {
    if (!isCandidate(i) || columnWidth <= (least[i] ?? 0)) return;
    if (widest === undefined || columnWidth > (widths[widest] ?? 0)) widest = i;
  });
  return widest;
}

function layOutRecords(
  titles: readonly string[],
  cells: readonly (readonly string[])[],
  width: number,
): string[] {
  return cells.flatMap((row, index) => [
    ...(index === 0 ? [] : ['']),
    ...layOutFacts(
      row.map((value, i) => ({ label: titles[i] ?? '', value })),
      width,
    ),
  ]);
}

/** Turns wrapped cells into rows of lines, short cells filled with empty lines below or above. */
function sideBySide(wrapped: readonly (readonly string[])[], from: 'top' | 'bottom'): string[][] {
  const height = Math.max(...wrapped.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    wrapped.map((lines) => lines[from === 'top' ? row : row - height + lines.length] ?? ''),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
