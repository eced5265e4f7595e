import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { growthOf } from '../../src/economy/growth.js';
import { rulesWith } from '../games.js';

const rules = rulesWith();
const people = fc.integer({ min: 1e6, max: 3000e6 });

test.prop([people, fc.integer({ min: 0, max: 1e6 }), people, fc.integer({ min: 0, max: 20 }), fc.boolean()])(
  'X-22: growth at a tax of 50 is 2 %, 4 % with the boon, and a twentieth more a Starbase, of an exact product that is cut once',
  (pu, newcomers, capacity, starbases, isFurthered) => {
    const share = BigInt((isFurthered ? 4 : 2) * (100 + 5 * starbases));
    const room = Math.max(0, capacity - pu);
    const exact = (share * BigInt(pu - newcomers) * BigInt(room)) / (BigInt(capacity) * 10_000n);
    expect(growthOf(rules, { pu, newcomers, capacity, tax: 50, starbases, isFurthered })).toBe(
      Math.min(Number(exact), room),
    );
  },
);
