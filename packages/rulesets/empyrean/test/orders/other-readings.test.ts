import { formatOrder } from '@ec/orders-parser';
import { orderArbitrary } from '@ec/orders-parser/testing';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';

/** How a text is read, and the messages about it. */
const read = (text: string) => {
  const { orders, diagnostics } = empyreanLanguage.parse(text);
  return {
    orders: orders.map(({ order }) => formatOrder(empyreanLanguage, order)),
    said: diagnostics.map(({ code, message }) => `${code}: ${message}`),
  };
};

describe('E-14: what may have been meant otherwise is warned about', () => {
  test('E-14: a comma without a blank between two IDs', () => {
    const { orders, said } = read('1,support,2,112,35%');
    expect(orders).toEqual(['1, support, 2112, 35%']);
    expect(said).toEqual([
      'comma-in-number: a comma between digits was read as part of a number; with blanks behind the commas, "1,support,2, 112,35%" is an order, too',
    ]);
  });

  test('E-14: a comma in a wage or price', () => {
    const { diagnostics } = empyreanLanguage.parse('1, pay, 1,375, professionals');
    expect(diagnostics).toMatchObject([
      { code: 'comma-in-decimal', severity: 'warning', line: 1, column: 9, suggestion: '1.375' },
    ]);
    expect(read('1, pay, 1375, professionals').said).toEqual([]);
  });

  test.each(['0', '0,8', '0.0'])('E-14: a ration of %s starves, or is no guess at all', (written) => {
    const { orders, diagnostics } = empyreanLanguage.parse(`1, ration, ${written}`);
    expect(orders).toEqual([]);
    expect(diagnostics.map(({ code, suggestion }) => [code, suggestion])).toEqual([
      ['percent-invalid', undefined],
    ]);
  });

  test.each([
    ['0.8', '80%'],
    ['.8', '80%'],
    ['1', '100%'],
    ['80', '80%'],
    ['0.625', '62.5%'],
  ])('E-14: ration %s was meant as %s', (written, meant) => {
    const { orders, diagnostics } = empyreanLanguage.parse(`1, ration, ${written}`);
    expect(orders).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'percent-invalid', suggestion: meant }]);
  });

  property.prop([fc.array(orderArbitrary(empyreanLanguage), { minLength: 1, maxLength: 4 })])(
    'E-16: canonical orders are never doubted for their commas',
    (orders) => {
      const text = orders.map((order) => formatOrder(empyreanLanguage, order)).join('\n');
      const codes = empyreanLanguage.parse(text).diagnostics.map(({ code }) => code);
      expect(codes.filter((code) => code.startsWith('comma') || code === 'read-otherwise')).toEqual([]);
    },
  );
});

describe('E-14: statements as spreadsheets and mail programs leave them', () => {
  test.each([
    ['7;ration;50%', '7, ration, 50%'],
    ['7;ration;50%;;;', '7, ration, 50%'],
    ['7\tration\t50%\t', '7, ration, 50%'],
    ['7, ration, 50%,,,', '7, ration, 50%'],
    ['7,ration,50%,', '7, ration, 50%'],
    ['7, transfer, 50 000 food, 21,,', '7, transfer, 50,000 food, 21'],
    ['"7, ration, 50%"', '7, ration, 50%'],
    ['7;pay;0,375;professionals', '7, pay, 0.375, professionals'],
    ['7;name;"Dragonfire"', '7, name, "Dragonfire"'],
    ['7;name;"""Dragonfire; old"""', '7, name, "Dragonfire; old"'],
    ['7, transfer, 50 000 food, 21', '7, transfer, 50,000 food, 21'],
    ['7, transfer, 1\u202F250\u202F000 food, 21', '7, transfer, 1,250,000 food, 21'],
    ["7, transfer, 50'000 food, 21", '7, transfer, 50,000 food, 21'],
    ['7, transfer, 50k food, 21', '7, transfer, 50,000 food, 21'],
    ['7, transfer, 2.5K food, 21', '7, transfer, 2,500 food, 21'],
    ['7;transfer;50 000 food;21', '7, transfer, 50,000 food, 21'],
    ['7, transfer, 50 food,\n   21', '7, transfer, 50 food, 21'],
  ])('E-14: %j', (written, canonical) => {
    const { orders, said } = read(`${written}\n8, ration, 40%`);
    expect(orders).toEqual([canonical, '8, ration, 40%']);
    expect(said.some((line) => line.endsWith(`read as "${canonical}"`))).toBe(true);
  });

  test('E-14: a text in quotation marks that was broken in two is put together', () => {
    const { orders, said } = read(
      'message, empire 9, "a long text that a mail\r\nprogram has broken"\n8, ration, 40%',
    );
    expect(orders[0]).toBe('message, empire 9, "a long text that a mail program has broken"');
    expect(said).toHaveLength(1);
  });

  const EXPECTED = { empireId: 7, turn: 12, game: 'EC-5' };

  test.each([
    'empire 7;turn 12;game EC-5;;',
    'empire 7, turn 12, game EC-5;;;',
    'empire 7, turn 12, game EC-5,,,',
    'empire 7\tturn 12\tgame EC-5\t\t',
    '"empire 7, turn 12, game EC-5",,,',
  ])('E-14: a header from a spreadsheet counts: %j', (header) => {
    const sheet = empyreanLanguage.parse(`${header}\n7;ration;50%`, EXPECTED);
    expect(sheet.header).toEqual(EXPECTED);
    expect([sheet.isRefused, sheet.orders.length]).toEqual([false, 1]);
  });

  test('E-14: what pads a header is not taken from another name, nor from the name itself', () => {
    const parse = (header: string, game: string) => empyreanLanguage.parse(header, { ...EXPECTED, game });
    const other = parse('empire 7, turn 12, game EC-6;;;', 'EC-5');
    expect([other.isRefused, other.header?.game]).toEqual([true, 'EC-6;;;']);
    expect(other.diagnostics.map(({ code, column }) => [code, column])).toEqual([['header-game', 20]]);
    expect(parse('empire 7, turn 12, game EC;', 'EC;')).toMatchObject({
      isRefused: false,
      header: { game: 'EC;' },
    });
  });

  test('E-14: the rows of a block may be padded as well', () => {
    const rows = ['set up, ship, 7, transfer', '6,000 structurals', '20 space drives-1', 'end'];
    const canonical = read(rows.join('\n'));
    expect(canonical.orders).toHaveLength(1);
    const padded = read(rows.map((row) => `${row},,,`).join('\n'));
    expect(padded.orders).toEqual(canonical.orders);
    expect(padded.said).toEqual([
      expect.stringMatching(/^read-otherwise: empty fields at the end: read as "set up/),
    ]);
  });

  test.each([',,,,', ';;;;', ' , , ', '\t\t'])('E-14: a row of empty fields says nothing: %j', (row) => {
    const sheet = read(`7, ration, 50%\n${row}\n8, ration, 40%.${row}`);
    expect(sheet).toMatchObject({ orders: ['7, ration, 50%', '8, ration, 40%'], said: [] });
  });

  test.each([
    'empire 9, permission to colonize, 09-12-26/3,\n\ndenied',
    'empire 9, permission to colonize, 09-12-26/3, // Bob\ndenied',
    'empire 9, permission to colonize, 09-12-26/3,\n// Bob\ndenied',
  ])('E-14: nobody is given what the next line denies, whatever stands between: %j', (text) => {
    expect(read(text).orders).toEqual([]);
  });

  test('E-14: a run of commas within a line is looked at once: 200 lines of 1,900 are read, none as an order', () => {
    const line = `7, ration, 5x${','.repeat(1_900)}x`;
    expect(read(Array.from({ length: 200 }, () => line).join('\n')).orders).toEqual([]);
  });

  property.prop([orderArbitrary(empyreanLanguage), fc.integer({ min: 2, max: 20 })])(
    'E-14: commas that pad the rows of any order change nothing but a warning',
    (order, commas) => {
      const written = formatOrder(empyreanLanguage, order);
      const padded = written.split('\n').map((row) => row + ','.repeat(commas));
      expect(read(padded.join('\n')).orders).toEqual([written]);
    },
  );

  test.each([
    '7, transfer, 50 00 food, 21',
    '7, ration\n8, ration, 50%',
    '7; raton; 50%',
    '7, pay, 50k0, soldiers',
  ])('E-14: %j stays a mistake', (text) => {
    expect(
      empyreanLanguage.parse(text).diagnostics.filter(({ severity }) => severity === 'error'),
    ).toHaveLength(1);
  });
});
