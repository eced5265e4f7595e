import {
  contest,
  defineExperiment,
  integer,
  ownRow,
  parseIntegerAxis,
  proportion,
  series,
  table,
} from '@ec/balance';
import type { ParameterRow } from '@ec/engine';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { solvableMeasures } from '../src/playground/solvable-measures.ts';
import { solvableParameters, wholeRange } from '../src/playground/solvable-parameters.ts';

const row = (key: string, min: number, max: number) =>
  ownRow(key, min, [min, max], 'coins', 'What it costs.');
const ofRules: ParameterRow = { ...row('rule', 0, 9), source: 'X-1' };
const name: ParameterRow = {
  kind: 'text',
  key: 'name',
  default: 'a',
  check: () => undefined,
  unit: 'text',
  description: 'A name.',
  source: 'experiment',
};

const shop = defineExperiment({
  id: 'shop',
  title: 'A shop',
  question: 'What is sold?',
  parameters: [ofRules, name, row('only', 3, 3), row('price', 1, 20)],
  trials: 1,
  measures: {
    sold: proportion('It is sold'),
    week: series(integer('Sold', { min: 0, max: 9 }), { step: 'day', first: 1, length: 2 }),
    rivals: contest('Who sells more', ['one', 'other']),
    fates: table('Fates', ['a'], ['b']),
  },
  trial: () => undefined,
});

test('a value is looked for among integers that can change, those of the experiment first', () => {
  expect(solvableParameters(shop).map(({ key }) => key)).toEqual(['price', 'rule']);
});

test('what is looked for is a figure: all steps of a series, all players of a contest, nothing of a table', () => {
  expect(solvableMeasures(shop)).toEqual([
    { title: 'It is sold', before: '', figures: [{ name: 'sold', place: '' }] },
    {
      title: 'Sold',
      before: 'At',
      figures: [
        { name: 'week@1', place: 'day 1' },
        { name: 'week@2', place: 'day 2' },
      ],
    },
    {
      title: 'Who sells more',
      before: 'What is won by',
      figures: [
        { name: 'rivals@one', place: 'one' },
        { name: 'rivals@other', place: 'other' },
      ],
    },
  ]);
});

test.each([
  [1, 20, 'price=1:20'],
  [0, 1_000, 'price=0:1000'],
  [0, 1_001, 'price=0:1001:2'],
  [1, 100_000, 'price=100:100000:100'],
  [-3_000, 0, 'price=-3000:0:5'],
])('the range from %i to %i is %s', (min, max, expected) => {
  expect(wholeRange({ ...row('price', min, max) })).toBe(expected);
});

test.prop([fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 })])(
  'a whole range has two to about a thousand values, all within the bounds',
  (min, width) => {
    const price = row('price', min, min + width);
    const { values } = parseIntegerAxis(wholeRange(price), [price]);
    expect(values.length).toBeGreaterThanOrEqual(2);
    expect(values.length).toBeLessThanOrEqual(1_001);
    expect(values[0]).toBeGreaterThanOrEqual(min);
    expect(values.at(-1)).toBeLessThanOrEqual(min + width);
  },
);
