import { ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import {
  formatHeader,
  formatOrder,
  choiceSlot,
  completionsAt,
  composeStatement,
  diagnose,
  explainStatements,
  formatDiagnostic,
  generateOrder,
  kindsAt,
  markdownTable,
  Mistake,
  parseBytes,
  textOfBytes,
  wordSlot,
  writeOrders,
} from '../src/index.js';
import { colonies } from './grammars/colonies.js';
import { houses } from './grammars/houses.js';
import { letters } from './grammars/letters.js';
import { plainLanguage } from './grammars/plain.js';

const ration = { kind: 'ration', colony: 7, share: ratio(1, 2) } as const;

/** Labels of what may stand at the mark `|`, and the text that it would replace. */
function offered(marked: string): [string[], string] {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const completions = completionsAt(colonies.declaration, text, at);
  const [{ span } = { span: { start: at, end: at } }] = completions;
  return [completions.map(({ label }) => label), text.slice(span.start, span.end)];
}

describe('what may stand at a place, where commas separate', () => {
  const first = ['colony', 'found'];
  test.each<[string, string[], string]>([
    ['|', [...first, 'empire '], ''],
    ['e|', ['empire '], 'e'],
    ['f|', ['found'], 'f'],
    ['F|', ['found'], 'F'],
    ['7|', ['colony'], '7'],
    ['x|', ['colony'], 'x'],
    ['7, |', ['ration', 'transfer', 'sell', 'name'], ''],
    ['7,|', ['ration', 'transfer', 'sell', 'name'], ''],
    ['7, r|', ['ration'], 'r'],
    ['7, r|ation, 50%', ['ration'], 'r'],
    ['7, ration, |', ['share'], ''],
    ['7, ration, 5|', ['share'], '5'],
    ['7, ration, 50%\n|', first, ''],
    ['7, ration, 50%. |', first, ''],
    ['7, ration, 50%, |', [], ''],
    ['x, |', [], ''],
    [', |', [], ''],
    ['7, ration // no|', [], ''],
    ['// no\n|', [...first, 'empire '], ''],
    ['7, ration, 50% // no\n|', first, ''],
    ['empire |', ['empire '], 'empire '],
    ['empire 7, |', ['turn '], ''],
    ['empire 7, turn 12, |', ['game '], ''],
    ['found, |', ['ship', 'colony'], ''],
    ['found, s|', ['ship'], 's'],
    ['found, ship, |', ['units'], ''],
    ['found, ship, 3, |', ['units', 'end'], ''],
    ['found, ship, 3, e|', ['end'], 'e'],
    ['found, ship, 3\n|', ['units', 'end'], ''],
    ['found, ship, 3,\n|', ['units', 'end'], ''],
    ['found, ship, 3\n4|', ['units'], '4'],
    ['found, ship, 3\nend\n|', first, ''],
  ])('%j', (marked, labels, typed) => {
    expect(offered(marked)).toEqual([labels, typed]);
  });

  test('a word is put in, a value is to be filled in', () => {
    expect(completionsAt(colonies.declaration, '', -1)).toEqual([
      { span: { start: 0, end: 0 }, label: 'colony', description: 'a colony ID' },
      {
        span: { start: 0, end: 0 },
        label: 'found',
        insert: 'found',
        description: 'Founds a ship or colony; up to "end".',
      },
      expect.objectContaining({ label: 'empire ', description: 'an empire ID' }),
    ]);
    expect(completionsAt(colonies.declaration, 'found, s', 8)).toEqual([
      { span: { start: 7, end: 8 }, label: 'ship', insert: 'ship', description: 'flies' },
    ]);
  });

  test('the header is offered where the language has one, below what stands above its envelope', () => {
    const { header: _, ...headless } = houses.declaration;
    const labels = (declaration: Parameters<typeof completionsAt>[0], text: string) =>
      completionsAt(declaration, text, text.length).map(({ label }) => label);
    expect(labels(houses.declaration, '')).toEqual([...labels(headless, ''), 'house']);
    expect(labels(letters.declaration, 'Hello\n#LETTERS ')).toEqual(['game']);
  });

  test('where others than the choices may stand, the value is offered, too', () => {
    const type = choiceSlot('a place', [{ value: 'home', names: ['home'], description: 'here' }]);
    const offers = (isOpen: boolean) =>
      completionsAt(
        plainLanguage(
          [
            {
              kind: 'go',
              fields: [
                { key: 'who', name: 'who', type: wordSlot('a name') },
                { keyword: 'go' },
                { key: 'to', name: 'place', type: { ...type, isOpen } },
              ],
            },
          ],
          ',',
        ).declaration,
        'Ada, go, ',
        9,
      ).map(({ label }) => label);
    expect([offers(true), offers(false)]).toEqual([['place', 'home'], ['home']]);
  });

  test('nothing stands for the rest of a line or the lines of a message', () => {
    const labels = (text: string) =>
      completionsAt(letters.declaration, text, text.length).map(({ label }) => label);
    expect(labels('#LETTERS a b c\n@ Monks\nHel')).not.toContain('text');
    expect(labels('#LETTERS a b c\n= Jane ')).toHaveLength(1);
    expect(labels('#LETTERS a b c\n@ ')).toEqual(['race']);
  });

  test('the statement at a place is named by its kind', () => {
    const text = '7, ration, 50%\n7, transfer, 5, 21\n7, ratoin, 50%\n?';
    expect([0, 14, 15, 30, 36].map((offset) => kindsAt(colonies.declaration, text, offset))).toEqual([
      ['ration'],
      ['ration'],
      ['transfer'],
      ['transfer'],
      ['ration'],
    ]);
    expect(kindsAt(colonies.declaration, text, text.length)).toEqual([]);
    expect(kindsAt(colonies.declaration, '')).toEqual([]);
  });
});

describe('blanks and quotation marks of word processors', () => {
  test.each(['\u00A0', '\u2000', '\u2009', '\u200A', '\u200B', '\u202F', '\u3000', '\uFEFF'])(
    '%j is a blank',
    (blank) => {
      expect(colonies.parse(`7,${blank}ration,${blank}50%${blank}`)).toMatchObject({
        orders: [{ order: ration }],
        diagnostics: [],
      });
      expect(houses.parse(`tax${blank}45`).orders.map(({ order }) => order)).toEqual([
        { kind: 'tax', percent: 45 },
      ]);
    },
  );

  test.each(['\u1FFF', '\u200C', '\u202E', '\u3001', '\u00A1'])('%j is none', (sign) => {
    expect(houses.parse(`tax${sign}45`).orders).toEqual([]);
  });

  test.each(['“a, b”', '„a, b“', '„a, b”', '”a, b”', '"a, b"'])('%s is one field', (field) => {
    expect(colonies.parse(`7, name, ${field}`).orders.map(({ order }) => order)).toEqual([
      { kind: 'name', colony: 7, name: 'a, b' },
    ]);
  });

  test('a comma separates words where blanks do, if a blank follows it', () => {
    const orders = (text: string) => houses.parse(text).orders.map(({ order }) => order);
    expect(orders('tax, 45')).toEqual([{ kind: 'tax', percent: 45 }]);
    expect(houses.parse('tax,45').diagnostics).toMatchObject([{ code: 'read-otherwise' }]);
    expect(orders('split 4, 12, 13,')).toEqual([{ kind: 'split', fleet: 4, squadrons: [12, 13] }]);
  });
});

describe('the bytes of a file', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text);

  test('are read as a text is', () => {
    expect(parseBytes(colonies, utf8('7, ration, 50%'))).toEqual(colonies.parse('7, ration, 50%'));
    expect(parseBytes(colonies, utf8('empire 7, turn 12, game E'), { turn: 13 }).isRefused).toBe(true);
    expect(parseBytes(colonies, utf8('7, ration, 50%'), {}, { bytes: 3 }).diagnostics).toMatchObject([
      { code: 'limit-bytes', message: 'the text is longer than 3 bytes and was not read' },
    ]);
  });

  test('that were guessed have their warning in its place', () => {
    const bytes = Uint8Array.from('x\n7, name, "Caf\xE9"\ny', (sign) => sign.charCodeAt(0));
    const { diagnostics, orders } = parseBytes(colonies, bytes);
    expect(orders.map(({ order }) => order)).toEqual([{ kind: 'name', colony: 7, name: 'Café' }]);
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['unknown-statement', 1],
      ['text-encoding', 2],
      ['unknown-statement', 3],
    ]);
  });

  test('that hold no text are refused whole', () => {
    expect(parseBytes(colonies, Uint8Array.of(1, 0, 0, 0, 7))).toEqual({
      orders: [],
      diagnostics: [
        {
          code: 'text-kind',
          severity: 'error',
          span: { start: 0, end: 0 },
          line: 1,
          column: 1,
          message: expect.stringContaining('a file that is no text'),
        },
      ],
      source: '',
      isRefused: true,
    });
  });

  test('in UTF-16 with a mark are read without a warning', () => {
    for (const isLittle of [true, false]) {
      const view = new DataView(new ArrayBuffer(6));
      for (const [at, sign] of ['\uFEFF', 'é', 'x'].entries())
        view.setUint16(2 * at, sign.charCodeAt(0), isLittle);
      expect(textOfBytes(new Uint8Array(view.buffer))).toEqual({
        text: expect.stringMatching(/éx$/),
        notes: [],
      });
    }
  });

  test('that spell no character cause a warning where they stand', () => {
    expect(colonies.parse('7, ration, 50%\n7, name, "\uFFFD"').diagnostics).toEqual([
      {
        code: 'text-encoding',
        severity: 'warning',
        span: { start: 25, end: 26 },
        line: 2,
        column: 11,
        message: 'expected text in UTF-8, received other bytes; save the file as UTF-8',
      },
    ]);
  });
});

test('only so many statements are read, with a warning of the limit', () => {
  const { orders, diagnostics } = colonies.parse(
    '7, ration, 50%\n8, ration, 50%\n9, ration, 50%',
    {},
    { statements: 2 },
  );
  expect(orders).toHaveLength(2);
  expect(diagnostics).toEqual([
    {
      code: 'limit-statements',
      severity: 'error',
      span: { start: 30, end: 30 },
      line: 3,
      column: 1,
      message: 'only the first 2 statements were read',
    },
  ]);
});

test('a diagnostic stands at the field of a property, or at the whole order', () => {
  const [placed] = colonies.parse('\n  7, transfer, 50,000, 21').orders;
  if (placed === undefined) throw new Error('expected an order');
  const mistake = new Mistake('no-colony', 'a colony of yours', '22');
  const at = (key: string, element?: number) => {
    const { line, column, span, received } = diagnose(
      colonies.declaration,
      'error',
      placed,
      key,
      mistake,
      element,
    );
    return [line, column, span.start, span.end, received];
  };
  expect(at('to')).toEqual([2, 24, 24, 26, '21']);
  expect(at('quantity')).toEqual([2, 16, 16, 22, '50,000']);
  expect(at('colony')).toEqual([2, 3, 3, 4, '7']);
  expect(at('other')).toEqual([2, 3, 3, 26, '7, transfer, 50,000, 21']);
});

test('orders that code has written stand at their places', () => {
  const { text, orders } = writeOrders(
    [ration, { ...ration, colony: 8 }],
    (order) => formatOrder(colonies, order),
    'empire 7, turn 1, game E\n',
  );
  expect(text).toBe('empire 7, turn 1, game E\n7, ration, 50%\n8, ration, 50%\n');
  expect(
    orders.map(({ line, column, span, text: written }) => [
      line,
      column,
      text.slice(span.start, span.end),
      written,
    ]),
  ).toEqual([
    [2, 1, '7, ration, 50%', '7, ration, 50%'],
    [3, 1, '8, ration, 50%', '8, ration, 50%'],
  ]);
});

test('a long line is shown around the mistake', () => {
  const source = `7, name, ${'x'.repeat(300)}, 5`;
  const [diagnostic] = colonies.parse(source).diagnostics;
  if (diagnostic === undefined) throw new Error('expected a diagnostic');
  const [, line = '', carets = ''] = formatDiagnostic(diagnostic, { source }).split('\n');
  expect(line.length).toBeLessThan(source.length);
  expect(line.slice(carets.indexOf('^')).startsWith('x'.repeat(50))).toBe(true);
});

test('the name of a file stands in one line, without controls', () => {
  const [diagnostic] = colonies.parse('7, nme, 5').diagnostics;
  if (diagnostic === undefined) throw new Error('expected a diagnostic');
  const shown = formatDiagnostic(diagnostic, { file: 'a\u001b[2J\nb\u2028c.txt' });
  expect(shown.startsWith('a\ufffd[2J\ufffdb\ufffdc.txt:1:')).toBe(true);
});

test('a table in Markdown has its columns aligned', () => {
  expect(markdownTable(['a', 'long name'], [['wide cell', 'b'], ['c']])).toBe(
    [
      '| a         | long name |',
      '| --------- | --------- |',
      '| wide cell | b         |',
      '| c         |',
    ].join('\n'),
  );
});

describe('statements with labels, lists and lines are explained and written', () => {
  const explained = (language: typeof houses | typeof letters, kind: string) => {
    const found = explainStatements(language.declaration).find((statement) => statement.kind === kind);
    if (found === undefined) throw new Error(`expected a statement ${kind}`);
    return found;
  };

  test('a label stands before the value, and choices are listed where there are several', () => {
    const { fields, parts } = explained(houses, 'build');
    expect(fields.map(({ name, label, expects, occurs }) => [name, label, expects, occurs])).toEqual([
      ['SYSTEM', undefined, 'a system such as 2,-1', ''],
      ['FACILITY', undefined, 'a facility', ''],
      ['SHIP', undefined, 'a class of ship', ''],
      ['COUNT', undefined, 'a number of ships', ''],
      ['LEVEL', 'wep', '"wep" and a level of weapons', 'may be left out'],
      ['FLEET', 'fleet', '"fleet" and a fleet number', 'may be left out'],
    ]);
    expect(fields.map(({ choices }) => choices.map(({ text }) => text))).toEqual([
      [],
      ['spaceport', 'shipyard'],
      [],
      [],
      [],
      [],
    ]);
    expect(fields.map((field) => 'label' in field)).toEqual([false, false, false, false, true, true]);
    expect(composeStatement({ fields, parts }, ['2,-1', 'shipyard', 'DD', '2', '', '4'], ' ')).toBe(
      'build 2,-1 shipyard DD 2 fleet 4',
    );
  });

  test('a list may have several, and lines end with their mark', () => {
    const squadron = explained(houses, 'new-squadron').fields;
    expect(squadron.map(({ isRepeated, isOptional, occurs }) => [isRepeated, isOptional, occurs])).toEqual([
      [true, false, 'one or more'],
      [false, false, ''],
    ]);
    const message = explained(letters, 'message');
    expect(message.fields.map(({ until }) => until)).toEqual([undefined, '@']);
    expect(message.fields.map((field) => 'until' in field)).toEqual([false, true]);
    expect(composeStatement(message, ['Monks', 'Hello'], ' ')).toBe('@ Monks\nHello\n@');
  });

  test('orders are made up of every kind, with and without what may be left out', () => {
    const made = (...draws: number[]) =>
      generateOrder(houses.declaration, (low, high) => Math.min(high, Math.max(low, draws.shift() ?? low)));
    expect(made(0, 45)).toEqual({ kind: 'tax', percent: 45 });
    expect(made(3, 7)).toEqual({ kind: 'hold', fleet: 7 });
    expect(made(2, 4, 5, 6, 0)).toEqual({ kind: 'move', fleet: 4, system: '5,-6' });
    expect(made(2, 4, 5, 6, 1, 9)).toEqual({ kind: 'move', fleet: 4, system: '5,-6', roe: 9 });
    expect(made(8, 4, 2, 5, 6)).toEqual({ kind: 'split', fleet: 4, squadrons: [5, 6] });
    expect(made(8, 4, 99)).toMatchObject({ squadrons: [1, 1, 1, 1] });
  });

  test('orders are written with labels, lists and lines, and without what is left out', () => {
    expect(formatOrder(houses, { kind: 'move', fleet: 4, system: '2,-1' })).toBe('fleet 4 move 2,-1');
    expect(formatOrder(houses, { kind: 'new-squadron', units: [4, 5], fleet: 2 })).toBe(
      'squadron new 4 5 fleet 2',
    );
    expect(formatOrder(letters, { kind: 'message', races: ['Monks'], text: '' })).toBe('@ Monks\n@');
    expect(() => formatOrder(houses, { kind: 'hold', fleet: 0 })).toThrow(RangeError);
    expect(formatHeader(houses, { house: 2, turn: 5, game: 'EC-5' })).toBe('house 2, turn 5, game "EC-5"');
  });
});

test('a mistake in a statement of several lines is counted from their first', () => {
  const places = (text: string) => colonies.parse(text).diagnostics.map(({ line, column }) => [line, column]);
  expect(places('found, ship\n 3,\n  x, end')).toEqual([[3, 3]]);
  expect(places('\n found, ship\r\n 3,\r  x, end')).toEqual([[4, 3]]);
  expect(places('found, x, 3\nend')).toEqual([[1, 8]]);
});

describe('what is said about words that are no statement', () => {
  const said = (text: string, language: typeof colonies | typeof houses = colonies) =>
    language
      .parse(text)
      .diagnostics.map(({ code, line, column, message, suggestion }) => [
        code,
        line,
        column,
        message,
        suggestion,
      ]);

  test('a few statements are shown as examples, many are not', () => {
    expect(said('xyz')).toEqual([
      [
        'unknown-statement',
        1,
        1,
        'expected a statement such as 7, ration, 50%, 7, transfer, 50,000, 21, 7, sell, 500, 0.375, 7, name, "New Rome", found, ship, 1, 2, end, received "xyz"',
        undefined,
      ],
    ]);
    expect(said('xyz', houses)).toEqual([
      ['unknown-statement', 1, 1, 'expected a statement, received "xyz"', undefined],
    ]);
  });

  test('a keyword in another place shows the form, a misspelt one the keyword', () => {
    expect(said('ration, 7, 50%')).toEqual([
      ['unknown-statement', 1, 1, 'expected "COLONY, ration, SHARE", received "ration"', undefined],
    ]);
    expect(said('7, ratoin, 50%')).toEqual([
      ['unknown-statement', 1, 4, 'expected a statement, received "ratoin"', 'ration'],
    ]);
  });

  test('a signature is passed over, but for orders in it', () => {
    const { orders, diagnostics } = colonies.parse(
      '7, ration, 50%\n--\nJane\nCaptain of ships\n8, ration, 50%',
    );
    expect(orders.map(({ line }) => line)).toEqual([1, 5]);
    expect(diagnostics.map(({ code, severity, line, message }) => [code, severity, line, message])).toEqual([
      ['signature', 'warning', 2, 'lines below "--" that are no orders are taken for a signature'],
    ]);
    expect(said('Jane')[0]?.[0]).toBe('unknown-statement');
  });

  test('words above the header are a greeting', () => {
    const { orders, diagnostics, header } = colonies.parse(
      'Hello,\n> you wrote\nempire 7, turn 1, game E\n7, ration, 50%',
    );
    expect([orders.length, header?.empire]).toEqual([1, 7]);
    expect(diagnostics.map(({ code }) => code)).toContain('greeting');
    // an order above it is no greeting, so the header is late
    expect(colonies.parse('7, ration, 50%\nempire 7, turn 1, game E').isRefused).toBe(true);
  });

  test('an order that is given twice is doubted, as a contradiction where it differs', () => {
    const codes = (text: string) => said(text).map(([code, line]) => [code, line]);
    expect(codes('7, ration, 50%\n7, ration, 20%')).toEqual([['contradictory-order', 2]]);
    expect(codes('7, ration, 50%\n7, ration, 50%')).toEqual([['duplicate-order', 2]]);
    expect(codes('7, ration, 50%\n8, ration, 50%')).toEqual([]);
  });
});
