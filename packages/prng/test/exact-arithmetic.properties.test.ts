import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  divideProduct,
  formatRatio,
  parseRatio,
  ratio,
  smallerRatio,
  truncatedProduct,
  truncatedSum,
} from '../src/index.js';
import { greatestCommonDivisor } from '../src/ratio.js';

const quantity = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

test.prop([fc.array(quantity, { maxLength: 5 }), fc.array(positive, { maxLength: 4 })])(
  'E-01: a truncated product is the quotient of the BigInt products',
  (factors, divisors) => {
    const product = (values: number[]): bigint => values.reduce((all, value) => all * BigInt(value), 1n);
    const exact = product(factors) / product(divisors);
    if (exact <= BigInt(Number.MAX_SAFE_INTEGER)) {
      expect(truncatedProduct(factors, divisors)).toBe(Number(exact));
    } else {
      expect(() => truncatedProduct(factors, divisors)).toThrow(RangeError);
    }
  },
);

const factor = fc.integer({ min: 1, max: 2 ** 40 });

test.prop([fc.integer({ min: 1, max: 2 ** 45 }), factor, factor])(
  'E-01: a product that is a multiple of its divisors is cut to the multiple, whatever was rounded on the way',
  (whole, a, b) => {
    expect(truncatedProduct([whole, a, b], [b, a])).toBe(whole);
  },
);

test.prop([quantity, quantity, positive])(
  'E-01: quotient and remainder of a product are those of BigInt',
  (a, b, divisor) => {
    const product = BigInt(a) * BigInt(b);
    const quotient = product / BigInt(divisor);
    if (quotient > BigInt(Number.MAX_SAFE_INTEGER)) {
      expect(() => divideProduct(a, b, divisor)).toThrow(RangeError);
      return;
    }
    const remainder = Number(product % BigInt(divisor));
    expect(divideProduct(a, b, divisor)).toEqual({ quotient: Number(quotient), remainder });
  },
);

test.prop([
  fc.integer({ min: 0, max: 2 ** 40 }),
  fc.integer({ min: 0, max: 2 ** 48 }),
  fc.integer({ min: 1, max: 2 ** 50 }),
])('E-01: and so they are where doubles round', (a, b, divisor) => {
  const product = BigInt(a) * BigInt(b);
  fc.pre(product / BigInt(divisor) <= BigInt(Number.MAX_SAFE_INTEGER));
  const expected = {
    quotient: Number(product / BigInt(divisor)),
    remainder: Number(product % BigInt(divisor)),
  };
  expect(divideProduct(a, b, divisor)).toEqual(expected);
});

test.prop([positive, fc.nat()])(
  'E-01: a product just below a multiple of its divisor is not rounded up to it',
  (whole, number) => {
    const divisor = 1 + (number % Math.floor(Number.MAX_SAFE_INTEGER / whole));
    const product = whole * divisor - 1;
    expect(divideProduct(product, 1, divisor)).toEqual({ quotient: whole - 1, remainder: divisor - 1 });
    expect(truncatedProduct([product], [divisor])).toBe(whole - 1);
    expect(truncatedSum([[product, { numerator: 1, denominator: divisor }]])).toBe(whole - 1);
  },
);

test.prop([quantity, positive])(
  'E-01: a ratio has the same value, and its terms have no divisor in common',
  (a, b) => {
    const { numerator, denominator } = ratio(a, b);
    expect(BigInt(numerator) * BigInt(b)).toBe(BigInt(a) * BigInt(denominator));
    expect(greatestCommonDivisor(BigInt(numerator), BigInt(denominator))).toBe(1n);
  },
);

const signed = fc.maxSafeInteger();

test.prop([signed, positive, signed, positive])(
  'E-01: the smaller of two ratios is found exactly, whatever their signs',
  (a, b, c, d) => {
    const [first, second] = [
      { numerator: a, denominator: b },
      { numerator: c, denominator: d },
    ];
    expect(smallerRatio(first, second)).toBe(BigInt(a) * BigInt(d) <= BigInt(c) * BigInt(b) ? first : second);
  },
);

test.prop([
  fc.array(fc.tuple(fc.nat(1e6), fc.nat(1000), fc.integer({ min: 1, max: 1000 })), { maxLength: 4 }),
])('E-01: a truncated sum lies less than one below the sum of its parts, and not above it', (terms) => {
  const sum = truncatedSum(terms.map(([units, n, d]) => [units, ratio(n, d)] as const));
  const parts = terms.reduce((all, [units, n, d]) => all + truncatedProduct([units, n], [d]), 0);
  expect(sum).toBeGreaterThanOrEqual(parts);
  expect(sum).toBeLessThan(parts + Math.max(1, terms.length));
});

test.prop([fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 5 })])(
  'E-01: decimals round-trip',
  (digits, places) => {
    const decimal = ratio(digits, Number(`1e${places}`));
    expect(parseRatio(formatRatio(decimal))).toEqual(decimal);
  },
);
