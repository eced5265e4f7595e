import { fc, test } from '@fast-check/vitest';
import { diceDistribution, parseDice } from '@ec/prng';
import { describe, expect } from 'vitest';
import { goodnessOfFit } from '../../src/statistics/goodness-of-fit.js';
import { holm } from '../../src/statistics/holm.js';

describe("Holm's correction", () => {
  test('0.01, 0.04, 0.03, 0.005: times 4 for the least, then 3, 2 and 1, and never below the one before', () => {
    const [a = 0, b = 0, c = 0, d = 0] = holm([0.01, 0.04, 0.03, 0.005]);
    expect(d).toBeCloseTo(0.02, 12);
    expect(a).toBeCloseTo(0.03, 12);
    expect(c).toBeCloseTo(0.06, 12);
    // Once 0.04 by itself, but not less than that of the smaller 0.03.
    expect(b).toBeCloseTo(0.06, 12);
  });

  test('never above 1, and one alone as it is', () => {
    expect(holm([0.6, 0.7])).toEqual([1, 1]);
    expect(holm([0.3])).toEqual([0.3]);
    expect(holm([])).toEqual([]);
  });

  const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
  test.prop([values])('lies between the value itself and so many times it', (list) => {
    for (const [i, corrected] of holm(list).entries()) {
      expect(corrected).toBeGreaterThanOrEqual(list[i] ?? 0);
      expect(corrected).toBeLessThanOrEqual(Math.min(1, list.length * (list[i] ?? 0)));
    }
  });

  test.prop([values])('keeps the order of the values, wherever they are', (list) => {
    expect(holm(list.toReversed())).toEqual(holm(list).toReversed());
    const pairs = holm(list).map((corrected, i) => [list[i] ?? 0, corrected] as const);
    for (const [p, one] of pairs)
      for (const [q, other] of pairs) if (p < q) expect(one).toBeLessThanOrEqual(other);
  });
});

describe("Pearson's test", () => {
  const die = diceDistribution(parseDice('1d6'));
  const throws = (...counts: number[]) => counts.map((count, i) => [i + 1, count] as const);

  test('60 throws of a die, 5, 8, 9, 8, 10 and 20 of its faces: χ² 13.4 with 5 degrees, p 0.0199', () => {
    const { statistic, degrees, p } = goodnessOfFit(throws(5, 8, 9, 8, 10, 20), die);
    expect(statistic).toBeCloseTo(13.4, 9);
    expect(degrees).toBe(5);
    expect(p).toBeCloseTo(0.0199, 4);
  });

  // Upper 5 % points of any table of χ².
  test.each([
    ['1d2', 1, 3.8415],
    ['1d6', 5, 11.0705],
    ['1d11', 10, 18.307],
  ])('%s: 5 %% at χ² of %d degrees, %d', (dice, degrees, point) => {
    const distribution = diceDistribution(parseDice(dice));
    const faces = distribution.values.length;
    // All at the mean but two faces, as much above as below: χ² = 2 d² ÷ 10^8.
    const distance = Math.sqrt((point * 1e8) / 2);
    const counts = distribution.values.map(
      (value, i) => [value, 1e8 + (i === 0 ? distance : i === 1 ? -distance : 0)] as const,
    );
    const found = goodnessOfFit(counts, distribution);
    expect(found.degrees).toBe(faces - 1);
    expect(found.degrees).toBe(degrees);
    expect(found.p).toBeCloseTo(0.05, 5);
  });

  test('as expected: p 1', () => {
    expect(goodnessOfFit(throws(10, 10, 10, 10, 10, 10), die)).toMatchObject({ statistic: 0, p: 1 });
  });

  test('neighbours are one class until five are expected: 72 throws of 2d6 in 9 classes', () => {
    // Expected 2, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2: the first two together and the last two.
    const distribution = diceDistribution(parseDice('2d6'));
    const counts = [0, 8, 6, 8, 10, 12, 10, 8, 6, 1, 3].map((count, i) => [i + 2, count] as const);
    const { statistic, degrees } = goodnessOfFit(counts, distribution);
    expect(degrees).toBe(8);
    // Eight and four where six are expected.
    expect(statistic).toBeCloseTo(4 / 6 + 4 / 6, 9);
  });

  test('the rest at the end goes to the last class', () => {
    // 12 throws of 2d6: expected 1/3, 2/3, 1, 4/3, 5/3 (5 together), 2, 5/3, 4/3 (5 together), 1, 2/3, 1/3 left over.
    const distribution = diceDistribution(parseDice('2d6'));
    const { degrees, statistic } = goodnessOfFit([[7, 12]], distribution);
    expect(degrees).toBe(1);
    expect(statistic).toBeCloseTo(25 / 5 + 25 / 7, 9);
  });

  test('the rest at the end is counted with the last class, however many there are', () => {
    // 36 throws of 2d6: expected 6 of up to 4, 9 of 5 and 6, 6 of 7, 5 of 8, and 4 + 3 + 2 + 1 of all from 9 on.
    const distribution = diceDistribution(parseDice('2d6'));
    const counts = [1, 2, 3, 4, 5, 3, 5, 4, 3, 2, 4].map((count, i) => [i + 2, count] as const);
    const { degrees, statistic } = goodnessOfFit(counts, distribution);
    expect(degrees).toBe(4);
    expect(statistic).toBeCloseTo(9 / 6 + 9 / 10, 9);
  });

  test('values of a trial that count as one: twice as many are as good a fit', () => {
    expect(goodnessOfFit(throws(10, 16, 18, 16, 20, 40), die, 2).statistic).toBeCloseTo(13.4, 9);
  });

  test('a value that cannot come', () => {
    expect(goodnessOfFit([[7, 1]], die)).toEqual({ p: 0, statistic: Infinity, degrees: 5 });
  });

  test('too few values for a verdict, and none', () => {
    expect(goodnessOfFit([[6, 4]], die)).toMatchObject({ degrees: 0, p: 1 });
    expect(goodnessOfFit([], die)).toEqual({ degrees: 0, p: 1, statistic: 0 });
  });
});
