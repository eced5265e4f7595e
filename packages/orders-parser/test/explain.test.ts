import { describe, expect, test } from 'vitest';
import {
  formatHeader,
  composeStatement,
  explainStatements,
  integerSlot,
  kindsAt,
  orderLanguage,
  pagesAbout,
  referenceOf,
  type Order,
} from '../src/index.js';

interface Ship extends Order {
  readonly kind: 'move' | 'hold fire';
  readonly ship: number;
  readonly star?: number;
}

const ship = { key: 'ship', name: 'ship', type: integerSlot('a ship') } as const;
const language = orderLanguage<Ship>({
  title: 'Orders',
  introduction: 'One order a line.',
  page: 'https://example.org/orders.html',
  phases: ['fire', 'movement'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';'] },
  statements: [
    {
      kind: 'move',
      phase: 'movement',
      rule: 'S-1',
      meaning: 'Sends a ship to a star.',
      example: 'move 7 12',
      fields: [
        { keyword: 'move' },
        ship,
        { key: 'star', name: 'star', type: integerSlot('a star'), occurs: 'optional' },
      ],
    },
    {
      kind: 'hold fire',
      phase: 'fire',
      meaning: 'Keeps a ship from firing.',
      example: 'hold 7',
      fields: [{ keyword: 'hold' }, ship],
    },
  ],
});

describe('Toolkit: statements are explained by their table', () => {
  test('form, phase by its number, rule where there is one, and a page with the name of the statement as its anchor', () => {
    expect(explainStatements(language.declaration)).toStrictEqual([
      {
        kind: 'move',
        form: 'move SHIP [STAR]',
        example: 'move 7 12',
        meaning: 'Sends a ship to a star.',
        phase: { number: 2, name: 'movement' },
        rule: 'S-1',
        page: 'https://example.org/orders.html#move',
        fields: [
          { name: 'SHIP', expects: 'a ship', occurs: '', isOptional: false, isRepeated: false, choices: [] },
          {
            name: 'STAR',
            expects: 'a star',
            occurs: 'may be left out',
            isOptional: true,
            isRepeated: false,
            choices: [],
          },
        ],
        parts: ['move', 0, 1],
      },
      {
        kind: 'hold fire',
        form: 'hold SHIP',
        example: 'hold 7',
        meaning: 'Keeps a ship from firing.',
        phase: { number: 1, name: 'fire' },
        page: 'https://example.org/orders.html#hold-fire',
        fields: [
          { name: 'SHIP', expects: 'a ship', occurs: '', isOptional: false, isRepeated: false, choices: [] },
        ],
        parts: ['hold', 0],
      },
    ]);
    expect(referenceOf(language.declaration)).toContain(
      'Sends a ship to a star. Phase 2, movement. Rule: S-1.\n',
    );
  });

  test.each([
    [['7', '12'], 'move 7 12'],
    [['7', ' '], 'move 7'],
    [['', '12'], 'move SHIP 12'],
    [[], 'move SHIP'],
  ])('with %j in its fields a statement is written %j', (values, written) => {
    const [move] = explainStatements(language.declaration);
    expect(move && composeStatement(move, values, ' ')).toBe(written);
  });

  test('the statement at an offset is known by its fields, by its keyword, or by a keyword that is misspelt', () => {
    const text = 'move 7 12\nhold x\n; nothing\nmvoe 3 4\nwarp 9';
    const kindsOf = (words: string) => kindsAt(language.declaration, text, text.indexOf(words));
    expect(kindsAt(language.declaration, text)).toEqual(['move']);
    expect(kindsOf('hold')).toEqual(['hold fire']);
    expect(kindsOf('mvoe')).toEqual(['move']);
    expect(kindsOf('warp')).toEqual([]);
    expect(kindsAt(language.declaration, '')).toEqual([]);
  });

  test('a language without a header writes none', () => {
    expect(() => formatHeader(language, {})).toThrow(
      new RangeError('header: expected a language with a header, received one without'),
    );
  });

  test('the pages about the statement at an offset: of each kind that it may be, of all where it is none', () => {
    const page = 'https://example.org/orders.html';
    expect(pagesAbout(language, 'move 7 12')).toEqual([`${page}#move`]);
    expect(pagesAbout(language, 'move 7 12\nhold x', 10)).toEqual([`${page}#hold-fire`]);
    expect(pagesAbout(language, 'warp 9')).toEqual([page]);
    const { page: _, ...declaration } = language.declaration;
    expect(pagesAbout({ ...language, declaration }, 'move 7 12')).toEqual([]);
    expect(explainStatements(declaration).map((statement) => 'page' in statement)).toEqual([false, false]);
  });
});
