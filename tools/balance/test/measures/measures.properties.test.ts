import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { estimate, type ValueEstimate } from '../../src/estimate.js';
import { collect, mergeData, type DataOf } from '../../src/measures/collect.js';
import { contest, CONTEST_RESULTS } from '../../src/measures/contest.js';
import { integer } from '../../src/measures/integer.js';
import { proportion } from '../../src/measures/proportion.js';
import { bucketOf, middleOf, quantity, SKETCH_ERROR } from '../../src/measures/quantity.js';
import { series } from '../../src/measures/series.js';
import { table } from '../../src/measures/table.js';

const measures = {
  hit: proportion('Hit'),
  count: integer('Count', { min: -5, max: 5 }),
  fuel: quantity('Fuel'),
  stock: series(quantity('Stock'), { first: 2, length: 3 }),
  rank: series(integer('Rank', { min: 0, max: 3 }), { length: 2 }),
  fallen: series(proportion('Fallen'), { length: 2 }),
  fate: table('Fate', ['a', 'b'], ['c', 'd', 'e']),
  duel: contest('Duel', ['fox', 'hare']),
};

const value = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.double({ min: 1e9, max: 1e9 + 1, noNaN: true }),
  fc.integer(),
  fc.double({ min: -(2 ** 500), max: 2 ** 500, noNaN: true }),
);
const one = fc.record({
  hit: fc.boolean(),
  count: fc.integer({ min: -5, max: 5 }),
  fuel: value,
  stock: fc.tuple(fc.integer({ min: 2, max: 4 }), value),
  rank: fc.tuple(fc.nat(1), fc.nat(3)),
  fallen: fc.tuple(fc.nat(1), fc.boolean()),
  fate: fc.tuple(fc.nat(1), fc.nat(2)),
  duel: fc.tuple(fc.nat(1), fc.nat(1), fc.constantFrom(...CONTEST_RESULTS)),
});
type One = typeof one extends fc.Arbitrary<infer T> ? T : never;

function measured(trials: readonly One[]): DataOf<typeof measures> {
  const { record, data } = collect(measures);
  for (const trial of trials) {
    record.hit(trial.hit);
    record.count(trial.count);
    record.fuel(trial.fuel);
    record.stock(...trial.stock);
    record.rank(...trial.rank);
    record.fallen(...trial.fallen);
    record.fate(...trial.fate);
    record.duel(...trial.duel);
  }
  return data();
}

const blocks = fc.array(fc.array(one, { maxLength: 5 }), { minLength: 1, maxLength: 6 });
const nothing = measured([]);

/** Adds up a list, in any order of brackets that the cuts say. */
function bracketed(
  parts: readonly DataOf<typeof measures>[],
  cuts: readonly number[],
): DataOf<typeof measures> {
  const [first = nothing, ...rest] = parts;
  if (rest.length === 0) return first;
  const [cut = 0, ...others] = cuts;
  const at = 1 + (cut % (parts.length - 1));
  return mergeData(bracketed(parts.slice(0, at), others), bracketed(parts.slice(at), others.toReversed()));
}

test.prop([
  blocks.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
  fc.array(fc.nat(), { maxLength: 6 }),
])(
  'blocks merge to the same bytes in any order and with any brackets, also through JSON',
  ([list, shuffled], cuts) => {
    const whole = JSON.stringify(list.map(measured).reduce(mergeData));
    const read = shuffled.map((block) => JSON.parse(JSON.stringify(measured(block))));
    expect(JSON.stringify(bracketed(read, cuts))).toBe(whole);
  },
);

test.prop([blocks])('a block of nothing changes nothing', (list) => {
  const whole = list.map(measured).reduce(mergeData);
  expect(JSON.stringify(mergeData(whole, nothing))).toBe(JSON.stringify(whole));
  expect(JSON.stringify(mergeData(nothing, whole))).toBe(JSON.stringify(whole));
});

test.prop([blocks])('everything but sums of quantities is the same as in one block', (list) => {
  const merged = list.map(measured).reduce(mergeData);
  const whole = measured(list.flat());
  for (const name of ['hit', 'count', 'rank', 'fallen', 'fate', 'duel'] as const)
    expect(JSON.stringify(merged[name])).toBe(JSON.stringify(whole[name]));
  expect({ ...merged.fuel, total: 0, squares: 0 }).toEqual({ ...whole.fuel, total: 0, squares: 0 });
});

test.prop([fc.array(value, { minLength: 1 })])(
  'no quantile of a quantity is beyond its least or its greatest value',
  (values) => {
    const { record, data } = collect({ fuel: measures.fuel });
    for (const one of values) record.fuel(one);
    const { quantiles } = estimate(measures.fuel, data().fuel) as ValueEstimate;
    for (const { estimate: quantile } of quantiles) {
      expect(quantile).toBeGreaterThanOrEqual(Math.min(...values));
      expect(quantile).toBeLessThanOrEqual(Math.max(...values));
    }
  },
);

/** Normal doubles up to those that a quantity takes. */
const normal = fc
  .tuple(fc.double({ min: 2 ** -1022, max: 2 ** 500, noNaN: true }), fc.boolean())
  .map(([magnitude, isNegative]) => (isNegative ? -magnitude : magnitude));
const any = fc.oneof(
  normal,
  fc.double({ min: -(2 ** 500), max: 2 ** 500, noNaN: true }),
  fc.constantFrom(0, -0),
);

test.prop([any, any], { numRuns: 2000 })('a larger value is in no lower bucket', (a, b) => {
  const [low, high] = a < b ? [a, b] : [b, a];
  expect(bucketOf(low)).toBeLessThanOrEqual(bucketOf(high));
  expect(middleOf(bucketOf(low))).toBeLessThanOrEqual(middleOf(bucketOf(high)));
});

test.prop([normal], { numRuns: 5000 })(
  'the middle of a bucket is within 1 in 1,024 of every value in it',
  (x) => {
    expect(Math.abs(middleOf(bucketOf(x)) - x)).toBeLessThanOrEqual(Math.abs(x) * SKETCH_ERROR);
  },
);

test.prop([normal])('a value and its opposite are in opposite buckets', (x) => {
  expect(bucketOf(-x)).toBe(-bucketOf(x));
  expect(middleOf(bucketOf(-x))).toBe(-middleOf(bucketOf(x)));
});

test.prop([fc.double({ min: -(2 ** -1022), max: 2 ** -1022, noNaN: true })])(
  'of values too small for a full mantissa the middle is as near as 2^−1031',
  (x) => {
    expect(Math.abs(middleOf(bucketOf(x)) - x)).toBeLessThanOrEqual(2 ** -1031);
  },
);
