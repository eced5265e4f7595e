import { diceDistribution, parseDice } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { describeExpectation } from '../../src/expectations/describe-expectation.js';
import type { Expectation } from '../../src/expectations/expectation.js';
import { judge, type Case, type Judged } from '../../src/expectations/judge.js';
import { collectIntegers, integer } from '../../src/measures/integer.js';
import { collectQuantities, quantity } from '../../src/measures/quantity.js';
import type { MeasureData } from '../../src/measures/measure.js';
import type { ProportionData } from '../../src/measures/proportion.js';

const because = 'it should';
const judged = (one: Case): Judged => {
  const [found] = judge([one]);
  if (!found) throw new RangeError('expected a verdict');
  return found;
};
const hits = (count: number, n: number): ProportionData => ({ kind: 'proportion', n, hits: count });
const atMost = (high: number): Expectation => ({
  kind: 'probability-at-most',
  measure: 'hit',
  high,
  because,
});
const atLeast = (low: number): Expectation => ({
  kind: 'probability-at-least',
  measure: 'hit',
  low,
  because,
});

describe('a probability', () => {
  // Of ten coins 8 or more heads come in 56 of 1,024 cases, 8 or fewer in 1,013; 9 or more in 11, 2 or fewer in 56.
  test.each([
    [8, 56 / 1024, 1013 / 1024, 'undecided'],
    [9, 11 / 1024, 1023 / 1024, 'breached'],
    [2, 1013 / 1024, 56 / 1024, 'undecided'],
    [1, 1023 / 1024, 11 / 1024, 'holds'],
    [5, 638 / 1024, 638 / 1024, 'undecided'],
  ])('at most 50 %%, %i of ten', (count, breachP, holdP, verdict) => {
    const found = judged({ expectation: atMost(0.5), data: hits(count, 10) });
    expect(found.breachP).toBeCloseTo(breachP, 12);
    expect(found.holdP).toBeCloseTo(holdP, 12);
    expect(found.verdict).toBe(verdict);
    expect(found.observed).toBe(`${10 * count} % of 10`);
  });

  test('cases of a trial count together: 8 of ten trials of five cases each are as 8 of ten', () => {
    // 10 trials, nn = 10 · 25, nt = 8 · 25, tt = 8 · 25: the error is √(10/9 · 0.16/10), that of nine cases; fewer by (1.96 ÷ 2.262)².
    const byTrial = { trials: 10, most: 5, nn: 250, nt: 200, tt: 200 };
    const found = judged({
      expectation: atMost(0.5),
      data: { kind: 'proportion', n: 50, hits: 40, byTrial },
    });
    expect(found.breachP).toBeGreaterThan(56 / 1024);
    expect(found).toMatchObject({ verdict: 'undecided', observed: '80 % of 50' });
  });

  test('at least 50 % is the mirror image', () => {
    const found = judged({ expectation: atLeast(0.5), data: hits(1, 10) });
    expect(found.verdict).toBe('breached');
    expect(found.breachP).toBeCloseTo(11 / 1024, 12);
    expect(judged({ expectation: atLeast(0.5), data: hits(9, 10) }).verdict).toBe('holds');
  });

  test('a rare event: at most 1 %, 3 of 100 come in 7.94 % of cases, so that is no breach', () => {
    // A normal approximation would call it one, at 2.23 %.
    const found = judged({ expectation: atMost(0.01), data: hits(3, 100) });
    expect(found.breachP).toBeCloseTo(1 - 0.99 ** 100 - 0.99 ** 99 - 4950 * 0.01 ** 2 * 0.99 ** 98, 9);
    expect(found.verdict).toBe('undecided');
  });

  test('never, and it came once; always, and it was missed once', () => {
    expect(judged({ expectation: atMost(0), data: hits(1, 1_000_000) })).toMatchObject({
      verdict: 'breached',
      breachP: 0,
    });
    expect(judged({ expectation: atLeast(1), data: hits(999, 1_000) })).toMatchObject({
      verdict: 'breached',
      breachP: 0,
    });
    expect(judged({ expectation: atMost(0), data: hits(0, 1_000_000) }).verdict).toBe('undecided');
  });

  test('a tiny chance is reported, not rounded to 0: a hundred heads of a hundred', () => {
    const { breachP } = judged({ expectation: atMost(0.5), data: hits(100, 100) });
    expect(breachP / 2 ** -100).toBeCloseTo(1, 9);
  });

  test('at a step of a series, by its own number', () => {
    const walk: MeasureData = {
      kind: 'series',
      at: [
        { kind: 'proportion', n: 10, hits: 1 },
        { kind: 'proportion', n: 10, hits: 9 },
      ],
    };
    const atStep = (step: number): Expectation => ({ ...atMost(0.5), step });
    expect(judged({ expectation: atStep(3), data: walk, first: 3 }).verdict).toBe('holds');
    const found = judged({ expectation: atStep(4), data: walk, first: 3 });
    expect(found).toMatchObject({
      verdict: 'breached',
      observed: '90 % of 10',
      text: 'hit at 4 in at most 50 %',
    });
    expect(found.breachP).toBeCloseTo(11 / 1024, 12);
    expect(judged({ expectation: { ...atLeast(0.5), step: 4 }, data: walk, first: 3 }).verdict).toBe('holds');
  });

  test('of nothing is undecided', () => {
    expect(judged({ expectation: atMost(0.5), data: hits(0, 0) })).toMatchObject({
      verdict: 'undecided',
      observed: 'no cases',
      breachP: 1,
      holdP: 1,
    });
  });
});

describe('a mean', () => {
  const within = (low: number, high: number): Expectation => ({
    kind: 'mean-within',
    measure: 'sum',
    low,
    high,
    because,
  });
  // Each 50 times 9 and 11: mean 10, variance 100/99, error √(1/99) = 0.1005.
  const data: MeasureData = {
    kind: 'integer',
    counts: [
      [9, 50],
      [11, 50],
    ],
  };

  test.each([
    [9, 11, 'holds'],
    [10.3, 11, 'breached'],
    [9, 9.7, 'breached'],
    [10, 11, 'undecided'],
    [9.9, 11, 'undecided'],
    [9.8, 10.2, 'holds'],
  ])('from %d to %d', (low, high, verdict) => {
    expect(judged({ expectation: within(low, high), data }).verdict).toBe(verdict);
  });

  test('one table value of t, 1.9842 of 99 degrees, above the bound: twice 2.5 %', () => {
    const found = judged({ expectation: within(9, 10 - 1.9842 * Math.sqrt(1 / 99)), data });
    expect(found.breachP).toBeCloseTo(0.05, 5);
    expect(found.observed).toBe('mean 10 (9.801 to 10.2)');
  });

  test('fewer than 30 values are undecided', () => {
    const two = (n: number): MeasureData => ({ kind: 'integer', counts: [[4, n], [5, n]] }); // prettier-ignore
    expect(judged({ expectation: within(6, 7), data: two(14) }).verdict).toBe('undecided');
    expect(judged({ expectation: within(6, 7), data: two(15) }).verdict).toBe('breached');
    expect(judged({ expectation: within(4, 7), data: two(0) }).verdict).toBe('undecided');
  });

  test('values that are all the same say nothing of rare ones far away, nor do those of which one decides', () => {
    const same: MeasureData = { kind: 'integer', counts: [[5, 1_000]] };
    expect(judged({ expectation: within(6, 7), data: same })).toMatchObject({
      verdict: 'undecided',
      observed: 'mean 5 (5 to 5), but it never varied',
    });
    expect(judged({ expectation: within(4, 7), data: same }).verdict).toBe('undecided');
    // Of 999 times 0 and once 1,000 the one is all but a thousandth of the spread.
    const jackpot: MeasureData = { kind: 'integer', counts: [[0, 999], [1_000, 1]] }; // prettier-ignore
    expect(judged({ expectation: within(0, 10), data: jackpot })).toMatchObject({
      verdict: 'undecided',
      observed: 'mean 1 (-0.9623 to 2.962), but one value makes up most of its spread',
    });
  });

  test('what was not seen is bounded by the bounds of the measure', () => {
    const same: MeasureData = { kind: 'integer', counts: [[5, 1_000]] };
    const bounds = { low: 0, high: 10, perTrial: 1 };
    expect(judged({ expectation: within(4, 7), data: same, bounds }).verdict).toBe('holds');
    expect(judged({ expectation: within(6, 7), data: same, bounds }).verdict).toBe('breached');
    // A bound of the measure itself needs no trial.
    expect(judged({ expectation: within(0, 7), data: same, bounds }).verdict).toBe('holds');
    // 5 is too near to 5.01 for a thousand trials that could still bring a few tens.
    expect(judged({ expectation: within(4, 5.01), data: same, bounds }).verdict).toBe('undecided');
    expect(judged({ expectation: within(4, 7), data: same, bounds: { ...bounds, high: 1e6 } }).verdict).toBe(
      'undecided',
    );
  });

  test('values of a trial count together: a thousand of ten trials are as ten', () => {
    const { record, endTrial, data: values } = collectQuantities(quantity('Sum'));
    for (let i = 0; i < 10; i++) {
      for (let j = 0; j < 100; j++) record(i % 2);
      endTrial();
    }
    // Fewer than thirty trials decide nothing.
    expect(judged({ expectation: within(0, 0.1), data: values() }).verdict).toBe('undecided');
  });

  test('records that make up for one another in each trial say nothing of the mean, and spoil no other verdict', () => {
    const { record, endTrial, data: zeroSum } = collectQuantities(quantity('Share'));
    for (let i = 0; i < 100; i++) {
      record(i % 11);
      record(10 - (i % 11));
      endTrial();
    }
    const observed = 'mean 5 (5 to 5), but it never varied';
    expect(judged({ expectation: within(4, 6), data: zeroSum() })).toMatchObject({
      verdict: 'undecided',
      observed,
    });
    // a bound that is the mean itself, beside 50 of 100 where at least 90 were expected
    const both = judge([
      { expectation: within(5, 10), data: zeroSum(), bounds: { low: 0, high: 10, perTrial: 2 } },
      { expectation: atLeast(0.9), data: hits(50, 100) },
    ]);
    expect(both.map(({ verdict }) => verdict)).toEqual(['undecided', 'breached']);
  });

  test('every single trial is within its bounds, both included, or not', () => {
    const always = (low: number, high: number): Expectation => ({
      kind: 'always-within',
      measure: 'it',
      low,
      high,
      because: '',
    });
    const values = (...list: readonly number[]): MeasureData => ({
      kind: 'integer',
      counts: list.map((value) => [value, 1]),
    });
    expect(judged({ expectation: always(5, 5), data: values(5) })).toMatchObject({
      verdict: 'holds',
      observed: 'always 5',
      holdP: null,
    });
    expect(judged({ expectation: always(4, 6), data: values(4, 6) }).observed).toBe('4 to 6');
    expect(judged({ expectation: always(4, 6), data: values(4, 5, 7) }).verdict).toBe('breached');
    expect(judged({ expectation: always(4, 6), data: values() })).toMatchObject({
      verdict: 'undecided',
      observed: 'no values',
    });
  });

  test('of a quantity, and of a step of a series by its own number', () => {
    const { record, endTrial, data: quantities } = collectQuantities(quantity('Sum'));
    for (let i = 0; i < 100; i++) {
      record(i % 2 === 0 ? 9 : 11);
      endTrial();
    }
    expect(judged({ expectation: within(9, 11), data: quantities() }).verdict).toBe('holds');
    const walk: MeasureData = {
      kind: 'series',
      at: [
        {
          kind: 'integer',
          counts: [
            [0, 49],
            [1, 50],
          ],
        },
        data,
      ],
    };
    const atStep = (step: number): Expectation => ({ ...within(9, 11), step });
    expect(judged({ expectation: atStep(1), data: walk }).verdict).toBe('holds');
    expect(judged({ expectation: atStep(4), data: walk, first: 3 }).verdict).toBe('holds');
    expect(judged({ expectation: atStep(3), data: walk, first: 3 }).verdict).toBe('breached');
    expect(() => judge([{ expectation: atStep(2), data: walk }])).toThrow('expected a series with step 2');
    expect(() => judge([{ expectation: atStep(1), data }])).toThrow(
      'expected a series with step 1, received a integer',
    );
  });
});

describe('a quantile', () => {
  const median = (low: number, high: number): Expectation => ({
    kind: 'quantile-within',
    measure: 'sum',
    quantile: 0.5,
    low,
    high,
    because,
  });
  const counts = (...list: [number, number][]): MeasureData => ({ kind: 'integer', counts: list });

  test('all of ten values above the bound: a chance of 1 in 1,024, twice', () => {
    const found = judged({ expectation: median(0, 5), data: counts([6, 10]) });
    expect(found.breachP).toBeCloseTo(2 / 1024, 12);
    expect(found.verdict).toBe('breached');
  });

  test('nine of ten within, one above: at most one above comes in 11 of 1,024', () => {
    const found = judged({ expectation: median(0, 5), data: counts([3, 9], [6, 1]) });
    expect(found.holdP).toBeCloseTo(11 / 1024, 12);
    expect(found.verdict).toBe('holds');
    expect(found.observed).toBe('quantile 3 (3 to 3)');
  });

  test('the bounds themselves are within', () => {
    expect(judged({ expectation: median(5, 5), data: counts([5, 10]) }).verdict).toBe('holds');
    expect(judged({ expectation: median(5, 9), data: counts([4, 10]) }).verdict).toBe('breached');
  });

  test('of a quantity the greatest value itself, and not the middle of its bucket, is within', () => {
    const { record, data } = collectQuantities(quantity('Sum'));
    for (let i = 0; i < 10; i++) record(100);
    expect(judged({ expectation: median(0, 100), data: data() }).verdict).toBe('holds');
  });

  test('half above and half below the bound', () => {
    expect(judged({ expectation: median(0, 5), data: counts([4, 50], [6, 50]) }).verdict).toBe('undecided');
    expect(judged({ expectation: median(0, 5), data: counts() }).verdict).toBe('undecided');
  });
});

describe('one trial of 99 zeros among 299 of a six each', () => {
  // As if all had 99 values: 398 are those of four trials, which show neither a median nor a distribution.
  const { record, endTrial, data } = collectIntegers(integer('Crowd', { min: 0, max: 6 }));
  for (let i = 0; i < 99; i++) record(0);
  endTrial();
  for (let i = 0; i < 299; i++) {
    record(6);
    endTrial();
  }

  test('do not show that the median is six', () => {
    const expectation: Expectation = {
      kind: 'quantile-within',
      measure: 'crowd',
      quantile: 0.5,
      low: 5,
      high: 6,
      because,
    };
    expect(judged({ expectation, data: data() })).toMatchObject({
      verdict: 'undecided',
      observed: 'quantile 6 (-Infinity to Infinity)',
    });
  });

  test('do not speak against as many zeros as sixes', () => {
    const exact = diceDistribution(parseDice('1d2')).map((value) => 6 * (value - 1));
    const expectation: Expectation = { kind: 'matches-exact', measure: 'crowd', because };
    expect(judged({ expectation, data: data(), exact }).verdict).toBe('undecided');
  });
});

describe('what is known exactly', () => {
  const exact = diceDistribution(parseDice('1d6'));
  const matches: Expectation = { kind: 'matches-exact', measure: 'die', because };
  const throws = (...list: number[]): MeasureData => ({
    kind: 'integer',
    counts: list.map((count, i) => [i + 1, count]),
  });

  test('60 throws with χ² 13.4: p 0.0199', () => {
    const found = judged({ expectation: matches, data: throws(5, 8, 9, 8, 10, 20), exact });
    expect(found.verdict).toBe('breached');
    expect(found.breachP).toBeCloseTo(0.0199, 4);
    expect(found.observed).toBe('χ² 13.4 with 5 degrees, p 0.01991');
  });

  test('60 throws with χ² 4.8, four faces 2 off and two 4 off: p 0.4408', () => {
    const found = judged({ expectation: matches, data: throws(8, 8, 14, 14, 8, 8), exact });
    expect(found).toMatchObject({ verdict: 'fits', holdP: null });
    expect(found.breachP).toBeCloseTo(0.4408, 4);
  });

  test('of a proportion: 9 of ten coins, twice 11 of 1,024', () => {
    const half = { numerator: 1n, denominator: 2n };
    const found = judged({ expectation: matches, data: hits(9, 10), exact: half });
    expect(found.breachP).toBeCloseTo(22 / 1024, 12);
    expect(found.observed).toBe('90 % of 10, exactly 50 %');
    expect(judged({ expectation: matches, data: hits(5, 10), exact: half }).verdict).toBe('fits');
    expect(judged({ expectation: matches, data: hits(0, 0), exact: half }).verdict).toBe('undecided');
    // Four throws cannot be put into two classes.
    expect(judged({ expectation: matches, data: throws(1, 1, 1, 1), exact }).verdict).toBe('undecided');
  });

  test('is something', () => {
    expect(() => judge([{ expectation: matches, data: throws(1) }])).toThrow(
      'matches-exact of die: expected an integer with an exact distribution or a proportion with an exact ratio',
    );
  });
});

describe('a contest', () => {
  const fair: Expectation = { kind: 'nobody-wins-more-than', measure: 'duel', high: 0.5, because };
  /** Wins and losses of the first of two, as first and as second player. */
  const duel = (win: number, loss: number, winAsSecond: number, lossAsSecond: number): MeasureData => ({
    kind: 'contest',
    counts: [
      [
        [0, 0, 0, 0, 0],
        [win, 0, loss, 0, 0],
      ],
      [
        [lossAsSecond, 0, winAsSecond, 0, 0],
        [0, 0, 0, 0, 0],
      ],
    ],
  });

  test('nine of ten won, five of them as second: 11 of 1,024, for either of two players', () => {
    const found = judged({ expectation: fair, data: duel(4, 1, 5, 0) });
    expect(found.breachP).toBeCloseTo(22 / 1024, 12);
    expect(found).toMatchObject({ verdict: 'breached', observed: 'at most 90 % won by one' });
  });

  test('draws are won by nobody', () => {
    const data: MeasureData = {
      kind: 'contest',
      counts: [
        [
          [0, 0, 0, 0, 0],
          [1, 18, 1, 0, 0],
        ],
        [
          [0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
        ],
      ],
    };
    expect(judged({ expectation: fair, data })).toMatchObject({
      verdict: 'holds',
      observed: 'at most 5 % won by one',
    });
  });

  test('five of ten each is not enough for a verdict, nor is nothing', () => {
    expect(judged({ expectation: fair, data: duel(5, 5, 0, 0) }).verdict).toBe('undecided');
    expect(judged({ expectation: fair, data: duel(0, 0, 0, 0) })).toMatchObject({
      verdict: 'undecided',
      breachP: 1,
    });
  });
});

describe('an expectation that does not fit its measure', () => {
  test.each<[Expectation, MeasureData, string]>([
    [
      atMost(0.5),
      { kind: 'integer', counts: [] },
      'probability-at-most of hit: expected a proportion, received a integer',
    ],
    [
      { kind: 'mean-within', measure: 'x', low: 0, high: 1, because },
      hits(1, 2),
      'expected an integer or a quantity',
    ],
    [
      { kind: 'quantile-within', quantile: 0.5, measure: 'x', low: 0, high: 1, because },
      hits(1, 2),
      'received a proportion',
    ],
    [{ kind: 'nobody-wins-more-than', measure: 'x', high: 1, because }, hits(1, 2), 'expected a contest'],
    [
      { kind: 'mean-within', measure: 'x', step: 0, low: 0, high: 1, because },
      { kind: 'series', at: [hits(1, 2)] },
      'mean-within of x: expected an integer or a quantity, received a proportion',
    ],
    [
      { ...atMost(0.5), step: 0 },
      { kind: 'series', at: [{ kind: 'integer', counts: [] }] },
      'probability-at-most of hit: expected a proportion, received a integer',
    ],
    [atMost(0.5), { kind: 'series', at: [hits(1, 2)] }, 'expected a proportion, received a series'],
  ])('%j', (expectation, data, message) => {
    expect(() => judge([{ expectation, data }])).toThrow(message);
  });
});

describe('several together', () => {
  test('0.011 by itself is a breach, with nine others that hold it is none', () => {
    const bad: Case = { expectation: atMost(0.5), data: hits(9, 10) };
    const good: Case = { expectation: atMost(0.5), data: hits(5, 10) };
    const [first, second] = judge([bad, ...Array.from({ length: 9 }, () => good)]);
    expect(first?.breachP).toBeCloseTo(110 / 1024, 12);
    expect([first?.verdict, second?.verdict]).toEqual(['undecided', 'undecided']);
  });

  test('none', () => {
    expect(judge([])).toEqual([]);
  });
});

describe('in words', () => {
  test.each<[Expectation, string]>([
    [atMost(0.07), 'hit in at most 7 %'],
    [atLeast(0.999), 'hit in at least 99.9 %'],
    [{ kind: 'mean-within', measure: 'sum', low: 10, high: 11, because }, 'mean of sum from 10 to 11'],
    [
      { kind: 'mean-within', measure: 'sum', step: 3, low: 10, high: 11, because },
      'mean of sum at 3 from 10 to 11',
    ],
    [
      { kind: 'quantile-within', measure: 'sum', quantile: 0.95, low: 1, high: 2, because },
      '95 % quantile of sum from 1 to 2',
    ],
    [{ kind: 'matches-exact', measure: 'sum', because }, 'sum as computed exactly'],
    [
      { kind: 'nobody-wins-more-than', measure: 'duel', high: 0.55, because },
      'nobody wins more than 55 % of duel',
    ],
  ])('%j', (expectation, words) => {
    expect(describeExpectation(expectation)).toBe(words);
  });
});
