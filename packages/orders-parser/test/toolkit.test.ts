import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  formatHeader,
  formatOrder,
  completionsAt,
  diagnose,
  integerSlot,
  Mistake,
  nameSlot,
  orderLanguage,
  referenceOf,
  wordSlot,
  writeOrders,
  type Order,
  type OrderLanguage,
  type StatementOf,
} from '../src/index.js';
import { orderArbitrary } from '../src/testing.js';
import { houses } from './grammars/houses.js';
import { letters } from './grammars/letters.js';
import { plainLanguage } from './grammars/plain.js';

/** Orders of a text that has nothing wrong in it. */
function ordersOf<O extends Order, H>(language: OrderLanguage<O, H>, text: string): O[] {
  const { orders, diagnostics } = language.parse(text);
  expect(diagnostics).toEqual([]);
  return orders.map(({ order }) => order);
}

/** Code, line and column of everything that is wrong. */
function wrong<O extends Order, H>(language: OrderLanguage<O, H>, text: string): [string, number, number][] {
  return language.parse(text).diagnostics.map(({ code, line, column }) => [code, line, column]);
}

/** Labels of what may stand at the mark `|`. */
function labels<O extends Order, H>(language: OrderLanguage<O, H>, marked: string): string[] {
  return completionsAt(language.declaration, marked.replace('|', ''), marked.indexOf('|')).map(
    ({ label }) => label,
  );
}

const mail = (body: string): string => `#LETTERS Classic Monks secret\n${body}\n#END`;

describe('Toolkit: orders by letter, in an envelope', () => {
  test('Toolkit: the first letter identifies the order, letters glued to it do not count, blanks and commas separate', () => {
    expect(ordersOf(letters, mail('s 3 Earth\nSend 4,Mars,5 ; quickly\n  load\t3 mat amount 2.5'))).toEqual([
      { kind: 'send', group: 3, planet: 'Earth' },
      { kind: 'send', group: 4, planet: 'Mars', ships: 5 },
      { kind: 'load', group: 3, cargo: 'MAT', amount: { numerator: 5, denominator: 2 } },
    ]);
  });

  test('Toolkit: an optional field is found by its place or its label', () => {
    expect(ordersOf(letters, mail('l 3 CAP\nl 3 CAP 5\nl 3 CAP 5 AMOUNT 1'))).toEqual([
      { kind: 'load', group: 3, cargo: 'CAP' },
      { kind: 'load', group: 3, cargo: 'CAP', ships: 5 },
      { kind: 'load', group: 3, cargo: 'CAP', ships: 5, amount: { numerator: 1, denominator: 1 } },
    ]);
  });

  test('Toolkit: the rest of a line and the lines of a message stay as they are written', () => {
    const body = '= Jane  O\'Neil, Jr.\n@ Monks, Orion\nPeace?; s 3 Earth\n\n  "yes"\n @\ns 3 Earth';
    expect(ordersOf(letters, mail(body))).toEqual([
      { kind: 'real-name', name: "Jane  O'Neil, Jr." },
      { kind: 'message', races: ['Monks', 'Orion'], text: 'Peace?; s 3 Earth\n\n  "yes"' },
      { kind: 'send', group: 3, planet: 'Earth' },
    ]);
  });

  test('Toolkit: a message to nobody in particular is one to all, glued letters or not', () => {
    expect(ordersOf(letters, mail('@\nHello\n@\n@Monks\n@'))).toEqual([
      { kind: 'broadcast', text: 'Hello' },
      { kind: 'broadcast', text: '' },
    ]);
  });

  test('Toolkit: lines without an end go to the end of the orders, with a warning', () => {
    const { orders, diagnostics } = letters.parse(mail('@ Monks\nHello\ns 3 Earth'));
    expect(orders.map(({ order }) => order)).toEqual([
      { kind: 'message', races: ['Monks'], text: 'Hello\ns 3 Earth' },
    ]);
    expect(diagnostics).toMatchObject([{ code: 'lines-unclosed', severity: 'warning', line: 2, column: 1 }]);
  });

  test('Toolkit: text around the envelope is ignored, and places are those of the whole text', () => {
    const text = `Subject: orders\r\n\r\nq\r\n  #letters Classic Monks secret 12\r\nz 3\r\ns 3 Earth\r\n#end of it\r\nx`;
    const { orders, diagnostics, header } = letters.parse(text);
    expect(header).toEqual({ game: 'Classic', race: 'Monks', password: 'secret', turn: 12 });
    expect(orders.map(({ order, line, column }) => [order.kind, line, column])).toEqual([['send', 6, 1]]);
    expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['unknown-statement', 5, 1],
    ]);
  });

  test.each<[string, [string, number, number][]]>([
    ['s 3 Earth', [['header-missing', 1, 1]]],
    ['#LETTERS Classic Monks\ns 3 Earth', [['missing-field', 1, 23]]],
    ['#LETTERS Classic Monks secret soon\ns 3 Earth', [['number-invalid', 1, 31]]],
    ['#LETTERSX Classic Monks secret', [['header-missing', 1, 1]]],
  ])('Toolkit: %j is refused whole', (text, diagnostics) => {
    expect(letters.parse(text).isRefused).toBe(true);
    expect(letters.parse(text).orders).toEqual([]);
    expect(wrong(letters, text)).toEqual(diagnostics);
  });

  test.each<[string, string, number, string | undefined]>([
    ['3 s Earth', 'unknown-statement', 1, undefined],
    ['s three Earth', 'number-invalid', 3, undefined],
    ['s 3', 'missing-field', 4, undefined],
    ['s 3 Earth many', 'number-invalid', 11, undefined],
    ['s 3 Earth 5 6', 'extra-field', 13, undefined],
    ['l 3 COAL', 'choice-unknown', 5, 'COL'],
    ['l 3 CAP 5 amuont 2', 'word-unknown', 11, 'amount'],
    ['l 3 CAP amount', 'missing-field', 15, undefined],
  ])('Toolkit: %j gives %s at column %i', (line, code, column, suggestion) => {
    const [diagnostic, ...others] = letters.parse(mail(line)).diagnostics;
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ code, line: 2, column });
    expect(diagnostic?.suggestion).toBe(suggestion);
  });

  test.each<[string, string]>([
    ['l 3 XYZ', 'expected a cargo (CAP, COL, MAT), received "XYZ"'],
    ['l 3 CAP x', 'expected a number of ships, "amount" or the end of the statement, received "x"'],
  ])('Toolkit: the sentence about %j lists what could stand there', (line, message) => {
    expect(letters.parse(mail(line)).diagnostics).toMatchObject([{ message }]);
  });

  test('Toolkit: the canonical form of a message has its lines', () => {
    const text = 'Hello\n\nall';
    expect(formatOrder(letters, { kind: 'message', races: ['Monks', 'Orion'], text })).toBe(
      '@ Monks Orion\nHello\n\nall\n@',
    );
    expect(
      formatOrder(letters, {
        kind: 'load',
        group: 3,
        cargo: 'MAT',
        amount: { numerator: 5, denominator: 2 },
      }),
    ).toBe('l 3 MAT amount 2.5');
  });

  test('Toolkit: completion knows the header, letters, choices and labels', () => {
    expect(labels(letters, '|')).toEqual(['s', 'l', '=', '@', '#letters']);
    expect(labels(letters, '#LETTERS a b c\nl 3 |')).toEqual(['CAP', 'COL', 'MAT']);
    expect(labels(letters, '#LETTERS a b c\nload 3 CAP |')).toEqual(['ships', 'amount']);
    expect(labels(letters, '#LETTERS a b c\nload 3 CAP amount |')).toEqual(['amount']);
  });

  test('Toolkit: the reference shows what may be left out and what repeats', () => {
    expect(referenceOf(letters.declaration)).toContain('l GROUP CARGO [SHIPS] [amount AMOUNT]');
    expect(referenceOf(letters.declaration)).toContain('@ RACE …\nTEXT\n@');
  });
});

describe('Toolkit: one statement a line', () => {
  test('Toolkit: lists, labels and shared first words', () => {
    const text = [
      'house 2, turn 5, game "EC-5" // mine',
      'tax 45 ; higher',
      'build 2,-1 shipyard DD 2 fleet 4',
      'build 2,-1 Shipyard DD 2 WEP 1',
      'fleet 4 move 2,-1 roe 6',
      'FLEET 5 01 0,3',
      'fleet 6 hold',
      'fleet 6 roe 0',
      'squadron new 4 5 6 fleet 2',
      'split 4 12 13',
      'message all "Peace; or war // soon?"',
    ].join('\n');
    expect(houses.parse(text, { house: 2, turn: 5, game: 'EC-5' }).header).toEqual({
      house: 2,
      turn: 5,
      game: 'EC-5',
    });
    expect(ordersOf(houses, text)).toEqual([
      { kind: 'tax', percent: 45 },
      { kind: 'build', system: '2,-1', facility: 'shipyard', ship: 'DD', count: 2, fleet: 4 },
      { kind: 'build', system: '2,-1', facility: 'shipyard', ship: 'DD', count: 2, weapons: 1 },
      { kind: 'move', fleet: 4, system: '2,-1', roe: 6 },
      { kind: 'move', fleet: 5, system: '0,3' },
      { kind: 'hold', fleet: 6 },
      { kind: 'engage', fleet: 6, roe: 0 },
      { kind: 'new-squadron', units: [4, 5, 6], fleet: 2 },
      { kind: 'split', fleet: 4, squadrons: [12, 13] },
      { kind: 'message', to: 'all', text: 'Peace; or war // soon?' },
    ]);
  });

  test.each<[string, string, number, string | undefined]>([
    ['fleet 4 mvoe 2,-1', 'word-unknown', 9, 'move'],
    ['fleet 4', 'missing-word', 8, undefined],
    ['fleet four hold', 'number-invalid', 7, undefined],
    ['fleet 4 guard starbsae 2,-1', 'word-unknown', 15, 'starbase'],
    ['fleet 4 guard starbase', 'missing-field', 23, undefined],
    ['fleet 4 guard', 'missing-field', 14, undefined],
    ['fleet 4 11 2,-1', 'word-unknown', 9, undefined],
    ['fleet 4 move 2,-1 rue 6', 'word-unknown', 19, 'roe'],
    ['fleet 4 move 2,-1 roe 11', 'number-range', 23, undefined],
    ['squadron new 4 5 x fleet 2', 'number-invalid', 18, undefined],
    ['squadron new fleet 2', 'number-invalid', 14, undefined],
    ['squadron new 4 5', 'missing-word', 17, undefined],
    ['split 4', 'missing-field', 8, undefined],
    ['txa 45', 'unknown-statement', 1, 'tax'],
  ])('Toolkit: %j gives %s at column %i', (line, code, column, suggestion) => {
    const [diagnostic, ...others] = houses.parse(line).diagnostics;
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ code, line: 1, column });
    expect(diagnostic?.suggestion).toBe(suggestion);
  });

  test('Toolkit: a keyword of several words is as many fields, and an alias stands for them all', () => {
    const guard = { kind: 'guard-starbase', fleet: 4, system: '2,-1' };
    expect(ordersOf(houses, 'fleet 4 Guard  Starbase 2,-1')).toEqual([guard]);
    expect(ordersOf(houses, 'fleet 4 04 2,-1 roe 0')).toEqual([{ ...guard, roe: 0 }]);
    expect(ordersOf(houses, 'fleet 4 guard 2,-1')).toEqual([{ ...guard, kind: 'guard' }]);
    expect(formatOrder(houses, { kind: 'guard-starbase', fleet: 4, system: '2,-1' })).toBe(
      'fleet 4 guard starbase 2,-1',
    );
    expect(labels(houses, 'fleet 4 guard |')).toEqual(['system', 'starbase']);
    expect(labels(houses, 'fleet 4 04 |')).toEqual(['system']);
    expect(referenceOf(houses.declaration)).toContain('fleet FLEET guard starbase SYSTEM [roe ROE]');
  });

  test('Toolkit: a mistake that several statements share names what each expects', () => {
    expect(houses.parse('fleet 4 xyzzy').diagnostics[0]?.message).toBe(
      'expected "hold", "move", "guard" or "roe", received "xyzzy"',
    );
  });

  test('Toolkit: one order for each fleet, and one tax', () => {
    expect(
      houses.parse('fleet 4 hold\nfleet 5 hold\nfleet 4 move 0,1\ntax 5\ntax 6\ntax 5').diagnostics,
    ).toMatchObject([
      { code: 'contradictory-order', severity: 'warning', line: 3 },
      { code: 'contradictory-order', severity: 'warning', line: 5 },
      { code: 'duplicate-order', severity: 'warning', line: 6 },
    ]);
  });

  test('Toolkit: an order may be about several things, about one only where it names it; the last may count', () => {
    expect(
      houses.parse('fleet 4 move 0,1 roe 6\nfleet 5 move 0,1\nfleet 4 roe 7\nfleet 5 roe 7\nfleet 5 hold')
        .diagnostics,
    ).toMatchObject([
      { line: 3, message: 'line 1 has another order about the same thing; the last counts' },
      { line: 5, message: 'line 2 has another order about the same thing; each is tried in turn' },
    ]);
  });

  test('Toolkit: a header may be printed with commas where blanks separate', () => {
    const header = { house: 2, turn: 5, game: 'EC-5' };
    expect(formatHeader(houses, header)).toBe('house 2, turn 5, game "EC-5"');
    expect(houses.parse(formatHeader(houses, header)).header).toEqual(header);
  });

  test('Toolkit: a misspelt header refuses the text, wherever its second word stands', () => {
    const { diagnostics, isRefused } = houses.parse('hosue 2, turn 5, game "EC-5"\ntax 45');
    expect(isRefused).toBe(true);
    expect(diagnostics).toMatchObject([{ code: 'word-unknown', line: 1, column: 1, suggestion: 'house' }]);
    expect(houses.parse('tax 45\nhouse rules').isRefused).toBe(false);
  });

  test('Toolkit: completion follows every way a line can go on', () => {
    expect(labels(houses, 'fleet 4 |')).toEqual(['move', 'hold', 'guard', 'roe']);
    expect(labels(houses, 'fleet 4 r|')).toEqual(['roe']);
    expect(labels(houses, 'squadron new 4 |')).toEqual(['unit', 'fleet']);
    expect(labels(houses, 'build 2,-1 |')).toEqual(['spaceport', 'shipyard']);
    expect(labels(houses, 'build 2,-1 shipyard DD 2 |')).toEqual(['wep', 'fleet']);
    expect(labels(houses, 'build 2,-1 shipyard DD 2 wep 1 |')).toEqual(['fleet']);
  });

  test('Toolkit: a diagnostic can be placed at a property, and at one element of a list', () => {
    const [placed] = houses.parse('tax 45\n  split 4 12 13').orders.slice(1);
    if (!placed) throw new Error('expected two orders');
    const mistake = new Mistake('no-such-squadron', 'a squadron of yours');
    expect(diagnose(houses.declaration, 'warning', placed, 'squadrons', mistake, 1)).toEqual({
      code: 'no-such-squadron',
      expected: 'a squadron of yours',
      severity: 'warning',
      span: { start: 20, end: 22 },
      line: 2,
      column: 14,
      message: 'expected a squadron of yours, received "13"',
      received: '13',
    });
    expect(diagnose(houses.declaration, 'error', placed, 'kind', mistake)).toMatchObject({
      severity: 'error',
      span: { start: 9, end: 22 },
    });
  });

  test('Toolkit: phases come from the table', () => {
    expect(houses.phaseOf({ kind: 'hold', fleet: 4 })).toBe('conflict');
    expect(referenceOf(houses.declaration)).toContain('Keeps a fleet where it is. Phase 2, conflict.');
  });
});

describe('Toolkit: laws of every language', () => {
  property.prop([orderArbitrary(letters)])('Toolkit: print and parse are inverse, with letters', (order) => {
    const { orders } = letters.parse(mail(formatOrder(letters, order)));
    expect(orders.map((placed) => placed.order)).toEqual([order]);
  });

  property.prop([orderArbitrary(houses)])('Toolkit: print and parse are inverse, with lines', (order) => {
    const { orders, diagnostics } = houses.parse(formatOrder(houses, order));
    expect(diagnostics).toEqual([]);
    expect(orders.map((placed) => placed.order)).toEqual([order]);
  });

  describe.each([',', 'blanks', 'blanks and commas'] as const)('between fields: %s', (separator) => {
    interface Convoy extends Order {
      readonly kind: 'convoy';
      readonly from: string;
      readonly ships: number;
      readonly captains: readonly string[];
      readonly escort?: string;
    }
    const named = nameSlot('a name', 24);
    const fields = [
      { keyword: 'convoy' },
      { key: 'from', name: 'system', type: named },
      { key: 'ships', name: 'ships', type: integerSlot('a number of ships') },
      { key: 'captains', name: 'captain', label: 'by', type: named, occurs: 'repeated' },
      { key: 'escort', name: 'escort', label: 'escort', type: named, occurs: 'optional' },
    ] as const;
    const language = plainLanguage<Convoy>([{ kind: 'convoy', fields }], separator);

    property.prop([orderArbitrary(language)])('Toolkit: print and parse are inverse, with names', (order) => {
      expect(ordersOf(language, formatOrder(language, order))).toEqual([order]);
    });

    test('Toolkit: blanks, seen or not, do not divide a name that is written', () => {
      for (const from of ['New Terra', 'New\u200BTerra', 'Arrakis']) {
        const order: Convoy = {
          kind: 'convoy',
          from,
          ships: 2,
          captains: ['Ada', 'Bo D'],
          escort: 'The Guard',
        };
        expect(ordersOf(language, formatOrder(language, order))).toEqual([order]);
      }
    });
  });

  test('Toolkit: a header between blanks names a game whose name has blanks', () => {
    const game = { key: 'game', name: 'game', label: 'game', type: nameSlot('a game', 24) } as const;
    const { declaration } = plainLanguage<Order>([{ kind: 'go', fields: [{ keyword: 'go' }] }]);
    const header = { word: 'game', meaning: '', example: '', fields: [game] as const };
    const language = orderLanguage<Order, { readonly game: string }>({ ...declaration, header });
    const line = formatHeader(language, { game: 'Long War' });
    expect(line).toBe('game "Long War"');
    expect(language.parse(`${line}\ngo`, { game: 'Long War' })).toMatchObject({
      isRefused: false,
      header: { game: 'Long War' },
    });
    expect(language.parse('game Short', { game: 'Long War' }).diagnostics).toMatchObject([
      { suggestion: '"Long War"' },
    ]);
  });

  property.prop([fc.array(orderArbitrary(letters), { maxLength: 8 })])(
    'Toolkit: orders that code writes down are those that are read from their text, each at its place',
    (orders) => {
      const written = writeOrders(
        orders,
        (order) => formatOrder(letters, order),
        'Dear master,\n#LETTERS Classic Monks secret\n',
      );
      expect(letters.parse(written.text).orders).toEqual(written.orders);
    },
  );

  test('Toolkit: orders that code writes down stand one below the other', () => {
    const hello = { kind: 'message', races: ['Monks'], text: 'Hello\nall' } as const;
    const away = { kind: 'send', group: 3, planet: 'Earth' } as const;
    expect(writeOrders([hello, away], (order) => formatOrder(letters, order), '#LETTERS a b c\n')).toEqual({
      text: '#LETTERS a b c\n@ Monks\nHello\nall\n@\ns 3 Earth\n',
      orders: [
        { order: hello, span: { start: 15, end: 34 }, line: 2, column: 1, text: '@ Monks\nHello\nall\n@' },
        { order: away, span: { start: 35, end: 44 }, line: 6, column: 1, text: 's 3 Earth' },
      ],
    });
  });

  property.prop([fc.string({ unit: 'binary' }), fc.nat(200)])('Toolkit: no text throws', (text, at) => {
    for (const { orders, diagnostics } of [letters.parse(mail(text)), houses.parse(text)]) {
      expect(orders.length + diagnostics.length).toBeLessThanOrEqual(text.length + 1);
    }
    for (const language of [letters, houses]) completionsAt(language.declaration, text, at);
  });
});

describe('Toolkit: a wrong declaration is refused', () => {
  interface Sample extends Order {
    readonly kind: 'sample';
    readonly one: number;
    readonly some: readonly number[];
    readonly text: string;
    readonly maybe?: number;
  }
  type Fields = StatementOf<Sample>['fields'];
  const type = integerSlot('a number');
  const one = { key: 'one', name: 'one', type } as const;
  const some = { key: 'some', name: 'some', type, occurs: 'repeated' } as const;
  const maybe = { key: 'maybe', name: 'maybe', type, occurs: 'optional' } as const;
  const rest = { key: 'text', name: 'text', type: wordSlot('a text'), occurs: 'rest' } as const;
  const go = { keyword: 'go' } as const;
  const row = { kind: 'sample', phase: 'only', meaning: '', example: '' } as const;
  const declare = (
    fields: Fields,
    isBlock = false,
    keywords: 'word' | 'initial' = 'word',
    separator: ',' | 'blanks' = ',',
    phase = 'only',
  ) =>
    orderLanguage<Sample>({
      title: '',
      introduction: '',
      phases: ['only'],
      punctuation: { separator, statementEnd: '.', comments: ['//'], keywords },
      statements: [{ ...row, phase, fields, isBlock }],
    });

  test.each<[string, () => unknown]>([
    ['a keyword', () => declare([one])],
    ['single slots before the first keyword, received some', () => declare([some, go])],
    ['single slots before the first keyword, received maybe', () => declare([maybe, go])],
    ['a keyword or label after some', () => declare([go, some, one])],
    ['text as the last field', () => declare([go, rest, one])],
    ['a keyword at the end of a block', () => declare([go, some], true)],
    ['the keyword before all slots', () => declare([one, go], false, 'initial')],
    ['keywords in lower case, received "Go"', () => declare([{ keyword: 'Go' }])],
    [
      'aliases of one word, received "go on"',
      () => declare([{ keyword: 'go ahead', aliases: ['go on'] }], false, 'word', 'blanks'),
    ],
    ['one slot for one, received two', () => declare([go, one, one])],
    ['one of only as its phase, received other', () => declare([go], false, 'word', ',', 'other')],
  ])('Toolkit: expected %s', (expected, wrongDeclaration) => {
    expect(wrongDeclaration).toThrow(new RangeError(`sample: expected ${expected}`));
  });

  test('Toolkit: an order that may repeat is done twice, without a warning', () => {
    const codesOf = (mayRepeat: boolean) => {
      const { orders, diagnostics } = orderLanguage<Sample>({
        title: '',
        introduction: '',
        phases: ['only'],
        punctuation: { separator: ',', statementEnd: '.', comments: ['//'] },
        statements: [{ ...row, fields: [go], mayRepeat }],
      }).parse('go. go.');
      return [orders.length, ...diagnostics.map(({ code }) => code)];
    };
    expect(codesOf(true)).toEqual([2]);
    expect(codesOf(false)).toEqual([2, 'duplicate-order']);
  });

  test('Toolkit: no two rows are of one kind', () => {
    const statement = { ...row, fields: [go] } as const;
    expect(() =>
      orderLanguage<Sample>({
        title: '',
        introduction: '',
        phases: ['only'],
        punctuation: { separator: ',', statementEnd: '.', comments: ['//'] },
        statements: [statement, statement],
      }),
    ).toThrow('sample: expected one statement, received two');
  });

  test('Toolkit: an order of an unknown kind cannot be printed and has no phase', () => {
    const language = declare([go]);
    const order = JSON.parse('{"kind":"other"}');
    expect(() => formatOrder(language, order)).toThrow('order: expected one of sample, received "other"');
    expect(() => language.phaseOf(order)).toThrow('order: expected one of sample, received "other"');
  });
});
