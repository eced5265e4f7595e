import { describe, expect, test } from 'vitest';
import { distance, hexesWithin, homeHexes, neighbourPairs, type Hex } from '../../src/map/hexes.js';

const leastDistance = (houses: number): number => leastOf(homeHexes(houses));

const leastOf = (homes: readonly Hex[]): number => {
  const pairs = homes.flatMap((one, i) => homes.slice(i + 1).map((other) => distance(one, other)));
  return Math.min(...pairs);
};

describe('X-16: hexes', () => {
  test('T27: 4 Houses have 61 systems and homes at 4,0 −2,4 −4,0 2,−4, 6 apart', () => {
    expect(hexesWithin(4)).toHaveLength(61);
    expect(homeHexes(4)).toEqual([
      { q: 4, r: 0 },
      { q: -2, r: 4 },
      { q: -4, r: 0 },
      { q: 2, r: -4 },
    ]);
    expect(leastDistance(4)).toBe(6);
  });

  test('T27: 2 Houses have 19 systems and homes at 2,0 and −2,0', () => {
    expect(hexesWithin(2)).toHaveLength(19);
    expect(homeHexes(2)).toEqual([
      { q: 2, r: 0 },
      { q: -2, r: 0 },
    ]);
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'X-16: %i Houses have as many rings of hexes, sorted, and homes on the outermost',
    (houses) => {
      const hexes = hexesWithin(houses);
      expect(hexes).toHaveLength(3 * houses * houses + 3 * houses + 1);
      expect(hexes).toEqual(hexes.toSorted((one, other) => one.q - other.q || one.r - other.r));
      expect(homeHexes(houses)).toHaveLength(houses);
      for (const home of homeHexes(houses)) expect(distance(home, { q: 0, r: 0 })).toBe(houses);
    },
  );

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'X-16: of %i Houses each is as far from the next as all others, 6 jumps (of two 4), and no home is nearer',
    (houses) => {
      const homes = homeHexes(houses);
      const apart = houses === 2 ? 4 : 6;
      for (const [i, home] of homes.entries()) {
        const next = homes[(i + 1) % houses];
        expect(next && distance(home, next)).toBe(apart);
        const others = homes.filter((other) => other !== home);
        expect(Math.min(...others.map((other) => distance(home, other)))).toBe(apart);
      }
    },
  );

  test.each([2, 3, 4])('X-16: no other homes of %i Houses on the outer ring are farther apart', (houses) => {
    const ring = hexesWithin(houses).filter((hex) => distance(hex, { q: 0, r: 0 }) === houses);
    const farthest = (from: number, chosen: readonly Hex[]): number => {
      if (chosen.length === houses) return leastOf(chosen);
      return Math.max(0, ...ring.slice(from).map((hex, i) => farthest(from + i + 1, [...chosen, hex])));
    };
    expect(farthest(0, [])).toBe(leastDistance(houses));
  });

  test('X-16: the distance of 1,1 and −2,2 is 3', () => {
    expect(distance({ q: 1, r: 1 }, { q: -2, r: 2 })).toBe(3);
    expect(distance({ q: 1, r: 1 }, { q: -1, r: -1 })).toBe(4);
  });

  test('X-17: a ring of six around the hub makes 12 pairs of neighbours', () => {
    const pairs = neighbourPairs(hexesWithin(1));
    expect(pairs).toHaveLength(12);
    // the hub is the fourth of seven
    expect(pairs.filter((pair) => pair.includes(3))).toHaveLength(6);
    expect(pairs).toEqual(pairs.toSorted(([a, b], [c, d]) => a - c || b - d));
  });
});
