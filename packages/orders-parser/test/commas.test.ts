import { ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { formatHeader, formatDiagnostic } from '../src/index.js';
import { colonies } from './grammars/colonies.js';

type Written = ReturnType<typeof colonies.parse>['orders'][number]['order'];

/** Orders of a text that has nothing wrong in it. */
function ordersOf(text: string): Written[] {
  const { orders, diagnostics } = colonies.parse(text);
  expect(diagnostics).toEqual([]);
  return orders.map(({ order }) => order);
}

/** Orders of a text, and what is said about it: line, column, code and message. */
function read(text: string): { orders: Written[]; said: [number, number, string, string][] } {
  const { orders, diagnostics } = colonies.parse(text);
  return {
    orders: orders.map(({ order }) => order),
    said: diagnostics.map(({ line, column, code, message }) => [line, column, code, message]),
  };
}

const half = { kind: 'ration', colony: 7, share: ratio(1, 2) } as const;
const transfer = (quantity: number, to = 21): Written => ({ kind: 'transfer', colony: 7, quantity, to });

describe('commas separate, and periods may end', () => {
  test('blanks around commas do not count, and lines, periods and comments end a statement', () => {
    const text = '7 ,ration,  50% // half\n\n 7,transfer,5,21. 8, ration, 50%.\r\n';
    expect(ordersOf(text)).toEqual([half, transfer(5), { ...half, colony: 8 }]);
  });

  test.each([
    ['7, transfer, 50,000, 21', 50_000],
    ['7,transfer,50000,21', 50_000],
    ['7, transfer, 1,234,567, 21', 1_234_567],
    ['7, transfer, 1, 21', 1],
    ['7, transfer, 123,456, 21', 123_456],
  ])('%s moves %i', (text, quantity) => {
    expect(ordersOf(text)).toEqual([transfer(quantity)]);
  });

  test.each([
    '7, transfer, 1234,567, 21',
    '7, transfer, 12,3456, 21',
    '7, transfer, 12,34, 21',
    '7, transfer, a1,234, 21',
  ])('in %s the comma separates', (text) => {
    expect(read(text).orders).toEqual([]);
    expect(read(text).said).toHaveLength(1);
  });

  test('a comma between digits that may have separated is doubted', () => {
    expect(read('found, ship, 1,234, 5, end')).toEqual({
      orders: [{ kind: 'found', what: 'ship', units: [1234, 5] }],
      said: [
        [
          1,
          1,
          'comma-in-number',
          'a comma between digits was read as part of a number; with blanks behind the commas, "found, ship, 1, 234, 5, end" is an order, too',
        ],
      ],
    });
    expect(read('7,transfer,5,210,21')).toEqual({ orders: [transfer(5210)], said: [] });
    expect(read('7, sell, 500, 1,375')).toEqual({
      orders: [{ kind: 'sell', colony: 7, quantity: 500, price: ratio(1375) }],
      said: [
        [1, 15, 'comma-in-decimal', '"1,375" was read as 1375, which is better written without a comma here'],
      ],
    });
  });

  test.each([
    ['7, sell, 500, 0.375', ratio(3, 8)],
    ['7, sell, 500, 0.375.', ratio(3, 8)],
    ['7, sell, 500, 3. 7, ration, 50%', ratio(3)],
  ])('in %s a period between digits is a point', (text, price) => {
    expect(ordersOf(text)[0]).toEqual({ kind: 'sell', colony: 7, quantity: 500, price });
  });

  test('a price that begins with its point is one mistake', () => {
    expect(read('7, sell, 500, .5\n7, ration, 50%')).toEqual({
      orders: [half],
      said: [[1, 15, 'rate-invalid', 'expected a price such as 0.375, received ".5"']],
    });
  });

  test.each([
    ['7, name, "a, b. c // d"', 'a, b. c // d'],
    ['7, name, “a, b. c”', 'a, b. c'],
    ['7, name, "a ""b"", c"', 'a "b", c'],
  ])('%s: nothing divides a quotation', (text, name) => {
    expect(ordersOf(text)).toEqual([{ kind: 'name', colony: 7, name }]);
  });

  test('a quotation ends with its line', () => {
    const { orders, said } = read('7, name, "a, b\n7, ration, 50%');
    expect(orders).toEqual([half]);
    expect(said).toEqual([[1, 10, 'text-quotes', `expected a name in quotation marks, received '"a, b'`]]);
  });

  test('empty fields are fields: a comma too many is a mistake in its place', () => {
    expect(read('7, , ration, 50%').orders).toEqual([]);
    expect(read('7, ration,').said).toEqual([
      [1, 11, 'missing-field', 'expected a percentage from 0% to 100%, received nothing'],
    ]);
  });
});

describe('the header', () => {
  test('is read with its labels, a name with a point and in quotation marks too', () => {
    const { header, orders } = colonies.parse('Empire 7, turn 12, game "EC. 5"\n7, ration, 50%');
    expect(header).toEqual({ empire: 7, turn: 12, game: 'EC. 5' });
    expect(orders).toHaveLength(1);
    expect(formatHeader(colonies, { empire: 7, turn: 12, game: 'EC. 5' })).toBe(
      'empire 7, turn 12, game "EC. 5"',
    );
  });

  test('that is of another turn refuses all, and one behind a statement is late', () => {
    const other = colonies.parse('empire 7, turn 12, game EC-5\n7, ration, 50%', { turn: 13 });
    expect([other.isRefused, other.orders]).toEqual([true, []]);
    expect(other.diagnostics).toMatchObject([
      { code: 'header-turn', column: 11, expected: 'turn 13', received: 'turn 12', suggestion: 'turn 13' },
    ]);
    const late = colonies.parse('7, ration, 50%\nempire 7, turn 12, game EC-5');
    expect(late.diagnostics).toMatchObject([{ code: 'header-late', line: 2, column: 1 }]);
    expect(late.isRefused).toBe(true);
  });

  test('that a spreadsheet has mangled is read', () => {
    expect(colonies.parse('empire 7;turn 12;game EC-5').header).toEqual({
      empire: 7,
      turn: 12,
      game: 'EC-5',
    });
  });
});

describe('a statement that runs over lines', () => {
  const found = { kind: 'found', what: 'ship', units: [3, 4] };

  test.each([
    'found, ship, 3, 4, end',
    'found, ship\n3,\n4,\nend',
    'found, ship, 3\n// four\n\n4\nend',
    'found, ship,\r\n3, 4\r\nend.',
  ])('%j is one statement', (text) => {
    expect(ordersOf(`${text}\n7, ration, 50%`)).toEqual([found, half]);
  });

  test.each([
    'found, ship, 3\n7, ration, 50%',
    'found, ship, 3,\n7, ration, 50%',
    'found, ship, 3.\n7, ration, 50%',
    'found, ship, 3, 4\n7, ration, 50%\nend',
  ])('%j ends at another statement', (text) => {
    const { orders, said } = read(text);
    expect(orders).toEqual([half]);
    expect(said[0]?.slice(0, 1)).toEqual([1]);
  });

  test('one whose end is missing says so at the end of the text', () => {
    expect(read('found, ship, 3').said).toEqual([
      [1, 15, 'missing-word', 'expected "end", received nothing'],
    ]);
  });

  test('ends at a header', () => {
    const { diagnostics } = colonies.parse('found, ship, 3\nempire 7, turn 12, game EC-5');
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['missing-word', 1],
      ['header-late', 2],
    ]);
  });
});

describe('a statement as spreadsheets and mail programs mangle it', () => {
  test.each([
    ['7;ration;50%', 'other marks between the fields', '7, ration, 50%', half],
    ['7\tration\t50%', 'other marks between the fields', '7, ration, 50%', half],
    ['7;ration;50%;;', 'other marks between the fields', '7, ration, 50%', half],
    ['"7, ration, 50%"', 'quotation marks around the line', '7, ration, 50%', half],
    ['"7, ration, 50%",,', 'quotation marks around the line', '7, ration, 50%', half],
    ['7, transfer, 50 000, 21', 'marks between the digits', '7, transfer, 50,000, 21', transfer(50_000)],
    ["7, transfer, 50'000, 21", 'marks between the digits', '7, transfer, 50,000, 21', transfer(50_000)],
    ['7, transfer, 1_000_000, 21', 'marks between the digits', '7, transfer, 1,000,000, 21', transfer(1e6)],
    ['7, transfer, 50k, 21', '"k" for thousand', '7, transfer, 50,000, 21', transfer(50_000)],
    ['7, transfer, 2.5K, 21', '"k" for thousand', '7, transfer, 2,500, 21', transfer(2500)],
    ['7, transfer, 0.5k, 21', '"k" for thousand', '7, transfer, 500, 21', transfer(500)],
    [
      '7;transfer;50 000;21',
      'other marks between the fields and marks between the digits',
      '7, transfer, 50,000, 21',
      transfer(50_000),
    ],
    ['7, transfer,\n5, 21', '2 lines that belong together', '7, transfer, 5, 21', transfer(5)],
    ['7,\ntransfer,\n5,\n21', '4 lines that belong together', '7, transfer, 5, 21', transfer(5)],
    [
      '7;sell;500;0,375',
      'other marks between the fields',
      '7, sell, 500, 0.375',
      { kind: 'sell', colony: 7, quantity: 500, price: ratio(3, 8) },
    ],
    [
      '7;sell;500;1,5',
      'other marks between the fields',
      '7, sell, 500, 1.5',
      { kind: 'sell', colony: 7, quantity: 500, price: ratio(3, 2) },
    ],
    [
      '7;ration;12,5%',
      'other marks between the fields',
      '7, ration, 12.5%',
      { kind: 'ration', colony: 7, share: ratio(1, 8) },
    ],
    [
      '7;name;"""a; b"""',
      'other marks between the fields',
      '7, name, "a; b"',
      { kind: 'name', colony: 7, name: 'a; b' },
    ],
    [
      '7;name;"a; b"',
      'other marks between the fields',
      '7, name, "a; b"',
      { kind: 'name', colony: 7, name: 'a; b' },
    ],
  ])('%j: %s', (text, changes, meant, order) => {
    expect(read(text)).toEqual({
      orders: [order],
      said: [[1, 1, 'read-otherwise', `${changes}: read as "${meant}"`]],
    });
  });

  test.each([
    '7, transfer, 50 00, 21',
    '7, transfer, 050 000, 21',
    '7, transfer, 50 000x, 21',
    '7, transfer, 50kg, 21',
    '7, transfer, 2.5555k, 21',
    '7,\n\ntransfer,\n5,\n21',
    '7,\ntransfer,\n5\n,\n21',
    '7',
  ])('%j is not read otherwise', (text) => {
    expect(read(text).orders).toEqual([]);
  });

  test('what follows joined lines is read by itself', () => {
    expect(read('7, transfer,\n5, 21\n7, ration, 50%').orders).toEqual([transfer(5), half]);
    expect(read('7, transfer,\n7, ration, 50%').orders).toEqual([half]);
  });
});

describe('a diagnostic for a terminal', () => {
  const said = (text: string): string[] =>
    colonies.parse(text).diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { source: text }));

  test('shows the line with carets under the words', () => {
    expect(said('7, ration, 50%\n8, ration,\t150%')).toEqual([
      'orders:2:12: error: expected a percentage from 0% to 100%, received "150%"\n' +
        '  8, ration,\t150%\n' +
        '            \t^^^^',
    ]);
  });

  test('says what was meant, and names the file', () => {
    const [diagnostic] = colonies.parse('7, ration, 50').diagnostics;
    if (diagnostic === undefined) throw new Error('expected a diagnostic');
    expect(formatDiagnostic(diagnostic, { file: 'a.txt' })).toBe(
      'a.txt:1:12: error: expected a percentage from 0% to 100%, received "50"; did you mean "50%"?',
    );
    const quoted = colonies.parse('7, name, Rome').diagnostics[0];
    if (quoted === undefined) throw new Error('expected a diagnostic');
    expect(formatDiagnostic(quoted)).toContain(`received "Rome"; did you mean '"Rome"'?`);
  });

  test('cuts words of more than 60, and hides what a terminal would obey', () => {
    const [long] = colonies.parse(`7, ration, ${'x'.repeat(61)}`).diagnostics;
    expect(long?.received).toBe(`${'x'.repeat(59)}…`);
    expect(colonies.parse(`7, ration, ${'x'.repeat(60)}`).diagnostics[0]?.received).toBe('x'.repeat(60));
    expect(colonies.parse(`7, ration, ${'x'.repeat(58)}🚀x`).diagnostics[0]?.received).toBe(
      `${'x'.repeat(58)}…`,
    );
    expect(colonies.parse('7, ration, a\u001bb\u202E').diagnostics[0]?.received).toBe('a\uFFFDb\uFFFD');
  });
});

test('no more mistakes and warnings than the limit are listed', () => {
  const limits = { diagnostics: 2 };
  const listed = (text: string): [string, string][] =>
    colonies.parse(text, {}, limits).diagnostics.map(({ code, message }) => [code, message]);
  expect(listed('7, ration, x\n'.repeat(4)).slice(2)).toEqual([
    ['limit-diagnostics', 'only the first 2 mistakes are listed'],
  ]);
  expect(listed('7;transfer;1;2\n'.repeat(4)).filter(([code]) => code.startsWith('limit'))).toEqual([
    ['limit-diagnostics', 'only the first 2 warnings are listed'],
  ]);
});
