import { expect, test } from 'vitest';
import { facts, page, quantity, table } from '../src/tables.js';

test('a page: a title with a line under it, and sections with tables and labelled values', () => {
  const fruit = table(
    ['Fruit', 'Grams', 'Price'],
    [
      ['apple', 90, 5],
      ['melon', 2000, 'none'],
    ],
  );
  expect(
    page('Scales', 'of the market', { Fruit: [fruit], Owner: [facts({ Name: 'Ada', Stalls: 2 })] }),
  ).toBe(
    [
      'Scales',
      '======',
      'of the market',
      '',
      '',
      'Fruit',
      '-----',
      'Fruit  Grams  Price',
      '-----  -----  -----',
      'apple     90  5',
      'melon  2,000  none',
      '',
      '',
      'Owner',
      '-----',
      'Name    Ada',
      'Stalls  2',
      '',
    ].join('\n'),
  );
});

test('a column of figures alone is aligned right, others and those of an empty table left', () => {
  const aligned = (...rows: Parameters<typeof table>[1]) =>
    table(['A', 'B'], rows).columns.map(({ align }) => align);
  expect(aligned(['a', 1], ['b', 2])).toEqual(['left', 'right']);
  expect(aligned(['a', 1], ['b', '2'])).toEqual(['left', 'left']);
  expect(aligned()).toEqual(['left', 'left']);
});

test('singular and plural', () => {
  expect([0, 1, 2].map((number) => quantity(number, 'order'))).toEqual(['0 orders', '1 order', '2 orders']);
});
