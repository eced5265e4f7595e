import { describe, expect, test } from 'vitest';
import { divideExactly } from '../../src/exact-sum.js';
import { estimate, momentsOf } from '../../src/estimate.js';
import { collect as collectTrials, mergeData } from '../../src/measures/collect.js';
import { collectSingly as collect } from './collect-singly.js';
import { contest, contestResult } from '../../src/measures/contest.js';
import { integer } from '../../src/measures/integer.js';
import { perTrial } from '../../src/measures/per-trial.js';
import { boundsOf } from '../../src/measures/pick-measure.js';
import { proportion } from '../../src/measures/proportion.js';
import { quantity } from '../../src/measures/quantity.js';
import { series } from '../../src/measures/series.js';
import { table } from '../../src/measures/table.js';

describe('a proportion', () => {
  test('counts cases and hits', () => {
    const { record, data } = collect({ hit: proportion('Hit') });
    for (const hit of [true, false, true]) record.hit(hit);
    expect(data()).toEqual({ hit: { kind: 'proportion', n: 3, hits: 2 } });
  });
});

describe('an integer', () => {
  const sum = integer('Sum', { min: -1, max: 12 });

  test('counts every value; values that never occurred are left out', () => {
    const { record, data } = collect({ sum });
    for (const value of [12, -1, 0, 12]) record.sum(value);
    expect(data().sum).toEqual({
      kind: 'integer',
      counts: [
        [-1, 1],
        [0, 1],
        [12, 2],
      ],
    });
  });

  test('mean and spread of 2, 4, 4, 4, 5, 5, 7, 9 are 5 and √(32 ÷ 7)', () => {
    const { record, data } = collect({ sum });
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) record.sum(value);
    const found = estimate(sum, data().sum);
    expect(found).toMatchObject({ kind: 'value', n: 8, min: 2, max: 9, deviation: Math.sqrt(32 / 7) });
    expect(found).toMatchObject({ mean: { estimate: 5 } });
  });

  test.each([-2, 13, 0.5, Number.NaN, Infinity])('%d is out of −1 to 12', (value) => {
    expect(() => collect({ sum }).record.sum(value)).toThrow(
      `Sum: expected an integer from -1 to 12, received ${value}`,
    );
  });

  test.each([
    [0, 1_000_000],
    [1, 0],
    [0.5, 2],
    [0, Infinity],
  ])('bounds of %d and %d are refused', (min, max) => {
    expect(() => integer('Sum', { min, max })).toThrow(RangeError);
  });
});

describe('a quantity', () => {
  const fuel = quantity('Fuel', 'fuel units');

  test('keeps sums, bounds and every value as long as there are few', () => {
    const { record, data } = collect({ fuel });
    for (const value of [0.5, 1.5, -4]) record.fuel(value);
    const found = data().fuel;
    if (found.kind !== 'quantity') throw new RangeError('expected a quantity');
    expect(found).toMatchObject({ n: 3, total: '-1p1', min: -4, max: 1.5 });
    // Squares 0.25 + 2.25 + 16 = 37 ÷ 2.
    expect(found.squares).toBe('37p-1');
    expect(found.sketch).toEqual({ bits: 52, counts: [[-4, 1], [0.5, 1], [1.5, 1]] }); // prettier-ignore
  });

  test('the sum of a thousand tenths is not that of doubles, 99.9999999999986, but right in the last place', () => {
    const { record, data } = collect({ fuel });
    for (let i = 0; i < 1000; i++) record.fuel(0.1);
    const found = data().fuel;
    expect(found.kind === 'quantity' && divideExactly(found.total, 1)).toBe(100);
    expect(estimate(fuel, found)).toMatchObject({ mean: { estimate: 0.1 }, deviation: 0 });
  });

  test('nothing', () => {
    const found = collect({ fuel }).data().fuel;
    expect(found).toEqual({
      kind: 'quantity',
      n: 0,
      total: '0p0',
      squares: '0p0',
      sketch: { bits: 52, counts: [] },
    });
    expect(estimate(fuel, found)).toMatchObject({ n: 0, mean: { estimate: Number.NaN, low: -Infinity } });
  });

  test('values with a huge mean and a spread of some last places: 1, 2 and 3 units above 10^12', () => {
    const unit = 2 ** -13;
    const { record, data } = collect({ fuel });
    // A thousand times one after the other, so that roundings would add up.
    for (let i = 0; i < 3000; i++) record.fuel(1e12 + ((i % 3) + 1) * unit);
    const found = data().fuel;
    if (found.kind !== 'quantity') throw new RangeError('expected a quantity');
    const { mean, squaredDistances } = momentsOf(found);
    expect(mean).toBe(1e12 + 2 * unit);
    expect(squaredDistances / (2000 * unit * unit)).toBeCloseTo(1, 9);
  });

  test.each([
    ['100 always', [100], [100, 100, 100, 100, 100]],
    ['99.99 and 100.01', [99.99, 100.01], [99.99, 99.99, 99.99, 100.01, 100.01]],
    ['−100 and 100', [-100, 100], [-100, -100, -100, 100, 100]],
    ['64, 100 and 1,000', [64, 100, 1000], [64, 64, 100, 1000, 1000]],
  ])('quantiles of few values are values: %s', (_, values, quantiles) => {
    const { record, data } = collect({ fuel });
    for (const value of values) record.fuel(value);
    const found = estimate(fuel, data().fuel);
    expect(found.kind === 'value' && found.quantiles.map((one) => one.estimate)).toEqual(quantiles);
  });

  test('bounds are kept', () => {
    const bounded = quantity('Share', '', { min: 0, max: 1 });
    const { record } = collect({ bounded });
    record.bounded(0);
    record.bounded(1);
    expect(() => record.bounded(1.5)).toThrow('Share: expected a number from 0 to 1, received 1.5');
    expect(() => quantity('Share', '', { min: 1, max: 0 })).toThrow(
      'Share: expected bounds in their order, received 1 to 0',
    );
  });

  test.each([Number.NaN, Infinity, -Infinity, 2 ** 501, Number.MAX_VALUE])('%d is refused', (value) => {
    expect(() => collect({ fuel }).record.fuel(value)).toThrow(
      `Fuel: expected a number of at most 2^500 in magnitude, received ${value}`,
    );
  });

  test('the largest and the smallest values', () => {
    const { record, data } = collect({ fuel });
    for (let i = 0; i < 1000; i++) record.fuel(i % 2 === 0 ? 2 ** 500 : -(2 ** 500));
    record.fuel(Number.MIN_VALUE);
    expect(estimate(fuel, data().fuel)).toMatchObject({ n: 1001, min: -(2 ** 500), max: 2 ** 500 });
  });

  test.each([1e-100, 1e-155, 1e-165, 1e-200, 1e-320])('%d and three times as much vary', (value) => {
    const { record, data } = collect({ fuel });
    for (let i = 0; i < 1000; i++) record.fuel(i % 2 === 0 ? value : 3 * value);
    const found = estimate(fuel, data().fuel);
    if (found.kind !== 'value') throw new RangeError(found.kind);
    expect(found.tail).toBe('shown');
    // each is one value from the mean, so that the deviation is √(1000 ÷ 999) of it; 1e-320 has three digits
    expect(found.deviation / value).toBeCloseTo(Math.sqrt(1000 / 999), value < 1e-300 ? 3 : 7);
    // a deviation of one value over √1000, and 1.96 of these on both sides; more where doubles end
    expect(found.mean.low).toBeLessThanOrEqual(1.94 * value);
    expect(found.mean.high).toBeGreaterThanOrEqual(2.06 * value);
  });
});

describe('a series', () => {
  const stock = series(integer('Stock', { min: 0, max: 9 }), { first: 1, length: 3 });

  test('keeps each step by itself; a trial may end early', () => {
    const { record, data } = collect({ stock });
    record.stock(1, 4);
    record.stock(2, 5);
    record.stock(1, 6);
    const found = data().stock;
    expect(found).toEqual({
      kind: 'series',
      at: [
        {
          kind: 'integer',
          counts: [
            [4, 1],
            [6, 1],
          ],
        },
        { kind: 'integer', counts: [[5, 1]] },
        { kind: 'integer', counts: [] },
      ],
    });
    expect(estimate(stock, found)).toMatchObject({
      at: [
        { step: 1, n: 2, mean: { estimate: 5 } },
        { step: 2, n: 1 },
        { step: 3, n: 0 },
      ],
    });
  });

  const fallen = series(proportion('Fallen'), { first: 1, length: 3 });

  test('of whether something happens: 1 of 4 at step 1, 1 of 2 at step 2', () => {
    const { record, data } = collect({ fallen });
    for (const hit of [true, false, false, false]) record.fallen(1, hit);
    for (const hit of [false, true]) record.fallen(2, hit);
    const found = data().fallen;
    expect(found).toEqual({
      kind: 'series',
      at: [
        { kind: 'proportion', n: 4, hits: 1 },
        { kind: 'proportion', n: 2, hits: 1 },
        { kind: 'proportion', n: 0, hits: 0 },
      ],
    });
    // Clopper and Pearson's interval of 1 in 4: 1 − 0.975^(1/4), and where 1 or fewer come with 2.5 %.
    expect(estimate(fallen, found)).toMatchObject({
      kind: 'shares',
      at: [
        {
          step: 1,
          n: 4,
          probability: { estimate: 0.25, low: expect.closeTo(0.0063, 4), high: expect.closeTo(0.8059, 4) },
        },
        { step: 2, n: 2, probability: { estimate: 0.5 } },
        { step: 3, n: 0, probability: { estimate: Number.NaN, low: 0, high: 1 } },
      ],
    });
    expect(mergeData({ fallen: found }, { fallen: found }).fallen).toMatchObject({
      at: [{ n: 8, hits: 2 }, { n: 4, hits: 2 }, { n: 0 }],
    });
  });

  test('data of another kind are refused', () => {
    const [hits, values] = [collect({ fallen }).data().fallen, collect({ stock }).data().stock];
    expect(() => estimate(fallen, values)).toThrow(
      'Fallen: expected a series of proportion, received integer',
    );
    expect(() => estimate(stock, hits)).toThrow('Stock: expected a series of integer, received proportion');
    expect(() => mergeData({ fallen: hits }, { fallen: values })).toThrow(
      'series: expected proportion at step 0, received integer',
    );
  });

  test.each([0, 4, 1.5])('there is no step %d', (step) => {
    expect(() => collect({ stock }).record.stock(step, 1)).toThrow(
      `Stock: expected a step from 1 to 3, received ${step}`,
    );
  });

  test('a value out of range is refused, and a series without a step', () => {
    expect(() => collect({ stock }).record.stock(1, 10)).toThrow(RangeError);
    expect(() => series(quantity('Stock'), { length: 0 })).toThrow('Stock: expected at least 1 step');
  });
});

describe('a table', () => {
  const fate = table('Fate', ['small', 'large'], ['kept', 'lost']);

  test('counts combinations, as shares of all cases', () => {
    const { record, data } = collect({ fate });
    record.fate(0, 0);
    record.fate(1, 1);
    record.fate(1, 1);
    record.fate(1, 0);
    expect(data().fate).toEqual({
      kind: 'table',
      counts: [
        [1, 0],
        [1, 2],
      ],
    });
    expect(estimate(fate, data().fate)).toMatchObject({
      n: 4,
      cells: [
        [{ estimate: 0.25 }, { estimate: 0 }],
        [{ estimate: 0.25 }, { estimate: 0.5 }],
      ],
    });
  });

  test.each([
    [2, 0],
    [0, 2],
    [-1, 0],
    [0, 0.5],
  ])('there is no cell %d, %d', (row, column) => {
    expect(() => collect({ fate }).record.fate(row, column)).toThrow(
      `Fate: expected one of 2 rows and 2 columns, received ${row}, ${column}`,
    );
  });
});

describe('a contest', () => {
  const duel = contest('Duel', ['fox', 'hare', 'owl']);

  test('is won by more points, or by a player who is among the winners when the other is not', () => {
    expect([contestResult(3, 2), contestResult(2, 2), contestResult(-1, 2)]).toEqual(['win', 'draw', 'loss']);
    expect([
      contestResult(true, false),
      contestResult(false, false),
      contestResult(true, true),
      contestResult(false, true),
    ]).toEqual(['win', 'draw', 'draw', 'loss']);
  });

  test('counts by player and result, and each player against all others', () => {
    const { record, data } = collect({ duel });
    record.duel(0, 1, 'win');
    record.duel(1, 0, 'loss');
    record.duel(0, 2, 'draw');
    record.duel(2, 0, 'stall');
    record.duel(0, 0, 'win');
    record.duel(1, 2, 'failure');
    const found = estimate(duel, data().duel);
    // The fox won twice of four against others; its game against itself counts in its cell alone.
    expect(found).toMatchObject({
      players: [
        { n: 4, won: { estimate: 0.5 } },
        { n: 3, won: { estimate: 0 } },
        { n: 3, won: { estimate: 0 } },
      ],
    });
    expect(found.kind === 'contest' && found.cells[0]?.[0]?.n).toBe(1);
    expect(found.kind === 'contest' && found.cells[2]?.[0]?.results.map((one) => one.estimate)).toEqual([
      0, 0, 0, 1, 0,
    ]);
  });

  test('there is no fourth player', () => {
    expect(() => collect({ duel }).record.duel(3, 0, 'win')).toThrow(
      'Duel: expected two of 3 players, received 3, 0',
    );
  });
});

describe('several records of a trial', () => {
  test('are kept as sums over trials: 2 of 3, then 0 of 1', () => {
    const { record, endTrial, data } = collectTrials({ hit: proportion('Hit'), fuel: quantity('Fuel') });
    for (const hit of [true, true, false]) record.hit(hit);
    for (const value of [1, 4]) record.fuel(value);
    endTrial();
    record.hit(false);
    record.fuel(3);
    endTrial();
    // Trials without a record do not count.
    endTrial();
    const { hit, fuel } = data();
    const byTrial = { trials: 2, most: 3, nn: 9 + 1, nt: 3 * 2 + 0, tt: 4 + 0 };
    expect(hit).toEqual({ kind: 'proportion', n: 4, hits: 2, byTrial });
    expect(fuel).toMatchObject({
      n: 3,
      total: '1p3',
      squares: '13p1',
      // 2·5 + 1·3 and 25 + 9
      byTrial: { trials: 2, most: 2, nn: 5, nt: '13p0', tt: '17p1' },
    });
    // Mean 8 ÷ 3; trials are 5 − 16/3 and 3 − 8/3 from it, ∓1/3: error √(2 · 2/9) ÷ 3 with one degree of freedom, t = 12.706.
    expect(estimate(quantity('Fuel'), fuel)).toMatchObject({
      mean: { estimate: 8 / 3, high: expect.closeTo(8 / 3 + (12.7062 * Math.sqrt(4 / 9)) / 3, 4) },
    });
  });

  test('cells of a table, results of two players and wins of each, among all of the trial', () => {
    const { record, endTrial, data } = collectTrials({
      fate: table('Fate', ['a'], ['kept', 'lost']),
      duel: contest('Duel', ['fox', 'hare']),
    });
    for (const column of [0, 0, 1]) record.fate(0, column);
    record.duel(0, 1, 'win');
    record.duel(0, 1, 'loss');
    record.duel(1, 0, 'loss');
    endTrial();
    record.fate(0, 1);
    endTrial();
    const { fate, duel } = data();
    expect(fate).toEqual({
      kind: 'table',
      counts: [[2, 2]],
      byTrial: { trials: 2, most: 3, nn: 10, nt: [6, 3 + 1], tt: [4, 1 + 1] },
    });
    if (duel.kind !== 'contest') throw new RangeError('expected a contest');
    expect(duel.byTrial?.cells[0]?.[1]).toEqual({
      trials: 1,
      most: 2,
      nn: 4,
      nt: [2, 0, 2, 0, 0],
      tt: [1, 0, 1, 0, 0],
    });
    // The fox won 2 of 3, the hare 1 of 3.
    expect(duel.byTrial?.players).toEqual([
      { trials: 1, most: 3, nn: 9, nt: 6, tt: 4 },
      { trials: 1, most: 3, nn: 9, nt: 3, tt: 1 },
    ]);
  });
});

describe('a bound on the values of a trial', () => {
  const measures = perTrial(2, {
    hit: proportion('Hit'),
    sum: integer('Sum', { min: 0, max: 9 }),
    share: quantity('Share'),
    walk: series(proportion('Walk'), { length: 3 }),
    fate: table('Fate', ['one'], ['two']),
    duel: contest('Duel', ['fox', 'hare', 'owl']),
  });
  const started = () => collectTrials(measures);
  const records: Readonly<
    Record<keyof typeof measures, (one: ReturnType<typeof started>['record']) => void>
  > = {
    hit: (record) => record.hit(true),
    sum: (record) => record.sum(1),
    share: (record) => record.share(0.5),
    walk: (record) => record.walk(1, true),
    fate: (record) => record.fate(0, 0),
    duel: (record) => record.duel(0, 1, 'win'),
  };

  test.each(Object.entries(records))(
    '%s may be recorded twice in each trial, and not three times',
    (name, add) => {
      const { record, endTrial } = started();
      for (const times of [2, 0, 2]) {
        for (let i = 0; i < times; i++) add(record);
        endTrial();
      }
      for (let i = 0; i < 3; i++) add(record);
      const { title } = measures[name as keyof typeof measures];
      expect(endTrial).toThrow(`${title}: expected at most 2 values in a trial, received 3`);
    },
  );

  test('counts each step of a series and each player of a contest by itself', () => {
    const { record, endTrial } = started();
    for (const step of [0, 1, 2, 0, 1, 2]) record.walk(step, true);
    // The fox meets two others; against itself it wins nothing.
    record.duel(0, 1, 'win');
    record.duel(0, 2, 'win');
    record.duel(0, 0, 'draw');
    record.duel(1, 2, 'win');
    expect(endTrial).not.toThrow();
  });

  test('is part of what is known of a figure', () => {
    expect(boundsOf(measures.hit)).toEqual({ low: 0, high: 1, perTrial: 2 });
    expect(boundsOf(measures.walk)).toEqual({ low: 0, high: 1, perTrial: 2 });
    expect(boundsOf(proportion('Hit'))).toEqual({ low: 0, high: 1, perTrial: Infinity });
    expect(boundsOf(measures.share)).toBeUndefined();
  });

  test.each([0, 1.5, -1, Infinity, Number.NaN])('%d is no such bound', (most) => {
    expect(() => perTrial(most, {})).toThrow(`perTrial: expected an integer of at least 1, received ${most}`);
  });
});

describe('what was recorded so far', () => {
  test('stays as it was when more is recorded', () => {
    const { record, data } = collect({
      fate: table('Fate', ['a'], ['b']),
      duel: contest('Duel', ['a', 'b']),
    });
    const before = data();
    record.fate(0, 0);
    record.duel(0, 1, 'win');
    expect(before.fate).toEqual({ kind: 'table', counts: [[0]] });
    expect(JSON.stringify(before.duel)).not.toContain('1');
  });
});

describe('parts of different experiments are not put together', () => {
  const dataOf = (measures: Parameters<typeof collect>[0]) => collect(measures).data();
  const one = dataOf({ a: proportion('A'), b: proportion('B') });

  test.each([
    ['a measure is missing', dataOf({ a: proportion('A') }), 'b: expected a measure of both parts'],
    [
      'there is one more',
      dataOf({ a: proportion('A'), b: proportion('B'), c: proportion('C') }),
      'c: expected a measure of both parts',
    ],
    ['a kind is another', dataOf({ a: proportion('A'), b: quantity('B') }), 'expected proportion in both'],
  ])('%s', (_, other, message) => {
    expect(() => mergeData(one, other)).toThrow(message);
  });

  test('other numbers of steps, cells and players', () => {
    const merge = (a: Parameters<typeof collect>[0], b: Parameters<typeof collect>[0]) =>
      mergeData(dataOf(a), dataOf(b));
    const steps = (length: number) => ({ m: series(quantity('Stock'), { length }) });
    expect(() => merge(steps(3), steps(4))).toThrow('series: expected 3 steps, received 4');
    expect(() => merge(steps(4), steps(3))).toThrow('series: expected 4 steps, received 3');
    const counted = { m: series(integer('Stock', { min: 0, max: 1 }), { length: 3 }) };
    expect(() => merge(steps(3), counted)).toThrow('expected quantity at step 0, received integer');
    const cells = (...columns: string[]) => ({ m: table('Fate', ['a'], columns) });
    expect(() => merge(cells('a'), cells('a', 'b'))).toThrow('table: expected 1 × 1 cells, received 1 × 2');
    const players = (...names: string[]) => ({ m: contest('Duel', names) });
    expect(() => merge(players('a', 'b'), players('a'))).toThrow('contest: expected 2 players, received 1');
  });
});
