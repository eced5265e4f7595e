import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { extravagance, pointsWithoutScandal } from '../../src/economy/buy-espionage.js';

test.prop([fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 100_000 })])(
  'X-63: so many points cost no prestige, and one more does; of 250 XMR none, and of 251 one at 15 XMR',
  (opening, price) => {
    const points = pointsWithoutScandal(opening, price);
    expect(extravagance(opening, price * points)).toBe(0);
    expect(extravagance(opening, price * (points + 1))).toBeGreaterThan(0);
    expect([250_000, 251_000].map((purse) => pointsWithoutScandal(purse, 15_000))).toEqual([0, 1]);
  },
);
