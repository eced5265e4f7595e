import { describe, expect, it } from 'vitest';
import { documents, readDocument } from '../src/documents.ts';
import { brokenLinks, linksOf, unreachable } from '../src/links.ts';
import { figure, markdownTable, pageTable } from '../src/markdown-table.ts';
import { freshPage, tableNames } from '../src/pages.ts';
import { TABLE_PAGES } from '../src/table-pages.ts';
import { TABLES } from '../src/tables.ts';

describe.each(TABLE_PAGES)('tables of $paths.0', ({ paths, tables }) => {
  it.each(paths)('%s has the tables that the code makes today', async (path) => {
    expect(readDocument(path)).toBe(await freshPage(path, tables));
  });

  it('are each asked for once', () => {
    const asked = paths.flatMap((path) => tableNames(readDocument(path)));
    expect(asked.toSorted()).toEqual([...tables.keys()].toSorted());
  });

  it.each(paths)('%s closes every marker that it opens', (path) => {
    const text = readDocument(path);
    const markers = [...text.matchAll(/<!--.*?-->/gs)].length;
    expect(markers).toBe(2 * tableNames(text).length);
  });
});

describe('links', () => {
  it.each(documents())('of %s lead somewhere', (path) => {
    expect(brokenLinks(path)).toEqual([]);
  });

  it('lead from the README to every page', () => {
    expect(unreachable('README.md', documents())).toEqual([]);
  });

  it('are found in text, not in code, and only when relative', () => {
    const text = 'See [a](a.md), [b](<b.md> "B"), `[c](c.md)`, [d](https://example.org).\n\n[e]: e.md#f\n';
    expect(linksOf(text)).toEqual(['a.md', 'b.md', 'e.md#f']);
  });
});

describe('tables', () => {
  it('group digits and align columns of figures right', () => {
    const table = pageTable(['Unit', 'Mass'], [['sensor', 3000], ['food', '—']]); // prettier-ignore
    expect(markdownTable(table)).toBe('| Unit | Mass |\n| --- | ---: |\n| sensor | 3,000 |\n| food | — |');
    expect([0, 999, 1000, 99_000_000, 1234.5].map(figure)).toEqual([
      '0',
      '999',
      '1,000',
      '99,000,000',
      '1,234.5',
    ]);
  });

  it('show typed text as code, and figures as figures', () => {
    const orders = pageTable(['Order', 'Quarter'], [['1, survey', 3]]);
    expect(markdownTable(orders)).toBe('| Order | Quarter |\n| --- | ---: |\n| `1, survey` | 3 |');
  });

  it('hold integers and texts alone, as every table of a report does', () => {
    for (const [name, make] of TABLES) {
      const { columns, rows } = make();
      expect(new Set(columns.map(({ id }) => id)).size, name).toBe(columns.length);
      for (const cell of rows.flat()) {
        if (typeof cell === 'number') expect(cell, name).toSatisfy(Number.isSafeInteger);
      }
    }
  });
});
