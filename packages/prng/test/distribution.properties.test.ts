import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { Distribution, ratio, type Ratio, ratioToNumber } from '../src/index.js';

const entry = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.bigInt({ min: 1n, max: 50n }));
const distribution = fc
  .array(entry, { minLength: 1, maxLength: 8 })
  .map((entries) => Distribution.of(entries));
const add = (a: Ratio<bigint>, b: Ratio<bigint>): Ratio<bigint> =>
  ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const atLeast = (a: Ratio<bigint>, b: Ratio<bigint>): boolean =>
  a.numerator * b.denominator >= b.numerator * a.denominator;

test.prop([distribution, distribution])('means and variances of independent variables add up', (a, b) => {
  expect(a.plus(b).mean()).toEqual(add(a.mean(), b.mean()));
  expect(a.plus(b).variance()).toEqual(add(a.variance(), b.variance()));
});

test.prop([distribution, distribution, distribution])('plus commutes and associates', (a, b, c) => {
  expect(a.plus(b).entries()).toEqual(b.plus(a).entries());
  expect(a.plus(b).plus(c).entries()).toEqual(a.plus(b.plus(c)).entries());
});

test.prop([distribution, fc.nat(6)])('times is repeated plus', (a, n) => {
  let sum = Distribution.point(0);
  for (let i = 0; i < n; i++) sum = sum.plus(a);
  expect(a.times(n).entries()).toEqual(sum.entries());
});

test.prop([distribution, fc.constantFrom(1, 1_000, 1_000_000)])(
  'scaling values scales sums, dense or sparse',
  (a, scale) => {
    const scaled = a.map((value) => value * scale);
    expect(scaled.plus(scaled).entries()).toEqual(
      a
        .plus(a)
        .map((value) => value * scale)
        .entries(),
    );
  },
);

test.prop([distribution, distribution, fc.nat(9), fc.integer({ min: 1, max: 9 })])(
  'law of total probability: a mixture weighs the probabilities of its parts',
  (a, b, v, w) => {
    const mixture = Distribution.mixture([
      [a, v],
      [b, w],
    ]);
    for (const x of [...a.values, ...b.values]) {
      const [p, q] = [a.probability(x), b.probability(x)];
      const expected = add(
        ratio(p.numerator * BigInt(v), p.denominator * BigInt(v + w)),
        ratio(q.numerator * BigInt(w), q.denominator * BigInt(v + w)),
      );
      expect(mixture.probability(x)).toEqual(expected);
    }
  },
);

test.prop([distribution, fc.integer({ min: -40, max: 40 })])(
  'Bayes: P(X = x | E) · P(E) = P(X = x) in E',
  (a, limit) => {
    fc.pre(a.max >= limit);
    const event = (value: number): boolean => value >= limit;
    const given = a.condition(event);
    const p = a.probabilityOf(event);
    for (const x of given.values) {
      const q = given.probability(x);
      expect(ratio(q.numerator * p.numerator, q.denominator * p.denominator)).toEqual(a.probability(x));
    }
  },
);

test.prop([distribution, fc.bigInt({ min: 1n, max: 1000n })])(
  'quantile inverts the cdf',
  (a, thousandths) => {
    const p = ratio(thousandths, 1000n);
    const x = a.quantile(p);
    expect(atLeast(a.cdf(x), p)).toBe(true);
    expect(atLeast(a.cdf(x - 1), p)).toBe(false);
  },
);

test.prop([fc.maxSafeInteger(), fc.maxSafeInteger().filter((n) => n !== 0)])(
  'ratioToNumber divides like doubles',
  (a, b) => {
    expect(ratioToNumber(ratio(BigInt(a), BigInt(b)))).toBe(a / b || 0);
  },
);
