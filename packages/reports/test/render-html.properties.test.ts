import { formatInteger } from '@ec/prng';
import { readPage } from '@ec/test-kit/read-page';
import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { renderHtml, type Cell } from '../src/index.js';
import { anyDocument, anyLines, anyTable, documentOf, shown } from './documents.js';

const seen = (cell: Cell) => (typeof cell === 'number' ? formatInteger(cell) : shown(cell));

test.prop([anyTable])('an HTML parser reads every cell of any table back', (table) => {
  const page = readPage(renderHtml(documentOf(table)));
  const rows = [...page.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    table.columns.map(({ title }) => shown(title)),
    ...table.rows.map((row) => row.map(seen)),
  ]);
  expect(page.querySelector('caption')?.textContent).toBe(shown(table.caption));
});

test.prop([anyLines])('an HTML parser reads any lines back as they are', (block) => {
  const pre = readPage(renderHtml(documentOf(block))).querySelector('pre');
  expect(pre?.textContent).toBe(block.lines.length === 0 ? undefined : block.lines.join('\n'));
});

test.prop([anyDocument])('no text of any document adds an element or an attribute', (doc) => {
  const blank = structuredClone(doc);
  blank.title = 'x';
  if (blank.subtitle !== '') blank.subtitle = 'x';
  for (const section of blank.sections) {
    section.title = 'x';
    for (const block of section.blocks) {
      if (block.kind === 'paragraph') block.text = 'x';
      if (block.kind === 'facts') block.facts = block.facts.map(() => ({ label: 'x', value: 'x' }));
      if (block.kind === 'lines') block.lines = block.lines.map(() => 'x');
      if (block.kind === 'notes')
        for (const note of block.notes)
          Object.assign(note, { text: 'x', ...(note.order !== undefined && { order: 'x' }) });
      if (block.kind === 'picture') {
        block.alt = 'x';
        for (const shape of block.shapes) if (shape.shape === 'text') shape.text = 'x';
      }
      if (block.kind === 'table') {
        block.caption = 'x';
        block.columns = block.columns.map((column) => ({ ...column, title: 'x' }));
        block.rows = block.rows.map((row) => row.map((cell) => (cell === '' ? '' : 'x x')));
      }
    }
  }
  expect(skeleton(renderHtml(doc, { details: true }))).toBe(skeleton(renderHtml(blank, { details: true })));
});

/** Elements and attributes of a page, except the mark of a cell that is one short word. */
function skeleton(html: string): string {
  const elements = [...readPage(html).querySelectorAll('*')].map((element) => [
    element.tagName,
    ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).filter((a) => a !== 'class=k'),
  ]);
  return elements.map((parts) => parts.join(' ')).join('\n');
}
