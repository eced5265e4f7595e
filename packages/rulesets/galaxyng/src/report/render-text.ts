/**
 * The turn report as text, as players know it.
 *
 * @see N-34
 */
import type { Cell, FactsBlock, ReportColumn } from '@ec/reports';
import type { GalaxyView } from '../view/view.js';
import { classicHeadings, type Headings } from './classic-headings.js';
import { sectionsOf, titleOf } from './report.js';
import type { GalaxyBlock, GalaxySection, GalaxyTable } from './section.js';

/** Sections whose labels all stand left, over names. */
const LABELS_LEFT: ReadonlySet<string> = new Set(['your-routes']);

/** So many blanks, at each number; a large game fills up a million cells. */
const BLANKS = Array.from({ length: 32 }, (_, count) => ' '.repeat(count));

/** The turn report of a race as text. */
export function renderTurnText(view: GalaxyView): string {
  const headings = view.rules.classic.headings ? classicHeadings(view) : undefined;
  return textOf(titleOf(view), sectionsOf(view), headings);
}

/**
 * Sections as text: titles after two tabs, between blank lines.
 *
 * @param headings - lines that stand in place of the title of a section, by its ID
 */
export function textOf(title: string, sections: readonly GalaxySection[], headings?: Headings): string {
  const lines = ['', ...titled(title)];
  for (const section of sections) {
    const { above, instead } = headings?.get(section.id) ?? {};
    pushAll(lines, above ?? titled(section.title));
    if (instead) {
      pushAll(lines, instead(section.about));
      continue;
    }
    const isLeft = LABELS_LEFT.has(section.id);
    for (const block of section.blocks) {
      if (block.kind !== 'facts' && block.caption !== '') pushAll(lines, titled(block.caption));
      pushAll(lines, textsOf(block, isLeft));
      lines.push('');
    }
  }
  return `${lines.join('\n')}\n`;
}

function titled(title: string): string[] {
  return [`\t\t${title}`, ''];
}

function pushAll(lines: string[], more: readonly string[]): void {
  for (const line of more) lines.push(line);
}

/** Lines of a block, those of a table as one text. */
function textsOf(block: GalaxyBlock, isLeft: boolean): readonly string[] {
  if (block.kind === 'lines') return block.lines;
  return block.kind === 'facts' ? factLines(block) : [tableText(block, isLeft)];
}

function factLines({ facts }: FactsBlock): string[] {
  const width = Math.max(...facts.map(({ label }) => label.length));
  return facts.map(({ label, value }) => `${label.padEnd(width)} ${value}`);
}

/** A table: each column as wide as its longest cell or label, and a blank after each. */
function tableText({ columns, rows }: GalaxyTable, isLeft: boolean): string {
  const widths = columns.map(({ title }) => title.length);
  for (const row of rows)
    for (let i = 0; i < widths.length; i++) {
      const { length } = textOfCell(row[i]);
      if (length > (widths[i] ?? 0)) widths[i] = length;
    }
  const isText = columns.map(({ align }) => align === 'left');
  const lines = [labelLine(columns, widths, isLeft)];
  for (const row of rows) {
    let line = '';
    let gap = 0;
    for (let i = 0; i < widths.length; i++) {
      const cell = textOfCell(row[i]);
      const room = (widths[i] ?? 0) - cell.length;
      line += blanksOf(isText[i] ? gap : gap + room) + cell;
      gap = isText[i] ? room + 1 : 1;
    }
    lines.push(line + blanksOf(gap));
  }
  return lines.join('\n');
}

/** Labels of columns, each in the middle, an odd blank to its left. */
function labelLine(columns: readonly ReportColumn[], widths: readonly number[], isLeft: boolean): string {
  let line = '';
  let gap = 0;
  columns.forEach(({ title }, i) => {
    const room = (widths[i] ?? 0) - title.length;
    const before = i === 0 || isLeft ? 0 : Math.ceil(room / 2);
    line += blanksOf(gap + before) + title;
    gap = room - before + 1;
  });
  return line + blanksOf(gap);
}

function blanksOf(count: number): string {
  return BLANKS[count] ?? ' '.repeat(count);
}

function textOfCell(cell: Cell = ''): string {
  return typeof cell === 'string' ? cell : String(cell);
}
