import { formatCell } from '../document/format-number.js';
import { plainLine } from '../document/plain-line.js';
import { requireDocument } from '../document/require-document.js';
import {
  sectionTitles,
  shownSections,
  type RenderOptions,
  type SectionTitles,
} from '../document/shown-sections.js';
import type {
  Cell,
  LinesBlock,
  NotesBlock,
  ReportBlock,
  ReportDocument,
  TableBlock,
} from '../document/types.js';

/**
 * A report as CommonMark with GitHub's tables. Nothing in a text acts as markup.
 *
 * @throws RangeError when an option is misspelt, or the document is malformed (a caller's bug)
 */
export function renderMarkdown(doc: ReportDocument, options: RenderOptions = {}): string {
  requireDocument(doc);
  const parts = [`# ${escapeMarkdown(doc.title)}`];
  if (doc.subtitle !== '') parts.push(paragraph(doc.subtitle));
  const titles = sectionTitles(doc);
  for (const section of shownSections(doc, options)) {
    parts.push(`## ${escapeMarkdown(section.title)}`);
    for (const block of section.blocks) parts.push(writeBlock(block, titles));
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function writeBlock(block: ReportBlock, titles: SectionTitles): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'facts':
      return block.facts
        .map(({ label, value }) => `- **${escapeMarkdown(label)}:** ${escapeCell(value)}`.trimEnd())
        .join('\n');
    case 'notes':
      return writeNotes(block, titles);
    case 'table':
      return writeTable(block);
    case 'lines':
    case 'picture':
      return writeLines(block);
  }
}

/** One item a note: an urgent one in bold, the section that says more in italics, the order as code. */
function writeNotes({ notes }: NotesBlock, titles: SectionTitles): string {
  return notes
    .map(({ text, isUrgent, section, order }) => {
      const words = escapeMarkdown(text);
      const shown = isUrgent && words !== '' ? `**${words}**` : paragraph(text);
      const title = section === undefined ? '' : escapeMarkdown(titles.get(section) ?? '');
      const more = title === '' ? '' : ` See *${title}*.`;
      return `- ${shown}${more}${order === undefined ? '' : ` ${code(order)}`}`.trimEnd();
    })
    .join('\n');
}

/** A line as code, between more backticks than it has in a row. */
function code(line: string): string {
  const fence = '`'.repeat(1 + longestRun([line]));
  const isPadded = /^[ `].*[^ ]|[^ ].*[ `]$|^`/.test(line) || line === '';
  return isPadded ? `${fence} ${line} ${fence}` : fence + line + fence;
}

function writeTable({ caption, columns, rows }: TableBlock): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    row(columns.map(({ title }) => escapeMarkdown(title))),
    row(columns.map(({ align }) => (align === 'left' ? ':---' : '---:'))),
    ...rows.map((cells) => row(cells.map(escapeCell))),
  ].join('\n');
  const heading = escapeMarkdown(caption);
  return heading === '' ? table : `**${heading}**\n\n${table}`;
}

/** Lines between fences that are longer than any run of backticks in them. */
function writeLines({ lines }: Pick<LinesBlock, 'lines'>): string {
  if (lines.length === 0) return '';
  const fence = '`'.repeat(Math.max(SHORTEST_FENCE, longestRun(lines) + 1));
  return [fence, ...lines, fence].join('\n');
}

const SHORTEST_FENCE = 3;

/** Backticks in the longest row of them. */
function longestRun(lines: readonly string[]): number {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  return Math.max(0, ...runs.map(({ length }) => length));
}

function escapeCell(cell: Cell): string {
  return typeof cell === 'number' ? formatCell(cell) : escapeMarkdown(cell);
}

/** Escapes characters that make a list, a quotation or a rule only at the start of a line. */
function paragraph(text: string): string {
  return escapeMarkdown(text).replace(/^(\d*)([-+.)])/, '$1\\$2');
}

function escapeMarkdown(text: string): string {
  const line = plainLine(text);
  if (!MARKUP.test(line)) return line;
  return line
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_[\]|~#$]/g, String.raw`\$&`);
}

const MARKUP = /[&<>\\`*_[\]|~#$]/;
