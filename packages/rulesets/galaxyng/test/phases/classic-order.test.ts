import { describe, expect, test } from 'vitest';
import { CLASSIC } from '../../src/parameters.js';
import { endings, galaxyOf, groups, home, planet, race, turn } from '../turns.js';

describe('N-20: the classic order of the turn', () => {
  test('N-20: ships that are sent have left before the first battle', () => {
    const galaxy = {
      planets: [home(2), { x: 100 }],
      groups: [{ type: 'Drone' }, { type: 'Fort', raceId: 2, ships: 10 }],
    } as const;
    expect(groups(turn(galaxyOf(galaxy), { 1: 's 1 2' }))).toEqual([]);
    const classic = turn(galaxyOf({ ...galaxy, parameters: { turnOrder: 'classic' } }), { 1: 's 1 2' });
    expect(groups(classic)).toHaveLength(1);
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
    const after = turn(game, { 1: 'l 1 COL 2\ns MAX 2\ni 1 3\ng 1\nq Race_1\ny word' });
    expect(endings(after)).toEqual([
      'l 1 COL 2: done',
      's MAX 2: done',
      'g 1: at-current-tech',
      'i 1 3: done',
      'q Race_1: done',
      'y word: done',
    ]);
  });
});
