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
  changes(resultOf({ it: before }), resultOf({ it: now }));

test('50 and 60 of 100 are 10 points apart, which is √(0.55 × 0.45 × 2/100) × 1.42', () => {
  const [found] = compared(
    { kind: 'proportion', n: 100, hits: 50 },
    { kind: 'proportion', n: 100, hits: 60 },
  );
  expect(found).toMatchObject({ what: 'it', before: 0.5, now: 0.6 });
  expect(found?.z).toBeCloseTo(0.1 / Math.sqrt((0.55 * 0.45 * 2) / 100), 12);
  // Two sides of the normal distribution beyond 1.4214.
  expect(found?.p).toBeCloseTo(0.1552, 3);
});

test('0 and 3 of 3, or 0 and 9 of 100, are too few cases for a verdict; 0 and 10 of 100 are not', () => {
  const share = (hits: number, n: number) => ({ kind: 'proportion', n, hits }) as const;
  expect(compared(share(0, 3), share(3, 3))[0]).toMatchObject({ before: 0, now: 1, p: 1 });
  expect(compared(share(0, 100), share(9, 100))[0]?.p).toBe(1);
  // 0.1 ÷ √(0.05 × 0.95 × 2/100) = 3.2444.
  expect(compared(share(0, 100), share(10, 100))[0]?.z).toBeCloseTo(3.2444, 4);
});

test('means of 32 ones and threes against as many twos and fours: by 1, with variances of 32/31 in each', () => {
  const counted = (a: number, b: number, each = 16) =>
    ({
      kind: 'integer',
      counts: [
        [a, each],
        [b, each],
      ],
    }) as const;
  const [found] = compared(counted(1, 3), counted(2, 4));
  expect(found).toMatchObject({ before: 2, now: 3 });
  expect(found?.z).toBeCloseTo(1 / Math.sqrt(2 / 31), 12);
  // Student's t with 31 degrees beyond 3.937 on both sides.
  expect(found?.p).toBeCloseTo(0.00044, 5);
  expect(compared(counted(1, 3, 14), counted(2, 4, 14))[0]?.p).toBe(1);
});

test('a figure that never varies differs for certain, or not at all', () => {
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

test('chances are corrected for everything that is compared: of two the smaller counts twice', () => {
  const share = (hits: number) => ({ kind: 'proportion', n: 100, hits }) as const;
  const [alone] = compared(share(50), share(60));
  const [first, second] = changes(
    resultOf({ a: share(50), b: share(50) }),
    resultOf({ a: share(60), b: share(51) }),
  );
  expect(first?.p).toBeCloseTo(2 * (alone?.p ?? 1), 12);
  expect(second?.p).toBeGreaterThan(first?.p ?? 1);
});

test('a figure that only one of the results has is not compared', () => {
  const share = { kind: 'proportion', n: 10, hits: 5 } as const;
  expect(changes(resultOf({ a: share }), resultOf({ b: share }))).toEqual([]);
});
