import { describe, expect, test } from 'vitest';
import type { Punctuation } from '../src/index.js';
import { otherReadings } from '../src/second-reading.js';

const COMMAS: Punctuation = { separator: ',', statementEnd: '.', comments: ['//'] };
const BLANKS: Punctuation = { separator: 'blanks', statementEnd: 'none', comments: [';'] };
const CELL = 'quotation marks around the line';
const FIELDS = 'other marks between the fields';
const DIGITS = 'marks between the digits';
const FULL = 'empty fields at the end';
const THOUSAND = '"k" for thousand';

/** Readings of a statement that ends at the mark `|` or at the end, of a text in which no line says something of its own. */
function readings(marked: string, punctuation = COMMAS): [string, ...string[]][] {
  const text = marked.replace('|', '');
  const end = marked.includes('|') ? marked.indexOf('|') : text.length;
  const statement = { text, start: 0, end, last: text.length, punctuation, startsStatement: () => false };
  return Array.from(otherReadings(statement), (reading) => [reading.text, ...reading.changes]);
}

describe('a statement of one line', () => {
  test.each<[string, [string, ...string[]][]]>([
    ['a, b', []],
    ['"a, ""b"""', [['a, "b"', CELL]]],
    [
      '"a, b"; ,',
      [
        ['a, b', CELL],
        ['"a, b";', FULL],
        ['a, b', FULL, CELL],
      ],
    ],
    ['a, b,', [['a, b', FULL]]],
    ['a, b, , ,', [['a, b', FULL]]],
    ['a, , b', []],
    ['set,,,\nb,\nend,,', [['set\nb\nend', FULL]]],
    [
      'a, 50k,,',
      [
        ['a, 50000,,', THOUSAND],
        ['a, 50k', FULL],
        ['a, 50000', FULL, THOUSAND],
      ],
    ],
    ['"a, b"c', []],
    ['a;b', [['a, b', FIELDS]]],
    ['a ; b;;', [['a, b', FIELDS]]],
    ['a\tb', [['a, b', FIELDS]]],
    ['a;"b;c"', [['a, "b;c"', FIELDS]]],
    ['a;"""b""c"""', [['a, "b"c"', FIELDS]]],
    // a decimal comma, where it cannot stand between thousands
    ['a;0,375', [['a, 0.375', FIELDS]]],
    ['a;1,25%', [['a, 1.25%', FIELDS]]],
    ['a;1,23456', [['a, 1.23456', FIELDS]]],
    ['a;1,234', [['a, 1,234', FIELDS]]],
    ['a;x0,5', [['a, x0,5', FIELDS]]],
    ['a;0,5x', [['a, 0,5x', FIELDS]]],
    ['a\t0,375', [['a, 0,375', FIELDS]]],
    ['0,375', []],
    // groups of three digits
    ['a, 50 000, 60 000', [['a, 50,000, 60,000', DIGITS]]],
    ["a, 1'000_000", [['a, 1,000,000', DIGITS]]],
    ['a, 50 000, "b 60 000"', [['a, 50,000, "b 60 000"', DIGITS]]],
    ['"50 000" 60 000', []],
    // thousands
    ['a, 50k, 2.25K', [['a, 50000, 2250', THOUSAND]]],
    ['a, 0.5k', [['a, 500', THOUSAND]]],
    ['a, 00.5k', [['a, 500', THOUSAND]]],
    [
      'a;50 000;3k',
      [
        ['a, 50 000, 3k', FIELDS],
        ['a, 50,000, 3k', FIELDS, DIGITS],
        ['a, 50,000, 3000', FIELDS, DIGITS, THOUSAND],
      ],
    ],
  ])('%j, where commas separate', (text, expected) => {
    expect(readings(text)).toEqual(expected);
  });

  test.each<[string, [string, ...string[]][]]>([
    [
      'a,b,',
      [
        ['a b', FIELDS],
        ['a,b', FULL],
        ['a b', FULL, FIELDS],
      ],
    ],
    ['a b,,,', [['a b', FULL]]],
    ['a b,c', []],
    ['a 50 000', []],
    ["a 50'000 1_000", [['a 50000 1000', DIGITS]]],
    ['a 50k', [['a 50000', THOUSAND]]],
  ])('%j, where blanks separate', (text, expected) => {
    expect(readings(text, BLANKS)).toEqual(expected);
  });

  test('whose mark opens a comment keeps it', () => {
    expect(readings('a;b', { ...COMMAS, comments: ['//', ';'] })).toEqual([]);
    expect(readings('a;b', { ...COMMAS, comments: [] })).toEqual([['a, b', FIELDS]]);
  });

  test('is read once more up to a length of 2,000, wherever it stands', () => {
    const ofLength = (length: number) => `a;${'b'.repeat(length - 2)}`;
    expect(readings(ofLength(2000))).toHaveLength(1);
    expect(readings(ofLength(2001))).toHaveLength(0);
    const text = `${'x'.repeat(1500)} ${ofLength(1000)}`;
    const statement = { text, start: 1501, end: 2501, last: 2501, punctuation: COMMAS };
    expect(
      Array.from(otherReadings({ ...statement, startsStatement: () => false }), ({ end }) => end),
    ).toEqual([2501]);
  });
});

describe('a statement that a mail program has broken in lines', () => {
  const joined = (lines: number) => `${lines} lines that belong together`;

  test('is joined line by line, up to four, and each reading says where it ends', () => {
    const text = 'a,\nb \r\n c\rd\ne';
    const statement = { text, start: 0, end: 2, last: text.length, punctuation: COMMAS };
    expect(Array.from(otherReadings({ ...statement, startsStatement: () => false }))).toEqual([
      { text: 'a, b', changes: [joined(2)], end: 5 },
      { text: 'a, b c', changes: [joined(3)], end: 9 },
      { text: 'a, b c d', changes: [joined(4)], end: 11 },
    ]);
    const before = (last: number) =>
      Array.from(otherReadings({ ...statement, last, startsStatement: () => false })).length;
    // without a line that it may go on in, the comma is an empty field
    expect([before(11), before(9), before(2)]).toEqual([3, 2, 1]);
  });

  test('is repaired with what is wrong in the joined line', () => {
    expect(readings('a;|\n50 000')).toEqual([
      ['a', FIELDS],
      ['a; 50 000', joined(2)],
      ['a, 50 000', joined(2), FIELDS],
      ['a, 50,000', joined(2), FIELDS, DIGITS],
    ]);
  });

  test.each([
    ['an empty line', 'a,|\n\nb', []],
    ['an empty line to the end', 'a,|\n\n', ['a']],
    ['a comment', 'a,| // x\nb', []],
    ['a comment to the end', 'a,| // x\n', ['a']],
    ['a comment, with two commas', 'a,,| // x\nb', ['a']],
    ['what else is on its line', 'a,|. x\nb', []],
    ['nothing but blanks', 'a,| \nb', ['a, b']],
  ])('is not joined over %s, and a single comma stays where it may go on: %j', (_, text, expected) => {
    expect(readings(text).map(([read]) => read)).toEqual(expected);
  });

  test('is none where more than one comma ends it, though the next line is tried first', () => {
    expect(readings('a,,|\nb').map(([read]) => read)).toEqual(['a,, b', 'a']);
  });

  test('ends before a line that says something of its own', () => {
    const text = 'a,\nb\nc';
    const statement = { text, start: 0, end: 2, last: 6, punctuation: COMMAS };
    const startsStatement = (line: string) => line === 'c';
    expect(Array.from(otherReadings({ ...statement, startsStatement }), (reading) => reading.text)).toEqual([
      'a, b',
    ]);
  });

  test('is joined up to a length of 2,000', () => {
    const first = `a, ${'x'.repeat(997)}`;
    expect(readings(`${first}|\n${'b'.repeat(999)}`)).toHaveLength(1);
    expect(readings(`${first}|\n${'b'.repeat(1000)}`)).toHaveLength(0);
  });
});
