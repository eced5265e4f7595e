import { fc, test as property } from '@fast-check/vitest';
import { ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import {
  choiceSlot,
  integerSlot,
  labelledType,
  mappedSlot,
  Mistake,
  nameSlot,
  percentSlot,
  rateSlot,
  textSlot,
  variantSlot,
  wordSlot,
  type Draw,
  type SlotType,
} from '../src/index.js';

/** Code, what was expected and what was probably meant. */
function mistake(type: SlotType<unknown>, field: string): [string, string, string | undefined] {
  const read = type.read(field);
  if (!(read instanceof Mistake)) throw new Error(`expected a mistake, received ${JSON.stringify(read)}`);
  return [read.code, read.expected, read.suggestion];
}

/** How much the mistake of a field says. */
function weight(type: SlotType<unknown>, field: string): number {
  const read = type.read(field);
  if (!(read instanceof Mistake)) throw new Error(`expected a mistake, received ${JSON.stringify(read)}`);
  return read.weight;
}

/** Draws the lowest or the highest. */
const lowest: Draw = (low) => low;
const highest: Draw = (_, high) => high;

// Each is made anew where it is tried.
const integer = () => integerSlot('an ID', { low: 2, high: 12_345 });
const rate = () => rateSlot('a price such as 0.375', true);
const text = () => textSlot('a text in quotation marks', 5);
const name = () => nameSlot('a name', 5);
const cargo = () =>
  choiceSlot('a cargo', [
    { value: 'capital', names: ['CAP', 'capital'], description: 'industry' },
    { value: 'colonists', names: ['COL'], description: 'people' },
  ]);
const turn = () => labelledType('turn', integer());

describe('an integer', () => {
  test.each([
    ['2', 2],
    ['12345', 12_345],
    ['12,345', 12_345],
    ['1,000', 1000],
    ['0002', 2],
  ])('%s is read', (field, value) => {
    expect(integer().read(field)).toBe(value);
  });

  test.each([
    '',
    ',',
    'x',
    '2x',
    '1,00',
    '1,0000',
    '1,000,',
    '1000,000',
    ',000',
    '0,002',
    '1,00,000',
    '/',
    ':',
  ])('%j is none', (field) => {
    expect(mistake(integer(), field)).toEqual(['number-invalid', 'an ID', undefined]);
    expect(weight(integer(), field)).toBe(0);
  });

  test.each(['1', '0', '12346', '12,346'])('%s is out of range', (field) => {
    expect(mistake(integer(), field)).toEqual(['number-range', 'an ID from 2 to 12345', undefined]);
    expect(weight(integer(), field)).toBe(1);
  });

  test('the range of one without bounds is 1 to 2^53 − 1', () => {
    const any = integerSlot('a number');
    expect(mistake(any, '0')[1]).toBe('a number from 1 to 2^53 − 1');
    expect(any.read('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(mistake(any, '9007199254740993')[0]).toBe('number-range');
  });

  test('is written with commas where it is grouped, and not outside its range', () => {
    expect(integer().write(12_345)).toBe('12345');
    expect(integerSlot('a number', { isGrouped: true }).write(12_345)).toBe('12,345');
    for (const value of [1, 12_346, 2.5])
      expect(() => integer().write(value)).toThrow(
        new RangeError(`number: expected an ID from 2 to 12345, received ${value}`),
      );
    expect(() => integer().write('7' as never)).toThrow(
      new RangeError('number: expected an ID from 2 to 12345, received "7"'),
    );
    expect([integer().write(2), integer().generate(lowest), integer().generate(highest)]).toEqual([
      '2',
      2,
      12_345,
    ]);
  });
});

describe('a percentage', () => {
  const expected = 'a percentage from 0% to 100%';
  test.each([
    ['50%', ratio(1, 2)],
    ['50 %', ratio(1, 2)],
    ['0%', ratio(0)],
    ['100%', ratio(1)],
    ['12.5%', ratio(1, 8)],
    ['0.000000000001%', ratio(1, 1e14)],
  ])('%s is read', (field, value) => {
    expect(percentSlot.read(field)).toEqual(value);
  });

  test.each([
    ['50', '50%'],
    ['0.8', '80%'],
    ['1', '100%'],
    ['1.5', '1.5%'],
    ['100', '100%'],
    ['.25', '25%'],
    ['0', undefined],
    ['101', undefined],
    ['.25%', undefined],
    ['x', undefined],
    ['x%', undefined],
    ['12x%', undefined],
    ['.123456789012345', undefined],
    ['0.1234567890123', undefined],
    ['1.123456789012', '1.123456789012%'],
    ['99.1234567890123', undefined],
  ])('%s is none: %s was meant', (field, meant) => {
    expect(mistake(percentSlot, field)).toEqual(['percent-invalid', expected, meant]);
  });

  test.each(['0.1234567890123%', '1234567890123456%', '12345678901234.5678%'])('%s is too long', (field) => {
    expect(mistake(percentSlot, field)).toEqual([
      'percent-digits',
      'a percentage with at most 12 decimals',
      undefined,
    ]);
    expect(weight(percentSlot, field)).toBe(1);
  });

  test.each(['100.1%', '101%', '1234567890123%'])('%s is out of range', (field) => {
    expect(mistake(percentSlot, field)).toEqual(['percent-range', expected, undefined]);
    expect(weight(percentSlot, field)).toBe(1);
  });

  test.each([
    [ratio(0), '0%'],
    [ratio(1), '100%'],
    [ratio(1, 2), '50%'],
    [ratio(1, 100), '1%'],
    [ratio(1, 8), '12.5%'],
    [ratio(1, 1000), '0.1%'],
    [ratio(1, 1e14), '0.000000000001%'],
  ])('%o is written %s', (value, field) => {
    expect(percentSlot.write(value)).toBe(field);
  });

  test('what is above 1, below 0 or has no end is not written', () => {
    for (const numerator of [3, -1])
      expect(() => percentSlot.write({ numerator, denominator: 2 })).toThrow(
        new RangeError(`percentage: expected a ratio from 0 to 1, received ${numerator}/2`),
      );
    expect(() => percentSlot.write(ratio(1, 3))).toThrow(
      new RangeError('percentage: expected at most 12 decimals, received 1/3'),
    );
    expect(() => percentSlot.write(ratio(1, 1e15))).toThrow(
      new RangeError('percentage: expected at most 12 decimals, received 0.000000000000001'),
    );
  });

  test('one that is made up is 0 of 1, or all of 10^14', () => {
    expect([percentSlot.generate(lowest), percentSlot.generate(highest)]).toEqual([ratio(0), ratio(1)]);
    const steps: Draw = (_, high) => (high === 14 ? 2 : 7);
    expect(percentSlot.generate(steps)).toEqual(ratio(7, 100));
  });
});

describe('a rate', () => {
  test.each([
    ['0.375', ratio(3, 8)],
    ['12', ratio(12)],
    ['12,345', ratio(12_345)],
    ['1,234.5', ratio(2469, 2)],
    ['1,234.55', ratio(123_455, 100)],
    ['1,234,567', ratio(1_234_567)],
  ])('%s is read', (field, value) => {
    expect(rate().read(field)).toEqual(value);
  });

  test.each([
    ['.5', '0.5'],
    ['0,5', '0.5'],
    ['0,375', '0.375'],
    ['x', undefined],
    ['.x', undefined],
    ['1,23', undefined],
    ['1,2345', undefined],
    ['12,34.5', undefined],
    ['10,5', undefined],
    ['01,234', undefined],
    ['1234,567', undefined],
    ['1.5x', undefined],
  ])('%s is none: %s was meant', (field, meant) => {
    expect(mistake(rate(), field)).toEqual(['rate-invalid', 'a price such as 0.375', meant]);
  });

  test.each(['1234567890.123456', '12345678901234567'])('%s is too long', (field) => {
    expect(mistake(rate(), field)).toEqual(['rate-digits', 'a decimal of at most 15 digits', undefined]);
    expect(weight(rate(), field)).toBe(1);
  });

  test('where thousands are rare, a comma before three digits is doubted', () => {
    expect(rate().doubt?.('1,375')).toEqual({
      code: 'comma-in-decimal',
      message: '"1,375" was read as 1375, which is better written without a comma here',
      suggestion: '1.375',
    });
    expect(rate().doubt?.('12,345')?.suggestion).toBe('12.345');
    for (const field of ['1375', '1,375,000', '1,375.5', '1234,567', '0,375', 'x1,375', '1,37'])
      expect(rate().doubt?.(field)).toBeUndefined();
    expect(rateSlot('a price').doubt?.('1,375')).toBeUndefined();
  });

  test('is written as a decimal, if it is one', () => {
    expect(rate().write(ratio(3, 8))).toBe('0.375');
    expect(() => rate().write(ratio(1, 3))).toThrow(
      new RangeError('rate: expected a decimal of at most 15 digits, received 1/3'),
    );
    expect(rate().generate(lowest)).toEqual(ratio(0));
    expect(rate().generate(highest)).toEqual(ratio(999_999_999_999_999, 1e14));
  });
});

describe('a field after its word', () => {
  test('is read in any case and width', () => {
    expect(['turn 12', 'TURN   12', ' turn 12'.trim()].map((field) => turn().read(field))).toEqual([
      12, 12, 12,
    ]);
    expect(turn().expects).toBe('"turn" and an ID');
    expect(turn().choices).toEqual([{ text: 'turn ', description: 'an ID' }]);
    expect([turn().write(7), turn().generate(highest)]).toEqual(['turn 7', 12_345]);
  });

  test.each([
    ['turn', 'label-missing', '"turn" and an ID', undefined],
    ['12', 'label-missing', '"turn" and an ID', undefined],
    ['trun 12', 'label-missing', '"turn" and an ID', 'turn 12'],
    ['turn12', 'label-missing', '"turn" and an ID', 'turn 12'],
    ['trun 1', 'label-missing', '"turn" and an ID', undefined],
    ['colony 12', 'label-missing', '"turn" and an ID', undefined],
    ['12 trun 12', 'label-missing', '"turn" and an ID', undefined],
    ['trun 12 x', 'label-missing', '"turn" and an ID', undefined],
    ['turn x', 'number-invalid', 'an ID', undefined],
    ['turn 1', 'number-range', 'an ID from 2 to 12345', undefined],
  ])('%s is none', (field, code, expected, meant) => {
    expect(mistake(turn(), field)).toEqual([code, expected, meant]);
  });

  test('what was probably meant is named with the word', () => {
    expect(mistake(labelledType('cargo', cargo()), 'cargo colo')).toEqual([
      'choice-unknown',
      'a cargo (CAP, COL)',
      'cargo COL',
    ]);
  });
});

describe('a choice', () => {
  test('names up to eight values in its mistakes, and more not, nor one alone', () => {
    const expected = (count: number) => {
      const [first = 'A', ...others] = 'ABCDEFGHI'.slice(0, count);
      const option = (value: string) => ({ value, names: [value], description: value }) as const;
      return mistake(choiceSlot('a letter', [option(first), ...others.map(option)]), '?');
    };
    expect(expected(8)).toEqual(['choice-unknown', 'a letter (A, B, C, D, E, F, G, H)', undefined]);
    expect(expected(9)).toEqual(['choice-unknown', 'a letter', undefined]);
    expect(expected(1)).toEqual(['choice-unknown', 'a letter', undefined]);
  });

  test('writes what it knows by its first name', () => {
    expect([cargo().write('capital'), cargo().read('Capital'), cargo().generate(highest)]).toEqual([
      'CAP',
      'capital',
      'colonists',
    ]);
    expect(() => cargo().write('fuel' as 'capital')).toThrow(
      new RangeError('choice: expected a cargo, received "fuel"'),
    );
  });
});

test('a word stands as it is, and one that is made up has 1 to 12 capitals, digits and dashes', () => {
  const word = wordSlot('a word');
  expect([word.read('a.b'), word.write('a.b')]).toEqual(['a.b', 'a.b']);
  expect([word.generate(lowest), word.generate(highest)]).toEqual(['A', '-'.repeat(12)]);
});

describe('a field of several shapes', () => {
  type Target =
    | { readonly kind: 'id'; readonly id: number }
    | { readonly kind: 'goods'; readonly goods: 'capital' | 'colonists' };
  const id = () =>
    mappedSlot<number, Target & { kind: 'id' }>(
      integer(),
      (value) => ({ kind: 'id', id: value }),
      ({ id: value }) => value,
    );
  const goods = () =>
    mappedSlot<'capital' | 'colonists', Target & { kind: 'goods' }>(
      cargo(),
      (value) => ({ kind: 'goods', goods: value }),
      ({ goods: value }) => value,
    );
  const target = () =>
    variantSlot<Target>('target-invalid', 'an ID or a cargo', { id: id(), goods: goods() });

  test('is read by the first that can', () => {
    expect(target().read('7')).toEqual({ kind: 'id', id: 7 });
    expect(target().read('col')).toEqual({ kind: 'goods', goods: 'colonists' });
    expect([
      target().write({ kind: 'id', id: 7 }),
      target().write({ kind: 'goods', goods: 'capital' }),
    ]).toEqual(['7', 'CAP']);
  });

  test('the mistake that says most stands for all', () => {
    expect(mistake(target(), '1')).toEqual(['number-range', 'an ID from 2 to 12345', undefined]);
    expect(mistake(target(), 'capitol')).toEqual(['choice-unknown', 'a cargo (CAP, COL)', 'CAP']);
    expect(mistake(target(), '?')).toEqual(['target-invalid', 'an ID or a cargo', undefined]);
  });

  test('lists what can be listed, and says whether there is more', () => {
    const listed = [
      { text: 'CAP', description: 'industry' },
      { text: 'COL', description: 'people' },
    ];
    expect(target().choices).toEqual(listed);
    expect(target().offers?.('')).toEqual(listed);
    expect(target().isOpen).toBe(true);
    expect(variantSlot<Target & { kind: 'goods' }>('x', 'a cargo', { goods: goods() }).isOpen).toBe(false);
    expect(goods().choices).toEqual(listed);
    expect('choices' in id() || 'offers' in id()).toBe(false);
  });

  test('offers of a shape come in place of its choices', () => {
    const offering = {
      ...goods(),
      offers: (typed: string) => [{ text: `${typed}!`, description: 'offered' }],
    };
    const all = variantSlot<Target & { kind: 'goods' }>('x', 'a cargo', { goods: offering });
    expect(all.offers?.('c')).toEqual([{ text: 'c!', description: 'offered' }]);
    expect(
      mappedSlot(
        offering,
        (value) => value,
        (value) => value,
      ).offers?.('d'),
    ).toEqual([{ text: 'd!', description: 'offered' }]);
    const openless = {
      expects: 'x',
      offers: offering.offers,
      read: goods().read,
      write: goods().write,
      generate: goods().generate,
    };
    expect(variantSlot<Target & { kind: 'goods' }>('x', 'a cargo', { goods: openless }).isOpen).toBe(false);
  });

  test('makes up a value of each shape', () => {
    expect(target().generate(lowest)).toEqual({ kind: 'id', id: 2 });
    expect(target().generate(highest)).toEqual({ kind: 'goods', goods: 'colonists' });
    expect(() => target().generate(() => 2)).toThrow(
      new RangeError('variants: expected at least one, received none'),
    );
  });

  test('a kind that it does not know is not written', () => {
    expect(() => target().write({ kind: 'x' } as unknown as Target)).toThrow(
      new RangeError('field: expected an ID or a cargo, received "x"'),
    );
  });
});

describe('a text', () => {
  test.each([
    ['"a"', 'a'],
    ['“a”', 'a'],
    ['”a”', 'a'],
    ['„a“', 'a'],
    ['„a”', 'a'],
    ['"  a "', 'a'],
    ['"a""b"', 'a"b'],
    ['""""', '"'],
    ['"12345"', '12345'],
    ['"🚀🚀🚀🚀🚀"', '🚀🚀🚀🚀🚀'],
    ['“a"b”', 'a"b'],
    ['“a“', 'a'],
    ['" 12345 "', '12345'],
  ])('%s is read', (field, value) => {
    expect(text().read(field)).toBe(value);
  });

  test.each([
    ['a', '"a"'],
    ['"a', '"a"'],
    ['a"', '"a"'],
    ["'a'", '"a"'],
    ['‘a’', '"a"'],
    ['"a"b"', undefined],
    ['"a”b”', undefined],
    ['“a”b”', undefined],
    ['" a', '"a"'],
    ['"', undefined],
    ['123456', undefined],
    ['"a”', '"a"'],
    ['“a"', '"a"'],
  ])('%s is none: %s was meant', (field, meant) => {
    expect(mistake(text(), field)).toEqual(['text-quotes', 'a text in quotation marks', meant]);
  });

  test.each([
    ['"" ""', 'text-quotes', 'a text in quotation marks'],
    ['"  "', 'text-empty', 'a text in quotation marks, with something in them'],
    ['"\u200B"', 'text-empty', 'a text in quotation marks, with something in them'],
    ['"123456"', 'text-long', 'a text in quotation marks of at most 5 characters'],
    ['"🚀🚀🚀🚀🚀🚀"', 'text-long', 'a text in quotation marks of at most 5 characters'],
    ['"a\u0007"', 'text-control', 'a text in quotation marks, without control characters'],
    ['"a\u202Eb"', 'text-control', 'a text in quotation marks, without control characters'],
  ])('%j is none', (field, code, expected) => {
    const [received, said] = mistake(text(), field);
    expect([received, said]).toEqual([code, expected]);
  });

  test('is written between marks, and only as it would be read', () => {
    expect(text().write('a"b')).toBe('"a""b"');
    const refused: [string, string][] = [
      [' a', 'a text in quotation marks, without blanks at its ends'],
      ['', 'a text in quotation marks, with something in them'],
      ['123456', 'a text in quotation marks of at most 5 characters'],
    ];
    for (const [value, expected] of refused)
      expect(() => text().write(value)).toThrow(
        new RangeError(`text: expected ${expected}, received "${value}"`),
      );
  });

  test('one that is made up has 1 to so many letters, and never none', () => {
    expect(text().generate(lowest)).toBe('a');
    expect(text().generate(highest)).toBe('🚀🚀🚀🚀🚀');
    expect(textSlot('a text', 99).generate(highest)).toBe('🚀'.repeat(24));
    const blank = Array.from('abcxyzABCXYZ ').length - 1;
    expect(text().generate((low, high) => (low === 1 ? high : blank))).toBe('x');
  });

  test('a name needs no marks, unless it holds some', () => {
    expect(['a b', '"a b"', '“a b”', "O'N", 'a\tb'].map((field) => name().read(field))).toEqual([
      'a b',
      'a b',
      'a b',
      "O'N",
      'a b',
    ]);
    expect(['a b', 'a,b', 'a.b', 'a;b', 'a/b', 'a"b'].map((value) => name().write(value))).toEqual([
      'a b',
      '"a,b"',
      '"a.b"',
      '"a;b"',
      '"a/b"',
      '"a""b"',
    ]);
    expect(['a\u00A0b', '\u200Ba', 'a\u200B', 'a\u200Bb'].map((value) => name().write(value))).toEqual([
      '"a\u00A0b"',
      '"\u200Ba"',
      '"a\u200B"',
      'a\u200Bb',
    ]);
    expect(mistake(name(), '123456')[0]).toBe('text-long');
    expect(name().generate(lowest)).toBe('a');
  });
});

describe('what is made up is read as it was written', () => {
  const kinds: readonly SlotType<unknown>[] = [
    integer(),
    percentSlot,
    rate(),
    text(),
    name(),
    cargo(),
    turn(),
  ] as never;
  property.prop([fc.nat(kinds.length - 1), fc.infiniteStream(fc.nat(1_000_000))])(
    'whatever is drawn',
    (kind, stream) => {
      const type = kinds[kind] as SlotType<unknown>;
      const draw: Draw = (low, high) => low + ((stream.next().value as number) % (high - low + 1));
      const value = type.generate(draw);
      expect(type.read(type.write(value))).toEqual(value);
    },
  );
});
