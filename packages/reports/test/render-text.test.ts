import { describe, expect, test } from 'vitest';
import { renderText, table, type ReportDocument } from '../src/index.js';
import { documentOf } from './documents.js';
import { sampleReport } from './sample.js';

function lines(doc: ReportDocument, width?: number): string[] {
  return renderText(doc, width === undefined ? {} : { width }).split('\n');
}

describe('text', () => {
  test('a table of figures with its total, column for column', () => {
    const text = lines(sampleReport());
    const start = text.indexOf('Pier 1 "Long Pier": crew');
    expect(text.slice(start, start + 9)).toEqual([
      'Pier 1 "Long Pier": crew',
      '------------------------',
      'Crew by trade',
      'Trade        Code      Units       People     Share',
      '-----------  ----  ---------  -----------  --------',
      'Dockers      DCK   3,700,000  370,000,000   73.92 %',
      'Sail makers  SLM   1,300,000  130,000,000   25.97 %',
      'Pilots       PLT       5,000      500,000    0.09 %',
      'Total              5,005,000  500,500,000  100.00 %',
    ]);
  });

  test('a detail, column for column', () => {
    const text = renderText(sampleReport(), { details: true }).split('\n');
    const start = text.indexOf('Pier 1 "Long Pier": ledger');
    expect(text.slice(start, start + 7)).toEqual([
      'Pier 1 "Long Pier": ledger',
      '--------------------------',
      'Opening + landed − shipped = closing',
      'Place        Item            Opening   Landed  Shipped    Closing',
      '-----------  ------------  ---------  -------  -------  ---------',
      'In sheds     Rope of hemp  1,000,000  500,000  100,000  1,400,000',
      'In the open  Tar                  10        0       10          0',
    ]);
  });

  test('a table of ten columns, eight of them with figures of 17,000,000, fits 132 columns as a table', () => {
    const figures = ['Place', 'Item', ...'ABCDEFGH'];
    const row = ['In storage', 'Rope-10', ...Array.from({ length: 8 }, () => 17_000_000)];
    const text = lines(documentOf(table('', figures, [row])));
    expect(text.slice(6)).toEqual([
      'Place       Item              A           B           C           D           E           F           G           H',
      '----------  -------  ----------  ----------  ----------  ----------  ----------  ----------  ----------  ----------',
      'In storage  Rope-10  17,000,000  17,000,000  17,000,000  17,000,000  17,000,000  17,000,000  17,000,000  17,000,000',
      '',
    ]);
  });

  test('facts stand under one another', () => {
    const facts = [
      { label: 'Kind', value: 'open colony' },
      { label: 'Technology level', value: 1 },
    ];
    expect(lines(documentOf({ kind: 'facts', facts }))).toEqual([
      'Report',
      '======',
      '',
      '',
      'Part',
      '----',
      'Kind              open colony',
      'Technology level  1',
      '',
    ]);
  });

  test('a table that is too wide wraps its widest left-aligned column, never a number', () => {
    const doc = documentOf({
      kind: 'table',
      caption: 'Orders',
      columns: [
        { id: 'line', title: 'Line', align: 'right' },
        { id: 'order', title: 'Order', align: 'left' },
        { id: 'quantity', title: 'Quantity', align: 'right' },
      ],
      rows: [[12, 'transfer fifty thousand soldiers to colony nine', 50_000]],
    });
    expect(lines(doc, 40).slice(6)).toEqual([
      'Orders',
      'Line  Order                     Quantity',
      '----  ------------------------  --------',
      '  12  transfer fifty thousand     50,000',
      '      soldiers to colony nine',
      '',
    ]);
  });

  test('headings of number columns wrap when the texts are as narrow as they can be', () => {
    const doc = documentOf({
      kind: 'table',
      caption: '',
      columns: [
        { id: 'name', title: 'Name', align: 'left' },
        { id: 'mass', title: 'Mass in mass units', align: 'right' },
        { id: 'more', title: 'More than a few words', align: 'right' },
      ],
      rows: [['Missile launchers', 1, 2]],
    });
    expect(lines(doc, 40).slice(6)).toEqual([
      '              Mass in mass   More than a',
      'Name                 units     few words',
      '------------  ------------  ------------',
      'Missile                  1             2',
      'launchers',
      '',
    ]);
  });

  test('a table with too many columns for the page becomes a list', () => {
    const doc = documentOf({
      kind: 'table',
      caption: 'Wide',
      columns: [1, 2, 3, 4].map((n) => ({ id: `c${n}`, title: `Column ${n}`, align: 'right' as const })),
      rows: [
        [1_000_000_000, 2, 3, 4_000_000_000],
        [5_000_000_000, 6, 7, 8_000_000_000],
      ],
    });
    expect(lines(doc, 40).slice(6)).toEqual([
      'Wide',
      'Column 1  1,000,000,000',
      'Column 2  2',
      'Column 3  3',
      'Column 4  4,000,000,000',
      '',
      'Column 1  5,000,000,000',
      'Column 2  6',
      'Column 3  7',
      'Column 4  8,000,000,000',
      '',
    ]);
  });

  test('a word longer than the page is broken, a wide character takes two columns', () => {
    const paragraphs = documentOf(
      { kind: 'paragraph', text: 'x'.repeat(45) },
      { kind: 'paragraph', text: '漢'.repeat(21) },
    );
    expect(lines(paragraphs, 40).slice(6)).toEqual(['x'.repeat(40), 'xxxxx', '', '漢'.repeat(20), '漢', '']);
  });

  test('lines stand as they are, blanks included, except for the blanks at their ends', () => {
    const sheet = ['set up, ship', '  1, transfer,  10 fuel', '', 'end  '];
    expect(lines(documentOf({ kind: 'lines', lines: sheet }), 40).slice(6)).toEqual([
      'set up, ship',
      '  1, transfer,  10 fuel',
      '',
      'end',
      '',
    ]);
    expect(lines(documentOf({ kind: 'lines', lines: [] }), 40).slice(4)).toEqual(['Part', '----', '']);
  });

  test('a line that is too wide goes on after a backslash, broken after a blank where there is one', () => {
    const sheet = [
      '// also there: 12 (empire 3), 14 (empire 4), 31 (independent)',
      `  ${'x'.repeat(41)}`,
      `${'漢'.repeat(20)}字`,
    ];
    expect(lines(documentOf({ kind: 'lines', lines: sheet }), 40).slice(6)).toEqual([
      '// also there: 12 (empire 3), 14 \\',
      '    (empire 4), 31 (independent)',
      `  ${'x'.repeat(37)}\\`,
      '    xxxx',
      `${'漢'.repeat(19)}\\`,
      '    漢字',
      '',
    ]);
  });

  test('a line as wide as the page is whole', () => {
    const line = `${'x'.repeat(30)} ${'y'.repeat(9)}`;
    expect(lines(documentOf({ kind: 'lines', lines: [line] }), 40)[6]).toBe(line);
  });

  test('a name cannot steer the terminal, reverse the line, or start a new one', () => {
    const doc = documentOf({ kind: 'paragraph', text: 'a\u001b[2Jb\u202ec\nd\te' });
    expect(lines(doc)[6]).toBe('a\ufffd[2Jb\ufffdc d e');
  });

  test.each([39, 40.5, Number.NaN])('width %d is refused', (width) => {
    expect(() => renderText(documentOf(), { width })).toThrow('width: expected an integer, at least 40');
  });
});
