import { describe, expect, test } from 'vitest';
import { isLongerThan } from '../src/limits.js';
import { foldWords, plainDashes } from '../src/index.js';

describe('words as they are compared', () => {
  test.each([
    ['tax', 'tax'],
    ['Tax', 'tax'],
    ['A', 'a'],
    ['Z', 'z'],
    ['É', 'é'],
    ['new  colony', 'new colony'],
    ['new colony', 'new colony'],
    ['New\tColony', 'new colony'],
    ['new\u00A0\u200Bcolony', 'new colony'],
    [' tax', 'tax'],
    ['tax ', 'tax'],
    [' ', ''],
    ['\t', ''],
    ['', ''],
    ['ab\u2010cd', 'ab-cd'],
    ['7\u22127', '7-7'],
    ['a\u2015B', 'a-b'],
  ])('%j is %j', (words, folded) => {
    expect(foldWords(words)).toBe(folded);
  });

  test('that are longer than any word stay as they are', () => {
    expect(foldWords('A'.repeat(80))).toBe('a'.repeat(80));
    expect(foldWords('A'.repeat(81))).toBe('A'.repeat(81));
  });

  test('a text keeps its capitals and blanks, with plain dashes', () => {
    expect(['A\u2013B  c', 'A-B', 'AB'].map((text) => plainDashes(text))).toEqual(['A-B  c', 'A-B', 'AB']);
  });
});

test.each([
  ['abc', 3, false],
  ['abc', 2, true],
  ['aé', 3, false],
  ['aé', 2, true],
  ['éé', 3, true],
  ['中', 3, false],
  ['中', 2, true],
])('of %j as many bytes as UTF-8 has are counted: more than %i is %j', (text, bytes, isLonger) => {
  expect(isLongerThan(text, bytes)).toBe(isLonger);
});
