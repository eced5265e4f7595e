import { describe, expect, test } from 'vitest';
import { galaxyOf, groups, home, planet, turnUpTo } from '../turns.js';
import type { GroupPart, PlanetPart } from '../turns.js';

/** Cargo bay that carries exactly 2.00: a MegaFreighter is far larger, so a type of its own is used. */
const PLANETS: readonly PlanetPart[] = [
  home(1, {
    stock: { COL: 10, CAP: 31, MAT: 0 },
    routes: { COL: 2, CAP: 2, MAT: null, EMP: 3 },
  }),
  {},
  {},
];
/** A Hauler of cargo technology 2 ÷ 1.1 carries 2. */
const twos = (ships: number, part: Partial<GroupPart> = {}): GroupPart => ({
  type: 'Hauler',
  ships,
  tech: { drive: 1, weapons: 0, shields: 0, cargo: 2 / 1.1 },
  ...part,
});

function followed(groupParts: readonly GroupPart[], parameters = {}) {
  const state = turnUpTo('routes', galaxyOf({ planets: PLANETS, groups: groupParts, parameters }));
  return {
    state,
    rows: groups({ state }).map(({ number, ships, cargo, load, planetId, originId }) => [
      number,
      ships,
      cargo,
      Number(load.toFixed(6)),
      originId === null ? 'here' : planetId,
    ]),
  };
}

describe('N-16, step 9: routes', () => {
  test('vector 16: 5 ships with 2.0 COL, 16 with 1.9375 CAP, 19 empty', () => {
    const { state, rows } = followed([twos(40)]);
    expect(rows).toEqual([
      [1, 19, null, 0, 3],
      [2, 5, 'COL', 2, 2],
      [3, 16, 'CAP', 1.9375, 2],
    ]);
    expect(planet({ state }, 1).stock).toEqual({ COL: 0, CAP: 0, MAT: 0 });
  });

  test('manual "Routes": a ship of capacity 40 with a lower number takes all colonists, with a higher one it goes empty', () => {
    const big = twos(1, { tech: { drive: 1, weapons: 0, shields: 0, cargo: 40 / 1.1 } });
    expect(followed([big, twos(40)]).rows).toEqual([
      [1, 1, 'COL', 10, 2],
      [2, 24, null, 0, 3],
      [3, 16, 'CAP', 1.9375, 2],
    ]);
    expect(followed([twos(40), big]).rows).toEqual([
      [1, 19, null, 0, 3],
      [2, 1, null, 0, 3],
      [3, 5, 'COL', 2, 2],
      [4, 16, 'CAP', 1.9375, 2],
    ]);
  });

  test('compatibility: in the classic way the ships that are used keep the number', () => {
    expect(followed([twos(40)], { routeSplit: 'classic' }).rows).toEqual([
      [1, 5, 'COL', 2, 2],
      [2, 16, 'CAP', 1.9375, 2],
      [3, 19, null, 0, 3],
    ]);
  });

  test('N-16: ships that are loaded already go as they are; ships in fleets, without drive or sent elsewhere do not', () => {
    const state = turnUpTo(
      'routes',
      galaxyOf({
        planets: PLANETS,
        groups: [
          { type: 'Hauler', cargo: 'CAP', load: 0.5 },
          { type: 'Hauler', ships: 2 },
          { type: 'Hauler' },
          { type: 'Fort' },
        ],
      }),
      { 1: 'd fleet Pack\nj 2 Pack\ni 3 1' },
    );
    expect(groups({ state }).map(({ cargo, load, originId }) => [cargo, load, originId])).toEqual([
      ['CAP', 0.5, 1],
      [null, 0, null],
      [null, 0, null],
      [null, 0, null],
    ]);
  });
});
