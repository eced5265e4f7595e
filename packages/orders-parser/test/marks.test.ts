import { describe, expect, test } from 'vitest';
import { beforeLineEnd, endOfQuote, isBehindWord, isDecimalPoint, isGroupComma } from '../src/marks.js';

/** Offset of the mark `|` in a text, and the text without it. */
function marked(text: string): { readonly text: string; readonly at: number } {
  return { text: text.replace('|', ''), at: text.indexOf('|') };
}

describe('a comma between digits', () => {
  test.each([
    ['1|,234', 0],
    ['12|,345', 0],
    ['123|,456', 0],
    ['123|,456 ', 0],
    ['123|,456,789', 0],
    ['1,234|,567', 0],
    ['x 12|,345', 0],
    ['x\t12|,345', 0],
    ['7, 12|,345x', 3],
  ])('of %j, in a field that starts at %i, stands inside a number', (text, start) => {
    const { text: plain, at } = marked(text);
    expect(isGroupComma(plain, at, start)).toBe(true);
  });

  test.each([
    ['|,234', 0],
    ['x|,234', 0],
    ['1234|,567', 0],
    ['x12|,345', 0],
    ['1.12|,345', 0],
    ['12|,34', 0],
    ['12|,3456', 0],
    ['12|,x34', 0],
    ['12|,3x4', 0],
    ['12|,34x', 0],
    ['12|,/34', 0],
    ['12|,:34', 0],
    ['12|,345', -1],
    ['12|,345', 2],
  ])('of %j, in a field that starts at %i, separates', (text, start) => {
    const { text: plain, at } = marked(text);
    expect(isGroupComma(plain, at, start)).toBe(false);
  });

  test('what stands before the field does not count', () => {
    expect(isGroupComma('x12,345', 3, 1)).toBe(true);
    expect(isGroupComma('1234,567', 4, 1)).toBe(true);
    expect(isGroupComma('0,999', 1, 0)).toBe(true);
  });
});

describe('a period between digits', () => {
  test.each([
    ['1|.5', 0, 0],
    ['12|.5', 0, 0],
    ['x 1|.5', 2, 0],
    ['x1|.5', 0, 0],
    ['x 1|.5', 0, 0],
    ['0|.0', 0, 0],
    ['9|.9', 0, 0],
    ['7, |.5', -1, 1],
  ])('of %j (field from %i, %i before it) stands inside a number', (text, start, before) => {
    const { text: plain, at } = marked(text);
    expect(isDecimalPoint(plain, at, start, before)).toBe(true);
  });

  test.each([
    ['1|.', 0, 0],
    ['1|.x', 0, 0],
    ['1|. 5', 0, 0],
    ['x|.5', 0, 0],
    ['|.5', 0, 0],
    ['|.5', -1, 0],
    ['1.5|.5', 0, 0],
    ['C-4|.5', 0, 0],
    ['5-12-28/2|.5', 0, 0],
    ['1|./', 0, 0],
    ['1|.:', 0, 0],
  ])('of %j (field from %i, %i before it) ends the statement', (text, start, before) => {
    const { text: plain, at } = marked(text);
    expect(isDecimalPoint(plain, at, start, before)).toBe(false);
  });
});

test('a quotation opens after one word of letters, with blanks between, of at most 80 characters together', () => {
  const isOpened = (text: string, start = 0) => isBehindWord(`${text}"`, start, text.length);
  expect(['game ', 'Game\t ', `${'g'.repeat(79)} `].map((text) => isOpened(text))).toEqual([
    true,
    true,
    true,
  ]);
  for (const text of ['game', '', ' game ', 'a game ', 'game 7 ', '7 ', `${'g'.repeat(80)} `])
    expect(isOpened(text)).toBe(false);
  expect(isOpened('7, game ', 3)).toBe(true);
});

describe('the end of a quotation', () => {
  test.each([
    ['"a|"', '"'],
    ['"|"', ''],
    ['"a""b|"', ''],
    ['"a""|"', ''],
    ['"a”b|"', ''],
    ['“a|”', ''],
    ['“a|“', ''],
    ['„a|“', ''],
    ['“a"b|”', ''],
  ])('of %s%s is its mark', (text, rest) => {
    const { text: plain, at } = marked(text);
    expect(endOfQuote(plain + rest.replace('"', ' "x"'), 0, plain.length + rest.length)).toBe(at);
  });

  test.each(['"abc', '“abc', '"abc""'])('of %s without one is the last character', (text) => {
    expect(endOfQuote(text, 0, text.length)).toBe(text.length - 1);
    expect(endOfQuote(`${text}\n"`, 0, text.length + 2)).toBe(text.length - 1);
    expect(endOfQuote(`${text}\r"`, 0, text.length + 2)).toBe(text.length - 1);
  });

  test.each(['“a” b', '“a“ b', '„a“ b', '"a" b'])('of %s is its mark, whatever follows', (text) => {
    expect(endOfQuote(text, 0, text.length)).toBe(2);
  });

  test('is not looked for past the end', () => {
    expect(endOfQuote('"ab"', 0, 2)).toBe(1);
  });
});

test.each([
  ['ab\n', 2],
  ['ab\r\n', 2],
  ['ab\r', 2],
  ['ab', 2],
  ['\n', 0],
  ['\r\n', 0],
  ['ab\n\n', 3],
  ['ab\n\r', 3],
])('%j ends before its line end', (text, end) => {
  expect(beforeLineEnd(text, 0, text.length)).toBe(end);
});

test('no line end before the start is taken away', () => {
  expect(beforeLineEnd('a\n', 2, 2)).toBe(2);
  expect(beforeLineEnd('a\r\n', 2, 3)).toBe(2);
});
