import { formatCell } from '../document/format-number.js';
import { styleSheet } from './html-style.js';
import { escapeMarkup } from '../document/escape-markup.js';
import { plainLine } from '../document/plain-line.js';
import { renderPicture } from '../pictures/render-picture.js';
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
  ReportSection,
  TableBlock,
} from '../document/types.js';

/**
 * A report as one HTML file that needs nothing else: style inside, no script, and a policy that lets it load nothing.
 * Each table, each picture and each block of lines scrolls in its own box, which the keyboard can reach.
 *
 * @throws RangeError when an option is misspelt, or the document is malformed (a caller's bug)
 */
export function renderHtml(doc: ReportDocument, options: RenderOptions = {}): string {
  requireDocument(doc);
  const sections = shownSections(doc, options);
  const title = escapeHtml(doc.title);
  const titles = sectionTitles(doc);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${styleSheet()}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<header>
<h1>${title}</h1>
${doc.subtitle === '' ? '' : `<p class="subtitle">${escapeHtml(doc.subtitle)}</p>\n`}</header>
${writeContents(sections)}<main id="report" tabindex="-1">
${sections.map((section) => writeSection(section, titles)).join('')}</main>
</body>
</html>
`;
}

function writeContents(sections: readonly ReportSection[]): string {
  if (sections.length < 2) return '';
  const links = sections.map(({ id, title }) => `<li><a href="#s-${id}">${escapeHtml(title)}</a></li>\n`);
  return `<nav aria-label="Contents">
<details>
<summary>Contents</summary>
<ol>
${links.join('')}</ol>
</details>
</nav>
`;
}

// The IDs of sections carry a prefix, so that no section can take the ID of the report or of a caption.
function writeSection({ id, title, blocks }: ReportSection, titles: SectionTitles): string {
  return `<section id="s-${id}" aria-labelledby="h-${id}">
<h2 id="h-${id}">${escapeHtml(title)}</h2>
${blocks.map((block, index) => writeBlock(block, { title: `c${index + 1}-${id}`, heading: `h-${id}` }, titles)).join('')}</section>
`;
}

/** IDs of the elements that may name a block. */
interface NameIds {
  /** For the caption of a table or the title of a picture. */
  readonly title: string;
  readonly heading: string;
}

function writeBlock(block: ReportBlock, ids: NameIds, titles: SectionTitles): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>\n`;
    case 'facts': {
      const facts = block.facts.map(
        ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${writeCell(value)}</dd></div>\n`,
      );
      return facts.length === 0 ? '' : `<dl>\n${facts.join('')}</dl>\n`;
    }
    case 'notes':
      return writeNotes(block, titles);
    case 'table':
      return writeTable(block, ids.title);
    case 'lines':
      return writeLines(block, ids.heading);
    case 'picture':
      return renderPicture(block, ids.title);
  }
}

function writeNotes({ notes }: NotesBlock, titles: SectionTitles): string {
  if (notes.length === 0) return '';
  const items = notes.map(({ text, isUrgent, section, order }) => {
    const link =
      section === undefined ? '' : ` <a href="#s-${section}">${escapeHtml(titles.get(section) ?? '')}</a>`;
    const help = order === undefined ? '' : ` <code>${escapeMarkup(order)}</code>`;
    return `<li>${isUrgent ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text)}${link}${help}</li>\n`;
  });
  return `<ul class="notes">\n${items.join('')}</ul>\n`;
}

function writeTable({ caption, columns, rows }: TableBlock, captionId: string): string {
  const heads = columns.map(
    ({ title, align }) => `<th scope="col"${align === 'right' ? NUMBER : ''}>${escapeHtml(title)}</th>`,
  );
  const body = rows.map((row) => {
    const cells = row.map((cell, i) => {
      const name = i === 0 && cell !== '' ? 'th scope="row"' : 'td';
      const style = columns[i]?.align === 'right' ? NUMBER : isShortWord(cell) ? KEPT_TOGETHER : '';
      return `<${name}${style}>${writeCell(cell)}</${name.slice(0, 2)}>`;
    });
    return `<tr>${cells.join('')}</tr>\n`;
  });
  return `<div class="scroll" role="group" aria-labelledby="${captionId}" tabindex="0">
<table>
<caption id="${captionId}">${escapeHtml(caption)}</caption>
<thead>
<tr>${heads.join('')}</tr>
</thead>
<tbody>
${body.join('')}</tbody>
</table>
</div>
`;
}

// An HTML parser drops the line break after the opening tag, so an empty first line stays.
function writeLines({ lines }: LinesBlock, headingId: string): string {
  if (lines.length === 0) return '';
  const text = escapeMarkup(lines.join('\n'));
  return `<pre role="group" aria-labelledby="${headingId}" tabindex="0">\n${text}</pre>\n`;
}

const NUMBER = ' class="n"';
const KEPT_TOGETHER = ' class="k"';

/** Whether a cell is a code such as `FRM-1`, which a browser would break at its dash. */
function isShortWord(cell: Cell): boolean {
  return typeof cell === 'string' && /^\S{1,16}$/.test(cell);
}

function writeCell(cell: Cell): string {
  return typeof cell === 'number' ? formatCell(cell) : escapeHtml(cell);
}

function escapeHtml(text: string): string {
  return escapeMarkup(plainLine(text));
}
