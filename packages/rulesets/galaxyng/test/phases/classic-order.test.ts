import { describe, expect, test } from 'vitest';
import { CLASSIC } from '../../src/editions.js';
import { endings, galaxyOf, groups, home, planet, race, turn } from '../turns.js';

describe('N-20: the classic order of the turn', () => {
  const besieged = {
    planets: [home(2), { x: 100 }, { x: 40 }],
    groups: [
      { type: 'Drone', ships: 3 },
      { type: 'Fort', raceId: 2, ships: 10 },
    ],
  } as const;

  test.each(['manual', 'classic'])(
    'N-44: three drones that are sent away are shot where they stand: %s',
    (turnOrder) => {
      const game = galaxyOf({ ...besieged, parameters: { turnOrder } });
      for (const order of ['s 1 2', 'i 1 2', 'd fleet Pack\nj 1 Pack\ns Pack 2'])
        expect(groups(turn(game, { 1: order }))).toEqual([]);
    },
  );

  test('N-44: ships that are sent bomb the planet that they leave, and then leave', () => {
    const game = galaxyOf({
      planets: [home(2), { x: 100 }],
      groups: [{ type: 'Bomber' }],
      parameters: { turnOrder: 'classic' },
    });
    const after = turn(game, { 1: 's 1 2' });
    expect(planet(after, 1).population).toBeLessThan(1000);
    // a Bomber's mass is 30 with a drive of 10: 20 × 10 ÷ 30 light years a turn, of 90
    expect(groups(after)).toMatchObject([{ planetId: 2, originId: 1 }]);
    expect(groups(after)[0]?.distance).toBeCloseTo(90 - 200 / 30, 9);
  });

  test('N-44: an interceptor is in hyperspace from its line on', () => {
    const galaxy = {
      planets: [home(1), { x: 14 }],
      groups: [{ type: 'Hauler' }],
    } as const;
    const sheet = { 1: 'i 1 2\nl 1 CAP' };
    expect(endings(turn(galaxyOf(galaxy), sheet))).toEqual(['l 1 CAP: too-little', 'i 1 2: done']);
    const classic = galaxyOf({ ...galaxy, parameters: { turnOrder: 'classic' } });
    expect(endings(turn(classic, sheet))).toEqual(['l 1 CAP: in-hyperspace', 'i 1 2: done']);
    expect(endings(turn(classic, { 1: 'l 1 CAP\ni 1 2' }))).toEqual(['l 1 CAP: too-little', 'i 1 2: done']);
  });

  test.each(['manual', 'classic'])(
    'N-44: interceptors follow the heaviest ships, in both orders: %s',
    (turnOrder) => {
      const game = galaxyOf({
        planets: [{ x: 10 }, { x: 12 }, { x: 14 }, home(2, { x: 16 })],
        groups: [
          { type: 'Drone', ships: 2 },
          { type: 'Drone', raceId: 2, planetId: 2, ships: 1 },
          { type: 'Drone', raceId: 2, planetId: 2, ships: 4 },
        ],
        parameters: { turnOrder },
      });
      // one ship goes to planet 4, four go to planet 3, where the interceptor arrives with them; a Drone flies 20 a turn
      const after = turn(game, { 1: 'i 1 2', 2: 's 1 4\ns 2 3' });
      expect(endings(after, 1)).toEqual(['i 1 2: done']);
      expect(groups(after)).toMatchObject([{ planetId: 3, originId: null, ships: 2 }]);
      // nobody leaves planet 2: the interceptor goes there
      expect(groups(turn(game, { 1: 'i 1 2' }))).toMatchObject([{ planetId: 2, originId: null }]);
      // it watches where it stands, and nobody leaves
      expect(groups(turn(game, { 1: 'i 1 1' }))).toMatchObject([{ planetId: 1, originId: null }]);
    },
  );

  test('N-44: in the classic order the first of two names for a planet counts, otherwise the last', () => {
    const names = { 1: 'n 1 Zephir\nn 1 Aeolus' };
    const game = galaxyOf({ planets: [home(1), home(2)] });
    expect(planet(turn(game, names), 1).name).toBe('Aeolus');
    const classic = turn(galaxyOf({ planets: [home(1), home(2)], parameters: { names: 'classic' } }), names);
    expect(planet(classic, 1).name).toBe('Zephir');
    expect(endings(classic)).toEqual(['n 1 Zephir: done', 'n 1 Aeolus: renamed-already']);
    expect(planet(turn(classic, { 1: 'n Zephir Aeolus' }), 1).name).toBe('Aeolus');
  });

  test('N-20: each line acts at once: what one line unloads the next loads', () => {
    const galaxy = {
      planets: [home(1), home(2)],
      groups: [{ type: 'Hauler', cargo: 'CAP', load: 1 }, { type: 'Hauler' }],
    } as const;
    const sheet = { 1: 'l 2 CAP\nu 1' };
    expect(endings(turn(galaxyOf(galaxy), sheet))[0]).toBe('l 2 CAP: too-little');
    const classic = galaxyOf({ ...galaxy, parameters: { turnOrder: 'classic' } });
    expect(endings(turn(classic, sheet))[0]).toBe('l 2 CAP: too-little');
    expect(endings(turn(classic, { 1: 'u 1\nl 2 CAP' }))).toEqual(['u 1: done', 'l 2 CAP: done']);
  });

  test('N-20: g, n and t come after all others, then c', () => {
    const game = galaxyOf({ planets: [home(1), home(2)], parameters: { turnOrder: 'classic' } });
    const after = turn(game, { 1: 'c Camels\nn 1 Zephir\np 1 MAT\na Race_2' });
    expect(endings(after)).toEqual(['p 1 MAT: done', 'a Race_2: done', 'n 1 Zephir: done', 'c Camels: done']);
    expect(race(after, 1)).toMatchObject({ name: 'Camels', allies: [2] });
    expect(planet(after, 1).name).toBe('Zephir');
  });

  test('N-20: the preset plays a turn of everything', () => {
    const game = galaxyOf({
      planets: [home(1, { stock: { COL: 5, CAP: 0, MAT: 0 } }), { size: 100, x: 12 }, home(2)],
      groups: [{ type: 'Hauler', ships: 3 }],
      parameters: { ...CLASSIC },
    });
    const after = turn(game, { 1: 'l 1 COL 2\ns MAX 2\ni 1 3\ng 1\nq Race_1\ny sealed.word' });
    expect(endings(after)).toEqual([
      'l 1 COL 2: done',
      's MAX 2: done',
      'g 1: in-hyperspace',
      'i 1 3: done',
      'q Race_1: done',
      'y sealed.word: done',
    ]);
  });
});
