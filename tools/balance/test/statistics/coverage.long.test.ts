/**
 * How often intervals hold what they say they do. All seeds are fixed. A share of N repetitions, each right with probability p, has the
 * exact variance p(1 − p)/N; the tests allow 4 standard deviations, unless a bound must hold as it is.
 */
import { diceDistribution, parseDice, Prng } from '@ec/prng';
import binomialCdf from '@stdlib/stats-base-dists-binomial-cdf';
import { describe, expect, test } from 'vitest';
import { estimate, momentsOf } from '../../src/estimate.js';
import { collectContest, contest, contestResult } from '../../src/measures/contest.js';
import { countedRanges } from '../../src/measures/quantity.js';
import { collectIntegers, integer, type IntegerData } from '../../src/measures/integer.js';
import {
  chanceWithin,
  LEAST,
  meanSequence,
  proportionSequence,
} from '../../src/statistics/confidence-sequence.js';
import { FAMILIES } from '../../scripts/guarantees/families.js';
import { goodnessOfFit } from '../../src/statistics/goodness-of-fit.js';
import type { Interval } from '../../src/statistics/interval.js';
import { meanInterval } from '../../src/statistics/mean-interval.js';
import { quantileInterval } from '../../src/statistics/quantile-interval.js';
import { momentsOfSingles } from '../../src/statistics/moments.js';
import { intervalOf } from './interval-of.js';

const REPETITIONS = 10_000;
const PATHS = 2_000;

const holds = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;

/** Of how many repetitions something is true, each with a numbered stream of its own. */
function shareOf(name: string, repetitions: number, isTrue: (rng: Prng) => boolean): number {
  const root = Prng.fromSeed('coverage').stream(name);
  let count = 0;
  for (let i = 0; i < repetitions; i++) if (isTrue(root.numbered(i))) count++;
  return count / repetitions;
}

/** Four standard deviations of a share. */
const tolerance = (p: number, repetitions: number): number => 4 * Math.sqrt((p * (1 - p)) / repetitions);

function drawn(rng: Prng, n: number, draw: (rng: Prng) => number, max: number): IntegerData {
  const { record, endTrial, data } = collectIntegers(integer('Drawn', { min: 0, max }));
  for (let i = 0; i < n; i++) {
    record(draw(rng));
    endTrial();
  }
  return data();
}

describe('intervals that are looked at once', () => {
  test.each([
    ['50 sums of three dice', 50, (rng: Prng) => rng.roll(3, 6), 10.5],
    ['50 uniform integers', 50, (rng: Prng) => rng.intN(100), 49.5],
    ['10 sums of ten dice', 10, (rng: Prng) => rng.roll(10, 6), 35],
  ])('mean of %s: 94 to 96 %%', (name, n, draw, mean) => {
    const share = shareOf(name, REPETITIONS, (rng) =>
      holds(meanInterval(momentsOf(drawn(rng, n, draw, 100))), mean),
    );
    expect(share).toBeGreaterThan(0.94);
    expect(share).toBeLessThan(0.96);
  });

  test.each([1 / 1_000, 0.02, 0.1, 0.3, 0.5])(
    "Clopper and Pearson's interval of a share of %d of 40 cases holds it in at least 95 %%: exactly",
    (p) => {
      const held = Array.from({ length: 41 }, (_, hits) =>
        holds(intervalOf(hits, 40), p) ? binomialCdf(hits, 40, p) - binomialCdf(hits - 1, 40, p) : 0,
      );
      expect(held.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(0.95);
    },
  );

  test.each([2, 4, 8])('what one of three players wins in 200 games of %i: as often as they say', (seats) => {
    const share = shareOf(`game of ${seats}`, 400, (rng) => {
      const { record, endTrial, data } = collectContest(contest('Wins', ['fox', 'hare', 'owl']));
      for (let game = 0; game < 200; game++) {
        const players = Array.from({ length: seats }, () => rng.intN(3));
        const winner = rng.intN(seats);
        for (const [i, first] of players.entries())
          for (const [j, second] of players.entries())
            if (i < j) record(first, second, contestResult(i === winner, j === winner));
        endTrial();
      }
      const found = estimate(contest('Wins', ['fox', 'hare', 'owl']), data());
      return (
        found.kind === 'contest' &&
        holds(found.players[0]?.won ?? { low: 2, high: 2, estimate: 2 }, 1 / seats)
      );
    });
    expect(share).toBeGreaterThan(0.95 - tolerance(0.95, 400));
  });

  // Between the ranks l and h the quantile lies when at least l and less than h values are up to it.
  test.each([
    [0.5, 100, 40, 61],
    [0.05, 100, 1, 11],
    [0.75, 30, 18, 28],
  ])('%d quantile of %i values, ranks %i to %i: exactly as often as the binomial says', (p, n, l, h) => {
    const exact = binomialCdf(h - 1, n, p) - binomialCdf(l - 1, n, p);
    expect(exact).toBeGreaterThanOrEqual(0.95);
    const ranks = quantileInterval(
      Array.from({ length: n }, (_, i) => ({ low: i + 1, high: i + 1, count: 1 })),
      p,
      { n, most: 1 },
    );
    expect([ranks.low, ranks.high]).toEqual([l, h]);
    // Of the integers from 1 to 10,000, of which hardly two are ever the same.
    const share = shareOf(`quantile ${p}`, 2_000, (rng) =>
      holds(
        quantileInterval(countedRanges(drawn(rng, n, (one) => one.between(1, 10_000), 10_000)), p, {
          n,
          most: 1,
        }),
        10_000 * p,
      ),
    );
    expect(Math.abs(share - exact)).toBeLessThan(tolerance(exact, 2_000));
  });

  test("Pearson's test finds a fault in about 5 % of right dice, as χ² is near its limit at 600 throws", () => {
    const die = diceDistribution(parseDice('1d6'));
    const share = shareOf('chi-squared', 2_000, (rng) => {
      return goodnessOfFit(drawn(rng, 600, (one) => one.roll(1, 6), 6).counts, die).p < 0.05;
    });
    expect(Math.abs(share - 0.05)).toBeLessThan(tolerance(0.05, 2_000));
  });
});

/** Whether an interval is ever wrong on the way to so many hits and misses; what is found of a number of hits is kept. */
function proportionEverOut(intervalOf: (hits: number, n: number) => Interval): (rng: Prng) => boolean {
  const known = new Map<number, boolean>();
  return (rng) => {
    let hits = 0;
    for (let n = 1; n <= 1_000; n++) {
      if (rng.chance(3, 10)) hits++;
      const key = 1_001 * n + hits;
      const isRight = known.get(key) ?? holds(intervalOf(hits, n), 0.3);
      known.set(key, isRight);
      if (!isRight) return true;
    }
    return false;
  };
}

/** Whether an interval of the mean of dice is ever wrong between two numbers of throws. */
function meanEverOut(
  intervalOf: typeof meanSequence,
  { to, every }: { to: number; every: number },
): (rng: Prng) => boolean {
  return (rng) => {
    let [total, squares] = [0, 0];
    for (let n = 1; n <= to; n++) {
      const value = rng.roll(1, 6);
      total += value;
      squares += value * value;
      if (n < LEAST || n % every !== 0) continue;
      const mean = total / n;
      if (!holds(intervalOf(momentsOfSingles(n, mean, squares - total * mean)), 3.5)) return true;
    }
    return false;
  };
}

describe('intervals that are looked at after every trial', () => {
  test('that of a proportion at all times is ever wrong in at most 5 % of paths', () => {
    expect(shareOf('proportion', PATHS, proportionEverOut(proportionSequence))).toBeLessThanOrEqual(0.05);
  });

  test('an ordinary one, looked at as often, is wrong some time in more than 20 %', () => {
    expect(shareOf('proportion', PATHS, proportionEverOut(intervalOf))).toBeGreaterThan(0.2);
  });

  test.each(FAMILIES.flatMap(({ bounds, ...family }) => (bounds ? [{ ...family, bounds }] : [])))(
    'the chance of a mean within bounds is ever below 5 % in at most 5 % of paths: $name',
    ({ name, bounds, draw }) => {
      const share = shareOf(name, 300, (rng) => {
        let [total, squares] = [0, 0];
        for (let n = 1; n <= 2_000; n++) {
          const value = draw(rng);
          total += value;
          squares += value * value;
          if (n % 50 !== 0) continue;
          const mean = total / n;
          const distances = Math.max(0, squares - total * mean);
          if (chanceWithin(momentsOfSingles(n, mean, distances), { ...bounds, perTrial: 1 }, 0) < 0.05)
            return true;
        }
        return false;
      });
      expect(share).toBeLessThanOrEqual(0.05);
    },
  );

  test('that of a mean at all times is ever wrong in at most 5 % of paths', () => {
    const isOut = meanEverOut(meanSequence, { to: 2_000, every: 1 });
    expect(shareOf('mean', PATHS, isOut)).toBeLessThanOrEqual(0.05);
  });

  test("Student's, looked at after every tenth die, is wrong some time in more than 20 %", () => {
    const isOut = meanEverOut(meanInterval, { to: 2_000, every: 10 });
    expect(shareOf('mean', 500, isOut)).toBeGreaterThan(0.2);
  });
});
