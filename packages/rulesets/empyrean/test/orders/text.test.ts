import { parseBytes } from '@ec/orders-parser';
import { ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';
import type { EmpyreanOrder } from '../../src/orders/orders.js';

const ration = (actorId: number, percent = ratio(1, 2)): EmpyreanOrder => ({
  kind: 'ration',
  actorId,
  percent,
});

const parsed = (source: string | Uint8Array) =>
  typeof source === 'string' ? empyreanLanguage.parse(source) : parseBytes(empyreanLanguage, source);

/** Orders, and mistakes with their places. */
const read = (source: string | Uint8Array) => {
  const { orders, diagnostics } = parsed(source);
  return {
    orders: orders.map(({ order }) => order),
    mistakes: diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`),
  };
};

/** The player's words of each order, with their places. */
const places = (text: string) => {
  const { orders, diagnostics } = empyreanLanguage.parse(text);
  expect(diagnostics).toEqual([]);
  return orders.map(({ text: words, line, column }) => `${line}:${column} ${words}`);
};

describe('E-14: what ends a statement', () => {
  test('E-14: periods and line ends of any kind, and lines are counted', () => {
    const source =
      '\uFEFF7, ration, 50%. 8, ration, 60% .\r\n\r\n// nothing\r9, pay, 0.5, SLD.10, ration, 70%\n';
    expect(places(source)).toEqual([
      '1:1 7, ration, 50%',
      '1:17 8, ration, 60%',
      '4:1 9, pay, 0.5, SLD',
      '4:18 10, ration, 70%',
    ]);
    expect(empyreanLanguage.parse(source).orders[0]?.span).toEqual({ start: 1, end: 15 });
  });

  test.each([
    ['.', '1:16'],
    ['. ', '1:17'],
    [' .\t', '1:18'],
    ['\n', '2:1'],
    ['\r', '2:1'],
    ['\r\n', '2:1'],
    ['\n\r', '3:1'],
    ['.\r\n', '2:1'],
    ['\n\n  ', '3:3'],
    [' // half\n', '2:1'],
    ['.// half\r\n\t', '2:2'],
    ['...\n.\n', '3:1'],
  ])('E-14: %j', (ending, place) => {
    expect(places(`7, ration, 50%${ending}8, ration, 60%`)).toEqual([
      '1:1 7, ration, 50%',
      `${place} 8, ration, 60%`,
    ]);
  });

  test.each(['', ' ', '\t\r\n \n', '.', ' . . ', '// nothing', '// nothing\n//', '\uFEFF', '\uFEFF\r\n.'])(
    'E-14: %j says nothing',
    (text) => {
      expect(read(text)).toEqual({ orders: [], mistakes: [] });
    },
  );

  test('E-14: a statement ends with its line; a line that is no statement and completes it is read with it, and said to be', () => {
    expect(read('7, ration,\n50%')).toEqual({ orders: [ration(7)], mistakes: ['read-otherwise 1:1'] });
    expect(read('7, ration,\n// half\n50%')).toEqual({
      orders: [],
      mistakes: ['missing-field 1:11', 'unknown-statement 3:1'],
    });
  });
});

describe('E-14: comments', () => {
  test.each([
    '// 8, ration, 60%\n7, ration, 50%',
    '7, ration, 50%//',
    '7, ration, 50% // . 8, ration, 60%',
    '7, ration, 50%. // 8, ration, 60%',
    '//\r7, ration, 50%\r//',
    '   // a // b "c\n\t7, ration, 50%',
    '7, ration, 50% /// "so',
  ])('E-14: %j is one order', (text) => {
    expect(read(text)).toEqual({ orders: [ration(7)], mistakes: [] });
  });

  test('E-14: a comment cuts a statement short, and one slash opens none', () => {
    expect(read('7, ration, // 50%').mistakes).toEqual(['missing-field 1:11']);
    expect(read('7, ration, 50% / 60%').mistakes).toEqual(['percent-invalid 1:12']);
    expect(places('2, control, 2-4-6/9//ours')).toEqual(['1:1 2, control, 2-4-6/9']);
  });
});

describe('E-14: case and blanks', () => {
  test.each([
    '7,ration,50%',
    '7,RATION,50%',
    '  7  ,  rAtIoN  ,  50%  ',
    '\t7\t,\tration\t,\t50%\t',
    '\u00A07,\u00A0ration,\u3000 50\u202F%',
    '7, ration\u200B, 50%',
    '\v7, ration, 50%\f',
  ])('E-14: %j', (text) => {
    expect(read(text)).toEqual({ orders: [ration(7)], mistakes: [] });
  });

  test('E-16: a tab is one column, a byte-order mark none, a sign beyond 16 bits two', () => {
    expect(read('\t7,\traton, 50%').mistakes).toEqual(['unknown-statement 1:5']);
    expect(read('\uFEFF7, raton, 50%').mistakes).toEqual(['unknown-statement 1:4']);
    expect(read('12, name, "🚀", 5').mistakes).toEqual(['extra-field 1:17']);
    expect(read('\uFEFF\r\n7, raton, 50%').mistakes).toEqual(['unknown-statement 2:4']);
  });
});

describe('E-14: commas within numbers', () => {
  test.each<[string, number]>([
    ['1,234', 1234],
    ['12,345', 12_345],
    ['123,456', 123_456],
    ['1,234,567', 1_234_567],
    ['9,007,199,254,740,991', 9_007_199_254_740_991],
    ['1234567', 1_234_567],
  ])('E-14: %s is one number', (number, actorId) => {
    expect(read(`${number}, ration, 50%`)).toEqual({ orders: [ration(actorId)], mistakes: [] });
    expect(read(`7, mining, ${number},14`).orders).toMatchObject([{ group: actorId, deposit: 14 }]);
  });

  test.each(['1,2345', '1234,567', '12,34', '1,23,456', ',123', '1, 234', '1 ,234'])(
    'E-14: %s is not',
    (text) => {
      expect(read(`${text}, ration, 50%`).orders).toEqual([]);
      expect(read(`${text}, ration, 50%`).mistakes).toHaveLength(1);
    },
  );

  test('E-14: a comma without a blank joins what looks like a group of three', () => {
    expect(read('7,support,21,112,35%').orders).toMatchObject([
      { kind: 'support-defender', targetId: 21_112 },
    ]);
    expect(read('7,support,21, 112,35%').orders).toMatchObject([{ attackerId: 21, targetId: 112 }]);
    expect(read('7,probe,2,4,11').orders).toMatchObject([{ orbits: [2, 4, 11] }]);
    expect(read('7,mining,2,14').orders).toMatchObject([{ group: 2, deposit: 14 }]);
  });

  test('E-14: groups stand before a decimal point, not behind it', () => {
    expect(read('7, sell, 5, gold, 1,234.5').orders).toMatchObject([{ price: ratio(2469, 2) }]);
    expect(read('7, sell, 5, gold, 1.234,567').mistakes).toEqual(['extra-field 1:25']);
  });
});

describe('E-14: periods within numbers', () => {
  test.each([
    ['7, pay, 0.5, SLD.8, ration, 60%', ['1:1 7, pay, 0.5, SLD', '1:18 8, ration, 60%']],
    ['7, ration, 62.5%.8, ration, 60%', ['1:1 7, ration, 62.5%', '1:18 8, ration, 60%']],
    ['7, buy, TL-6, 1.5.8, ration, 60%', ['1:1 7, buy, TL-6, 1.5', '1:19 8, ration, 60%']],
    ['4, move, 6. 8, ration, 60%', ['1:1 4, move, 6', '1:13 8, ration, 60%']],
    ['4, move, 4-6-19.', ['1:1 4, move, 4-6-19']],
    ['7, buy, TL-6, 25,000.\n8, ration, 60%', ['1:1 7, buy, TL-6, 25,000', '2:1 8, ration, 60%']],
  ])('E-14: %j', (text, expected) => {
    expect(places(text)).toEqual(expected);
  });

  test('E-14: a period that a digit follows is a decimal point', () => {
    expect(read('4, move, 6.8').mistakes).toEqual(['destination-invalid 1:10']);
    expect(read('7, pay, .5, SLD').mistakes).toEqual(['rate-invalid 1:9']);
  });
});

describe('E-14: quotation marks', () => {
  test.each([
    ['"Dragonfire"', 'Dragonfire'],
    ['“Dragonfire”', 'Dragonfire'],
    ['„Dragonfire“', 'Dragonfire'],
    ['”Dragonfire”', 'Dragonfire'],
    ['"The ""Old"" Lady"', 'The "Old" Lady'],
    ['""""', '"'],
    ['"“Old” Lady"', '“Old” Lady'],
    ['“The "Old" Lady”', 'The "Old" Lady'],
    ['"St. John, // 2nd"', 'St. John, // 2nd'],
    ['“St. John, // 2nd”', 'St. John, // 2nd'],
    ['"1,234.5."', '1,234.5.'],
    ['"  Lady  "', 'Lady'],
    ['"LADY lady"', 'LADY lady'],
    ['"Æther–Straße 7/9"', 'Æther–Straße 7/9'],
    ['"O\'Neill"', "O'Neill"],
  ])('E-14: %s is one text', (quoted, name) => {
    const named: EmpyreanOrder = { kind: 'name', actorId: 12, name };
    expect(read(`12, name, ${quoted}`)).toEqual({ orders: [named], mistakes: [] });
    expect(read(`12,name,${quoted}.7,ration,50% // so`)).toEqual({
      orders: [named, ration(7)],
      mistakes: [],
    });
  });

  test.each([
    ['"Dragonfire', '"Dragonfire"'],
    ['“Dragonfire', '"Dragonfire"'],
    ['„Dragonfire', '"Dragonfire"'],
    ['Dragonfire"', '"Dragonfire"'],
    ['"Dragonfire”', '"Dragonfire"'],
    ['"Fire // mine. 8, ration', '"Fire // mine. 8, ration"'],
    ['Dragonfire', '"Dragonfire"'],
    ['"The "Old" Lady"', undefined],
    ['"Dragonfire" II', undefined],
    ['"', undefined],
  ])('E-14: %s is not, but the next line is read: did you mean %s', (quoted, suggestion) => {
    const text = `12, name, ${quoted}\n7, ration, 50%`;
    expect(read(text)).toEqual({ orders: [ration(7)], mistakes: ['text-quotes 1:11'] });
    expect(empyreanLanguage.parse(text).diagnostics[0]?.suggestion).toBe(suggestion);
  });

  test.each([
    ['""', 'text-empty'],
    ['"   "', 'text-empty'],
    ['“”', 'text-empty'],
    ['"a\tb"', 'text-control'],
    ['"a\u0000b"', 'text-control'],
    ['"a\u2028b"', 'text-control'],
    ['"a\u202Eb"', 'text-control'],
    ['"a\uD800b"', 'text-control'],
    ['"abcdefghijklmnopqrstuvwxy"', 'text-long'],
  ])('E-19: %j is no name', (quoted, code) => {
    expect(read(`12, name, ${quoted}`)).toEqual({ orders: [], mistakes: [`${code} 1:11`] });
  });

  test('E-14: quotation marks within a bad statement still hide periods and commas', () => {
    expect(read('7, nmae, "St. John, // 2nd"\n7, ration, 50')).toEqual({
      orders: [],
      mistakes: ['unknown-statement 1:4', 'percent-invalid 2:12'],
    });
  });

  test('E-16: a mark left open ends with its line', () => {
    expect(read('7, pay, "0.375, PRO\n7, ration, 50%. 7, ration, x%. 8, ration, 50%')).toEqual({
      orders: [ration(7), ration(8)],
      mistakes: ['rate-invalid 1:9', 'percent-invalid 2:28'],
    });
  });
});

describe('E-16: a bad statement never hides the next', () => {
  test('E-16: one error for each, in the order of the text, and all good orders', () => {
    const sheet = [
      '7, pya, 0.375, PRO',
      '7, ration, 50%',
      'what is this',
      '8, ration, 50%. 9, raton, 50%. 10, ration, 50%',
      '"',
      ',,,',
      ',,, what',
      '11, ration, 50%',
    ].join('\n');
    expect(read(sheet)).toEqual({
      orders: [ration(7), ration(8), ration(10), ration(11)],
      mistakes: [
        'unknown-statement 1:4',
        'unknown-statement 3:1',
        'unknown-statement 4:20',
        'unknown-statement 5:1',
        'unknown-statement 7:1',
      ],
    });
  });

  test.each([
    ['7, pya, 0.375, PRO', 'pay'],
    ['7, RASHION, 50%', 'ration'],
    ['7, pay, 0.375, profesionals', 'professionals'],
    ['7, pay, 0.375, soldeir', 'soldiers'],
    ['7, pay, .375, SLD', '0.375'],
    ['7, ration, 50', '50%'],
    ['7, disasemble, 500 farms-1', 'disassemble'],
    ['7, un-contrl, 2-4-6/9', 'un-control'],
    ['7, transfer, 50 space drivs-3, 21', '50 space drives-3'],
    ['set up, trade staton, 7, transfer, 5 gold, end', 'trade station'],
    ['7, dance, 8, 75%', undefined],
    ['7, xyzzy', undefined],
  ])('E-16: %s: did you mean %s', (text, suggestion) => {
    expect(empyreanLanguage.parse(text).diagnostics.map((diagnostic) => diagnostic.suggestion)).toEqual([
      suggestion,
    ]);
  });
});

const UNITS = [
  { code: 'STU', techLevel: 0, quantity: 500 },
  { code: 'SPD', techLevel: 1, quantity: 20 },
] as const;
const ship = (actorId = 7): EmpyreanOrder => ({ kind: 'set-up', foundation: 'ship', actorId, units: UNITS });

describe('E-14: a block "set up … end" is one statement', () => {
  test.each([
    ['on one line', 'set up, ship, 7, transfer, 500 structural units, 20 space drives-1, end'],
    ['on one line, with a period', 'Set up, Ship, 7, Transfer, 500 STU, 20 SPD-1, End .'],
    ['a unit a line', 'set up, ship, 7, transfer\n  500 structural units\n  20 space drives-1\nend'],
    ['ended by a period', 'set up, ship, 7, transfer\n500 STU\n20 SPD-1\nend.'],
    ['ended by a period behind a blank', 'set up, ship, 7, transfer\n500 STU\n20 SPD-1\nEND .'],
    ['with commas at the line ends', 'set up, ship, 7, transfer,\n500 STU,\n20 SPD-1,\nend'],
    [
      'with commas and blanks at the line ends',
      'set up, ship, 7, transfer , \r\n500 STU ,\t\r\n20 SPD-1 ,\r\nend',
    ],
    ['with blank lines', 'set up, ship, 7, transfer\n\n\n500 STU\n \t \n20 SPD-1\n\nend'],
    [
      'with comments',
      'set up, ship, 7, transfer // a ship, of course. end\n// end\n500 STU, // walls\n20 SPD-1// drives\n// 5 gold\nend // done',
    ],
    ['with several units a line', 'set up, ship, 7, transfer, 500 STU\n20 SPD-1, end'],
    ['a word a line', 'set up\nship\n7\ntransfer\n500 STU\n20 SPD-1\nend'],
    ['with old line ends', 'set up, ship, 7, transfer\r500 STU\r20 SPD-1\rend\r'],
  ])('E-14: %s', (_, block) => {
    expect(read(block)).toEqual({ orders: [ship()], mistakes: [] });
    expect(read(`8, ration, 50%\n${block}\n7, ration, 50%`)).toEqual({
      orders: [ration(8), ship(), ration(7)],
      mistakes: [],
    });
  });

  test('E-14: the order stands at its first line, with all its words', () => {
    const block = 'set up, ship, 7, transfer\n  500 STU // walls\n  20 SPD-1\nend';
    const { orders } = empyreanLanguage.parse(`\n  ${block}.\n\n7, ration, 50%`);
    expect(orders).toMatchObject([
      { line: 2, column: 3, text: block, span: { start: 3, end: 3 + block.length } },
      { line: 7, column: 1, text: '7, ration, 50%' },
    ]);
  });

  test('E-14: two blocks in a row', () => {
    const block = (id: number) => `set up, ship, ${id}, transfer\n 500 STU\n 20 SPD-1\nend`;
    for (const between of ['\n', '.', ' . ', '\r\n\r\n', ' // first\n']) {
      expect(read(block(7) + between + block(8))).toEqual({ orders: [ship(7), ship(8)], mistakes: [] });
    }
  });

  test.each([
    ['set up, ship, 7, transfer\n 500 STU\n 20 SPD-1\n7, ration, 50%', 'missing-word 3:10'],
    ['set up, ship, 7, transfer, 500 STU, 20 SPD-1\n7, ration, 50%', 'missing-word 1:45'],
    ['set up, ship, 7, transfer\n 500 STU // end\n// end\n\n7, ration, 50%', 'missing-word 2:9'],
    ['set up, ship, 7, transfer\n7, ration, 50%', 'missing-field 1:26'],
    ['set up, ship, 7\n7, ration, 50%', 'missing-word 1:16'],
    ['set up\n7, ration, 50%', 'missing-field 1:7'],
    ['set up, ship, 7, transfer\n 500 STU.\n7, ration, 50%', 'missing-word 2:9'],
    ['set up, ship, 7, transfer\n 500 STU, 20 gould\n7, ration, 50%', 'unit-unknown 2:11'],
  ])('E-16: %j lacks its end, and the next statement is read', (text, mistake) => {
    expect(read(text)).toEqual({ orders: [ration(7)], mistakes: [mistake] });
  });

  test.each([
    '8, transfer, 5 gold, 21',
    '8, move, 6',
    'news, 31, "Fuel wanted."',
    '5-12-28/2, name, "Goldball"',
    'empire 9, permission to colonize, 9-12-26/3',
    '8, 10, check rebels',
    'set up, colony, 8, transfer, 40 food, end',
    'set up, colony, 8, transfer\n 40 food\nend',
  ])('E-16: a block without its end does not swallow %j', (next) => {
    const { orders } = read(next);
    expect(orders).toHaveLength(1);
    expect(read(`set up, ship, 7, transfer\n 500 STU\n${next}`)).toEqual({
      orders,
      mistakes: ['missing-word 2:9'],
    });
  });

  test('E-16: nor a transfer of another, where the block lacks its own word "transfer"', () => {
    const { orders } = read('8, transfer, 5 gold, 21');
    expect(orders).toHaveLength(1);
    expect(read('set up, ship, 7\n8, transfer, 5 gold, 21')).toEqual({
      orders,
      mistakes: ['missing-word 1:16'],
    });
  });

  test('E-16: nor behind a comma at the line end', () => {
    const open = 'set up, ship, 7, transfer\n 500 STU,';
    expect(read(open)).toEqual({ orders: [], mistakes: ['missing-field 2:10'] });
    expect(read(`${open}\n7, ration, 50%`)).toEqual({
      orders: [ration(7)],
      mistakes: ['missing-field 2:10'],
    });
  });

  test.each([
    ['set up, ship, 7, transfer\n 500 STU\n 20 SPD-1', 'missing-word 3:10'],
    ['set up, ship, 7, transfer\n 500 STU\n 20 SPD-1\n\n// the end\n', 'missing-word 3:10'],
    ['set up, ship, 7, transfer\n', 'missing-field 1:26'],
    ['set up, ship\n', 'missing-field 1:13'],
    ['set up', 'missing-field 1:7'],
  ])('E-16: %j ends with the text', (text, mistake) => {
    expect(read(text)).toEqual({ orders: [], mistakes: [mistake] });
  });

  test.each([
    ['set up, ship, 7, transfer\n 500 STU\n\t20 space drivs-1, 5 gold\nend', 'unit-unknown 3:2'],
    [
      'set up, ship, 7, transfer\r\n 500 STU // a, b\r\n\r\n 5 gold,  20 space drives\r\nend',
      'level-missing 4:11',
    ],
    ['set up, ship, 7, transfer\n gold\n 20 SPD-1\nend', 'quantity-missing 2:2'],
    ['set up, ship, 7, transfer\n 0 gold\nend', 'quantity-range 2:2'],
    ['set up, ship, 7, transfer\n 500 STU,, 5 gold\nend', 'missing-field 2:10'],
    ['set up, ship\n x\n transfer, 5 gold, end', 'number-invalid 2:2'],
    ['set up\n  shipp, 7, transfer, 5 gold, end', 'choice-unknown 2:3'],
    ['set up, ship, 7\n transfr\n 5 gold, end', 'word-unknown 2:2'],
    ['\uFEFFset up, shipp, 7, transfer\n 5 gold\nend', 'choice-unknown 1:9'],
    ['set up, ship, 7, transfer\n 5 gold\nend, now', 'extra-field 3:6'],
  ])('E-16: %j has its one mistake at its place, and the next statement is read', (text, mistake) => {
    expect(read(text)).toEqual({ orders: [], mistakes: [mistake] });
    expect(read(`${text}\n7, ration, 50%`)).toEqual({ orders: [ration(7)], mistakes: [mistake] });
  });

  test('E-14: a period ends a block that is not complete, and what follows is on its own', () => {
    expect(read('set up, ship, 7, transfer\n 500 STU.\n 20 SPD-1\nend')).toEqual({
      orders: [],
      mistakes: ['missing-word 2:9', 'unknown-statement 3:2', 'unknown-statement 4:1'],
    });
  });

  test('E-14: an end without a block is no statement', () => {
    expect(read('end\n7, ration, 50%')).toEqual({ orders: [ration(7)], mistakes: ['unknown-statement 1:1'] });
  });
});

describe('E-16: a sheet as the bytes of a file', () => {
  const sheet = '7, ration, 50%\r\n12, name, "Æther 🚀"\r\n8, raton, 50%';
  const asText = read(sheet);
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const utf16 = (text: string, isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * text.length));
    for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittle);
    return new Uint8Array(view.buffer);
  };

  test.each([
    ['UTF-8', utf8(sheet)],
    ['UTF-8 with a byte-order mark', utf8(`\uFEFF${sheet}`)],
    ['UTF-16, low byte first, with a byte-order mark', utf16(`\uFEFF${sheet}`, true)],
    ['UTF-16, high byte first, with a byte-order mark', utf16(`\uFEFF${sheet}`, false)],
  ])('E-16: %s', (_, bytes) => {
    expect(read(bytes)).toEqual(asText);
    expect(asText.orders).toEqual([ration(7), { kind: 'name', actorId: 12, name: 'Æther 🚀' }]);
    expect(asText.mistakes).toEqual(['unknown-statement 3:4']);
  });

  test('E-16: spans are offsets of the decoded text, which is given', () => {
    for (const bytes of [utf8(`\uFEFF${sheet}`), utf16(`\uFEFF${sheet}`, false)]) {
      const { orders, source } = parsed(bytes);
      expect(source).toBe(`\uFEFF${sheet}`);
      expect(orders.map(({ span }) => source.slice(span.start, span.end))).toEqual(
        orders.map(({ text }) => text),
      );
    }
  });

  /** Latin-1, which is no UTF-8 beyond ASCII. */
  const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

  test('E-16: bytes that spell no character are warned about once, and the orders stand', () => {
    const { orders, diagnostics } = parsed(latin1('7, ration, 50%\r\n12, name, "Café é"\r\n8, ration, 50%'));
    expect(orders).toHaveLength(3);
    expect(diagnostics).toMatchObject([
      { code: 'text-encoding', severity: 'warning', line: 2, column: 15, span: { start: 30, end: 31 } },
    ]);
    expect(read(latin1('// café\n7, ration, 50%'))).toEqual({
      orders: [ration(7)],
      mistakes: ['text-encoding 1:7'],
    });
  });

  test('E-16: the warning stands in the order of the text', () => {
    expect(read(latin1('7, raton, 50%\n12, name, "Café"\n8, raton, 50%')).mistakes).toEqual([
      'unknown-statement 1:4',
      'text-encoding 2:15',
      'unknown-statement 3:4',
    ]);
  });

  test('E-16: any bytes at all are read', () => {
    expect(read(new Uint8Array()).mistakes).toEqual([]);
    expect(read(Uint8Array.of(0xff, 0xfe)).mistakes).toEqual([]);
    expect(read(Uint8Array.of(0xff, 0xfe, 0x37)).mistakes).toContain('text-encoding 1:1');
    expect(read(Uint8Array.of(0xf0, 0x9f)).mistakes).toContain('text-encoding 1:1');
  });
});

describe('E-14: a decimal comma is no group', () => {
  test.each([
    ['1, pay, 0,375, professionals', 'rate-invalid', 9, '0.375'],
    ['1, buy, 5, food, 0,250', 'rate-invalid', 18, '0.250'],
    ['1, disband, 00,010 trainees', 'quantity-invalid', 13, undefined],
    ['0,001, survey', 'number-invalid', 1, undefined],
  ])('E-14: %s', (text, code, column, suggestion) => {
    const { orders, diagnostics } = empyreanLanguage.parse(text);
    expect(orders).toEqual([]);
    expect(diagnostics.map((d) => [d.code, d.column, d.suggestion])).toEqual([[code, column, suggestion]]);
  });
});
