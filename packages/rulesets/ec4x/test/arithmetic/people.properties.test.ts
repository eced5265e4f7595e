import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { people, transferUnits } from '../../src/arithmetic/people.js';

const MOST = 3000;
const pu = fc.integer({ min: 0, max: MOST * 1e6 });

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
