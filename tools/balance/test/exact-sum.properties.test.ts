import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  Accumulator,
  addExactly,
  divideExactly,
  exactly,
  sampleDeviation,
  squaredDistances,
  ZERO,
  type ExactSum,
} from '../src/exact-sum.js';

/** Doubles of all magnitudes: fast-check takes them evenly from all bit patterns; subnormal ones are asked for by themselves. */
const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -(2 ** -1022), max: 2 ** -1022, noNaN: true }),
  fc.constantFrom(0, -0, Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE),
  fc.maxSafeInteger(),
);
const finites = fc.array(finite, { maxLength: 20 });
const sumOf = (values: readonly number[]): ExactSum => values.map(exactly).reduce(addExactly, ZERO);

/** Every finite double is a multiple of 2^−1074: as an integer of such units, by doubling alone. */
function units(value: number): bigint {
  // Doubling is exact for as long as it does not overflow; a double of 2^53 or more is an integer.
  let [scaled, left] = [value, 1074];
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    left--;
  }
  return BigInt(scaled) << BigInt(left);
}

/** An exact sum in units of 2^−2148, which squares of doubles are multiples of. */
function tinyUnits(sum: ExactSum): bigint {
  const [mantissa = '', exponent = ''] = sum.split('p');
  return BigInt(mantissa) << BigInt(Number(exponent) + 2148);
}

/** Whether a double is an exact ratio, to within two units of its last place. */
function isNear(value: number, numerator: bigint, denominator: bigint): boolean {
  // Units of 2^−1074 on the one hand; on the other the distance in the last place of 53 bits, at least one unit.
  const distance = units(value) * denominator - numerator;
  const magnitude = numerator < 0n ? -numerator : numerator;
  const last = (magnitude >> 52n) + denominator;
  return (distance < 0n ? -distance : distance) <= 2n * last;
}

test.prop([finites])('a sum is exact', (values) => {
  const total = values.reduce((sum, value) => sum + units(value), 0n);
  expect(tinyUnits(sumOf(values))).toBe(total << 1074n);
});

test.prop([
  finites.chain((values) =>
    fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })),
  ),
])('a sum is the same text in any order', ([values, shuffled]) => {
  expect(sumOf(shuffled)).toBe(sumOf(values));
});

test.prop([finites, finites, finites])('sums are the same text however they are put together', (a, b, c) => {
  const [x, y, z] = [sumOf(a), sumOf(b), sumOf(c)];
  const whole = sumOf([...a, ...b, ...c]);
  expect(addExactly(addExactly(x, y), z)).toBe(whole);
  expect(addExactly(x, addExactly(y, z))).toBe(whole);
  expect(addExactly(z, addExactly(y, x))).toBe(whole);
});

test.prop([finites])('what is added and taken away again leaves nothing', (values) => {
  expect(sumOf([...values, ...values.map((value) => -value)])).toBe(ZERO);
});

test.prop([finites.filter((values) => values.length > 0)])(
  'a mean is the exact one, to within two units of its last place',
  (values) => {
    const total = values.reduce((sum, value) => sum + units(value), 0n);
    const mean = divideExactly(sumOf(values), values.length);
    expect(isNear(mean, total, BigInt(values.length))).toBe(true);
  },
);

const huge = fc.record({
  base: fc.double({ min: -1e15, max: 1e15, noNaN: true }),
  spreads: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 }),
});

test.prop([
  fc.oneof(
    huge.map(({ base, spreads }) => spreads.map((spread) => base + spread)),
    fc.array(fc.double({ min: -(2 ** 480), max: 2 ** 480, noNaN: true }), { minLength: 1, maxLength: 10 }),
  ),
])('squared distances are the exact ones, also of values with a huge mean and a small spread', (values) => {
  const n = BigInt(values.length);
  const all = values.map(units);
  const total = all.reduce((sum, value) => sum + value, 0n);
  // n·Σ(x − mean)² = Σ(n·x − total)² ÷ n, in squares of units: 2^1074 of them are a unit.
  const distances = all.reduce((sum, value) => sum + (n * value - total) ** 2n, 0n);
  const squares = new Accumulator();
  for (const value of values) squares.addProduct(value, value);
  const found = squaredDistances(values.length, sumOf(values), values.length, sumOf(values), squares.total());
  // Sums of doubles of twice the precision: what is rounded off is a part in 2^100 of the squares.
  const squared = all.reduce((sum, value) => sum + value * value, 0n);
  const unit = (n * n) << 1074n;
  const rounded = ((squared * n * n) >> 100n) + 2n * ((distances >> 52n) + unit);
  const gap = units(found) * unit - distances;
  expect((gap < 0n ? -gap : gap) <= rounded).toBe(true);
});

test.prop([
  fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 2 }),
  fc.integer({ min: -1000, max: 450 }),
])(
  'the deviation is the root of the variance, and as many times as large as its values, however small they are',
  (values, power) => {
    const deviationOf = (given: readonly number[]): number => {
      const squares = new Accumulator();
      for (const value of given) squares.addProduct(value, value);
      return sampleDeviation(given.length, sumOf(given), squares.total());
    };
    const deviation = deviationOf(values);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
    expect(Math.abs(deviation - Math.sqrt(variance))).toBeLessThanOrEqual(1e-9 * deviation);
    expect(deviationOf(values.map((value) => value * 2 ** power))).toBe(deviation * 2 ** power);
  },
);

const ordinary = fc.oneof(
  fc.double({ min: 2 ** -400, max: 1e15, noNaN: true }),
  fc.double({ min: -1e15, max: -(2 ** -400), noNaN: true }),
  fc.double({ min: 2 ** 400, max: 2 ** 480, noNaN: true }),
  fc.maxSafeInteger(),
);

test.prop([fc.array(fc.tuple(ordinary, ordinary), { maxLength: 30 })], {
  // Their product is near −1.08 × 10^15, and rounds to an integer: it lost what was rounded off.
  examples: [[[[-2.661038288050534e-115, 4.0498954744818546e129]]]],
})(
  'sums of products are right to a part in 2^99 of their magnitudes, and products of integers below 2^26 exactly',
  (pairs) => {
    const found = new Accumulator();
    for (const [a, b] of pairs) found.addProduct(a, b);
    const exact = pairs.reduce((sum, [a, b]) => sum + units(a) * units(b), 0n);
    const magnitudes = pairs.reduce((sum, [a, b]) => sum + units(Math.abs(a)) * units(Math.abs(b)), 0n);
    const gap = tinyUnits(found.total()) - exact;
    expect((gap < 0n ? -gap : gap) <= magnitudes >> 99n).toBe(true);
  },
);
