import { describe, expect, test } from 'vitest';
import { grammarOf, type Row, type Step } from '../src/grammar.js';
import {
  formatOrder,
  integerSlot,
  wordSlot,
  type Keyword,
  type ReadableDeclaration,
  type Slot,
} from '../src/index.js';
import { colonies } from './grammars/colonies.js';
import { houses } from './grammars/houses.js';
import { letters } from './grammars/letters.js';

/** The grammar of a language, built anew: that of each declaration is built once. */
const built = ({ declaration }: { readonly declaration: ReadableDeclaration }) =>
  grammarOf({ ...declaration });

const languages = { colonies, houses, letters };

/** What a step reads: its name, its words, or its label and property; how often; what ends it, and where to go on without it. */
const steps = (list: readonly Step[]) =>
  list.map(({ name, words, label, key, occurs, until, skipTo }) => [
    name,
    words ? Object.fromEntries(words) : label,
    key,
    occurs,
    until,
    skipTo,
  ]);

/** The steps of a kind of order. */
function stepsOf(language: keyof typeof languages, kind: string) {
  const row = built(languages[language]).byKind.get(kind);
  if (row === undefined) throw new Error(`expected a row ${kind}`);
  return steps(row.steps);
}

describe('a row of a grammar', () => {
  test.each<[keyof typeof languages, [string, number, number, number][]]>([
    [
      'houses',
      [
        ['tax', 0, 2, 2],
        ['build', 0, 5, 9],
        ['move', 0, 4, 6],
        ['hold', 0, 3, 3],
        ['guard', 0, 4, 6],
        ['guard-starbase', 0, 4, 7],
        ['engage', 0, 4, 4],
        ['new-squadron', 0, 5, Infinity],
        ['split', 0, 3, Infinity],
        ['message', 0, 3, 3],
      ],
    ],
    [
      'colonies',
      [
        ['ration', 1, 3, 3],
        ['transfer', 1, 4, 4],
        ['sell', 1, 4, 4],
        ['name', 1, 3, 3],
        ['found', 0, 4, Infinity],
      ],
    ],
    [
      'letters',
      [
        ['send', 0, 3, 4],
        ['load', 0, 3, 6],
        ['real-name', 0, 2, Infinity],
        ['message', 0, 2, Infinity],
        ['broadcast', 0, 1, 1],
      ],
    ],
  ])('of %s knows the field of its keyword, and the fewest and most fields', (language, expected) => {
    const { rows } = built(languages[language]);
    expect(
      rows.map(({ statement, keywordAt, fewest, most }) => [statement.kind, keywordAt, fewest, most]),
    ).toEqual(expected);
  });

  test('where blanks separate, has a step for each word and label; an alias stands for all words', () => {
    expect(stepsOf('houses', 'guard-starbase')).toEqual([
      ['fleet', { fleet: 1 }, '', 'once', '', -1],
      ['fleet', '', 'fleet', 'once', '', -1],
      ['guard', { guard: 3, '04': 4 }, '', 'once', '', -1],
      ['starbase', { starbase: 4 }, '', 'once', '', -1],
      ['system', '', 'system', 'once', '', -1],
      ['roe', { roe: 6 }, '', 'once', '', 7],
      ['roe', '', 'roe', 'once', '', -1],
    ]);
    expect(stepsOf('letters', 'message')).toEqual([
      ['@', { '@': 1 }, '', 'once', '', -1],
      ['race', '', 'races', 'repeated', '', -1],
      ['text', '', 'text', 'lines', '@', -1],
    ]);
    expect(stepsOf('letters', 'load').slice(3)).toEqual([
      ['ships', '', 'ships', 'optional', '', 4],
      ['amount', { amount: 5 }, '', 'once', '', 6],
      ['amount', '', 'amount', 'once', '', -1],
    ]);
  });

  test('keeps a list behind its label a list, and a value that may be left out single', () => {
    const [list] = rowsOf([go, { ...some, label: 'with' }], 'blanks');
    expect(steps(list?.steps ?? [])).toEqual([
      ['go', { go: 1 }, '', 'once', '', -1],
      ['with', { with: 2 }, '', 'once', '', -1],
      ['some', '', 'some', 'repeated', '', -1],
    ]);
  });

  test('where commas separate, has one step for words and for a label with its value', () => {
    const { headerSteps } = built(colonies);
    expect(steps(headerSteps)).toEqual([
      ['empire', 'empire', 'empire', 'once', '', -1],
      ['turn', 'turn', 'turn', 'once', '', -1],
      ['game', 'game', 'game', 'once', '', -1],
    ]);
    expect(headerSteps.map(({ type }) => type.expects)).toEqual([
      '"empire" and an empire ID',
      '"turn" and a turn number',
      '"game" and the name of the game',
    ]);
    const [row] = rowsOf([{ keyword: 'set free', aliases: ['let go'] }], ',');
    expect(steps(row?.steps ?? [])).toEqual([
      ['set free', { 'set free': 1, 'let go': 1 }, '', 'once', '', -1],
    ]);
  });

  test('names what it is about: each topic with its properties, its own words without one', () => {
    const { byKind } = built(houses);
    const topics = (kind: string) =>
      byKind
        .get(kind)
        ?.topics.map((topic) => [
          topic.name,
          topic.steps.map(({ key }) => key),
          topic.given,
          topic.lastCounts,
        ]);
    expect(topics('move')).toEqual([
      ['fleet', ['fleet'], '', false],
      ['roe', ['fleet'], 'roe', true],
    ]);
    expect(topics('engage')).toEqual([['roe', ['fleet'], '', true]]);
    expect(topics('tax')).toEqual([['tax', [], '', false]]);
    expect(topics('build')).toEqual([['', [], '', false]]);
  });
});

describe('a grammar', () => {
  const byPosition = (language: { readonly declaration: ReadableDeclaration }) =>
    built(language).byPosition.map((rows) =>
      Object.fromEntries(
        Array.from(rows, ([word, all]) => [word, all.map(({ statement }) => statement.kind)]),
      ),
    );

  test('finds the rows of a keyword by the field that it stands in', () => {
    expect(byPosition(colonies)).toEqual([
      { found: ['found'] },
      { ration: ['ration'], transfer: ['transfer'], sell: ['sell'], name: ['name'] },
    ]);
    expect(byPosition(houses)).toEqual([
      {
        tax: ['tax'],
        build: ['build'],
        fleet: ['move', 'hold', 'guard', 'guard-starbase', 'engage'],
        squadron: ['new-squadron'],
        split: ['split'],
        message: ['message'],
      },
    ]);
  });

  test('knows how its header goes on, whether letters are keywords, and what is put between fields', () => {
    const { header: _, ...headless } = houses.declaration;
    const about = (declaration: ReadableDeclaration) => {
      const { secondHeaderWord, headerSteps, isByInitial, separator } = grammarOf({ ...declaration });
      return [secondHeaderWord, headerSteps.length, isByInitial, separator];
    };
    expect(about(houses.declaration)).toEqual([{ word: 'turn', position: 2 }, 6, false, ' ']);
    expect(about(colonies.declaration)).toEqual([{ word: 'turn', position: 1 }, 3, false, ', ']);
    expect(about(letters.declaration)).toEqual([undefined, 5, true, ' ']);
    expect(about(headless)).toEqual([undefined, 0, false, ' ']);
  });

  test('names all kinds where an order is of another', () => {
    expect(() => formatOrder(letters, { kind: 'x' } as never)).toThrow(
      new RangeError('order: expected one of send, load, real-name, message, broadcast, received "x"'),
    );
  });
});

const type = integerSlot('a number');
const one = { key: 'one', name: 'one', type } as const;
const some = { key: 'some', name: 'some', type, occurs: 'repeated' } as const;
const text = { key: 'text', name: 'text', type: wordSlot('a text') } as const;
const lines = { ...text, occurs: 'lines', until: '@' } as const;
const go = { keyword: 'go' } as const;

/** The rows of a language of one statement. */
function rowsOf(
  fields: readonly (Keyword | Slot)[],
  separator: ',' | 'blanks',
  { isBlock = false, keywords = 'word' }: { isBlock?: boolean; keywords?: 'word' | 'initial' } = {},
): readonly Row[] {
  const statement = { kind: 'sample', phase: 'only', meaning: '', example: '', fields, isBlock };
  const punctuation = { separator, statementEnd: 'none', comments: [], keywords } as const;
  return grammarOf({ title: '', phases: ['only'], punctuation, statements: [statement] }).rows;
}

describe('a statement', () => {
  test.each<[string, readonly (Keyword | Slot)[], ',' | 'blanks', Parameters<typeof rowsOf>[2]?]>([
    ['a slot before its keyword', [one, go], ','],
    ['its letter before all slots', [go, one], 'blanks', { keywords: 'initial' }],
    ['an alias of two words where commas separate', [{ keyword: 'go', aliases: ['set off'] }], ','],
    ['an alias of one word where blanks separate', [{ keyword: 'set off', aliases: ['go'] }], 'blanks'],
    ['a list before a keyword', [go, some, { keyword: 'end' }], ','],
    ['a list before a label', [go, some, { ...one, label: 'to' }], ','],
    ['a list before lines', [go, some, lines], ','],
    ['a list at its end', [go, some], ','],
    ['the rest at its end', [go, one, { ...text, occurs: 'rest' }], ','],
    ['a keyword at the end of its block', [go, one, { keyword: 'end' }], ',', { isBlock: true }],
  ])('may have %s', (_, fields, separator, options) => {
    expect(rowsOf(fields, separator, options)).toHaveLength(1);
  });

  test.each<[string, readonly (Keyword | Slot)[], ',' | 'blanks', Parameters<typeof rowsOf>[2]?]>([
    ['text as the last field', [go, lines, one], ','],
    ['single slots before the first keyword, received one', [{ ...one, label: 'to' }, go], ','],
    ['a keyword or label after some', [go, some, { ...text, occurs: 'rest' }], ','],
    ['a keyword at the end of a block', [go, one], 'blanks', { isBlock: true }],
    ['keywords in lower case, received "Set"', [{ keyword: 'go', aliases: ['Set'] }], 'blanks'],
  ])('is refused: expected %s', (expected, fields, separator, options) => {
    expect(() => rowsOf(fields, separator, options)).toThrow(new RangeError(`sample: expected ${expected}`));
  });
});
