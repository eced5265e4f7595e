import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { estimate, type ValueEstimate } from '../../src/estimate.js';
import { collect, mergeData, type DataOf } from '../../src/measures/collect.js';
import { contest, CONTEST_RESULTS } from '../../src/measures/contest.js';
import { integer } from '../../src/measures/integer.js';
import { proportion } from '../../src/measures/proportion.js';
import { countedRanges, quantity, type QuantityData } from '../../src/measures/quantity.js';
import { MOST, Sketch, mergeSketches, rangesOf, type SketchData } from '../../src/measures/sketch.js';
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
  /** Whether its records end their trial. */
  isLast: fc.boolean(),
});
type One = typeof one extends fc.Arbitrary<infer T> ? T : never;

function measured(trials: readonly One[]): DataOf<typeof measures> {
  const { record, endTrial, data } = collect(measures);
  for (const trial of trials) {
    record.hit(trial.hit);
    record.count(trial.count);
    record.fuel(trial.fuel);
    record.stock(...trial.stock);
    record.rank(...trial.rank);
    record.fallen(...trial.fallen);
    record.fate(...trial.fate);
    record.duel(...trial.duel);
    if (trial.isLast) endTrial();
  }
  endTrial();
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
  const ended = list.map((block) =>
    block.map((one, i) => ({ ...one, isLast: one.isLast || i === block.length - 1 })),
  );
  const whole = measured(ended.flat());
  for (const name of ['hit', 'count', 'rank', 'fallen', 'fate', 'duel'] as const)
    expect(JSON.stringify(merged[name])).toBe(JSON.stringify(whole[name]));
  const { byTrial: _, ...fuel } = whole.fuel as QuantityData;
  expect(merged.fuel).toMatchObject({ ...fuel, total: expect.anything(), squares: expect.anything() });
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

/** Sets of more and fewer values than a sketch has bins, spread over all magnitudes or near a large number. */
const many = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 3 * MOST }), fc.constantFrom(0, 1_000.3, -1e7, 1e15))
  .map(([seed, length, base]) => {
    const rng = Prng.fromSeed(seed);
    return Array.from({ length }, () =>
      base === 0
        ? (rng.uniform() - 0.5) * 2 ** rng.between(-60, 60)
        : base + rng.between(-2_000, 2_000) * 2 ** -rng.intN(8),
    );
  });

function sketchOf(values: readonly number[]): SketchData {
  const sketch = new Sketch();
  for (const value of values) sketch.add(value);
  return sketch.data();
}

test.prop([many, fc.nat(), fc.nat()], { numRuns: 60 })(
  'a sketch is the same bytes however its values come, and however it is put together',
  (values, first, second) => {
    const whole = JSON.stringify(sketchOf(values));
    expect(JSON.stringify(sketchOf(values.toReversed()))).toBe(whole);
    const [a, b] = [first % (values.length + 1), second % (values.length + 1)].toSorted((x, y) => x - y);
    const [x, y, z] = [values.slice(0, a), values.slice(a, b), values.slice(b)].map(sketchOf);
    if (!x || !y || !z) throw new RangeError('expected three parts');
    expect(JSON.stringify(mergeSketches(mergeSketches(x, y), z))).toBe(whole);
    expect(JSON.stringify(mergeSketches(z, mergeSketches(y, x)))).toBe(whole);
  },
);

test.prop([many], { numRuns: 60 })(
  'the values of a sketch are within its bins, rank by rank, and these are narrow',
  (values) => {
    const sketch = sketchOf(values);
    expect(sketch.counts.length).toBeLessThanOrEqual(MOST);
    const sorted = values.toSorted((a, b) => a - b);
    let rank = 0;
    for (const { low, high, count } of rangesOf(sketch)) {
      for (const value of sorted.slice(rank, rank + count)) {
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
      }
      rank += count;
      expect(high - low).toBeLessThanOrEqual(Math.max(Math.abs(low), Math.abs(high)) * 2 ** -sketch.bits);
    }
    expect(rank).toBe(values.length);
    if (new Set(values).size <= MOST) expect(sketch.bits).toBe(52);
  },
);

test('5,000 values from 1,000 to 1,001 are known to within a thousandth', () => {
  // Doubles there have 43 bits behind the point; of 2,048 bins those of 20 bits are left: 2^−11.
  const values = Array.from({ length: 5_000 }, (_, i) => 1_000 + i / 5_000);
  const sketch = sketchOf(values);
  expect(Math.max(...rangesOf(sketch).map(({ low, high }) => high - low))).toBe(2 ** -11);
  const { record, endTrial, data } = collect({ fuel: measures.fuel });
  for (const value of values) {
    record.fuel(value);
    endTrial();
  }
  const ranges = countedRanges(data().fuel as QuantityData);
  expect([ranges[0]?.low, ranges.at(-1)?.high]).toEqual([1_000, 1_000.9998]);
});
