import { describe, expect, test } from 'vitest';
import { endings, galaxyOf, groups, home, planet, race, reasons, turn, turnUpTo } from '../turns.js';
import type { GalaxyGame } from '../turns.js';

/** Race 1 has drive technology 2; a Drone of drive technology 1 costs 10 × ½ × 1 = 5. */
function game(production: number, ships: number, parameters = {}): GalaxyGame {
  const made = galaxyOf({
    planets: [home(1, { size: production, population: production, industry: production }), home(2)],
    groups: [{ type: 'Drone', ships }],
    parameters,
  });
  race(made, 1).tech.drive = 2;
  return made;
}

describe('N-16, step 7: upgrades', () => {
  test('N-16: without a number as many whole ships as production covers become a new group', () => {
    const after = turnUpTo('upgrades', game(12, 5), { 1: 'g 1' });
    expect(groups({ state: after }).map(({ ships, tech }) => [ships, tech.drive])).toEqual([
      [3, 1],
      [2, 2],
    ]);
    expect(planet({ state: after }, 1).spent).toBe(10);
  });

  test('N-16: with a number, 0 included, exactly those, each by the same share of its gap', () => {
    const half = turnUpTo('upgrades', game(10, 4), { 1: 'g 1 0' });
    expect(groups({ state: half }).map(({ ships, tech }) => [ships, tech.drive])).toEqual([[4, 1.5]]);
    const two = turnUpTo('upgrades', game(12, 4), { 1: 'g 1 2' });
    expect(groups({ state: two }).map(({ ships, tech }) => [ships, tech.drive])).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });

  test('N-16: parts that a ship does not have stay without technology', () => {
    const made = game(12, 1);
    race(made, 1).tech = { drive: 2, weapons: 3, shields: 3, cargo: 3 };
    const after = turnUpTo('upgrades', made, { 1: 'g 1' });
    expect(groups({ state: after }).map(({ tech }) => tech)).toEqual([
      { drive: 2, weapons: 0, shields: 0, cargo: 0 },
    ]);
  });

  test('compatibility: the classic upgrade is always spread', () => {
    const after = turnUpTo('upgrades', game(10, 4, { upgrade: 'classic' }), { 1: 'g 1' });
    expect(groups({ state: after }).map(({ ships, tech }) => [ships, tech.drive])).toEqual([[4, 1.5]]);
  });

  test('N-14, N-28: upgraded ships cannot be sent; ships at current technologies, and no production', () => {
    const lines = { 1: 'g 1 2\ns MAX 2\ng 1\ng 1\ns 1 2' };
    expect(endings(turn(game(10, 4), lines))).toEqual([
      'g 1 2: done',
      'g 1: no-production',
      'g 1: no-production',
      's MAX 2: upgraded',
      's 1 2: done',
    ]);
    const current = galaxyOf({ planets: [home(1)], groups: [{ type: 'Drone' }] });
    const asked = turn(current, { 1: 'g 1' });
    expect(endings(asked)).toEqual(['g 1: at-current-tech']);
    expect(reasons(asked)).toEqual(['The ships are at your technologies already: drive 1.']);
  });

  test('N-10, vector 13: the rest of the production makes materials', () => {
    const made = galaxyOf({
      planets: [home(1, { size: 500, population: 500, industry: 500 })],
      groups: [{ type: 'Drone' }],
    });
    const own = race(made, 1);
    own.types.push({
      id: 99,
      name: 'Ten',
      design: { drive: 10, attacks: 3, weapons: 4, shields: 6, cargo: 5 },
    });
    own.tech = { drive: 2, weapons: 2, shields: 2, cargo: 1.5 };
    for (const group of made.state.groups) {
      group.typeId = 99;
      group.tech = { drive: 1, weapons: 1, shields: 1, cargo: 1 };
    }
    const after = turn(made, { 1: 'p 1 MAT\ng 1 0' });
    expect(planet(after, 1).stock.MAT).toBeCloseTo(3633.3333, 4);
  });
});
