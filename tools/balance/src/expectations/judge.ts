import { ratioToNumber, type Distribution, type Ratio } from '@ec/prng';
import betainc from '@stdlib/math-base-special-betainc';
import tCdf from '@stdlib/stats-base-dists-t-cdf';
import { estimateValue, momentsOf } from '../estimate.js';
import { winsAgainstOthers } from '../measures/contest.js';
import type { IntegerData } from '../measures/integer.js';
import type { MeasureData } from '../measures/measure.js';
import type { ProportionData } from '../measures/proportion.js';
import { countedRanges, type QuantityData } from '../measures/quantity.js';
import { chanceWithin, type Bounds } from '../statistics/confidence-sequence.js';
import { goodnessOfFit } from '../statistics/goodness-of-fit.js';
import { holm } from '../statistics/holm.js';
import { LEAST_VALUES, standardError, type Moments } from '../statistics/moments.js';
import { effectiveCases } from '../statistics/share-interval.js';
import type { Tail } from '../statistics/tail.js';
import { describeExpectation } from './describe-expectation.js';
import type { Expectation } from './expectation.js';

/**
 * What the trials say of an expectation: that it holds, that it does not, or not enough to tell; of an exact figure, that nothing
 * speaks against it.
 */
export type Verdict = 'holds' | 'fits' | 'breached' | 'undecided';

/** An expectation with what the trials say of it. */
export interface Judged {
  readonly expectation: Expectation;
  /** The expectation in words. */
  readonly text: string;
  readonly verdict: Verdict;
  /** What was observed, in words. */
  readonly observed: string;
  /** Chance of what was observed, or worse, if the expectation just held; corrected for all that are judged together. */
  readonly breachP: number;
  /** Chance of what was observed, or better, if the expectation just did not hold; corrected likewise. `null` where no test can decide. */
  readonly holdP: number | null;
}

/** An expectation with the data that it is judged by. */
export interface Case {
  readonly expectation: Expectation;
  readonly data: MeasureData;
  /** Of a series, its first step; 0 when absent. */
  readonly first?: number;
  /** What the measure's values are within, where that is known. */
  readonly bounds?: Bounds;
  /** What is known exactly of the measure. */
  readonly exact?: Distribution | Ratio<bigint> | undefined;
}

/** Chance of even one false alarm, and of even one false assurance, among all that are judged together. */
export const LEVEL = 0.05;

/**
 * Judges expectations together.
 *
 * @throws RangeError when an expectation does not fit its measure (a mistake of the experiment)
 */
export function judge(cases: readonly Case[], level: number = LEVEL): Judged[] {
  const tests = cases.map(test);
  const breaches = holm(tests.map(({ breachP }) => breachP));
  const holds = correctedHolds(tests);
  return cases.map(({ expectation }, i) => {
    const breachP = breaches[i] ?? 1;
    const holdP = holds[i] ?? null;
    const otherwise = tests[i]?.otherwise ?? 'undecided';
    const verdict = breachP < level ? 'breached' : holdP !== null && holdP < level ? 'holds' : otherwise;
    return {
      expectation,
      text: describeExpectation(expectation),
      verdict,
      observed: tests[i]?.observed ?? '',
      breachP,
      holdP,
    };
  });
}

interface Tested {
  readonly breachP: number;
  /** `null` where no test can show that it holds. */
  readonly holdP: number | null;
  readonly observed: string;
  /** Verdict when no test decides; undecided when absent. */
  readonly otherwise?: Verdict;
}

/** Chances of holding, where there are any, corrected for their number. */
function correctedHolds(tests: readonly Tested[]): (number | null)[] {
  const corrected = holm(tests.flatMap(({ holdP }) => holdP ?? []));
  return tests.map(({ holdP }) => (holdP === null ? null : (corrected.shift() ?? null)));
}

function test({ expectation, data, first = 0, bounds, exact }: Case): Tested {
  const subject = expectation.step === undefined ? data : stepOf(data, expectation, first);
  switch (expectation.kind) {
    case 'mean-within':
      return testMean(valueOf(subject, expectation), expectation, bounds);
    case 'always-within':
      return testAlways(valueOf(subject, expectation), expectation);
    case 'quantile-within':
      return testQuantile(valueOf(subject, expectation), expectation);
    case 'probability-at-most':
      return testProbability(subject, expectation, (cases) => atMost(cases, expectation.high));
    case 'probability-at-least':
      return testProbability(subject, expectation, ({ hits, n }) =>
        atMost({ hits: n - hits, n }, 1 - expectation.low),
      );
    case 'matches-exact':
      return testExact(subject, expectation, exact);
    case 'nobody-wins-more-than':
      return testWins(subject, expectation, expectation.high);
  }
}

function testMean(
  data: IntegerData | QuantityData,
  { low, high }: { low: number; high: number },
  bounds: Bounds | undefined,
): Tested {
  const moments = momentsOf(data);
  const { n, mean, tail } = estimateValue(data);
  if (n === 0) return { breachP: 1, holdP: 1, observed: 'no values' };
  const told = `mean ${figure(mean.estimate)} (${figure(mean.low)} to ${figure(mean.high)})`;
  const observed = tail === 'shown' ? told : `${told}, ${UNSEEN[tail]}`;
  // What has not been seen may put the mean anywhere that the bounds allow.
  if (tail !== 'shown' && !bounds) return { breachP: 1, holdP: 1, observed };
  const isAbove = (value: number): number =>
    tail === 'shown' ? beyond(moments.mean - value, moments) : surelyBeyond(moments, value, 1, bounds);
  const isBelow = (value: number): number =>
    tail === 'shown' ? beyond(value - moments.mean, moments) : surelyBeyond(moments, value, -1, bounds);
  return {
    breachP: Math.min(1, 2 * Math.min(isAbove(high), isBelow(low))),
    // A bound that the measure keeps by itself needs no evidence.
    holdP: Math.max(
      bounds && high >= bounds.high ? 0 : isBelow(high),
      bounds && low <= bounds.low ? 0 : isAbove(low),
    ),
    observed,
  };
}

/** Chance of a mean as far above a value (1), or below it (−1), when that is the true one, at most, whatever the distribution within the bounds. */
function surelyBeyond(moments: Moments, value: number, side: 1 | -1, bounds?: Bounds): number {
  return bounds && (moments.mean - value) * side > 0 ? chanceWithin(moments, bounds, value) / 2 : 1;
}

const UNSEEN: Readonly<Record<Exclude<Tail, 'shown'>, string>> = {
  'one value': 'but one value makes up most of its spread',
  'never varied': 'but it never varied',
};

/** Bounds of every single trial hold as long as no trial is outside. */
function testAlways(data: IntegerData | QuantityData, { low, high }: { low: number; high: number }): Tested {
  const { n, min, max } = estimateValue(data);
  if (n === 0) return { breachP: 1, holdP: null, observed: 'no values' };
  const isInside = min >= low && max <= high;
  const observed = min === max ? `always ${figure(min)}` : `${figure(min)} to ${figure(max)}`;
  return { breachP: isInside ? 1 : 0, holdP: null, observed, otherwise: 'holds' };
}

/** Chance of a distance of the mean as large or larger when there is none: near 1 below 0, small for large ones (Student's t). */
function beyond(distance: number, moments: Moments): number {
  if (moments.trials < LEAST_VALUES) return 1;
  const error = standardError(moments);
  // trials that never vary are at no distance, or at one that chance does not bring
  if (error === 0) return distance > 0 ? 0 : 1;
  return tCdf(-distance / error, moments.trials - 1);
}

function testQuantile(
  data: IntegerData | QuantityData,
  { quantile, low, high }: { quantile: number; low: number; high: number },
): Tested {
  const { n, most } = momentsOf(data);
  // As for the interval of a quantile: as many cases as trials, if each had as many values as the one with most.
  const parts = Math.max(1, most);
  const ranges = countedRanges(data);
  const cases = (isIn: (range: (typeof ranges)[number]) => boolean): Cases => ({
    n: n / parts,
    hits: ranges.reduce((sum, range) => sum + (isIn(range) ? range.count : 0), 0) / parts,
  });
  // A bin that a bound cuts counts for what speaks against the test.
  const [surelyUnder, perhapsUnder] = [cases((one) => one.high < low), cases((one) => one.low < low)];
  const [surelyUpTo, perhapsUpTo] = [cases((one) => one.high <= high), cases((one) => one.low <= high)];
  const found = estimateValue(data).quantiles.find(({ p }) => p === quantile);
  return {
    // Few values up to the upper bound show that the quantile lies above it; many below the lower one, that it lies under it.
    breachP: Math.min(
      1,
      2 * Math.min(atMost(surelyUnder, quantile).breachP, atMost(perhapsUpTo, quantile).holdP),
    ),
    holdP: Math.max(atMost(perhapsUnder, quantile).holdP, atMost(surelyUpTo, quantile).breachP),
    observed: found
      ? `quantile ${figure(found.estimate)} (${figure(found.low)} to ${figure(found.high)})`
      : `${n} values`,
  };
}

function testProbability(
  data: MeasureData,
  expectation: Expectation,
  tailsOf: (cases: Cases) => Tails,
): Tested {
  if (data.kind !== 'proportion') throw misfit(expectation, 'a proportion', data);
  return { ...tailsOf(independent(data)), observed: share(data.hits, data.n) };
}

/** Independent cases, and those in which something happened; neither need be whole. */
type Cases = Pick<ProportionData, 'n' | 'hits'>;

/** As many independent cases as the cases of trials are worth. */
function independent(data: ProportionData): Cases {
  const n = data.n === 0 ? 0 : effectiveCases(momentsOf(data));
  return { n, hits: n === 0 ? 0 : (data.hits / data.n) * n };
}

interface Tails {
  readonly breachP: number;
  readonly holdP: number;
}

/** Chances of as many hits or more, and of as many or fewer, when each comes with the highest probability that is allowed. */
function atMost({ hits, n }: Cases, high: number): Tails {
  if (n === 0) return { breachP: 1, holdP: 1 };
  return {
    breachP: hits <= 0 ? 1 : betainc(high, hits, n - hits + 1, true, false),
    holdP: hits >= n ? 1 : betainc(high, hits + 1, n - hits, true, true),
  };
}

function testExact(
  data: MeasureData,
  expectation: Expectation,
  exact: Distribution | Ratio<bigint> | undefined,
): Tested {
  if (data.kind === 'integer' && exact && 'values' in exact) {
    const { most } = momentsOf(data);
    const { p, statistic, degrees } = goodnessOfFit(data.counts, exact, Math.max(1, most));
    return {
      breachP: p,
      holdP: null,
      otherwise: degrees < 1 ? 'undecided' : 'fits',
      observed: `χ² ${figure(statistic)} with ${degrees} degrees, p ${figure(p)}`,
    };
  }
  if (data.kind === 'proportion' && exact && 'numerator' in exact) {
    const expected = ratioToNumber(exact);
    const { breachP: more, holdP: fewer } = atMost(independent(data), expected);
    const observed = `${share(data.hits, data.n)}, exactly ${figure(100 * expected)} %`;
    return {
      breachP: Math.min(1, 2 * Math.min(more, fewer)),
      holdP: null,
      observed,
      otherwise: data.n === 0 ? 'undecided' : 'fits',
    };
  }
  throw misfit(
    expectation,
    'an integer with an exact distribution or a proportion with an exact ratio',
    data,
  );
}

function testWins(data: MeasureData, expectation: Expectation, limit: number): Tested {
  if (data.kind !== 'contest') throw misfit(expectation, 'a contest', data);
  const players = winsAgainstOthers(data);
  const tests = players.map((player) => atMost(independent(player), limit));
  const most = Math.max(...players.map(({ n, hits }) => hits / Math.max(1, n)));
  return {
    breachP: Math.min(1, tests.length * Math.min(...tests.map(({ breachP }) => breachP))),
    holdP: Math.max(...tests.map(({ holdP }) => holdP)),
    observed: `at most ${figure(100 * most)} % won by one`,
  };
}

function stepOf(data: MeasureData, expectation: Expectation, first: number): MeasureData {
  const at = data.kind === 'series' ? data.at[(expectation.step ?? first) - first] : undefined;
  if (at) return at;
  throw misfit(expectation, `a series with step ${expectation.step}`, data);
}

function valueOf(data: MeasureData, expectation: Expectation): IntegerData | QuantityData {
  if (data.kind === 'integer' || data.kind === 'quantity') return data;
  throw misfit(expectation, 'an integer or a quantity', data);
}

function misfit(
  { kind, measure }: Expectation,
  expected: string,
  { kind: received }: MeasureData,
): RangeError {
  return new RangeError(`${kind} of ${measure}: expected ${expected}, received a ${received}`);
}

function share(hits: number, n: number): string {
  return n === 0 ? 'no cases' : `${figure((100 * hits) / n)} % of ${n}`;
}

function figure(value: number): string {
  return String(Number(value.toPrecision(4)));
}
