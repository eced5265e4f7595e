import { describe, expect, test } from 'vitest';
import { renderText, turnReport, type LedgerView, type ReportDocument, type TurnView } from '../src/index.js';
import { documentOf } from './documents.js';
import { fleetView } from './fleet-view.js';
import { homeView } from './home-view.js';

/** The first lines of a section of the turn report, with 132 columns and details. */
function section(view: TurnView, title: string, count: number): string[] {
  const text = renderText(turnReport(view), { details: true }).split('\n');
  const start = text.indexOf(title);
  return text.slice(start, start + count);
}

function lines(doc: ReportDocument, width?: number): string[] {
  return renderText(doc, width === undefined ? {} : { width }).split('\n');
}

describe('text', () => {
  test('the census of a home colony, column for column', () => {
    const text = lines(turnReport(homeView()));
    const start = text.indexOf('Colony 1 "Goldball": census');
    expect(text.slice(start, start + 13)).toEqual([
      'Colony 1 "Goldball": census',
      '---------------------------',
      'Population by class',
      'Class                 Code      Units       People     Share',
      '--------------------  ----  ---------  -----------  --------',
      'Unemployables         UEM   3,700,000  370,000,000   37.29 %',
      'Unskilled workers     USK   3,700,000  370,000,000   37.29 %',
      'Professionals         PRO   1,000,000  100,000,000   10.08 %',
      'Soldiers              SLD   1,500,000  150,000,000   15.12 %',
      'Spies                 SPY          20        4,000    0.00 %',
      'Construction workers  CNW      10,000    2,000,000    0.20 %',
      'Trainees              TRN           0            0    0.00 %',
      'Total                       9,910,020  992,004,000  100.00 %',
    ]);
  });

  test('the ledger of a ship, column for column', () => {
    expect(section(fleetView(), 'Ship 12 "Dawn": ledger', 10)).toEqual([
      'Ship 12 "Dawn": ledger',
      '----------------------',
      'Opening + produced + received + assembled − used − lost − sent = closing',
      'Place       Item   Opening  Produced  Received  Assembled  Used  Lost  Sent  Closing',
      '----------  -----  -------  --------  --------  ---------  ----  ----  ----  -------',
      'In storage  FUEL       100         0        20          0    80     0     0       40',
      'In storage  SPD-2       10         0         0        -10     0     0     0        0',
      'In storage  FOOD        50         0         0          0    20     0    10       20',
      'Assembled   SPD-2        0         0         0         10     0     0     0       10',
      'People      PRO         85         0        20          0     0     5     0      100',
    ]);
  });

  test('ledgers and factories of 17,000,000 fit 132 columns as tables', () => {
    const n = 17_000_000;
    const row: LedgerView = {
      place: 'stored',
      unit: 'MTBT-10',
      opening: n,
      produced: n,
      received: n,
      assembled: -n,
      used: n,
      lost: n,
      sent: n,
      closing: n,
    };
    const view = homeView();
    for (const holding of view.holdings) {
      holding.ledger = [row];
      holding.factories = [
        {
          group: 10,
          techLevel: 10,
          units: n,
          product: 'MTBT-10',
          change: 'MTBT-10',
          worked: n,
          delivered: n,
          deliveredUnit: null,
          started: n,
          pipeline: [n, n, n],
        },
      ];
    }
    expect(section(view, 'Colony 1 "Goldball": ledger', 6).slice(3)).toEqual([
      'Place       Item        Opening    Produced    Received    Assembled        Used        Lost        Sent     Closing',
      '----------  -------  ----------  ----------  ----------  -----------  ----------  ----------  ----------  ----------',
      'In storage  MTBT-10  17,000,000  17,000,000  17,000,000  -17,000,000  17,000,000  17,000,000  17,000,000  17,000,000',
    ]);
    expect(section(view, 'Colony 1 "Goldball": factories', 6).slice(3)).toEqual([
      'Group  Factories       Units      Worked  Product   Delivered     Started      ¼ done      ½ done      ¾ done  What follows',
      '-----  ---------  ----------  ----------  -------  ----------  ----------  ----------  ----------  ----------  ------------',
      '   10  FCT-10     17,000,000  17,000,000  MTBT-10  17,000,000  17,000,000  17,000,000  17,000,000  17,000,000  MTBT-10',
    ]);
    const widest = Math.max(
      ...renderText(turnReport(view), { details: true })
        .split('\n')
        .map((line) => line.length),
    );
    expect(widest).toBe(123);
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

  test('headings of number columns wrap when the texts are as narrow as they go', () => {
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

  test('lines stand as they are, blanks included, but for the blanks at their ends', () => {
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
