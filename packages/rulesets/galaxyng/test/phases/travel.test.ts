import { describe, expect, test } from 'vitest';
import { endings, galaxyOf, groups, home, turn, turnUpTo } from '../turns.js';

describe('N-16, steps 8 and 11: departure and movement', () => {
  test('N-16: a Drone makes 20 light years a turn; below 0.01 to go it has arrived', () => {
    const game = galaxyOf({
      planets: [home(1, { x: 0 }), { x: 50 }, { x: 20.005 }],
      groups: [{ type: 'Drone', ships: 2 }],
    });
    const first = turn(game, { 1: 's 1 2 1\ns 1 3' });
    expect(
      first.state.groups.map(({ planetId, originId, distance }) => [planetId, originId, distance]),
    ).toEqual([
      [3, null, 0],
      [2, 1, 30],
    ]);
    const third = turn(turn(first));
    expect(groups(third).map(({ planetId, originId }) => [planetId, originId])).toEqual([
      [2, null],
      [3, null],
    ]);
  });

  test('N-16: a fleet travels as fast as its slowest group, loads considered', () => {
    const game = galaxyOf({
      planets: [home(1, { x: 0 }), { x: 100 }],
      groups: [{ type: 'Drone' }, { type: 'Hauler', cargo: 'MAT', load: 1.1 }],
    });
    const after = turn(game, { 1: 'd fleet Pack\nj 1 Pack\nj 2 Pack\ns Pack 2' });
    for (const { distance } of after.state.groups) expect(distance).toBeCloseTo(100 - 9.756098, 6);
  });

  test('N-47: a fleet in hyperspace cannot be erased, so that its fast ships do not outrun the slow ones', () => {
    const game = galaxyOf({
      planets: [home(1, { x: 0 }), { x: 100 }],
      groups: [{ type: 'Drone' }, { type: 'Hauler' }],
    });
    const away = turn(game, { 1: 'd fleet Pack\nj 1 Pack\nj 2 Pack\ns Pack 2' });
    expect(endings(turn(away, { 1: 'e Pack' }))).toEqual(['e Pack: fleet-in-hyperspace']);
    expect(endings(turn(game, { 1: 'd fleet Pack\nj 1 Pack\ne Pack' }))[2]).toBe('e Pack: done');
  });

  test('N-16: ships with more than four turns to go turn back, by the way flown so far', () => {
    const planets = [home(1, { x: 0 }), { x: 200 }];
    const far = galaxyOf({
      planets,
      groups: [{ type: 'Drone', planetId: 2, originId: 1, distance: 90 }],
    });
    const back = turnUpTo('departure', far, { 1: 'h 1' });
    expect(back.groups).toMatchObject([{ planetId: 1, originId: 2, distance: 110 }]);
    const near = galaxyOf({
      planets,
      groups: [{ type: 'Drone', planetId: 2, originId: 1, distance: 80 }],
    });
    expect(endings(turn(near, { 1: 'h 1' }))).toEqual(['h 1: too-near']);
    const classic = { ...near, state: { ...near.state, rules: { ...near.state.rules } } };
    classic.state.rules.classic = { ...classic.state.rules.classic, bounds: true };
    expect(endings(turn(classic, { 1: 'h 1' }))).toEqual(['h 1: done']);
  });

  test('N-27, N-28: what has no drive stays, and a journey leads elsewhere', () => {
    const game = galaxyOf({ planets: [home(1), {}], groups: [{ type: 'Fort' }, { type: 'Drone' }] });
    expect(endings(turn(game, { 1: 's 1 2\ni 1 2\ns 2 1\nh 2' }))).toEqual([
      's 1 2: cannot-move',
      'i 1 2: cannot-move',
      's 2 1: same-place',
      'h 2: not-in-hyperspace',
    ]);
  });
});

describe('N-16, step 10: interception', () => {
  /** Race 2 leaves planet 2 for planets 3 and 4; race 1 waits at planet 1. */
  const galaxy = {
    planets: [home(1, { x: 0 }), home(2, { x: 20 }), { x: 30 }, { x: 40, y: 20 }, { x: 200 }],
    groups: [
      { type: 'Bomber', ships: 1 },
      { type: 'Drone', raceId: 2, planetId: 2, ships: 9 },
      { type: 'Flak', raceId: 2, planetId: 2, ships: 3 },
    ],
    parameters: { peaceTurns: 9 },
  } as const;
  /** A Bomber of mass 30 makes 20 × 10 ÷ 30 = 6.67: only what is within 13.3 can be reached. */
  const reach = { ...galaxy, groups: [{ ...galaxy.groups[0], planetId: 2 }, ...galaxy.groups.slice(1)] };

  test('N-16: it follows the heaviest ships whose destination is within two turns', () => {
    const game = galaxyOf({ ...reach, planets: [home(1, { x: 11 }), ...galaxy.planets.slice(1)] });
    const after = turnUpTo('interception', game, { 1: 'i 1 2', 2: 's 1 1 5\ns 2 3' });
    // 5 Drones of mass 1 to planet 1, 3 Flaks of mass 3 to planet 3
    expect(groups({ state: after })[0]).toMatchObject({ planetId: 3 });
    const light = turnUpTo('interception', game, { 1: 'i 1 2', 2: 's 1 1 5\ns 2 5' });
    expect(groups({ state: light })[0]).toMatchObject({ planetId: 1 });
  });

  test('N-16: of equal masses the lowest number, and a single ship that leaves outweighs all that stay', () => {
    const game = galaxyOf({ ...reach, planets: [home(1, { x: 11 }), ...galaxy.planets.slice(1)] });
    const after = turnUpTo('interception', game, { 1: 'i 1 2', 2: 's 1 3 2\ns 1 1 2' });
    expect(groups({ state: after })[0]).toMatchObject({ planetId: 1 });
    const one = turnUpTo('interception', game, { 1: 'i 1 2', 2: 's 1 3 1' });
    expect(groups({ state: one })[0]).toMatchObject({ planetId: 3 });
  });

  test('N-16: without any in reach it goes to the target planet, or stays there', () => {
    const game = galaxyOf(galaxy);
    const away = turnUpTo('interception', game, { 1: 'i 1 2', 2: 's 1 5' });
    expect(groups({ state: away })[0]).toMatchObject({ planetId: 2, originId: 1 });
    const there = turnUpTo('interception', galaxyOf(reach), { 1: 'i 1 2' });
    expect(groups({ state: there })[0]).toMatchObject({ planetId: 2, originId: null });
  });

  test('N-16: interceptors never count: all choose at once', () => {
    const game = galaxyOf({
      ...reach,
      groups: [
        { type: 'Bomber', planetId: 2 },
        { type: 'Bomber', planetId: 2, raceId: 2 },
      ],
    });
    const after = turnUpTo('interception', game, { 1: 'i 1 2', 2: 'i 1 3' });
    expect(groups({ state: after })[0]).toMatchObject({ planetId: 2, originId: null });
  });
});
