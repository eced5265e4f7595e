/**
 * Tables and labelled values on a page of fixed width.
 *
 * Numbers are never broken. A table that is too wide narrows its widest left-aligned column first, then wraps the
 * headings of its right-aligned ones; if that is not enough it becomes a list, one labelled value a line.
 */
import { formatCell } from '../document/format-number.js';
import { plainLine } from '../document/plain-line.js';
import { isAscii, textWidth, wrapLine } from './text-columns.js';
import type { ReportColumn, ReportFact, TableBlock } from '../document/types.js';

/** Least width to which a left-aligned column may shrink. */
const NARROWEST_TEXT = 12;
const GAP = '  ';

/** Lines of a table without its caption, each at most `width` columns. */
export function layOutTable({ columns, rows }: TableBlock, width: number): string[] {
  const titles = columns.map(({ title }) => plainLine(title));
  const cells = rows.map((row) => row.map(formatCell));
  // characters are counted only where some are wider than others
  const widthOf = titles.every(isAscii) && cells.every((row) => row.every(isAscii)) ? lengthOf : textWidth;
  const widths = fitColumns(columns, titles, cells, widthOf, width - GAP.length * (columns.length - 1));
  if (!widths) return layOutRecords(titles, cells, width);
  const isRight = columns.map(({ align }) => align === 'right');
  const line = (texts: readonly string[]): string => {
    let joined = '';
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i] ?? '';
      const blank = blanks((widths[i] ?? 0) - widthOf(text));
      joined += (i > 0 ? GAP : '') + (isRight[i] ? blank + text : text + blank);
    }
    return joined.trimEnd();
  };
  const lines = (texts: readonly string[], from: 'top' | 'bottom'): string[] =>
    texts.every((text, i) => widthOf(text) <= (widths[i] ?? 0))
      ? [line(texts)]
      : sideBySide(
          texts.map((text, i) => wrapLine(text, widths[i] ?? 0)),
          from,
        ).map(line);
  return [
    ...lines(titles, 'bottom'),
    line(widths.map((columnWidth) => '-'.repeat(columnWidth))),
    ...cells.flatMap((row) => lines(row, 'top')),
  ];
}

function lengthOf({ length }: string): number {
  return length;
}

/** So many blanks, at each number; reports fill up millions of cells. */
const BLANKS = /* @__PURE__ */ Array.from({ length: 64 }, (_, count) => ' '.repeat(count));

function blanks(count: number): string {
  return BLANKS[count] ?? ' '.repeat(Math.max(0, count));
}

/** Lines of labelled values, each at most `width` columns, the values under one another. */
export function layOutFacts(facts: readonly ReportFact[], width: number): string[] {
  const labels = facts.map(({ label }) => plainLine(label));
  const widest = labels.reduce((most, label) => Math.max(most, textWidth(label)), 0);
  const labelWidth = Math.min(widest, Math.floor(width / 2) - GAP.length);
  const line = (label: string, text: string): string =>
    (label + blanks(labelWidth - textWidth(label)) + GAP + text).trimEnd();
  return facts.flatMap(({ value }, i) => {
    const label = labels[i] ?? '';
    const text = formatCell(value);
    const room = width - labelWidth - GAP.length;
    if (textWidth(label) <= labelWidth && textWidth(text) <= room) return line(label, text);
    const wrapped = sideBySide([wrapLine(label, labelWidth), wrapLine(text, room)], 'top');
    return wrapped.map(([first = '', second = '']) => line(first, second));
  });
}

/** Widths that add up to at most `room`, or `undefined` when there are none. */
function fitColumns(
  columns: readonly ReportColumn[],
  titles: readonly string[],
  cells: readonly (readonly string[])[],
  widthOf: (text: string) => number,
  room: number,
): number[] | undefined {
  const contents = columns.map((_, i) =>
    cells.reduce((most, row) => Math.max(most, widthOf(row[i] ?? '')), 2),
  );
  const widths = contents.map((content, i) => Math.max(content, widthOf(titles[i] ?? '')));
  const least = columns.map(({ align }, i) =>
    align === 'left'
      ? Math.min(widths[i] ?? 0, NARROWEST_TEXT)
      : Math.max(contents[i] ?? 0, ...(titles[i] ?? '').split(' ').map(widthOf)),
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
