import { fc, test } from '@fast-check/vitest';
import { ratioToNumber } from '@ec/prng';
import { expect } from 'vitest';
import { crippledAttack } from '../../src/combat/combatant.js';
import { hitsOf } from '../../src/combat/hits.js';
import { hitsDistribution, hitsThroughShield } from '../../src/combat/hits-distribution.js';
import {
  BOMBARDMENT_EFFECTIVENESS,
  GROUND_EFFECTIVENESS,
  SPACE_EFFECTIVENESS,
} from '../../src/tables/effectiveness.js';

const attack = fc.nat(1000);
const roll = fc.integer({ min: -5, max: 20 });
const table = fc.constantFrom(SPACE_EFFECTIVENESS, BOMBARDMENT_EFFECTIVENESS, GROUND_EFFECTIVENESS);

test.prop([attack, roll, table])(
  'X-50: more AS or a higher roll never scores less',
  (strength, rolled, effectiveness) => {
    const hits = hitsOf(strength, rolled, effectiveness);
    expect(Number.isInteger(hits)).toBe(true);
    expect(hitsOf(strength + 1, rolled, effectiveness)).toBeGreaterThanOrEqual(hits);
    expect(hitsOf(strength, rolled + 1, effectiveness)).toBeGreaterThanOrEqual(hits);
  },
);

test.prop([attack, roll])(
  'X-50: in space nobody scores more hits than AS, nor less than a quarter',
  (strength, rolled) => {
    const hits = hitsOf(strength, rolled, SPACE_EFFECTIVENESS);
    expect(hits).toBeLessThanOrEqual(strength);
    expect(4 * hits).toBeGreaterThanOrEqual(strength);
  },
);

test.prop([attack, attack, roll])(
  'X-13: rounding up, a force split in two never scores less, and one hit more at most',
  (one, other, rolled) => {
    const split = hitsOf(one, rolled, SPACE_EFFECTIVENESS) + hitsOf(other, rolled, SPACE_EFFECTIVENESS);
    const joined = hitsOf(one + other, rolled, SPACE_EFFECTIVENESS);
    expect(split - joined).toBeGreaterThanOrEqual(0);
    expect(split - joined).toBeLessThanOrEqual(1);
  },
);

test.prop([attack])('X-52: crippled, a force has half its AS, or half a point more', (strength) => {
  expect([0, 1]).toContain(2 * crippledAttack(strength) - strength);
});

test.prop([fc.nat(200), fc.integer({ min: 1, max: 5 }), table])(
  'X-57: a better shield never lets more hits through on average',
  (strength, level, effectiveness) => {
    const hits = hitsDistribution(strength, effectiveness);
    const mean = (sld: number): number => ratioToNumber(hitsThroughShield(hits, sld).mean());
    expect(mean(level + 1)).toBeLessThanOrEqual(mean(level));
  },
);
