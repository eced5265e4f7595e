import { describe, expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';
import type { EmpyreanHeader } from '../../src/orders/orders.js';

const EXPECTED: EmpyreanHeader = { empireId: 7, turn: 12, game: 'EC-5' };

/** The number of orders, the mistakes with their places, and what the sheet says about itself. */
const read = (text: string, expected: Partial<EmpyreanHeader> = EXPECTED) => {
  const { orders, diagnostics, header, isRefused } = empyreanLanguage.parse(text, expected);
  return {
    orders: orders.length,
    mistakes: diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`),
    header,
    isRefused,
  };
};

describe('E-14: a header that matches', () => {
  test.each([
    ['empire 7, turn 12, game EC-5', 'EC-5'],
    ['Empire 7, Turn 12, Game EC-5 .', 'EC-5'],
    ['EMPIRE 7,TURN 12,GAME ec-5.', 'ec-5'],
    ['\tempire\t7 ,  turn   12 ,\tgame\tEC-5 // mine', 'EC-5'],
    ['// mine\n\n empire 7, turn 12, game EC-5', 'EC-5'],
    ['\uFEFFempire 7, turn 12, game EC-5', 'EC-5'],
    ['empire 7, turn 12, game EC–5', 'EC–5'],
    ['empire 007, turn 12, game EC-5', 'EC-5'],
  ])('E-14: %j', (header, game) => {
    expect(read(`${header}\r\n7, ration, 50%`)).toEqual({
      orders: 1,
      mistakes: [],
      header: { empireId: 7, turn: 12, game },
      isRefused: false,
    });
  });

  test('E-14: it may share its line with an order', () => {
    expect(read('empire 7, turn 12, game EC-5 . 7, ration, 50% .')).toMatchObject({
      orders: 1,
      mistakes: [],
    });
  });

  test('E-14: a sheet without one has no header and is fine', () => {
    expect(read('7, ration, 50%')).toEqual({ orders: 1, mistakes: [], header: undefined, isRefused: false });
    expect('header' in empyreanLanguage.parse('7, ration, 50%')).toBe(false);
  });

  test('E-14: only what a host expects is compared, and the header is given as it was read', () => {
    const sheet = 'empire 1,234, turn 13, game The Long One\n7, ration, 50%';
    const header = { empireId: 1234, turn: 13, game: 'The Long One' };
    expect(read(sheet, {})).toEqual({ orders: 1, mistakes: [], header, isRefused: false });
    expect(read(sheet, { turn: 13 })).toEqual({ orders: 1, mistakes: [], header, isRefused: false });
    expect(read(sheet, { turn: 14 })).toEqual({
      orders: 0,
      mistakes: ['header-turn 1:15'],
      header,
      isRefused: true,
    });
  });
});

describe('E-14: a header that does not match', () => {
  test.each<[string, EmpyreanHeader, string[]]>([
    ['empire 8, turn 12, game EC-5', { ...EXPECTED, empireId: 8 }, ['header-empire 1:1']],
    ['empire 7, turn 11, game EC-5', { ...EXPECTED, turn: 11 }, ['header-turn 1:11']],
    ['empire 7, turn 12, game EC-6', { ...EXPECTED, game: 'EC-6' }, ['header-game 1:20']],
    [
      'empire 8, turn 11, game EC-5',
      { empireId: 8, turn: 11, game: 'EC-5' },
      ['header-empire 1:1', 'header-turn 1:11'],
    ],
    [
      '// last turn\n\tempire 8,  turn 11,  game EC-55',
      { empireId: 8, turn: 11, game: 'EC-55' },
      ['header-empire 2:2', 'header-turn 2:13', 'header-game 2:23'],
    ],
  ])('E-14: %j refuses the sheet', (text, header, mistakes) => {
    expect(read(`${text}\n7, ration, 50%\n8, ration, 60%`)).toEqual({
      orders: 0,
      mistakes,
      header,
      isRefused: true,
    });
  });

  test('E-16: each wrong value is an error that says what it should be', () => {
    expect(empyreanLanguage.parse('empire 8, turn 11, game EC-6', EXPECTED).diagnostics).toMatchObject([
      { severity: 'error', received: 'empire 8', suggestion: 'empire 7', span: { start: 0, end: 8 } },
      { severity: 'error', received: 'turn 11', suggestion: 'turn 12', span: { start: 10, end: 17 } },
      { severity: 'error', received: 'game EC-6', suggestion: 'game EC-5', span: { start: 19, end: 28 } },
    ]);
  });

  test('E-16: the mistakes and warnings of all other statements are still listed', () => {
    const sheet =
      'empire 7, turn 11, game EC-5\n7, raton, 50%\n7, ration, 50%\n7, ration, 60%\nset up, ship, 7, transfer\n 5 gold\n';
    expect(read(sheet)).toMatchObject({
      orders: 0,
      mistakes: ['header-turn 1:11', 'unknown-statement 2:4', 'contradictory-order 4:1', 'missing-word 6:8'],
      isRefused: true,
    });
  });
});

describe('E-14: a header that cannot be read', () => {
  test.each([
    ['empire 7, turn 12', 'missing-field 1:18'],
    ['empire 7', 'missing-field 1:9'],
    ['empire', 'label-missing 1:1'],
    ['empire, turn 12, game EC-5', 'label-missing 1:1'],
    ['empire 7, turn, game EC-5', 'label-missing 1:11'],
    ['empire 7, 12, game EC-5', 'label-missing 1:11'],
    ['empire 7, game EC-5, turn 12', 'label-missing 1:11'],
    ['empire 7, trun 12, game EC-5', 'label-missing 1:11'],
    ['empire seven, turn 12, game EC-5', 'number-invalid 1:1'],
    ['empire 0, turn 12, game EC-5', 'number-range 1:1'],
    ['empire 7, turn 12.5, game EC-5', 'number-invalid 1:11'],
    ['empire 7, turn 12, game EC-5, 3', 'extra-field 1:31'],
    ['empire 7, turn 12, game', 'label-missing 1:20'],
    ['empire 7 turn 12 game EC-5', 'number-invalid 1:1'],
  ])('E-14: %j refuses the sheet', (text, mistake) => {
    expect(read(`${text}\n7, ration, 50%\n7, raton, 50%`)).toEqual({
      orders: 0,
      mistakes: [mistake, 'unknown-statement 3:4'],
      header: undefined,
      isRefused: true,
    });
  });

  test.each([
    ['7, ration, 50%\nempire 7, turn 12, game EC-5', ['header-late 2:1'], undefined],
    ['7, raton, 50%\nempire 7, turn 12, game EC-5', ['unknown-statement 1:4', 'header-late 2:1'], undefined],
    [
      'empire 7, turn 12, game EC-5\n7, ration, 50%. empire 7, turn 12, game EC-5',
      ['header-late 2:17'],
      EXPECTED,
    ],
    ['empire 7, turn 12, game EC-5\nempire 8, turn 12, game EC-5', ['header-late 2:1'], EXPECTED],
  ])('E-14: %j has one behind the first statement, and is refused', (text, mistakes, header) => {
    expect(read(text)).toEqual({ orders: 0, mistakes, header, isRefused: true });
  });

  test('E-14: a block that lacks its end does not swallow a late header', () => {
    const sheet = 'set up, ship, 7, transfer\n5 gold\nempire 7, turn 12, game EC-5\n7, ration, 50%';
    expect(read(sheet)).toMatchObject({
      orders: 0,
      mistakes: ['missing-word 2:7', 'header-late 3:1'],
      isRefused: true,
    });
  });
});

describe('E-14: a header with a slip in its first word is a header all the same, and no order counts', () => {
  const slips = [
    'empier 7, turn 12, game EC-5',
    'Emire 7, turn 12, game EC-5',
    'empire7, turn 12, game EC-5',
    'emperor 7, turn 12, game EC-5',
  ];

  test.each(slips)('E-14: %j', (header) => {
    expect(read(`${header}\n7, ration, 50%`)).toEqual({
      orders: 0,
      mistakes: ['label-missing 1:1'],
      header: undefined,
      isRefused: true,
    });
  });

  test('E-16: a near miss is guessed', () => {
    const { diagnostics } = empyreanLanguage.parse('empier 7, turn 12, game EC-5');
    expect(diagnostics).toMatchObject([{ code: 'label-missing', suggestion: 'empire 7' }]);
  });

  test.each(slips)(
    'E-16: %j with the guess in place of its span is a header, where there is a guess',
    (header) => {
      for (const { span, suggestion } of empyreanLanguage.parse(header).diagnostics) {
        if (suggestion === undefined) continue;
        const mended = header.slice(0, span.start) + suggestion + header.slice(span.end);
        expect(read(mended)).toMatchObject({ mistakes: [], header: EXPECTED, isRefused: false });
      }
    },
  );

  test.each([
    ['7, ration, 50%\nempire 9, permision to colonize, 9-12-26/3', 'unknown-statement 2:11'],
    ['empire 9, permision to colonize, 9-12-26/3\n7, ration, 50%', 'unknown-statement 1:11'],
  ])('E-16: %j has a slip in a permission, which is no header', (text, mistake) => {
    expect(read(text)).toEqual({ orders: 1, mistakes: [mistake], header: undefined, isRefused: false });
    expect(empyreanLanguage.parse(text).diagnostics[0]?.suggestion).toBe('permission to colonize');
  });

  test('E-15: a statement that opens with an empire is no header', () => {
    expect(read('empire 9, permission to colonize, 9-12-26/3')).toEqual({
      orders: 1,
      mistakes: [],
      header: undefined,
      isRefused: false,
    });
  });
});
