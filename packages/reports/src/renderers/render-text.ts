import { shown } from '@ec/prng';
import { plainLine } from '../document/plain-line.js';
import { requireDocument } from '../document/require-document.js';
import {
  sectionTitles,
  shownSections,
  type RenderOptions,
  type SectionTitles,
} from '../document/shown-sections.js';
import { foldLine, textWidth, wrapLine } from './text-columns.js';
import { layOutFacts, layOutTable } from './text-table.js';
import type { ReportBlock, ReportDocument, ReportNote } from '../document/types.js';

/** Page width of the text renderer, and how much it shows. */
export interface TextOptions extends RenderOptions {
  /** Columns of the page, at least 40 (included); 132 when not given. */
  width?: number | undefined;
}

const DEFAULT_WIDTH = 132;
/** Least width of a page of text, in columns. */
export const LEAST_WIDTH = 40;

/**
 * A report as text for a printer or a terminal: no line is wider than the page, ends in a blank, or holds a control
 * character. A line of a `lines` block that is too wide goes on, indented by four blanks, after a backslash at the end.
 *
 * @throws RangeError when the width is not an integer, at least 40, an option is misspelt, or the document is malformed (a caller's bug)
 */
export function renderText(doc: ReportDocument, options: TextOptions = {}): string {
  const { width = DEFAULT_WIDTH } = options;
  if (!Number.isSafeInteger(width) || width < LEAST_WIDTH) {
    throw new RangeError(`width: expected an integer, at least ${LEAST_WIDTH}, received ${shown(width)}`);
  }
  requireDocument(doc);
  const lines = underlined(doc.title, '=', width);
  if (doc.subtitle !== '') lines.push(...wrapLine(plainLine(doc.subtitle), width));
  const page = { width, titles: sectionTitles(doc) };
  for (const section of shownSections(doc, options)) {
    lines.push('', '', ...underlined(section.title, '-', width));
    section.blocks.forEach((block, index) => {
      if (index > 0) lines.push('');
      layOutBlock(block, page, lines);
    });
  }
  return `${lines.join('\n')}\n`;
}

/** What the lines of a block depend on. */
interface Page {
  readonly width: number;
  readonly titles: SectionTitles;
}

/** Adds the lines of a block. */
function layOutBlock(block: ReportBlock, { width, titles }: Page, lines: string[]): void {
  switch (block.kind) {
    case 'paragraph':
      lines.push(...wrapLine(plainLine(block.text), width));
      break;
    case 'facts':
      layOutFacts(block.facts, width, lines);
      break;
    case 'notes':
      for (const note of block.notes) lines.push(...layOutNote(note, width, titles));
      break;
    case 'table': {
      const caption = plainLine(block.caption);
      if (caption !== '') lines.push(...wrapLine(caption, width));
      layOutTable(block, width, lines);
      break;
    }
    case 'lines':
    case 'picture':
      for (const line of block.lines) for (const piece of foldLine(line, width)) lines.push(piece);
  }
}

/** A note after its mark, `!` where it cannot wait; below it the section that says more, and the order that would help. */
function layOutNote(
  { text, isUrgent, section, order }: ReportNote,
  width: number,
  titles: SectionTitles,
): string[] {
  const title = section === undefined ? '' : plainLine(titles.get(section) ?? '');
  const more = title === '' ? [] : wrapLine(`See ${title}.`, width - NOTE_INDENT.length);
  const [first = '', ...others] = wrapLine(plainLine(text), width - NOTE_INDENT.length);
  return [
    `${isUrgent ? '!' : '-'} ${first}`.trimEnd(),
    ...[...others, ...more].map((line) => NOTE_INDENT + line),
    ...(order === undefined ? [] : foldLine(`${NOTE_INDENT}Order: ${order}`, width)),
  ];
}

const NOTE_INDENT = '  ';

function underlined(title: string, rule: string, width: number): string[] {
  const lines = wrapLine(plainLine(title), width);
  return [...lines, rule.repeat(Math.max(...lines.map(textWidth)))];
}
