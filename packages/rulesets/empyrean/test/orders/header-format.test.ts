import { formatHeader } from '@ec/orders-parser';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';
import type { EmpyreanHeader } from '../../src/orders/orders.js';

const headerOf = (game: string): EmpyreanHeader => ({ empireId: 7, turn: 12, game });
/** The header of a game, or `undefined` where no header can state its name. */
function writtenFor(game: string): string | undefined {
  try {
    return formatHeader(empyreanLanguage, headerOf(game));
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return undefined;
  }
}

describe('E-14: the header is written as it is read', () => {
  it.each([
    ['EC-5', 'empire 7, turn 12, game EC-5'],
    ['The Long One', 'empire 7, turn 12, game The Long One'],
    ['turn 3', 'empire 7, turn 12, game turn 3'],
    ["Ada's", "empire 7, turn 12, game Ada's"],
    ['Éire 中 🚀', 'empire 7, turn 12, game Éire 中 🚀'],
    ['a, b', 'empire 7, turn 12, game "a, b"'],
    ['7, 8', 'empire 7, turn 12, game "7, 8"'],
    ['No. 5', 'empire 7, turn 12, game "No. 5"'],
    ['v1.5', 'empire 7, turn 12, game "v1.5"'],
    ['EC // test', 'empire 7, turn 12, game "EC // test"'],
    ['a "b" c', 'empire 7, turn 12, game "a ""b"" c"'],
    ['"', 'empire 7, turn 12, game """"'],
    ['“EC”, 2nd', 'empire 7, turn 12, game "“EC”, 2nd"'],
    ['a\u00A0b', 'empire 7, turn 12, game "a\u00A0b"'],
    ['#\u30000', 'empire 7, turn 12, game "#\u30000"'],
  ])('E-14: a game by the name of %j', (game, line) => {
    expect(formatHeader(empyreanLanguage, headerOf(game))).toBe(line);
    const { header, orders, diagnostics } = empyreanLanguage.parse(`${line}\n7, ration, 50%`, headerOf(game));
    expect([header, orders.length, diagnostics]).toEqual([headerOf(game), 1, []]);
  });

  it('E-14: a name may have 200 characters, and not one more', () => {
    expect(formatHeader(empyreanLanguage, headerOf('x'.repeat(200)))).toHaveLength(24 + 200);
    expect(writtenFor('x'.repeat(201))).toBeUndefined();
  });

  it('E-14: a quoted name is still compared', () => {
    const sheet = `${formatHeader(empyreanLanguage, headerOf('a, b'))}\n7, ration, 50%`;
    const { isRefused, diagnostics } = empyreanLanguage.parse(sheet, headerOf('a, c'));
    expect([isRefused, diagnostics.map(({ code }) => code)]).toEqual([true, ['header-game']]);
  });

  it.each([
    ['an empire 0', { ...headerOf('EC-5'), empireId: 0 }],
    ['a turn 0', { ...headerOf('EC-5'), turn: 0 }],
    ['an empty name', headerOf('')],
    ['a name of nothing that can be seen', headerOf('\u200B')],
    ['a name with a blank at its end', headerOf('EC-5 ')],
    ['a name of two lines', headerOf('EC\n5')],
    ['a name with a tab', headerOf('EC\t5')],
  ])('E-14: %s cannot be written', (_, header) => {
    expect(() => formatHeader(empyreanLanguage, header)).toThrow(RangeError);
  });
});

describe('E-14: quotation marks behind a word', () => {
  it('E-14: what follows the closing mark is another statement', () => {
    const { orders, header } = empyreanLanguage.parse('empire 7, turn 12, game "a, b" . 7, ration, 50%');
    expect([orders.length, header?.game]).toEqual([1, 'a, b']);
  });

  it('E-14: further marks of the field do not open another text', () => {
    // the first mark closes behind `a`; the second is one more character of a text without marks
    expect(empyreanLanguage.parse('7, name, the "a" and "b. 7, ration, 50%').orders).toHaveLength(1);
  });

  it('E-16: an order behind a bad one on the same line is still read', () => {
    expect(empyreanLanguage.parse('7, name, 5 " gun. 7, ration, 50%').orders).toHaveLength(1);
    expect(empyreanLanguage.parse('7, name, the "gun". 7, ration, 50%').orders).toHaveLength(1);
  });
});

describe('E-16: a name in a sheet that no header would be written with', () => {
  it.each([
    ['a/\tb', 'header-game'], // a tab counts as a blank
    ['EC\t5', undefined],
    ['EC\u0007', 'text-control'],
    ['"EC 5', 'text-quotes'],
    ['\u200B', 'label-missing'],
  ])('E-16: %j is compared with EC 5, and never throws', (game, code) => {
    const sheet = `empire 7, turn 12, game ${game}\n7, ration, 50%`;
    const { orders, diagnostics, isRefused } = empyreanLanguage.parse(sheet, headerOf('EC 5'));
    expect([diagnostics[0]?.code, orders.length, isRefused]).toEqual([
      code,
      code ? 0 : 1,
      code !== undefined,
    ]);
  });
});

const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.string({ unit: fc.constantFrom(...' ,./";“”„\'\t\u200B\u00A0\u3000\u1680aB7'), maxLength: 20 }),
);

test.prop([name])('E-14: a name that can be written is read as it was, and the sheet counts', (game) => {
  const line = writtenFor(game);
  if (line === undefined) return;
  const { header, orders, diagnostics } = empyreanLanguage.parse(`${line}\n7, ration, 50%`, headerOf(game));
  // what stands for bytes that are no UTF-8 is warned of, wherever it stands
  const warnings = game.includes('\uFFFD') ? ['text-encoding'] : [];
  expect([header, orders.length, diagnostics.map(({ code }) => code)]).toEqual([headerOf(game), 1, warnings]);
});

test.prop([fc.string({ unit: fc.constantFrom(...' ,./";“”„\'aB7é中'), minLength: 1, maxLength: 200 })])(
  'E-14: any name can be written that has no blanks at its ends',
  (game) => {
    expect(writtenFor(game) === undefined).toBe(game.trim() !== game || game.trim() === '');
  },
);

test.prop([name, name])(
  'E-16: no name in a sheet makes the comparison with the game’s throw',
  (written, game) => {
    if (writtenFor(game) === undefined) return;
    const sheet = `empire 7, turn 12, game ${written}\n7, ration, 50%`;
    const { orders, isRefused } = empyreanLanguage.parse(sheet, headerOf(game));
    if (isRefused) expect(orders).toEqual([]);
    else expect(orders.length).toBeGreaterThan(0);
  },
);
