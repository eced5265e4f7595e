import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { buyPoints } from '../../src/research/buy-points.js';
import { maxLevel, mayReach } from '../../src/research/lines.js';
import { priceOfPoints } from '../../src/research/prices.js';
import { planUpgrade, rollBreakthroughs, upgrade } from '../../src/research/upgrades.js';
import { LINES } from '../../src/types.js';
import { firstHouse } from '../games.js';

const line = fc.constantFrom(...LINES);

test.prop([
  fc.array(fc.record({ line, points: fc.integer({ min: 1, max: 400 }), isWanted: fc.boolean() }), {
    maxLength: 60,
  }),
  fc.integer({ min: 0, max: 1e6 }),
])(
  'section 17: no technology above its science, SL ≤ EL, levels never fall, no pool is overdrawn',
  (purchases, seed) => {
    const { work, state, house } = firstHouse({ 'bt.base': 50 });
    for (const [i, { line: wanted, points, isWanted }] of purchases.entries()) {
      house.treasury = 1e7;
      const before = { ...house.research.levels };
      buyPoints(state.rules, house, wanted, points);
      state.turn = 1 + (i + seed) * 13;
      if (isWanted) for (const each of LINES) planUpgrade(state, 1, each, 0);
      const turn = { ...work, rng: Prng.fromSeed(seed + i) };
      rollBreakthroughs(turn);
      upgrade(turn);
      const { levels, points: left } = house.research;
      expect(levels.sl).toBeLessThanOrEqual(levels.el);
      for (const each of LINES) {
        expect(levels[each]).toBeGreaterThanOrEqual(before[each]);
        expect(levels[each] - before[each]).toBeLessThanOrEqual(2);
        expect(levels[each]).toBeLessThanOrEqual(maxLevel(state.rules, each));
        if (levels[each] > 0) expect(mayReach(state.rules, house.research, each, levels[each])).toBe(true);
        expect(left[each]).toBeGreaterThanOrEqual(0);
      }
    }
  },
);

test.prop([
  line,
  fc.integer({ min: 1, max: 2000 }),
  fc.integer({ min: 0, max: 1e6 }),
  fc.integer({ min: 0, max: 5e6 }),
])('X-23: a purchase is as large as the purse allows, and no larger', (wanted, asked, treasury, gcp) => {
  const { state, house } = firstHouse();
  house.treasury = treasury;
  house.gcp = gcp;
  buyPoints(state.rules, house, wanted, asked);
  const count = house.research.points[wanted];
  expect(treasury - house.treasury).toBe(priceOfPoints(house, wanted, count));
  expect(house.treasury).toBeGreaterThanOrEqual(0);
  if (count < asked) expect(priceOfPoints(house, wanted, count + 1)).toBeGreaterThan(treasury);
});
