import type { Ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { grammarOf } from '../src/grammar.js';
import {
  completionsAt,
  diagnose,
  integerSlot,
  kindsAt,
  lenient,
  Mistake,
  orderLanguage,
  rateSlot,
  textSlot,
  wordSlot,
  type Order,
  type ParsedOrders,
} from '../src/index.js';
import { nearKeyword, recognise } from '../src/recognise.js';
import { MAX_FIELDS } from '../src/scanner.js';
import { StatementReader } from '../src/statement-reader.js';
import { colonies } from './grammars/colonies.js';
import { houses } from './grammars/houses.js';
import { letters } from './grammars/letters.js';
import { plainLanguage } from './grammars/plain.js';

/** Order kinds of a text, and what is said about it: line, column, code and words that were received. */
const read = (text: string, language: { parse(source: string): ParsedOrders<Order, unknown> } = colonies) => {
  const { orders, diagnostics } = language.parse(text);
  return {
    kinds: orders.map(({ order }) => order.kind),
    said: diagnostics.map(({ line, column, code, received }) => [line, column, code, received]),
  };
};

interface News extends Order {
  readonly kind: 'news';
  readonly who: string;
  readonly price: Ratio;
  readonly text?: string;
}
interface List extends Order {
  readonly kind: 'list';
  readonly who: string;
  readonly count: number;
}
const who = { key: 'who', name: 'who', type: wordSlot('a name') } as const;

/** A language whose orders may begin with the word of the header, and whose block holds the keyword of another order. */
const newspaper = orderLanguage<News | List, { readonly empire: number; readonly turn: number }>({
  title: 'News',
  introduction: '',
  phases: ['all'],
  punctuation: { separator: ',', statementEnd: '.', comments: ['//'] },
  reading: lenient,
  header: {
    word: 'empire',
    meaning: '',
    example: 'empire 7, turn 1',
    fields: [
      { key: 'empire', name: 'empire', label: 'empire', type: integerSlot('an empire') },
      { key: 'turn', name: 'turn', label: 'turn', type: integerSlot('a turn') },
    ],
  },
  statements: [
    {
      kind: 'news',
      phase: 'all',
      meaning: '',
      example: '7, news, 1.5, "x"',
      fields: [
        who,
        { keyword: 'news' },
        { key: 'price', name: 'price', type: rateSlot('a price', true) },
        { key: 'text', name: 'text', type: textSlot('a text', 9), occurs: 'optional' },
      ],
    },
    {
      kind: 'list',
      phase: 'all',
      meaning: '',
      example: 'list, 7, news, 5, end',
      fields: [
        { keyword: 'list' },
        who,
        { keyword: 'news' },
        { key: 'count', name: 'count', type: integerSlot('a number') },
        { keyword: 'end' },
      ],
      isBlock: true,
    },
  ],
});

describe('a block of lines', () => {
  test('is over at its last word, and at a mark', () => {
    expect(read('found, ship, 3, end\nxyz')).toEqual({
      kinds: ['found'],
      said: [[2, 1, 'unknown-statement', 'xyz']],
    });
    expect(read('found, ship, 3.\n4, end')).toEqual({
      kinds: [],
      said: [
        [1, 15, 'missing-word', ''],
        [2, 1, 'unknown-statement', '4, end'],
      ],
    });
  });

  test('is over before another statement, which stays as it is', () => {
    expect(read('found, ship, 3,\n7, ration, 50%')).toEqual({
      kinds: ['ration'],
      said: [[1, 16, 'missing-field', '']],
    });
  });

  test('is over before another statement from its first line on', () => {
    expect(read('found\n7, ration, 50%').kinds).toEqual(['ration']);
  });

  test('goes on over a line that only looks like a header, or that has a keyword where the block has it', () => {
    expect(read('found, ship, 3\nx, turn 5, end').said).toEqual([[2, 1, 'number-invalid', 'x']]);
    expect(read('list\n7, news, 5, end', newspaper).kinds).toEqual(['list']);
    expect(read('list\n7\nnews, 5\nend', newspaper).kinds).toEqual(['list']);
    expect(read('list, 7\n8, news, 5', newspaper)).toEqual({
      kinds: ['news'],
      said: [[1, 8, 'missing-word', '']],
    });
  });

  test('has as many fields as are kept, and ends before the line with one more', () => {
    const numbers = '1\n'.repeat(MAX_FIELDS);
    expect(read(`found, ship\n${numbers}`).said.slice(0, 2)).toEqual([
      [MAX_FIELDS - 1, 2, 'missing-word', ''],
      [MAX_FIELDS, 1, 'unknown-statement', '1'],
    ]);
  });
});

test('a statement has at most 4,096 fields', () => {
  const split = (fields: number) => `split 4${' 1'.repeat(fields - 2)}`;
  expect(houses.parse(split(4096)).orders).toHaveLength(1);
  expect(houses.parse(split(4097)).diagnostics).toMatchObject([
    {
      code: 'limit-fields',
      column: 1 + split(4095).length + 1,
      message: 'expected at most 4096 fields, received "1"',
    },
  ]);
});

describe('a line is the header', () => {
  test('by its second word only where it opens the text, or has the first, too', () => {
    expect(read('tax 45\nx 2, turn 5', houses).said).toEqual([[2, 1, 'unknown-statement', 'x 2, turn 5']]);
    expect(read('tax 45\nhouse x, turn 5', houses).said).toEqual([[2, 1, 'header-late', 'house']]);
    expect(read('x 2, turn 5', houses).said).toEqual([[1, 1, 'word-unknown', 'x']]);
  });

  test('unless it is an order whose keyword is hidden behind other marks', () => {
    const { orders, diagnostics, isRefused } = newspaper.parse('empire 7;news;1,5;"x"');
    expect([orders.map(({ order }) => order.who), isRefused]).toEqual([['empire 7'], false]);
    expect(diagnostics).toMatchObject([
      {
        code: 'read-otherwise',
        message: `other marks between the fields: read as "empire 7, news, 1.5, "x""`,
      },
    ]);
  });

  test('late and once more is one mistake, and none where the list is full', () => {
    const header = 'house 2, turn 5, game "E"';
    const codes = (text: string, limit: number) =>
      houses.parse(text, {}, { diagnostics: limit }).diagnostics.map(({ code, message }) => [code, message]);
    expect(codes(`tax 45\n${header}`, 9)).toEqual([
      ['header-late', 'expected the header before all statements, and once, received "house"'],
    ]);
    expect(codes(`tax x\ntax y\n${header}`, 1).map(([code]) => code)).toEqual([
      'number-invalid',
      'limit-diagnostics',
    ]);
  });

  test('of another turn is wrong as a whole where a spreadsheet has mangled it', () => {
    expect(
      colonies
        .parse('empire 7, turn 12;game EC-5', { turn: 13 })
        .diagnostics.map(({ code, column }) => [code, column]),
    ).toEqual([['header-turn', 1]]);
  });

  test('is missing from a language without one', () => {
    const { header: _, ...declaration } = houses.declaration;
    const headless = orderLanguage(declaration as typeof houses.declaration);
    expect(read('tax 45\nhouse 2, turn 5\n> tax 50', headless)).toEqual({
      kinds: ['tax'],
      said: [
        [2, 1, 'unknown-statement', 'house 2, turn 5'],
        [3, 1, 'unknown-statement', '> tax 50'],
      ],
    });
  });
});

test('no order goes on from an empty field, though any word may stand there', () => {
  const labels = (text: string) =>
    completionsAt(newspaper.declaration, text, text.length).map(({ label }) => label);
  expect([labels('Ada, '), labels(', ')]).toEqual([['news'], []]);
});

describe('a keyword', () => {
  const readerOf = (language: typeof newspaper | typeof colonies | typeof letters, text: string) => {
    const grammar = grammarOf(language.declaration);
    const reader = new StatementReader(grammar, text);
    reader.next();
    return { grammar, fields: reader.fields };
  };
  const kinds = (language: Parameters<typeof readerOf>[0], text: string, from?: number) => {
    const { grammar, fields } = readerOf(language, text);
    return recognise(grammar, fields, from)?.map(({ statement }) => statement.kind);
  };

  test('is known in its own field, counted from where the statement starts', () => {
    expect(kinds(newspaper, 'list, news, 5')).toEqual(['list']);
    expect(kinds(newspaper, 'Ada, news, 5')).toEqual(['news']);
    expect(kinds(newspaper, 'x, Ada, news', 1)).toEqual(['news']);
    expect(kinds(newspaper, 'x, Ada, news')).toBeUndefined();
    expect(kinds(letters, '= Jane')).toEqual(['real-name']);
    expect(kinds(colonies, '7, ration, 9')).toEqual(['ration']);
  });

  test('that is misspelt is looked for in its own field, too', () => {
    const near = (text: string, from?: number) => {
      const { grammar, fields } = readerOf(newspaper, text);
      return nearKeyword(grammar, fields, from);
    };
    expect(near('x, Ada, nesw', 1)).toEqual({ position: 2, keyword: 'news' });
    expect(near('Ada, nesw')).toEqual({ position: 1, keyword: 'news' });
    expect(near('x, lsit', 1)).toEqual({ position: 1, keyword: 'list' });
    expect(near('x, y, nesw')).toBeUndefined();
  });

  test('that several statements share leaves them all, until one can be read', () => {
    expect(kindsAt(houses.declaration, 'fleet 4 hold')).toEqual(['hold']);
    expect(kindsAt(houses.declaration, 'fleet 4')).toEqual([
      'move',
      'hold',
      'guard',
      'guard-starbase',
      'engage',
    ]);
  });
});

test('a doubt stands at its field, with what may have been meant', () => {
  expect(newspaper.parse('7, news, 1,375, "x"').diagnostics).toEqual([
    {
      code: 'comma-in-decimal',
      severity: 'warning',
      span: { start: 9, end: 14 },
      line: 1,
      column: 10,
      message: '"1,375" was read as 1375, which is better written without a comma here',
      suggestion: '1.375',
    },
  ]);
});

test('a comma is doubted by its own statement, whatever else is in the text', () => {
  const text = '7, ration, 50%\nfound, ship, 1,234, 5, end\n8, ration, 50%';
  expect(read(text)).toEqual({
    kinds: ['ration', 'found', 'ration'],
    said: [[2, 1, 'comma-in-number', undefined]],
  });
});

test('lines are joined only where the next says nothing of its own', () => {
  expect(read('7, transfer,\n5, 21\n7, ration, x').said).toEqual([
    [1, 1, 'read-otherwise', undefined],
    [3, 12, 'percent-invalid', 'x'],
  ]);
  expect(read('7, transfer,\r\n5, 21\r\n7, ration, x').said[1]).toEqual([3, 12, 'percent-invalid', 'x']);
  expect(read('7, transfer,\n// x\n5, 21').kinds).toEqual([]);
  expect(letters.parse('#LETTERS a b c\ns 3\n#letters').orders).toEqual([]);
  expect(letters.parse('#LETTERS a b c\ns 3\nLondon').orders).toEqual([]);
  expect(letters.parse('#LETTERS a b c\ns 3\nEarth').orders).toHaveLength(1);
});

test('lines are not joined to one that holds a further statement, so that it is not lost', () => {
  expect(read('7, transfer,\n5, 21. 8, ration, 50%').kinds).toEqual(['ration']);
});

test('lines without an end are said to go on', () => {
  expect(letters.parse('#LETTERS a b c\n@ Monks\nHello').diagnostics).toMatchObject([
    { code: 'lines-unclosed', severity: 'warning', message: 'the lines go on to the end of the text' },
  ]);
});

test('more warnings than the limit are not listed, and that is a warning, too', () => {
  const text = '7;ration;50%\n8;ration;50%\n9;ration;50%\n10;ration;50%';
  const listed = (diagnostics: number) =>
    colonies.parse(text, {}, { diagnostics }).diagnostics.map(({ code, severity }) => `${severity} ${code}`);
  expect(listed(2)).toEqual([
    'warning read-otherwise',
    'warning read-otherwise',
    'warning limit-diagnostics',
  ]);
  expect(listed(4)).toEqual(Array<string>(4).fill('warning read-otherwise'));
});

test('lines that one statement cannot take are those of the next with the same keyword', () => {
  interface Note extends Order {
    readonly kind: 'number' | 'note';
    readonly text: string;
  }
  const lines = (type: ReturnType<typeof wordSlot>) =>
    [{ keyword: '+' }, { key: 'text', name: 'text', type, occurs: 'lines', until: '+' }] as const;
  const notes = plainLanguage<Note>([
    { kind: 'number', fields: lines(textSlot('a text in quotation marks', 9)) },
    { kind: 'note', fields: lines(wordSlot('a text')) },
  ]);
  expect(notes.parse('+\n"a"\n+\n+\nb\n+\n+\nc').orders.map(({ order }) => order)).toEqual([
    { kind: 'number', text: 'a' },
    { kind: 'note', text: 'b' },
    { kind: 'note', text: 'c' },
  ]);
});

test('a diagnostic of a list stands at one of its elements, without one at the first', () => {
  const [placed] = houses.parse('split 4 12 13').orders;
  if (placed === undefined) throw new Error('expected an order');
  const at = (key: string, element?: number) =>
    diagnose(houses.declaration, 'error', placed, key, new Mistake('x', 'y'), element).span;
  expect([at('squadrons'), at('squadrons', 1), at('other', 1)]).toEqual([
    { start: 8, end: 10 },
    { start: 11, end: 13 },
    { start: 0, end: 13 },
  ]);
});
