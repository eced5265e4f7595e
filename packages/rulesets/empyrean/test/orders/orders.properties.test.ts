import { formatOrder } from '@ec/orders-parser';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { orderArbitrary } from '@ec/orders-parser/testing';
import { empyreanLanguage } from '../../src/orders/language.js';
import type { EmpyreanOrder } from '../../src/orders/orders.js';
import { checkLaws } from './laws.js';

type Parsed = ReturnType<typeof empyreanLanguage.parse>;

const write = (placed: EmpyreanOrder): string => formatOrder(empyreanLanguage, placed);
const order = orderArbitrary(empyreanLanguage);
const sheet = fc
  .tuple(
    fc.constantFrom('', 'empire 7, turn 12, game EC-5\r\n'),
    fc.array(order, { minLength: 1, maxLength: 10 }),
  )
  .map(([header, orders]) => header + orders.map(write).join(' .\n'));

const LINES = [
  ...[
    'set up',
    'set up, ship',
    'setup, ship, 7, transfer,',
    'ship,',
    '7',
    '7, transfer',
    'transfer,',
    '10 PRO, 5 food,',
  ],
  ...[
    ',',
    '',
    '// note',
    'end',
    ', end',
    'end.',
    '. end',
    'empire 7',
    'empire 9, permission to colonize, 1-2-3/4',
  ],
  ...['901, survey', '8, transfer, 5 food, 9', '8, 10, check rebels', 'message, 3, "set up'],
];
const WORDS = [
  ...[
    ', ',
    ',',
    ' ',
    '.',
    '\n',
    '//',
    '"',
    '7',
    '0.5',
    '1,000',
    '50%',
    'TL-6',
    'C-4',
    '05-12-28/2',
    '10 PRO',
    'gold',
  ],
  ...[
    'pay',
    'ration',
    'support',
    'transfer',
    'set up',
    'end',
    'permission',
    'news',
    'name',
    'empire',
    'turn',
    'game',
  ],
];
const REPEATED = [
  ...[
    'set up\n',
    'setup, ship, 7, transfer, ',
    '10 PRO,\n',
    '"',
    '""',
    '“',
    '7, name, "',
    '//',
    '//\n',
    ',',
    ',\n',
  ],
  ...[
    '.',
    '. ',
    '7,',
    '7.',
    '7,000',
    '0',
    '/',
    ' ',
    '\r',
    '\r\n',
    '\uFEFF',
    '\uD800',
    '\0',
    'x',
    'empire 7\n',
  ],
];

/** Texts of all kinds, by what is odd about them. */
const TEXTS = {
  'any characters': fc.string({ unit: 'binary', maxLength: 200 }),
  'marks and digits': fc.string({ unit: fc.constantFrom(...'7,. \n"/%pay0'), maxLength: 200 }),
  'words of the language': fc
    .array(fc.constantFrom(...WORDS), { maxLength: 60 })
    .map((words) => words.join('')),
  quotes: fc.string({ unit: fc.constantFrom(...'"“”„\',./a \n', '""', '7, name, "'), maxLength: 80 }),
  'mutated sheets': fc
    .tuple(
      sheet,
      fc.array(
        fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...'.,"/%\r\n\t 09;xé\uFEFF\uD800', ',,,', '//')),
      ),
    )
    .map(([text, edits]) =>
      edits.reduce((edited, [where, removed, inserted]) => {
        const at = where % (edited.length + 1);
        return edited.slice(0, at) + inserted + edited.slice(at + removed);
      }, text),
    ),
  'truncated sheets': fc
    .tuple(sheet, fc.nat(), fc.nat())
    .map(([text, from, to]) => text.slice(from % 20, to % (text.length + 1))),
  blocks: fc
    .tuple(fc.array(fc.constantFrom(...LINES), { maxLength: 20 }), fc.constantFrom('\n', '\r\n', '\r'))
    .map(([lines, end]) => lines.join(end)),
  nesting: fc
    .array(fc.tuple(fc.constantFrom(...REPEATED), fc.integer({ min: 1, max: 500 })), { maxLength: 4 })
    .map((parts) => parts.map(([part, times]) => part.repeat(times)).join('')),
};

describe('E-16: laws of the language', () => {
  for (const [name, text] of Object.entries(TEXTS)) {
    test.prop([text], { numRuns: 300 })(`E-16: all laws hold for ${name}`, (source) =>
      checkLaws(empyreanLanguage, source),
    );
  }

  test.prop([order])('E-16: what is printed parses to the same order, and prints the same', (original) => {
    const printed = formatOrder(empyreanLanguage, original);
    const { orders, diagnostics } = empyreanLanguage.parse(printed);
    expect(diagnostics).toEqual([]);
    expect(orders).toEqual([
      { order: original, span: { start: 0, end: printed.length }, line: 1, column: 1, text: printed },
    ]);
    expect(orders.map((placed) => formatOrder(empyreanLanguage, placed.order))).toEqual([printed]);
  });

  test.prop([fc.array(order), fc.constantFrom('. ', ' .\n', '\r\n', '. // end\n', '\n\n', '\r', ' . ')])(
    'E-14: any ending keeps all orders, in their order',
    (originals, ending) => {
      const parsed = empyreanLanguage.parse(
        originals.map((o) => formatOrder(empyreanLanguage, o) + ending).join(''),
      );
      expect(errorsOf(parsed)).toEqual([]);
      expect(ordersOf(parsed)).toEqual(originals);
    },
  );

  test.prop([order])('E-14: case and blanks around fields do not matter outside quotes', (original) => {
    const shouted = formatOrder(empyreanLanguage, original).replaceAll(/"(?:[^"]|"")*"|[^"]+/g, (part) =>
      part.startsWith('"') ? part : part.toUpperCase().replaceAll(', ', '\t ,  '),
    );
    expect(ordersOf(empyreanLanguage.parse(shouted))).toEqual([original]);
  });

  test.prop([order, fc.string({ unit: fc.constantFrom(...'7,. "/%pay0ration'), maxLength: 40 })])(
    'E-16: a bad line never hides the next',
    (original, bad) => {
      expect(
        ordersOf(empyreanLanguage.parse(`${bad}\n${formatOrder(empyreanLanguage, original)}`)).at(-1),
      ).toEqual(original);
    },
  );

  test.prop([fc.array(order, { minLength: 1 }), fc.nat()])(
    'E-16: a truncated sheet keeps the orders before the cut',
    (all, at) => {
      const lines = all.map((o) => `${formatOrder(empyreanLanguage, o)}.\n`);
      const cut = at % (lines.join('').length + 1);
      const orders = ordersOf(empyreanLanguage.parse(lines.join('').slice(0, cut)));
      let length = 0;
      const whole = all.filter((_, index) => (length += lines[index]?.length ?? 0) <= cut);
      expect(orders.slice(0, whole.length)).toEqual(whole);
      expect(orders.length).toBeLessThanOrEqual(whole.length + 1);
    },
  );
});

describe('E-14: the header', () => {
  const number = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  const game = fc.oneof(
    fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,11}( [A-Za-z0-9-]{1,12})?$/),
    fc.constantFrom('Information', 'Attack Spies', 'Move', 'Turn 3', 'Empire', 'Game'),
  );
  const header = fc.record({ empireId: number, turn: number, game });
  type Header = { empireId: number; turn: number; game: string };
  const lineOf = ({ empireId, turn, game: name }: Header) => `empire ${empireId}, turn ${turn}, game ${name}`;

  test.prop([header, order, fc.constantFrom('\n', '.\n', ' . ', ' // mine\r\n', '\r'), fc.boolean()])(
    'E-14: one that matches is read, in any case, behind blank lines and comments',
    (own, first, ending, isLoud) => {
      const line = isLoud ? lineOf(own).toUpperCase().replaceAll(' ', '\t ') : lineOf(own);
      const parsed = empyreanLanguage.parse(
        `\uFEFF\n// orders\n${line}${ending}${formatOrder(empyreanLanguage, first)}`,
        own,
      );
      expect(parsed.isRefused).toBe(false);
      expect(errorsOf(parsed)).toEqual([]);
      expect(parsed.header).toMatchObject({ empireId: own.empireId, turn: own.turn });
      if (!isLoud) expect(parsed.header).toEqual(own);
      expect(ordersOf(parsed)).toEqual([first]);
    },
  );

  test.prop([header, header, order])(
    'E-14: each value that does not match refuses the sheet, and is pointed at',
    (own, expected, first) => {
      const line = lineOf(own);
      const parsed = empyreanLanguage.parse(`${line}\n${formatOrder(empyreanLanguage, first)}`, expected);
      const wrong = [
        ...(own.empireId === expected.empireId ? [] : [['header-empire', 1]]),
        ...(own.turn === expected.turn ? [] : [['header-turn', line.indexOf('turn') + 1]]),
        ...(own.game.toLowerCase() === expected.game.toLowerCase()
          ? []
          : [['header-game', line.indexOf(', game') + 3]]),
      ];
      expect(parsed.diagnostics.map(({ code, column }) => [code, column])).toEqual(wrong);
      expect(parsed.isRefused).toBe(wrong.length > 0);
      expect(ordersOf(parsed)).toEqual(wrong.length > 0 ? [] : [first]);
    },
  );

  test.prop([header, order, order])('E-14: one below an order refuses the sheet', (own, first, second) => {
    const [before, after] = [first, second].map(write);
    const parsed = empyreanLanguage.parse(`${before}\n${lineOf(own)}\n${after}`, own);
    expect(parsed.isRefused).toBe(true);
    expect(errorsOf(parsed)).toEqual(['header-late']);
    expect(ordersOf(parsed)).toEqual([]);
  });

  test.prop([header, fc.array(order)])('E-14: a sheet may do without one', (expected, originals) => {
    const parsed = empyreanLanguage.parse(originals.map(write).join('\n'), expected);
    expect(parsed.isRefused).toBe(false);
    expect(parsed).not.toHaveProperty('header');
    expect(ordersOf(parsed)).toEqual(originals);
  });

  test.prop([header, fc.integer({ min: 1, max: 2 }), fc.array(order)])(
    'E-14: one that lacks values refuses the sheet, with one error',
    (own, count, originals) => {
      const short = lineOf(own).split(', ').slice(0, count).join(', ');
      const parsed = empyreanLanguage.parse([short, ...originals.map(write)].join('\n'), own);
      expect(parsed.isRefused).toBe(true);
      expect(errorsOf(parsed)).toEqual(['missing-field']);
    },
  );
});

function ordersOf({ orders }: Parsed) {
  return orders.map((placed) => placed.order);
}

function errorsOf({ diagnostics }: Parsed) {
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}
