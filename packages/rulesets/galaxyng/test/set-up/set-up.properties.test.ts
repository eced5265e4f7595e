import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { distance } from '../../src/formulas/distance.js';
import { newState } from '../games.js';

const given = [fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 8 }), fc.boolean()] as const;

test.prop([...given], { numRuns: 40 })(
  'N-08: homes of two races are apart, development planets are near their race, all planets in the galaxy',
  (seed, races, isSpherical) => {
    const size = 200;
    const { planets, rules } = newState(races, { size, spherical: isSpherical ? 'on' : 'off' }, {}, seed);
    const homes = planets.filter(({ ownerId }) => ownerId !== null);
    for (const one of homes) {
      for (const other of homes) {
        if (one.ownerId === other.ownerId) continue;
        // first homes keep 30 from all owned planets before them; others are at most 3 from their first
        expect(distance(rules, one, other)).toBeGreaterThan(30 - 3 - 0.03);
      }
    }
    for (const { x, y, size: room, resources, ownerId } of planets) {
      expect(x >= 0 && y >= 0 && x < size && y < size).toBe(true);
      expect(room).toBeGreaterThan(0);
      expect(resources).toBeGreaterThanOrEqual(ownerId === null ? 0.42 : 10);
      if (ownerId === null && room > 200) {
        const nearest = Math.min(...homes.map((home) => distance(rules, home, { x, y })));
        expect(nearest).toBeLessThan(15.02);
      }
    }
  },
);
