import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { exponential, roughExponential } from '../../src/arithmetic/exponential.js';
import { people, transferUnits } from '../../src/arithmetic/people.js';

const MOST = 3000;
const pu = fc.integer({ min: 0, max: MOST * 1e6 });

test.prop([pu], { numRuns: 300 })('X-15: PTU are those of the exact exponential, to the millionth', (x) => {
  const exact = exponential(BigInt(657 * x)) / 1_000_000n;
  expect(transferUnits(x)).toBe(x - 1_000_000 + Number(exact));
});

test.prop([fc.integer({ min: 0, max: 22e11 })], { numRuns: 300 })(
  'X-15: the rough exponential misses the exact one by less than a part in 10¹¹',
  (x) => {
    const exact = Number(exponential(BigInt(x))) / 1e12;
    expect(Math.abs(roughExponential(x / 1e11) - exact)).toBeLessThan(1e-11 * exact);
  },
);

test.prop([pu], { numRuns: 300 })('X-15: PU(PTU(x)) = x', (x) => {
  expect(people(transferUnits(x), MOST)).toBe(x);
});

test.prop([pu.filter((x) => x > 0)], { numRuns: 300 })(
  'X-15: PTU rises with every millionth of a PU',
  (x) => {
    expect(transferUnits(x)).toBeGreaterThan(transferUnits(x - 1));
  },
);

test.prop([fc.integer({ min: 0, max: 1e12 })], { numRuns: 300 })(
  'X-15: PU(p) is the most with PTU(PU) ≤ p',
  (p) => {
    const x = people(p, MOST);
    expect(transferUnits(x)).toBeLessThanOrEqual(p);
    if (x < MOST * 1e6) expect(transferUnits(x + 1)).toBeGreaterThan(p);
  },
);
