import { describe, expect, test } from 'vitest';
import { envelopeOf } from '../src/envelope.js';
import { orderLanguage } from '../src/index.js';
import { colonies } from './grammars/colonies.js';
import { houses } from './grammars/houses.js';
import { letters } from './grammars/letters.js';

/** Texts of the orders that are read, and the codes of what is said about them. */
const read = (text: string) => {
  const { orders, diagnostics } = houses.parse(text);
  return { orders: orders.map((order) => order.text), codes: diagnostics.map(({ code }) => code) };
};
const lines = (...all: readonly string[]): string => all.join('\n');
const HEADER = 'house 2, turn 5, game "EC-5"';

describe('Toolkit: orders in a mail', () => {
  test('Toolkit: a greeting above the header is passed over, and said to be', () => {
    expect(read(lines('Dear Ada,', '', 'here is my turn.', '', HEADER, 'tax 45'))).toEqual({
      orders: ['tax 45'],
      codes: ['greeting'],
    });
  });

  test('Toolkit: an order above the header refuses the sheet, so that it is not lost', () => {
    expect(read(lines('tax 45', HEADER))).toEqual({ orders: [], codes: ['header-late'] });
    expect(read(lines('Hello', 'tx 45', HEADER, 'tax 45')).orders).toEqual([]);
  });

  test('Toolkit: a signature is passed over, and said to be; orders in it are read', () => {
    expect(read(lines(HEADER, 'tax 45', '-- ', 'Ada Lovelace', 'Countess', 'fleet 4 hold'))).toEqual({
      orders: ['tax 45', 'fleet 4 hold'],
      codes: ['signature'],
    });
    expect(read(lines('tax 45', '--', 'Ada', 'tx 50')).codes).toEqual(['signature', 'unknown-statement']);
  });

  test('Toolkit: where the header stands in the quotation, the quoted orders are read', () => {
    const { orders, codes } = read(
      lines('On Monday the host wrote:', `> ${HEADER}`, '>', '> tax 45', '>fleet 4 hold'),
    );
    expect(orders).toEqual(['tax 45', 'fleet 4 hold']);
    expect(codes).toEqual(['quotes', 'greeting']);
  });

  test('Toolkit: of quotations within quotations, the outermost header counts', () => {
    const old = '>> house 2, turn 4, game "EC-5"';
    expect(read(lines(`> ${HEADER}`, '> tax 45', old, '>> tax 50')).orders).toEqual(['tax 45']);
  });

  test('Toolkit: where the header stands outside, quoted lines are passed over, above and below', () => {
    const text = lines('> tax 50. tax 60', HEADER, 'tax 45', '> fleet 4 hold');
    expect(read(text)).toEqual({ orders: ['tax 45'], codes: ['greeting', 'quotes'] });
  });

  test('Toolkit: without a header, quoted orders are mistakes, and not silently lost', () => {
    expect(read(lines('tax 45', '> tax 50'))).toEqual({ orders: ['tax 45'], codes: ['unknown-statement'] });
  });

  test('Toolkit: places are those of the mail', () => {
    const { diagnostics, source } = houses.parse(lines(`> ${HEADER}`, '> tax 45', '> tx 50'));
    expect(diagnostics.at(-1)).toMatchObject({ code: 'unknown-statement', line: 3, column: 3 });
    expect(source).toContain('> tx 50');
  });

  test('Toolkit: an envelope in a quotation is read', () => {
    const { orders } = letters.parse(
      lines('> #LETTERS Classic Monks secret', '> s 3 Earth', '> #END', 'Bye'),
    );
    expect(orders.map(({ text }) => text)).toEqual(['s 3 Earth']);
  });

  test('Toolkit: quoted lines within a message stay as they are', () => {
    const { orders } = letters.parse(lines('#LETTERS Classic Monks secret', '@ Monks', '> Peace?', 'Yes', '@', '#END')); // prettier-ignore
    expect(orders.map(({ order }) => order)).toEqual([
      { kind: 'message', races: ['Monks'], text: '> Peace?\nYes' },
    ]);
  });
});

describe('Toolkit: what is expected of a header is said once', () => {
  test('Toolkit: a label is not said twice', () => {
    const { diagnostics } = houses.parse(HEADER, { house: 3, turn: 6, game: 'EC-5' });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'expected house 3, received "2"',
      'expected turn 6, received "5"',
    ]);
  });
});

describe('A language that is not lenient', () => {
  const { reading: _, ...declaration } = houses.declaration;
  const strict = orderLanguage(declaration as typeof houses.declaration);

  test('reads what is written as it should be', () => {
    expect(strict.parse('tax 45').orders.map(({ order }) => order)).toEqual([{ kind: 'tax', percent: 45 }]);
  });

  test('takes greetings, quoted lines and mangled statements for mistakes', () => {
    const codes = (text: string) =>
      strict.parse(text).diagnostics.map(({ severity, code }) => [severity, code]);
    expect(codes('Hello,\nhouse 2, turn 5, game "EC-5"\ntax 45').map(([severity]) => severity)).toContain(
      'error',
    );
    expect(codes('> tax 45')).toEqual([['error', 'unknown-statement']]);
    expect(houses.parse('tax,45').orders).toHaveLength(1);
    expect(strict.parse('tax,45').orders).toEqual([]);
  });
});

describe('Toolkit: what belongs to no order of a mail', () => {
  const both = (text: string) => {
    const { orders, diagnostics } = colonies.parse(text);
    return {
      orders: orders.map((order) => `${order.line}: ${order.text}`),
      said: diagnostics.map(({ line, code, message }) => [line, code, message]),
    };
  };
  const QUOTES = 'quoted lines of a mail were not read, as the header stands outside of them';
  const GREETING = 'the lines above the header were taken for a greeting, and not read';

  test('Toolkit: quoted lines are skipped to their ends, and one warning covers all of them', () => {
    const text = lines(
      'Hello',
      '> x. 7, ration, 10%',
      'empire 7, turn 1, game E',
      '7, ration, 50%',
      '> y. 8, ration, 10%',
      '> z. 9, ration, 10%. xyz',
      '10, ration, 50%',
    );
    expect(both(text)).toEqual({
      orders: ['4: 7, ration, 50%', '7: 10, ration, 50%'],
      said: [
        [1, 'greeting', GREETING],
        [5, 'quotes', QUOTES],
      ],
    });
  });

  test('Toolkit: an order among the lines above the header is no greeting', () => {
    expect(both(lines('7, ration, 50%', '> x', 'empire 7, turn 1, game E')).said).toEqual([
      [2, 'quotes', QUOTES],
      [3, 'header-late', 'expected the header before all statements, and once, received "empire 7"'],
    ]);
  });

  test('Toolkit: a header that opens the text, after blanks or misspelt, has no greeting above it', () => {
    expect(read(lines('', ` ${HEADER}`, 'tax 45'))).toEqual({ orders: ['tax 45'], codes: [] });
    const misspelt = HEADER.replace('house', 'hosue');
    expect(read(lines(misspelt, HEADER, 'tax 45')).codes).toEqual(['word-unknown', 'header-late']);
    expect(letters.parse(lines('Hello', '#LETTERS a b c', 's 3 Earth')).diagnostics).toEqual([]);
  });

  test('Toolkit: a quoted line that only looks like a header is none', () => {
    expect(read(lines('tax 45', '> say 2 turn 5')).codes).toEqual(['unknown-statement']);
  });

  test('Toolkit: lines quoted deeper are blanks, so that offsets stay those of the mail', () => {
    const text = lines(`> ${HEADER}`, '>> tax 40', '> tx 50');
    expect(houses.parse(text).diagnostics.at(-1)?.span.start).toBe(text.indexOf('tx'));
    expect(houses.excerpt(text)?.text).toBe(lines(`  ${HEADER}`, '         ', '  tx 50'));
  });

  test('Toolkit: what is said about the whole text comes in its place', () => {
    expect(both('x\n7, name, "\uFFFD"').said.map(([line, code]) => [line, code])).toEqual([
      [1, 'unknown-statement'],
      [2, 'text-encoding'],
    ]);
    expect(houses.parse('\uFEFFtax 45 \uFFFD').diagnostics[0]).toMatchObject({
      span: { start: 8, end: 9 },
      line: 1,
      column: 8,
    });
    expect(houses.parse('\uFEFFtax 45').orders[0]?.column).toBe(1);
    expect(houses.parse('tax 45 \uFFFD').diagnostics[0]).toMatchObject({ span: { start: 7 }, column: 8 });
    expect(houses.parse('\uFFFD').diagnostics[0]).toMatchObject({ code: 'text-encoding', column: 1 });
  });

  test('Toolkit: a text without its envelope is refused with the form of its header', () => {
    expect(letters.parse('s 3 Earth')).toEqual({
      orders: [],
      diagnostics: [
        {
          code: 'header-missing',
          severity: 'error',
          span: { start: 0, end: 0 },
          line: 1,
          column: 1,
          message: 'expected a line "#letters GAME RACE PASSWORD [TURN]" before the orders, received none',
        },
      ],
      source: '',
      isRefused: true,
    });
    expect(envelopeOf('say #go\n#go\nx #end\n #END', '#go', '#end')).toEqual({ start: 8, end: 19 });
  });
});

test('a reading is quoted up to a length of 120', () => {
  const said = (length: number) =>
    houses.parse(`message,all,"${'x'.repeat(length)}"`).diagnostics.map(({ message }) => message);
  const reading = (length: number) => `message all "${'x'.repeat(length)}"`;
  expect(said(106)).toEqual([`other marks between the fields: read as "${reading(106)}"`]);
  expect(said(107)).toEqual([`other marks between the fields: read as "${reading(107).slice(0, 120)}…"`]);
});
