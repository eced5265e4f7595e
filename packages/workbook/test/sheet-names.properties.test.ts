import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { sheetNames } from '../src/sheet-names.js';

test('titles that workbooks allow stay; others lose marks and length, and get numbers', () => {
  expect(sheetNames(['Ledger', "'A/B'", 'ledger', '', 'History', 'x'.repeat(40)])).toEqual([
    'Ledger',
    'A B',
    'ledger 2',
    'Sheet',
    'History 2',
    'x'.repeat(31),
  ]);
});

test.prop([fc.array(fc.string({ unit: 'binary', maxLength: 50 }), { maxLength: 20 })])(
  'names are 1 to 31 characters, without forbidden marks, and differ when case is ignored',
  (titles) => {
    const names = sheetNames(titles);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
    for (const name of names) expect(name).toMatch(/^(?!')[^[\]:*?/\\]{1,31}(?<!')$/u);
  },
);
