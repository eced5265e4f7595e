import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { feed, foodDue, starvedShare } from '../src/index.js';
import { ratio, type Ratio } from '@ec/prng';

const DENOMINATOR = 2 ** 48;

const share = fc
  .tuple(fc.nat(DENOMINATOR), fc.integer({ min: 1, max: DENOMINATOR }))
  .map(([n, d]) => ratio(Math.min(n, d), d));
const ration = fc.oneof(
  share,
  fc.nat(100).map((percent) => ratio(percent, 100)),
);
const heads = fc.oneof(fc.nat(40), fc.nat(1000), fc.nat(1_000_000_000));
const food = fc.oneof(fc.nat(5), fc.nat(1000), fc.nat(1_000_000_000));

/** Below 0 where the first ratio is the smaller, above 0 where it is the larger. */
const compare = (a: Ratio, b: Ratio): number =>
  Number(BigInt(a.numerator) * BigInt(b.denominator) - BigInt(b.numerator) * BigInt(a.denominator));

// ratios up to 1 in steps of all sizes, and close to 1/16 on both sides
const foodEach = fc.oneof(
  share,
  fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 1, max: 2 ** 40 }))
    .map(([off, n]) => ratio(Math.max(0, n + off), 16 * n)),
);

test.prop([fc.nat(DENOMINATOR), fc.integer({ min: 1, max: DENOMINATOR / 16 })])(
  'seed "Starvation rule": nobody starves at 1/16 food unit or more',
  (more, n) => {
    expect(starvedShare(ratio(n, 16 * n))).toEqual(ratio(0));
    expect(starvedShare(ratio(n + more, 16 * n))).toEqual(ratio(0));
  },
);

test.prop([fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })])(
  'seed "Starvation rule": without food everybody starves',
  (d) => {
    expect(starvedShare(ratio(0, d))).toEqual(ratio(1));
  },
);

test.prop([foodEach, foodEach])(
  'seed "Starvation rule": the share falls as food rises, strictly so below 1/16',
  (a, b) => {
    const [less, more] = compare(a, b) <= 0 ? [a, b] : [b, a];
    const [starvedWithLess, starvedWithMore] = [starvedShare(less), starvedShare(more)];
    expect(compare(starvedWithMore, starvedWithLess)).toBeLessThanOrEqual(0);
    if (compare(less, more) < 0 && compare(less, ratio(1, 16)) < 0) {
      expect(compare(starvedWithMore, starvedWithLess)).toBeLessThan(0);
    }
  },
);

test.prop([foodEach])('seed "Starvation rule": S = (M − R) / M with M = 1/16, in exact ratios', (each) => {
  const { numerator, denominator } = starvedShare(each);
  const [r, d] = [BigInt(each.numerator), BigInt(each.denominator)];
  // (1/16 − r/d) ÷ 1/16 = (d − 16 r) / d
  const exact = d > 16n * r ? d - 16n * r : 0n;
  expect(BigInt(numerator) * d).toBe(exact * BigInt(denominator));
});

test.prop([heads, ration])(
  'seed "Food": a quarter unit each, times the ration, truncated once',
  (people, part) => {
    expect(BigInt(foodDue(people, part))).toBe(
      (BigInt(people) * BigInt(part.numerator)) / (4n * BigInt(part.denominator)),
    );
  },
);

test.prop([heads.filter((people) => people > 0), ration, food])(
  'E-30: everyone eats the same: the ordered ration, or an equal part of all there is, whichever is less',
  (people, part, stock) => {
    const { eaten, starved } = feed(people, part, stock);
    const due = foodDue(people, part);
    expect(eaten).toBe(due < stock ? due : stock);
    const ordered = ratio(part.numerator, 4 * part.denominator);
    const equal = ratio(stock, people);
    expect(starved).toEqual(starvedShare(compare(ordered, equal) <= 0 ? ordered : equal));
  },
);

test.prop([heads, ration, food, fc.nat(1_000_000)])(
  'E-30: with more food in storage, never do more people starve or eat less',
  (people, part, stock, more) => {
    const before = feed(people, part, stock);
    const after = feed(people, part, stock + more);
    expect(compare(after.starved, before.starved)).toBeLessThanOrEqual(0);
    expect(after.eaten).toBeGreaterThanOrEqual(before.eaten);
  },
);
