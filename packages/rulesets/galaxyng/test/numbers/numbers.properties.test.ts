/** Our functions against the platform's, which are accurate but not the same bits everywhere. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { cosine, sine } from '../../src/numbers/circle.js';
import { cubeRoot } from '../../src/numbers/cube-root.js';
import { cutToHundredths } from '../../src/numbers/hundredths.js';
import { logBase4 } from '../../src/numbers/log-base-4.js';
import { eightToThe, twoToThe } from '../../src/numbers/powers.js';
import { ulpsBetween } from './ulps.js';

const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

test.prop([between(0, 1e300)])('N-01: a cube root lies within 2 doubles of the platform’s', (x) => {
  expect(ulpsBetween(cubeRoot(x), Math.cbrt(x))).toBeLessThanOrEqual(2);
});

test.prop([between(1e-6, 1e6)])('N-01: eight times a number has twice its cube root', (x) => {
  expect(cubeRoot(8 * x)).toBe(2 * cubeRoot(x));
});

test.prop([between(1 / 4, 4)])('N-22: a logarithm lies within 4 doubles of the platform’s', (x) => {
  expect(ulpsBetween(logBase4(x), Math.log2(x) / 2)).toBeLessThanOrEqual(4);
});

test.prop([between(1e-300, 1e300)])('N-22: a large or small logarithm lies within 4 doubles too', (x) => {
  expect(ulpsBetween(logBase4(x), Math.log2(x) / 2)).toBeLessThanOrEqual(4);
});

test.prop([between(-3, 3)])('N-08: a power of 2 lies within 2 doubles of the platform’s', (x) => {
  expect(ulpsBetween(twoToThe(x), 2 ** x)).toBeLessThanOrEqual(2);
});

test.prop([between(-1, 1)])('N-08: a power of 8 lies within 4 doubles of the platform’s', (x) => {
  expect(ulpsBetween(eightToThe(x), 8 ** x)).toBeLessThanOrEqual(4);
});

test.prop([between(0, 1 / 8)])(
  'N-08: up to 45° sine and cosine lie within 3 doubles of the platform’s',
  (t) => {
    expect(ulpsBetween(sine(t), Math.sin(2 * Math.PI * t))).toBeLessThanOrEqual(3);
    expect(ulpsBetween(cosine(t), Math.cos(2 * Math.PI * t))).toBeLessThanOrEqual(3);
  },
);

test.prop([between(0, 1)])('N-08: all around they lie within 1e-15 of the platform’s', (t) => {
  expect(Math.abs(sine(t) - Math.sin(2 * Math.PI * t))).toBeLessThan(1e-15);
  expect(Math.abs(cosine(t) - Math.cos(2 * Math.PI * t))).toBeLessThan(1e-15);
});

test.prop([between(0, 1e6)])(
  'N-02: a cut figure lies less than a hundredth below, at most 1e-8 above',
  (x) => {
    const cut = cutToHundredths(x);
    expect(cut - x).toBeLessThanOrEqual(1.0001e-8);
    expect(x - cut).toBeLessThan(0.01);
  },
);
