import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { choiceSlot, idSlot, orderLanguage, wordSlot, type Order } from '../src/index.js';
import { orderArbitrary } from '../src/testing.js';

interface Launch extends Order {
  readonly kind: 'launch';
  readonly shipId: number;
  readonly heading: 'N' | 'S';
}
interface Rename extends Order {
  readonly kind: 'rename';
  readonly shipId: number;
  readonly title: string;
}

const heading = choiceSlot('a heading', [
  { value: 'N', names: ['north', 'n'], description: 'away from the sun' },
  { value: 'S', names: ['south', 's'], description: 'towards the sun' },
]);

/** A language of another kind: the keyword first, blanks between fields, `;` before comments, periods of no meaning. */
const harbour = orderLanguage<Launch | Rename>({
  title: 'Harbour',
  introduction: 'A small language.',
  punctuation: { separator: 'blanks', statementEnd: 'none', comment: ';' },
  statements: [
    {
      kind: 'launch',
      phase: 1,
      meaning: 'Sends a ship out.',
      example: 'launch 3 north',
      fields: [
        { keyword: 'launch' },
        { key: 'shipId', name: 'ship', type: idSlot('a ship ID') },
        { key: 'heading', name: 'heading', type: heading },
      ],
    },
    {
      kind: 'rename',
      phase: 2,
      meaning: 'Gives a ship a name.',
      example: 'rename 3 Gull',
      fields: [
        { keyword: 'rename' },
        { key: 'shipId', name: 'ship', type: idSlot('a ship ID') },
        { key: 'title', name: 'name', type: wordSlot('a name') },
      ],
    },
  ],
});

describe('Toolkit: a language with other punctuation', () => {
  test('Toolkit: blanks separate, a semicolon comments, a period and a comma are letters', () => {
    const { orders, diagnostics } = harbour.parse(
      '; fleet\n  LAUNCH\t3  n ; away\nrename 3 St.John,2nd//x  \n',
    );
    expect(diagnostics).toEqual([]);
    expect(orders.map(({ order, line }) => [order, line])).toEqual([
      [{ kind: 'launch', shipId: 3, heading: 'N' }, 2],
      [{ kind: 'rename', shipId: 3, title: 'St.John,2nd//x' }, 3],
    ]);
  });

  test.each([
    ['lanch 3 north', 'unknown-statement', 1, 'launch'],
    ['launch 3 nort', 'choice-unknown', 10, 'north'],
    ['launch 3', 'missing-field', 9, undefined],
    ['launch 3 north 4', 'extra-field', 16, undefined],
  ])('Toolkit: %s is refused as %s at column %i', (text, code, column, suggestion) => {
    expect(harbour.parse(text).diagnostics).toMatchObject([
      { code, column, line: 1, ...(suggestion && { suggestion }) },
    ]);
  });

  test('Toolkit: completion and reference follow the same rows', () => {
    expect(harbour.complete('', 0).map(({ label }) => label)).toEqual(['launch', 'rename']);
    expect(harbour.complete('launch 3 ', 9).map(({ label }) => label)).toEqual(['north', 'south']);
    expect(harbour.complete('launch 3', 8).map(({ label }) => label)).toEqual(['ship']);
    expect(harbour.reference()).toContain('launch SHIP HEADING');
  });

  property.prop([orderArbitrary(harbour)])('Toolkit: print and parse are inverse', (order) => {
    expect(harbour.parse(harbour.format(order)).orders.map((placed) => placed.order)).toEqual([order]);
  });

  property.prop([fc.string({ unit: 'binary' })])('Toolkit: no text throws', (text) => {
    const { orders, diagnostics } = harbour.parse(text);
    expect(orders.length + diagnostics.length).toBeLessThanOrEqual(text.length);
  });
});

describe('Toolkit: a wrong declaration is refused', () => {
  const punctuation = { separator: ',', statementEnd: '.', comment: '//' } as const;
  const row = { phase: 1, meaning: '', example: '' };

  test('Toolkit: every row has one keyword', () => {
    const statements = [{ ...row, kind: 'a', fields: [] }] as const;
    expect(() =>
      orderLanguage<{ kind: 'a' }>({ title: '', introduction: '', punctuation, statements }),
    ).toThrow(RangeError);
  });

  test('Toolkit: no two rows share a keyword', () => {
    const fields = [{ keyword: 'go' }];
    const statements = [
      { ...row, kind: 'a', fields } as const,
      { ...row, kind: 'b', fields } as const,
    ] as const;
    const declare = () =>
      orderLanguage<{ kind: 'a' } | { kind: 'b' }>({ title: '', introduction: '', punctuation, statements });
    expect(declare).toThrow('"go" twice');
  });
});
