import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { births, feed, grow, headCount, POPULATION_CODES, staffGroup, starvedShare } from '../src/index.js';
import { ratio, smallerRatio, type Ratio } from '@ec/prng';

const count = fc.nat(50_000_000);
const population = fc.record({
  UEM: count,
  USK: count,
  PRO: count,
  SLD: count,
  SPY: count,
  CNW: count,
  TRN: count,
});
const pool = fc.record({ unskilled: count, professionals: count, automation: count, fuel: count });
const needs = fc.record({ unskilled: fc.nat(20), professionals: fc.nat(10), halfFuel: fc.nat(20) });

test.prop([population, fc.nat(1_000_000)])(
  'E-33: only births create people: heads before + births − deaths = heads after, and graduates and promoted only move',
  (people, born) => {
    const { population: after, births, deaths, graduates, promoted } = grow(people, born);
    expect(headCount(after)).toBe(headCount(people) + births - deaths);
    expect(graduates).toBeLessThanOrEqual(people.TRN);
    expect(promoted).toBeLessThanOrEqual(people.UEM + born);
    for (const code of POPULATION_CODES) expect(after[code]).toBeGreaterThanOrEqual(0);
  },
);

test.prop([fc.nat(1_000_000_000), fc.nat(1_000), fc.nat(1_000), fc.nat(1_000), fc.nat(1_000)])(
  'E-47: births are from 0.25 % to 2.5 % of all, and better pay or food never lets fewer be born',
  (heads, room, paid, eaten, more) => {
    const part = (thousandths: number): Ratio => ratio(Math.min(thousandths, 1_000), 1_000);
    const bornTo = (wages: number, food: number): number =>
      births(heads, ratio(room, 1_000), { paid: part(wages), fed: part(food) });
    const born = bornTo(paid, eaten);
    expect(born).toBeGreaterThanOrEqual(Math.floor(heads / 400));
    expect(born).toBeLessThanOrEqual(Math.floor(heads / 40));
    expect(bornTo(paid + more, eaten)).toBeGreaterThanOrEqual(born);
    expect(bornTo(paid, eaten + more)).toBeGreaterThanOrEqual(born);
  },
);

/** Shares of small and of large figures, so that the product is exact in a double or is not. */
const shares = fc
  .tuple(
    fc.oneof(fc.nat(100), fc.maxSafeNat()),
    fc.oneof(fc.integer({ min: 1, max: 100 }), fc.maxSafeInteger()),
  )
  .map(([part, whole]) => {
    const of = Math.max(1, Math.abs(whole));
    return ratio(Math.min(part, of), of);
  });

/** The same of large integers. */
const large = shares.map(({ numerator, denominator }) => ratio(BigInt(numerator), BigInt(denominator)));

test.prop([
  fc.integer({ min: 0, max: 2 ** 40 }),
  fc.tuple(fc.nat(250_000_000), fc.integer({ min: 1, max: 250_000_000 })),
  fc.oneof(shares, large),
  shares,
])(
  'E-33: births are one exact product, truncated once, however large the figures are',
  (heads, [free, all], paid, fed) => {
    const room = ratio(Math.min(free, all), all);
    // 1/400 + 9/400 × room × wages × food
    const whole = BigInt(room.denominator) * BigInt(paid.denominator) * BigInt(fed.denominator);
    const lived = BigInt(room.numerator) * BigInt(paid.numerator) * BigInt(fed.numerator);
    expect(births(heads, room, { paid, fed })).toBe(
      Number((BigInt(heads) * (whole + 9n * lived)) / (400n * whole)),
    );
  },
);

test.prop([fc.nat(1e6), needs, pool])(
  'E-19: nothing of the pool is overdrawn, and more of anything never lets fewer units work',
  (units, each, given) => {
    const { working, left } = staffGroup(units, each, given);
    expect(working).toBeLessThanOrEqual(units);
    for (const key of ['unskilled', 'professionals', 'automation', 'fuel'] as const) {
      expect(left[key]).toBeGreaterThanOrEqual(0);
      expect(left[key]).toBeLessThanOrEqual(given[key]);
      expect(staffGroup(units, each, { ...given, [key]: given[key] + 1 }).working).toBeGreaterThanOrEqual(
        working,
      );
    }
    const hands = given.unskilled - left.unskilled + given.automation - left.automation;
    expect(hands).toBe(working * each.unskilled);
  },
);

test.prop([fc.nat(1000), fc.integer({ min: 1, max: 16_000 })])(
  'seed "Starvation rule": never below 0 or above 1, and never higher with more food',
  (n, d) => {
    const share = starvedShare(ratio(n, d));
    expect(smallerRatio(share, ratio(1))).toEqual(share);
    const withMore = starvedShare(ratio(n + 1, d));
    expect(smallerRatio(withMore, share)).toEqual(withMore);
  },
);

test.prop([fc.nat(1e9), fc.nat(1000), fc.nat(1e9)])(
  'E-30: nobody eats more than is ordered or there',
  (heads, permille, food) => {
    const { eaten } = feed(heads, ratio(permille, 1000), food);
    expect(eaten).toBeLessThanOrEqual(food);
    expect(eaten * 4).toBeLessThanOrEqual(heads);
  },
);
