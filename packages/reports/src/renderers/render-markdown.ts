import { formatCell } from '../document/format-number.js';
import { plainLine } from '../document/plain-line.js';
import { requireDocument } from '../document/require-document.js';
import { shownSections, type RenderOptions } from '../document/shown-sections.js';
import type { Cell, LinesBlock, ReportBlock, ReportDocument, TableBlock } from '../document/types.js';

/**
 * A report as CommonMark with GitHub's tables. Nothing in a text acts as markup.
 *
 * @throws RangeError when the document is malformed (a caller's bug)
 */
export function renderMarkdown(doc: ReportDocument, options: RenderOptions = {}): string {
  requireDocument(doc);
  const parts = [`# ${escapeMarkdown(doc.title)}`];
  if (doc.subtitle !== '') parts.push(paragraph(doc.subtitle));
  for (const section of shownSections(doc, options)) {
    parts.push(`## ${escapeMarkdown(section.title)}`);
    for (const block of section.blocks) parts.push(writeBlock(block));
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function writeBlock(block: ReportBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'facts':
      return block.facts
        .map(({ label, value }) => `- **${escapeMarkdown(label)}:** ${escapeCell(value)}`.trimEnd())
        .join('\n');
    case 'table':
      return writeTable(block);
    case 'lines':
    case 'picture':
      return writeLines(block);
  }
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
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = '`'.repeat(Math.max(SHORTEST_FENCE, ...runs.map(({ length }) => length + 1)));
  return [fence, ...lines, fence].join('\n');
}

const SHORTEST_FENCE = 3;

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
