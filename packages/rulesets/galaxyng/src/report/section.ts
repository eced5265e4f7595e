import { derived } from '@ec/prng';
import type { Cell, FactsBlock, LinesBlock, ReportColumn, TableBlock } from '@ec/reports';
import { cutToHundredths, roundToHundredths } from '../numbers/hundredths.js';
import type { GalaxyView } from '../view/view.js';
import { Names } from './names.js';

/** What the sections of a report are made with. */
export interface Reporter {
  readonly view: GalaxyView;
  readonly names: Names;
  /** A figure with two decimals, cut or, in the classic way, rounded. */
  readonly figure: (value: number) => string;
}

/** What the sections of a report are made with, for a view. */
export function reporterOf(view: GalaxyView): Reporter {
  const shown = view.rules.classic.reportNumbers ? roundToHundredths : cutToHundredths;
  return { view, names: new Names(view), figure: (value) => decimals(shown(value)) };
}

/** Figures below 10, which are most of a report: technologies, above all. */
const SMALL = Array.from({ length: 1000 }, (_, i) => (i / 100).toFixed(2));

/** The last digits of figures. */
const ENDINGS = SMALL.slice(0, 100).map((figure) => figure.slice(1));

/** A figure of whole hundredths, like `toFixed(2)`, which takes a third of the time of a large report. */
function decimals(value: number): string {
  const hundredths = Math.round(100 * value);
  const small = SMALL[hundredths];
  if (small !== undefined) return small;
  if (hundredths < 0 || hundredths > Number.MAX_SAFE_INTEGER) return value.toFixed(2);
  const whole = Math.floor(hundredths / 100);
  return `${whole}${ENDINGS[hundredths - 100 * whole] ?? ''}`;
}

/** What a part of a report is about, for formats that programs read: the race of a table of planets, the speed of a fleet. */
export type About = Readonly<Record<string, string>>;

/** A section of the report, before it takes one of its forms. */
export interface GalaxySection {
  readonly id: string;
  readonly title: string;
  readonly about: About;
  readonly blocks: readonly GalaxyBlock[];
}

/** A piece of a section. */
export type GalaxyBlock = GalaxyTable | GalaxyLines | FactsBlock;

/** Lines with a heading, which may be empty. */
export interface GalaxyLines extends LinesBlock {
  readonly caption: string;
}

/** A table of a section, and what it is about. */
export interface GalaxyTable extends TableBlock {
  readonly about: About;
}

/** A column: its title as the manual has it, and a name for programs; text stands left, figures right. */
export type ColumnDeclaration = readonly [title: string, id: string, align?: 'left'];

/** A section with one table; none without rows. */
export function tableSection(
  id: string,
  title: string,
  columns: readonly ColumnDeclaration[],
  rows: Cell[][],
  about: About = {},
): GalaxySection[] {
  return rows.length === 0 ? [] : [{ id, title, about, blocks: [table('', columns, rows)] }];
}

/** A table of a report; one that stands alone in its section needs no caption. */
export function table(
  caption: string,
  columns: readonly ColumnDeclaration[],
  rows: Cell[][],
  about: About = {},
): GalaxyTable {
  return { kind: 'table', caption, about, columns: columnsOf(columns), rows };
}

/** A section of lines; none without any. */
export function linesSection(id: string, title: string, lines: readonly string[]): GalaxySection[] {
  return lines.length === 0 ? [] : [{ id, title, about: {}, blocks: [linesBlock('', lines.map(plain))] }];
}

/** Lines of a section, as they are. */
export function linesBlock(caption: string, lines: string[]): GalaxyLines {
  return { kind: 'lines', caption, lines };
}

/** A line without the characters that no report has. */
function plain(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, ' ');
}

/** Columns as they were declared, which thousands of tables share. */
const columnsOf = derived((columns: readonly ColumnDeclaration[]) =>
  columns.map(([title, id, align]): ReportColumn => ({ id, title, align: align ?? 'right' })),
);
