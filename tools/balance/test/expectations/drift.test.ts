import { expect, test } from 'vitest';
import { changes } from '../../src/expectations/drift.js';
import type { MeasureData } from '../../src/measures/measure.js';
import type { Result } from '../../src/result.js';

const resultOf = (measures: Readonly<Record<string, MeasureData>>): Result => ({
  experiment: 'made-up',
  seed: 's',
  parameters: {},
  block: 100,
  trials: 100,
  blocks: [[0, 1]],
  measures,
});

const compared = (before: MeasureData, now: MeasureData) =>
  changes([{ before: resultOf({ it: before }), now: resultOf({ it: now }) }]);

test('50 and 60 of 100 are 10 points apart, which is √(0.25/99 + 0.24/99) × 1.42', () => {
  const [found] = compared(
    { kind: 'proportion', n: 100, hits: 50 },
    { kind: 'proportion', n: 100, hits: 60 },
  );
  expect(found).toMatchObject({ experiment: 'made-up', what: 'it', before: 0.5, now: 0.6 });
  expect(found?.z).toBeCloseTo(0.1 / Math.sqrt(0.25 / 99 + 0.24 / 99), 9);
  // Two sides of the normal distribution beyond 1.4213.
  expect(found?.p).toBeCloseTo(0.1552, 3);
});

test('means of integers: 1 and 3 against 2 and 4 differ by 1, with variances of 2 in two values each', () => {
  const counted = (...values: readonly number[]) =>
    ({ kind: 'integer', counts: values.map((value) => [value, 1] as const) }) as const;
  const [found] = compared(counted(1, 3), counted(2, 4));
  expect(found).toMatchObject({ before: 2, now: 3 });
  expect(found?.z).toBeCloseTo(1 / Math.sqrt(2 / 2 + 2 / 2), 12);
});

test('what never varies differs for certain, or not at all', () => {
  const always = (value: number) => ({ kind: 'integer', counts: [[value, 50]] }) as const;
  expect(compared(always(3), always(3))[0]).toMatchObject({ z: 0, p: 1 });
  expect(compared(always(3), always(2))[0]).toMatchObject({ z: -Infinity, p: 0 });
});

test('cells of tables and contests are compared as shares of all', () => {
  const table = (a: number, b: number) => ({ kind: 'table', counts: [[a, b]] }) as const;
  expect(compared(table(10, 30), table(20, 20)).map(({ what, before, now }) => [what, before, now])).toEqual([
    ['it, cell 1', 0.25, 0.5],
    ['it, cell 2', 0.75, 0.5],
  ]);
});

test('chances are corrected for all that is compared: of two the smaller counts twice', () => {
  const share = (hits: number) => ({ kind: 'proportion', n: 100, hits }) as const;
  const [alone] = compared(share(50), share(60));
  const [first, second] = changes([
    { before: resultOf({ a: share(50), b: share(50) }), now: resultOf({ a: share(60), b: share(51) }) },
  ]);
  expect(first?.p).toBeCloseTo(2 * (alone?.p ?? 1), 12);
  expect(second?.p).toBeGreaterThan(first?.p ?? 1);
});

test('what only one of the results has is not compared', () => {
  const share = { kind: 'proportion', n: 10, hits: 5 } as const;
  expect(changes([{ before: resultOf({ a: share }), now: resultOf({ b: share }) }])).toEqual([]);
});
