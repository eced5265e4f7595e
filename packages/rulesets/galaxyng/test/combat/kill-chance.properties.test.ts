import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { killChance } from '../../src/combat/kill-chance.js';

const strength = fc.double({ min: 0, max: 1e4, noNaN: true });

test.prop([strength, strength])('N-22: a chance lies from 0 to 1', (attack, defence) => {
  const chance = killChance(attack, defence);
  expect(chance >= 0 && chance <= 1).toBe(true);
});

test.prop([strength, strength, strength])(
  'N-22: more attack is never worse, more defence never better for the one that fires',
  (one, other, third) => {
    const [less, more] = one < other ? [one, other] : [other, one];
    expect(killChance(more, third)).toBeGreaterThanOrEqual(killChance(less, third) - 1e-15);
    expect(killChance(third, less)).toBeGreaterThanOrEqual(killChance(third, more) - 1e-15);
  },
);

test.prop([fc.double({ min: 1e-3, max: 1e3, noNaN: true }), fc.double({ min: 1e-3, max: 1e3, noNaN: true })])(
  'N-22: what two ships do to each other adds up to 1',
  (attack, defence) => {
    expect(killChance(attack, defence) + killChance(defence, attack)).toBeCloseTo(1, 14);
  },
);
