/**
 * Tables and labelled values on a page of fixed width.
 *
 * Numbers are never broken. A table that is too wide narrows its widest left-aligned column first, then wraps the
 * headings of its right-aligned ones; if that is not enough it becomes a list, one labelled value a line.
 */
import { formatInteger } from '@ec/prng';
import { formatCell } from '../document/format-number.js';
import { isAscii, isPlain, plainLine } from '../document/plain-line.js';
import { fits, textWidth, wrapLine } from './text-columns.js';
import type { Cell, ReportColumn, ReportFact, TableBlock } from '../document/types.js';

/** Least width to which a left-aligned column may shrink. */
const NARROWEST_TEXT = 12;
/** Least width of a column. */
const NARROWEST = 2;
const GAP = '  ';

/** Adds the lines of a table without its caption, each at most `width` columns. */
export function layOutTable({ columns, rows }: TableBlock, width: number, lines: string[]): void {
  const titles = columns.map(({ title }) => plainLine(title));
  let isEven = titles.every(isAscii);
  /** Widths of the cells: of plain ones at once, and of all others once it is known that there are any. */
  const contents = columns.map(() => NARROWEST);
  const widen = (i: number, content: number): void => {
    if (content > (contents[i] ?? 0)) contents[i] = content;
  };
  const written = (cell: Cell, i: number): string => {
    const text = typeof cell === 'number' ? formatInteger(cell) : cell;
    if (text === cell && !isPlain(text)) {
      isEven = false;
      return plainLine(text);
    }
    widen(i, text.length);
    return text;
  };
  const cells = rows.map((row) => row.map(written));
  if (!isEven) for (const row of cells) row.forEach((text, i) => widen(i, textWidth(text)));
  const widthOf = isEven ? lengthOf : textWidth;
  const fitted = fitColumns(columns, titles, contents, widthOf, width - GAP.length * (columns.length - 1));
  if (!fitted) {
    layOutRecords(titles, cells, width, lines);
    return;
  }
  const { widths, isNarrowed } = fitted;
  const places = placesOf(columns, widths);
  const add = (texts: readonly string[], from: 'top' | 'bottom'): void => {
    if (!isNarrowed || texts.every((text, i) => widthOf(text) <= (widths[i] ?? 0))) {
      lines.push(lineOf(texts, places, widthOf));
      return;
    }
    const wrapped = texts.map((text, i) => wrapLine(text, widths[i] ?? 0));
    for (const some of sideBySide(wrapped, from)) lines.push(lineOf(some, places, widthOf));
  };
  add(titles, 'bottom');
  add(widths.map(dashes), 'top');
  for (const row of cells) add(row, 'top');
}

/** Where the texts of a column stand: after its left edge, or before its right one; edges are counted from 0. */
interface Place {
  readonly edge: number;
  readonly isRight: boolean;
}

function placesOf(columns: readonly ReportColumn[], widths: readonly number[]): Place[] {
  let left = 0;
  return columns.map(({ align }, i) => {
    const right = left + (widths[i] ?? 0);
    const place = align === 'right' ? { edge: right, isRight: true } : { edge: left, isRight: false };
    left = right + GAP.length;
    return place;
  });
}

/** Texts at their places; the line ends with the last of them. */
function lineOf(
  texts: readonly string[],
  places: readonly Place[],
  widthOf: (text: string) => number,
): string {
  let line = '';
  let end = 0;
  for (let i = 0; i < places.length; i++) {
    const text = texts[i];
    const place = places[i];
    if (!text || !place) continue;
    const taken = widthOf(text);
    const start = place.isRight ? place.edge - taken : place.edge;
    line += blanks(start - end) + text;
    end = start + taken;
  }
  return line;
}

function lengthOf({ length }: string): number {
  return length;
}

/** A sign so many times; reports fill up millions of cells, so that the first numbers are kept. */
function repeating(sign: string): (count: number) => string {
  const kept = Array.from({ length: 64 }, (_, count) => sign.repeat(count));
  return (count) => kept[count] ?? sign.repeat(Math.max(0, count));
}

const blanks = /* @__PURE__ */ repeating(' ');
const dashes = /* @__PURE__ */ repeating('-');

/** Adds the lines of labelled values, each at most `width` columns, the values under one another. */
export function layOutFacts(facts: readonly ReportFact[], width: number, lines: string[]): void {
  const labels = facts.map(({ label }) => plainLine(label));
  const widest = labels.reduce((most, label) => Math.max(most, textWidth(label)), 0);
  const left = Math.min(widest, Math.floor(width / 2) - GAP.length);
  const right = width - left - GAP.length;
  const add = (label: string, text: string): void => {
    lines.push(text === '' ? label : label + blanks(left + GAP.length - textWidth(label)) + text);
  };
  facts.forEach(({ value }, i) => {
    const label = labels[i] ?? '';
    const text = formatCell(value);
    if (fits(label, left) && fits(text, right)) {
      add(label, text);
      return;
    }
    const wrapped = sideBySide([wrapLine(label, left), wrapLine(text, right)], 'top');
    for (const [first = '', second = ''] of wrapped) add(first, second);
  });
}

/** Widths that add up to at most `room`, and whether some are less than their texts; `undefined` when there are none. */
function fitColumns(
  columns: readonly ReportColumn[],
  titles: readonly string[],
  contents: readonly number[],
  widthOf: (text: string) => number,
  room: number,
): { readonly widths: readonly number[]; readonly isNarrowed: boolean } | undefined {
  const widths = contents.map((content, i) => Math.max(content, widthOf(titles[i] ?? '')));
  let excess = sum(widths) - room;
  if (excess <= 0) return { widths, isNarrowed: false };
  const least = columns.map(({ align }, i) =>
    align === 'left'
      ? Math.min(widths[i] ?? 0, NARROWEST_TEXT)
      : Math.max(contents[i] ?? 0, ...(titles[i] ?? '').split(' ').map(widthOf)),
  );
  if (sum(least) > room) return undefined;
  for (const align of ['left', 'right'] as const) {
    while (excess > 0) {
      const widest = widestAbove(least, widths, (i) => columns[i]?.align === align);
      if (widest === undefined) break;
      widths[widest] = (widths[widest] ?? 0) - 1;
      excess -= 1;
    }
  }
  return { widths, isNarrowed: true };
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
  lines: string[],
): void {
  cells.forEach((row, index) => {
    if (index > 0) lines.push('');
    layOutFacts(
      row.map((value, i) => ({ label: titles[i] ?? '', value })),
      width,
      lines,
    );
  });
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
