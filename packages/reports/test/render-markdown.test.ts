import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../src/index.js';
import { documentOf } from './documents.js';

describe('Markdown', () => {
  test('headings, facts and a table with its alignment', () => {
    const doc = documentOf(
      { kind: 'facts', facts: [{ label: 'Habitability', value: 25 }] },
      {
        kind: 'table',
        caption: 'Deposits',
        columns: [
          { id: 'resource', title: 'Resource', align: 'left' },
          { id: 'quantity', title: 'Quantity', align: 'right' },
        ],
        rows: [['Fuel', 99_000_000]],
      },
    );
    expect(renderMarkdown(doc)).toBe(`# Report

## Part

- **Habitability:** 25

**Deposits**

| Resource | Quantity |
| :--- | ---: |
| Fuel | 99,000,000 |
`);
  });

  test('a bar in a cell is escaped, with the backslash before it', () => {
    const columns = [{ id: 'name', title: 'a|b', align: 'left' as const }];
    const doc = documentOf({ kind: 'table', caption: '', columns, rows: [['c|d'], ['e\\|f']] });
    expect(renderMarkdown(doc)).toContain(['| a\\|b |', '| :--- |', '| c\\|d |', '| e\\\\\\|f |'].join('\n'));
  });

  test('lines stand between fences, as they are; the fences are longer than any run of backticks', () => {
    const lines = ['  1, name, "*a*"', '', '```` 4', '<b>'];
    expect(renderMarkdown(documentOf({ kind: 'lines', lines }))).toBe(
      ['# Report', '', '## Part', '', '`````', ...lines, '`````', ''].join('\n'),
    );
    expect(renderMarkdown(documentOf({ kind: 'lines', lines: [''] }))).toContain('\n```\n\n```\n');
    expect(renderMarkdown(documentOf({ kind: 'lines', lines: [] }))).toBe('# Report\n\n## Part\n');
  });

  test.each([
    ['<script>', '&lt;script&gt;'],
    ['R&D', 'R&amp;D'],
    ['- not a list', '\\- not a list'],
    ['12. not a list', '12\\. not a list'],
    ['# not a heading', '\\# not a heading'],
    ['*not* _bold_ `code`', '\\*not\\* \\_bold\\_ \\`code\\`'],
    ['![image](x)', '!\\[image\\](x)'],
  ])('%s is only text', (text, escaped) => {
    expect(renderMarkdown(documentOf({ kind: 'paragraph', text }))).toBe(
      `# Report\n\n## Part\n\n${escaped}\n`,
    );
  });
});
