import { describe, expect, test } from 'vitest';
import { explainStatements, formatDiagnostic, integerSlot, wordSlot, type Statement } from '../src/index.js';
import { colonies } from './grammars/colonies.js';
import { houses } from './grammars/houses.js';
import { letters } from './grammars/letters.js';
import { plainLanguage } from './grammars/plain.js';

const number = (name: string, low: number, high: number) =>
  ({ key: name, name, type: integerSlot(`a ${name}`, { low, high }) }) as const;
const optional = (name: string) => ({ ...number(name, 1, 9), occurs: 'optional' }) as const;
const go = { keyword: 'go' } as const;

/** What is said about a text by a language with these statements: place and message. */
function said(text: string, ...statements: readonly Statement['fields'][]): [number, string][] {
  const language = plainLanguage(
    statements.map((fields, kind) => ({ kind: `kind ${kind}`, example: `example ${kind}`, fields })),
  );
  return language.parse(text).diagnostics.map(({ column, message }) => [column, message]);
}

describe('of several statements with the same keyword', () => {
  test('one that has as many fields tells what is wrong in a value, though another gets further', () => {
    const short = [go, number('level', 1, 10)];
    const long = [go, number('rank', 1, 20), number('file', 1, 9), number('row', 1, 9)];
    expect(said('go 15', short, long)).toEqual([[4, 'expected a level from 1 to 10, received "15"']]);
    // a field of another kind says nothing: the one that gets further tells more
    expect(said('go 15', [go, { keyword: 'to' }], long)).toEqual([[6, 'expected a file, received nothing']]);
    const wide = [go, number('level', 1, 10), number('file', 1, 9), number('row', 1, 9)];
    expect(said('go 15 9 9', [go, number('rank', 1, 20)], wide)).toEqual([
      [4, 'expected a level from 1 to 10, received "15"'],
    ]);
    // with as many fields as none of them has, the one that gets furthest tells
    expect(said('go 15 9 9 9 9', short, long)).toEqual([
      [11, 'expected the end of the statement, received "9"'],
    ]);
  });

  test('those that get as far are named together', () => {
    expect(said('go x', [go, number('level', 1, 10)], [go, { keyword: 'up' }])).toEqual([
      [4, 'expected a level or "up", received "x"'],
    ]);
    expect(
      said(
        'go x',
        [go, number('level', 1, 10)],
        [go, { keyword: 'up' }, optional('rank'), { keyword: 'on' }],
      ),
    ).toEqual([[4, 'expected a level or "up", received "x"']]);
    expect(said('go upp', [go, number('level', 1, 10)], [go, { keyword: 'up' }])).toEqual([
      [4, 'expected "up", received "upp"'],
    ]);
  });

  test('one without the rest of its line lacks that', () => {
    expect(letters.parse('#LETTERS a b c\n=').diagnostics).toMatchObject([
      { code: 'missing-field', line: 2, column: 2, message: 'expected a text, received nothing' },
    ]);
  });
});

describe('where fields may be left out', () => {
  test('the likeliest mistake is told: a misspelt label before the end of the statement', () => {
    expect(letters.parse('#LETTERS a b c\nl 3 CAP 5 amuont 2').diagnostics).toMatchObject([
      { message: 'expected "amount", received "amuont"' },
    ]);
    expect(letters.parse('#LETTERS a b c\nl 3 CAP 5 x').diagnostics).toMatchObject([
      { message: 'expected "amount" or the end of the statement, received "x"' },
    ]);
  });

  test('at the end only what has to stand there is missing', () => {
    expect(said('go', [go, optional('rank'), { keyword: 'to' }])).toEqual([
      [3, 'expected "to", received nothing'],
    ]);
    expect(said('go x', [go, optional('rank'), { keyword: 'to' }])).toEqual([
      [4, 'expected a rank or "to", received "x"'],
    ]);
  });

  test('a list goes on up to a word that may stand next', () => {
    const fields: Statement['fields'] = [
      go,
      { ...number('rank', 1, 9), occurs: 'repeated' },
      { ...optional('file'), label: 'to' },
      { keyword: 'end' },
    ];
    expect(said('go 1 2 end', fields)).toEqual([]);
    expect(said('go 1 2 to 3 end', fields)).toEqual([]);
    expect(said('go 1 2 up', fields)).toEqual([[8, 'expected a rank, received "up"']]);
  });

  test('a number that spells a word is never guessed', () => {
    const words = (...aliases: string[]) => [go, { keyword: 'to', aliases }];
    expect(said('go 12', words('11'))).toEqual([[4, 'expected "to", received "12"']]);
    // one with a number in it is
    expect(said('go mk3', [go, { keyword: 'mk2' }], [go, number('level', 1, 10)])).toEqual([
      [4, 'expected "mk2", received "mk3"'],
    ]);
    const [diagnostic] = houses.parse('fleet 4 11 2,-1').diagnostics;
    expect(diagnostic?.suggestion).toBeUndefined();
  });
});

test('up to six statements are shown as examples', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, row) => [{ keyword: `word${'abcdefg'[row]}` }]);
  expect(said('xyz', ...rows(6))).toEqual([
    [
      1,
      'expected a statement such as example 0, example 1, example 2, example 3, example 4, example 5, received "xyz"',
    ],
  ]);
  expect(said('xyz', ...rows(7))).toEqual([[1, 'expected a statement, received "xyz"']]);
});

test('a misfit in the rest of a line is told, and fields that may be left out stand in brackets', () => {
  expect(
    said('go x y', [go, { key: 'text', name: 'text', type: integerSlot('a number'), occurs: 'rest' }]),
  ).toEqual([[4, 'expected a number, received "x"']]);
  const to = { key: 'to', name: 'to', type: wordSlot('a name'), occurs: 'optional' } as const;
  const { declaration } = plainLanguage([{ kind: 'go', fields: [go, number('rank', 1, 9), to] }], ',');
  expect(explainStatements(declaration).map(({ form }) => form)).toEqual(['go, RANK[, TO]']);
});

describe('a diagnostic for a terminal', () => {
  const shown = (source: string) =>
    [colonies.parse(source), houses.parse(source)].flatMap(({ diagnostics }) =>
      diagnostics.slice(0, 1).map((diagnostic) => formatDiagnostic(diagnostic, { source })),
    );

  test('does not ask for what the message expects', () => {
    const [diagnostic] = houses.parse('hosue 2, turn 5, game "E"').diagnostics;
    expect(diagnostic && formatDiagnostic(diagnostic)).toBe(
      'orders:1:1: error: expected "house", received "hosue"',
    );
  });

  test('shows sixty characters before a mistake and a hundred from it', () => {
    const long = 'x'.repeat(300);
    const head = `orders:1:12: error: expected a percentage from 0% to 100%, received "${'x'.repeat(59)}…"`;
    expect(shown(`7, ration, ${long}`)[0]).toBe(
      `${head}\n  7, ration, ${'x'.repeat(100)}\n  ${' '.repeat(11)}${'^'.repeat(100)}`,
    );
    expect(
      shown(`${' '.repeat(70)}7, ration, x`)[0]
        ?.split('\n')
        .slice(1),
    ).toEqual([`  ${' '.repeat(49)}7, ration, x`, `  ${' '.repeat(60)}^`]);
  });

  test('cuts no sign in two', () => {
    expect(colonies.parse(`7, ration, 🚀${'x'.repeat(70)}`).diagnostics[0]?.received).toBe(
      `🚀${'x'.repeat(57)}…`,
    );
  });
});
