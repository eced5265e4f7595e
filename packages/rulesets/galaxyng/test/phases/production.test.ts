import { describe, expect, test } from 'vitest';
import { galaxyOf, groups, home, planet, race, turn } from '../turns.js';

describe('N-16, steps 14 and 15: production and growth', () => {
  test('manual "Ship Building": Cruisers from 750 a turn, with the technologies of the last turn', () => {
    const game = galaxyOf({
      planets: [home(1, { size: 750, population: 750, industry: 750 }), home(1)],
    });
    const first = turn(game, { 1: 'p 1 Cruiser\np 2 DRIVE' });
    expect(groups(first)).toMatchObject([{ ships: 1, tech: { drive: 1 }, planetId: 1 }]);
    expect(race(first, 1)).toMatchObject({ produced: 49.5, tech: { drive: 1.2 } });
    const second = turn(first);
    expect(groups(second).map(({ ships, tech }) => [ships, tech.drive])).toEqual([
      [1, 1],
      [2, 1.2],
    ]);
  });

  test('N-16: ships are built before research of the same turn counts', () => {
    const game = galaxyOf({ planets: [home(1), home(1)] });
    const after = turn(game, { 1: 'p 1 WEAPONS\np 2 Gunship' });
    expect(groups(after)[0]?.tech.weapons).toBe(1);
    expect(race(after, 1).tech.weapons).toBe(1.2);
  });

  test('N-10: cargo technology costs half', () => {
    const after = turn(galaxyOf({ planets: [home(1)] }), { 1: 'p 1 CARGO' });
    expect(race(after, 1).tech.cargo).toBe(1.4);
  });

  test('manual "Industry": capital made becomes industry, what is too much stays', () => {
    const made = (industry: number) =>
      planet(turn(galaxyOf({ planets: [home(1, { industry })] }), { 1: 'p 1 CAP' }), 1);
    // 0.75 × 800 + 250 = 850 production, 850 ÷ 5.1 = 166.67 capital
    expect(made(800).industry).toBeCloseTo(966.666667, 6);
    expect(made(1000)).toMatchObject({ industry: 1000 });
    expect(made(1000).stock.CAP).toBeCloseTo(196.078431, 6);
  });

  test('N-16: unowned planets neither make anything nor grow', () => {
    const game = galaxyOf({ planets: [home(1), { size: 100, population: 50, industry: 50 }] });
    expect(planet(turn(game), 2)).toEqual(planet(game, 2));
  });

  test('vector 12: shipRounding classic takes 0.01 off a mass over 49.5', () => {
    const built = (parameters: Record<string, string>) => {
      const game = galaxyOf({ planets: [home(1)], parameters });
      return turn(game, { 1: 'd Big 99.01 0 0 0 0\np 1 Big' });
    };
    expect(groups(built({}))).toEqual([]);
    expect(planet(built({}), 1).carry).toBe(1000);
    const classic = built({ shipRounding: 'classic' });
    expect(groups(classic)).toHaveLength(1);
    expect(planet(classic, 1).carry).toBeCloseTo(0.1, 9);
    // the ship itself has its whole mass
    expect(race(classic, 1).produced).toBe(99.01);
  });
});
