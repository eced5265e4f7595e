import { formatInteger } from '@ec/prng';
import { anyText } from '@ec/test-kit/any-text';
import { readPage } from '@ec/test-kit/read-page';
import { fc, test } from '@fast-check/vitest';
import markdownIt from 'markdown-it';
import { expect } from 'vitest';
import { renderMarkdown } from '../src/index.js';
import { anyLines, anyTable, documentOf, shown } from './documents.js';

/** A CommonMark parser with GitHub's tables that lets raw HTML through, so that an unescaped `<` is seen. */
const parser = markdownIt({ html: true });
const page = readPage('');

function read(markdown: string): Element {
  const body = page.createElement('div');
  body.innerHTML = parser.render(markdown);
  return body;
}

const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

test.prop([anyTable])('a Markdown parser reads every cell of any table back', (table) => {
  const rows = [...read(renderMarkdown(documentOf(table))).querySelectorAll('tr')];
  const cells = rows.map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => squeeze(cell.textContent)),
  );
  expect(cells).toEqual([
    table.columns.map(({ title }) => shown(title)),
    ...table.rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? formatInteger(cell) : shown(cell))),
    ),
  ]);
});

test.prop([anyTable])('every line of a table has the same number of cells', (table) => {
  const lines = renderMarkdown(documentOf({ ...table, caption: '' }))
    .split('\n')
    .slice(4, -1);
  const bars = lines.map((line) => line.replace(/\\./g, '').split('|').length);
  expect(new Set(bars)).toEqual(new Set([table.columns.length + 2]));
});

test.prop([anyLines])('a Markdown parser reads any lines back as they are', (block) => {
  const body = read(renderMarkdown(documentOf(block, { kind: 'paragraph', text: 'after' })));
  const code = body.querySelector('pre > code');
  expect(code?.textContent).toBe(block.lines.length === 0 ? undefined : `${block.lines.join('\n')}\n`);
  expect(body.lastElementChild?.outerHTML).toBe('<p>after</p>');
});

test.prop([anyText, fc.constantFrom('paragraph', 'label')])(
  'any text of a paragraph or label stays text',
  (text, where) => {
    const body = read(
      renderMarkdown(
        documentOf(
          where === 'paragraph'
            ? { kind: 'paragraph', text }
            : { kind: 'facts', facts: [{ label: 'x', value: text }] },
        ),
      ),
    );
    const expected = where === 'paragraph' ? shown(text) : squeeze(`x: ${shown(text)}`);
    expect(
      squeeze(
        [...body.children]
          .slice(2)
          .map((e) => e.textContent)
          .join(' '),
      ),
    ).toBe(expected);
    expect(body.querySelectorAll(where === 'paragraph' ? 'p *' : 'li *:not(strong)')).toHaveLength(0);
  },
);
