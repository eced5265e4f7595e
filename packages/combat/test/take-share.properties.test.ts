import { fc, test } from '@fast-check/vitest';
import { Prng, ratio, type Ratio } from '@ec/prng';
import { scriptedPrng } from '@ec/prng/testing';
import { expect } from 'vitest';
import { shareOf, takenDistribution, takeShare } from '../src/index.js';

const quantities = fc.array(fc.oneof(fc.nat(10), fc.nat(1_000_000_000)), { minLength: 1, maxLength: 12 });
/** Shares in any denominator, some above 1. */
const share: fc.Arbitrary<Ratio> = fc
  .tuple(
    fc.oneof(fc.nat(100), fc.nat(2 ** 45)),
    fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 45 })),
  )
  .map(([numerator, denominator]) => ({ numerator, denominator }));
const seed = fc.integer();

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
/** A share of some units rounded down and up. */
function bounds(units: number, { numerator, denominator }: Ratio): [number, number] {
  if (numerator >= denominator) return [units, units];
  const product = BigInt(units) * BigInt(numerator);
  const down = Number(product / BigInt(denominator));
  return [down, product % BigInt(denominator) === 0n ? down : down + 1];
}

test.prop([quantities, share, seed])(
  'E-39: every kind loses its exact share rounded down or up, and so do all together',
  (units, part, start) => {
    const taken = takeShare(units, part, Prng.fromSeed(start));
    expect(taken).toHaveLength(units.length);
    for (const [i, quantity] of units.entries()) expect(bounds(quantity, part)).toContain(taken[i]);
    expect(bounds(sum(units), part)).toContain(sum(taken));
    // and so do all up to any kind
    for (const i of units.keys()) {
      expect(bounds(sum(units.slice(0, i)), part)).toContain(sum(taken.slice(0, i)));
    }
  },
);

test.prop([
  fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }),
  fc.integer({ min: 1, max: 60 }),
  fc.nat(60),
])('E-39: over all offsets the mean of every kind is its exact share', (units, denominator, numerator) => {
  const part = { numerator: Math.min(numerator, denominator), denominator };
  const totals = units.map(() => 0);
  for (let offset = 0; offset < denominator; offset++) {
    // where no share has a fraction the offset is not drawn
    const taken = takeShare(units, part, scriptedPrng([offset]));
    for (const [i, count] of taken.entries()) totals[i] = (totals[i] ?? 0) + count;
  }
  expect(totals).toEqual(units.map((quantity) => quantity * part.numerator));
});

test.prop([quantities, share, seed])(
  'E-39: one draw at most, and none for whole numbers',
  (units, part, start) => {
    const isWhole = units.every((_, i) => new Set(bounds(sum(units.slice(0, i + 1)), part)).size === 1);
    const rng = Prng.fromSeed(start);
    takeShare(units, part, rng);
    const once = Prng.fromSeed(start);
    if (!isWhole) once.intN(part.denominator);
    expect(rng.save()).toEqual(once.save());
  },
);

test.prop([fc.nat(1_000_000_000), share, seed])(
  'E-39: the distribution of one kind has the exact share as its mean, and every outcome in its support',
  (units, part, start) => {
    const distribution = takenDistribution(units, part);
    const { numerator, denominator } =
      part.numerator >= part.denominator ? { numerator: 1, denominator: 1 } : part;
    expect(distribution.mean()).toEqual(ratio(BigInt(units) * BigInt(numerator), BigInt(denominator)));
    expect(distribution.values).toContain(takeShare([units], part, Prng.fromSeed(start))[0]);
  },
);

const factors = fc.array(fc.integer({ min: 1, max: 2 ** 40 }), { minLength: 1, maxLength: 3 });

test.prop([factors, factors])(
  'E-01: a share of products is off by less than a part in 2^51, and at most 1 where they are too large',
  (numerators, denominators) => {
    const exact = (values: readonly number[]): bigint =>
      values.reduce((product, value) => product * BigInt(value), 1n);
    const [top, bottom] = [exact(numerators), exact(denominators)];
    const { numerator, denominator } = shareOf(numerators, denominators);
    expect(Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)).toBe(true);
    if (top >= bottom) expect(numerator).toBeGreaterThanOrEqual(denominator);
    else {
      // |n/d − top/bottom| ≤ 2^−51, all times d × bottom
      const error = BigInt(numerator) * bottom - BigInt(denominator) * top;
      expect((error < 0n ? -error : error) * 2n ** 51n <= BigInt(denominator) * bottom).toBe(true);
    }
  },
);
