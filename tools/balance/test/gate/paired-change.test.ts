import { Prng } from '@ec/prng';
import { fc, test as check } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { changeOf } from '../../src/gate/paired-change.js';
import type { FigureTrace } from '../../src/gate/traces.js';

const SHARE = { low: 0, high: 1, perTrial: 1 };
const singles = (sums: readonly number[]): FigureTrace => ({ n: sums.map(() => 1), sums });
const zeros = (n: number): number[] => new Array<number>(n).fill(0);
const compared = (before: FigureTrace, now: FigureTrace, bounds: typeof SHARE | undefined) =>
  changeOf(before, now, { bounds, confidence: 0.95 });

test('two of four trials change by +1, one by −1: the mean moves by a quarter', () => {
  const found = compared(singles([0, 0, 1, 1]), singles([1, 1, 0, 1]), SHARE);
  expect(found).toMatchObject({ before: 0.5, now: 0.75, changed: [0, 1, 2] });
  expect(found.difference.estimate).toBe(0.25);
});

test('one trial of 1,000 gives no narrow interval: with bounds it still holds, without any nothing is known', () => {
  const now = singles([1, ...zeros(999)]);
  const bounded = compared(singles(zeros(1_000)), now, SHARE).difference;
  expect(bounded.estimate).toBe(0.001);
  expect(bounded.low).toBeLessThan(0);
  // Of the true chance that one in 1,000 hides, 95 % is 5.6 in 1,000 by the binomial distribution.
  expect(bounded.high).toBeGreaterThan(0.0056);
  const open = compared(singles(zeros(1_000)), now, undefined).difference;
  expect([open.low, open.high]).toEqual([-Infinity, Infinity]);
});

test('half of 1,000 trials change by 1, without bounds: Student’s 1.9623 times 0.5 ÷ √999', () => {
  const now = singles([...zeros(500), ...zeros(500).map(() => 1)]);
  const { estimate, low, high } = compared(singles(zeros(1_000)), now, undefined).difference;
  expect(estimate).toBe(0.5);
  expect(high - estimate).toBeCloseTo((1.9623 * 0.5) / Math.sqrt(999), 5);
  expect(estimate - low).toBeCloseTo(high - estimate, 12);
});

test('a figure with other numbers of values is a ratio: 100 of 200 values, then 50 of 100', () => {
  const before = { n: zeros(100).map(() => 2), sums: zeros(100).map(() => 1) };
  const now = { n: zeros(100).map(() => 1), sums: zeros(100).map((_, i) => i % 2) };
  const found = compared(before, now, SHARE);
  expect(found.changed).toHaveLength(100);
  expect(found.difference.estimate).toBe(0);
  // Each trial is half a value from 0.5, of 100: √(100 × 0.005² × 100/99) × 1.9842.
  expect(found.difference.high).toBeCloseTo(1.9842 * Math.sqrt((100 * 0.005 ** 2 * 100) / 99), 5);
});

test('a figure that has gone has no mean', () => {
  const found = compared(singles([1]), { n: [0], sums: [0] }, SHARE);
  expect([found.before, found.now, found.difference.estimate]).toEqual([1, Number.NaN, Number.NaN]);
});

test('a change of one in 250 trials is within the interval as often as it says: 2,000 runs of 200 trials', () => {
  const rng = Prng.fromSeed(23n).stream('rare');
  const missed = Array.from({ length: 2_000 }, () => {
    const now = singles(zeros(200).map(() => Number(rng.intN(250) === 0)));
    const { low, high } = compared(singles(zeros(200)), now, SHARE).difference;
    // Where nothing changed at all, the check says so, and claims nothing of other trials.
    return now.sums.some((one) => one > 0) && (low > 0.004 || high < 0.004);
  }).filter(Boolean);
  // 5 % of 2,000 are 100, with a standard deviation of at most 9.7.
  expect(missed.length).toBeLessThanOrEqual(100 + 4 * 10);
});

const trace = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 60 });

check.prop([trace, trace])('is the other way round between now and before', (a, b) => {
  const length = Math.min(a.length, b.length);
  const [one, other] = [singles(a.slice(0, length)), singles(b.slice(0, length))];
  const [there, back] = [compared(one, other, SHARE), compared(other, one, SHARE)];
  expect(there.changed).toEqual(back.changed);
  expect(there.difference.estimate).toBeCloseTo(-back.difference.estimate, 12);
  expect(there.difference.low).toBeCloseTo(-back.difference.high, 9);
});

check.prop([trace])('is nothing where nothing changed', (values) => {
  expect(compared(singles(values), singles(values), SHARE)).toMatchObject({
    changed: [],
    difference: { estimate: 0, low: 0, high: 0 },
  });
});
