import { describe, expect, test } from 'vitest';
import type { Punctuation } from '../src/index.js';
import { MAX_FIELDS, StatementScanner } from '../src/scanner.js';

const COMMAS: Punctuation = { separator: ',', statementEnd: '.', comments: ['//'] };
const BLANKS: Punctuation = { separator: 'blanks', statementEnd: 'none', comments: [';'] };

/** The fields that a scanner stands at. */
function fieldsOf(text: string, { starts, ends, count }: StatementScanner): string[] {
  return Array.from({ length: count }, (_, position) => text.slice(starts[position], ends[position]));
}

/** The fields of each statement; what characters are to a language is found out once for each of its punctuations. */
function statements(text: string, punctuation = COMMAS, from = 0, length = text.length): string[][] {
  const scanner = new StatementScanner(text, { ...punctuation }, from, length);
  const all: string[][] = [];
  while (scanner.next()) all.push(fieldsOf(text, scanner));
  return all;
}

describe('the fields of a statement', () => {
  test.each<[string, string[][]]>([
    ['a, b c ,d', [['a', 'b c', 'd']]],
    ['a,, b', [['a', '', 'b']]],
    [', a', [['', 'a']]],
    ['a,', [['a', '']]],
    ['a, // b\nc', [['a', ''], ['c']]],
    ['a. b', [['a'], ['b']]],
    ['a.\n\n.b', [['a'], ['b']]],
    ['a/b, c//d', [['a/b', 'c']]],
    ['é, b', [['é', 'b']]],
    ['a\u00A0, \u00A0b', [['a', 'b']]],
    ['game "a, b", c', [['game "a, b"', 'c']]],
    ['x5"a, b"', [['x5"a', 'b"']]],
    ['1,234, 5', [['1,234', '5']]],
  ])('of %j, where commas separate', (text, expected) => {
    expect(statements(text)).toEqual(expected);
  });

  test.each<[string, string[][]]>([
    ['a  b\tc', [['a', 'b', 'c']]],
    ['a, b,c d,', [['a', 'b,c', 'd']]],
    ['a,\u00A0b', [['a', 'b']]],
    ['a.b ; c', [['a.b']]],
    ['a "b c" d', [['a', '"b c"', 'd']]],
  ])('of %j, where blanks separate', (text, expected) => {
    expect(statements(text, BLANKS)).toEqual(expected);
  });

  test('are those between two offsets', () => {
    expect(statements('a\nb, c\nd', COMMAS, 2, 6)).toEqual([['b', 'c']]);
  });

  test('an empty field stands behind its comma, and has no length', () => {
    const scanner = new StatementScanner('aa  ,, b', COMMAS);
    scanner.next();
    expect([scanner.starts, scanner.ends, scanner.end]).toEqual([[0, 5, 7], [2, 5, 8], 8]);
    const last = new StatementScanner('aa , ', COMMAS);
    last.next();
    expect([last.starts, last.ends, last.end]).toEqual([[0, 4], [2, 4], 4]);
  });

  test('are counted past the most that are kept', () => {
    const scanner = new StatementScanner('a '.repeat(MAX_FIELDS + 2), BLANKS);
    scanner.next();
    expect([scanner.count, scanner.starts.length, scanner.ends.length]).toEqual([
      MAX_FIELDS + 2,
      MAX_FIELDS,
      MAX_FIELDS,
    ]);
  });
});

test.each([
  ['a\nb', 2, 2],
  ['a\n\nb', 3, 3],
  ['a\r\nb', 2, 3],
  ['a\r\rb', 3, 3],
  ['a\n\rb', 3, 3],
  ['a\r\n\r\nb', 3, 5],
  ['a // x\r\nb', 2, 8],
  ['a. b', 1, 0],
  ['\uFEFFa. b', 1, 1],
])('the last statement of %j is on line %i, which starts at %i', (text, line, lineStart) => {
  const scanner = new StatementScanner(text, COMMAS);
  while (scanner.next());
  expect([scanner.line, scanner.lineStart]).toEqual([line, lineStart]);
  const later = new StatementScanner(text, COMMAS, text.length - 1);
  expect([later.line, later.lineStart]).toEqual([line, lineStart]);
});

test.each([
  ['a', false, true],
  ['a.', true, false],
  ['a\n', false, false],
  ['a // b', false, false],
])('whether a mark ends %j, and whether it is open', (text, isMarked, isOpen) => {
  const scanner = new StatementScanner(text, COMMAS);
  scanner.next();
  expect([scanner.isMarked, scanner.isOpen]).toEqual([isMarked, isOpen]);
});

test.each([
  ['a // b', true],
  ['a // b\n', false],
  ['a', false],
])('whether %j ends in a comment', (text, endsInComment) => {
  const scanner = new StatementScanner(text, COMMAS);
  while (scanner.next());
  expect(scanner.endsInComment).toBe(endsInComment);
});

test('whether a comma of the statement stands between digits', () => {
  const scanner = new StatementScanner('1,234, 5\na, b', COMMAS);
  scanner.next();
  expect(scanner.hasGroups).toBe(true);
  scanner.next();
  expect(scanner.hasGroups).toBe(false);
});

describe('further lines of a statement', () => {
  test('go with a comma at the end of the line before, and are taken back as they came', () => {
    const text = 'a, b,\n\nccc, d';
    const scanner = new StatementScanner(text, COMMAS);
    scanner.next();
    const place = scanner.place();
    expect(scanner.extend()).toBe(2);
    expect([fieldsOf(text, scanner), scanner.isOpen]).toEqual([['a', 'b', 'ccc', 'd'], true]);
    scanner.backTo(place);
    expect([fieldsOf(text, scanner), scanner.end, scanner.isOpen]).toEqual([['a', 'b', ''], 5, false]);
    scanner.next();
    expect([fieldsOf(text, scanner), scanner.line, scanner.lineStart]).toEqual([['ccc', 'd'], 3, 7]);
    expect(scanner.extend()).toBeUndefined();
  });

  test.each([
    ['a\nx\n y\nEND z\nb', 'x\n y', false, 12],
    ['a\r\nx\r\n \t end\r\nb', 'x', false, 12],
    ['a\nend\nb', '', false, 5],
    ['a\nx\ny', 'x\ny', true, 5],
    ['a\nx\ny\n', 'x\ny', true, 5],
    ['a', '', true, 1],
  ])('of %j, up to one that starts with "end", are %j', (text, lines, isUnclosed, end) => {
    const scanner = new StatementScanner(text, COMMAS);
    scanner.next();
    expect([scanner.readLines('end'), scanner.isUnclosed, scanner.end]).toEqual([lines, isUnclosed, end]);
    expect(scanner.next()).toBe(!isUnclosed);
    if (!isUnclosed)
      expect([fieldsOf(text, scanner), text.split(/\r?\n/)[scanner.line - 1]]).toEqual([['b'], 'b']);
  });
});

test('what is passed over counts its lines: up to an offset, or the rest of a line', () => {
  const text = 'a\nb\r\nc. d\ne';
  const scanner = new StatementScanner(text, COMMAS);
  scanner.next();
  scanner.goOnAt(5);
  scanner.next();
  expect([fieldsOf(text, scanner), scanner.line]).toEqual([['c'], 3]);
  scanner.skipLine();
  scanner.next();
  expect([fieldsOf(text, scanner), scanner.line, scanner.lineStart]).toEqual([['e'], 4, 10]);
});
