import { SetupError } from '@ec/engine';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { formatCell, oppositeOf } from '../../src/cell.js';
import { newGame, planet } from '../boards.js';

/** A map of five pairs in the rows 2 and 9. */
const MAP = ['A', 'B', 'C', 'D', 'E'].flatMap((column, i) => [
  { cell: `${column}2`, size: 1 + i, ships: 10 * i },
  { cell: `${'JIHGF'[i]}9`, size: 1 + i, ships: 10 * i },
]);

/** What is wrong with a map. */
function fault(map: unknown): string {
  try {
    newGame({}, { map });
  } catch (error) {
    if (error instanceof SetupError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return '';
}

describe('M-01: a map that is drawn', () => {
  property.prop([fc.integer({ min: 5, max: 10 }), fc.nat({ max: 999 }), fc.string()])(
    'has the homes in two corners, and pairs of planets that are the same after a half-turn',
    (planetPairs, neutralShips, seed) => {
      const { planets } = newGame({ planetPairs, neutralShips }, {}, seed).state;
      expect(planets).toHaveLength(2 + 2 * planetPairs);
      expect(planets[0]).toEqual(planet('A1', 'red', 5, 0));
      expect(planets.at(-1)).toEqual(planet('J10', 'blue', 5, 0));
      const neutrals = planets.slice(1, -1);
      for (const { owner, ships } of neutrals) {
        expect(owner).toBeNull();
        expect(ships).toBeLessThanOrEqual(neutralShips);
      }
      expect(neutrals.map((one) => ({ ...one, cell: oppositeOf(one.cell) })).toReversed()).toEqual(neutrals);
      expect(new Set(planets.map(({ cell }) => cell)).size).toBe(planets.length);
    },
  );

  test('differs from seed to seed, and not for one seed', () => {
    expect(newGame({}, {}, 1n).state).toEqual(newGame({}, {}, '1').state);
    expect(newGame({}, {}, 1n).state.planets).not.toEqual(newGame({}, {}, 2n).state.planets);
  });

  test('M-01: has 10 to 20 neutral planets', () => {
    expect(() => newGame({ planetPairs: 4 })).toThrow(SetupError);
    expect(() => newGame({ planetPairs: 11 })).toThrow(SetupError);
  });
});

describe('M-01: a map from a file', () => {
  test('is played as it is given', () => {
    const { planets } = newGame({}, { map: MAP }).state;
    expect(planets).toHaveLength(12);
    expect(planets.filter(({ size }) => size === 3).map(({ cell }) => formatCell(cell))).toEqual([
      'C2',
      'H9',
    ]);
    expect(fault(MAP)).toBe('');
  });

  test.each([
    [
      'a planet without its twin',
      [...MAP.slice(0, -1), { ...MAP[9], cell: 'F8' }],
      'asymmetric-map: templates.map.8: expected a planet of size 5 with 40 ships at F9 as well',
    ],
    [
      'a twin of another size',
      MAP.map((row, i) => (i === 2 ? { ...row, size: 5 } : row)),
      'asymmetric-map: ',
    ],
    [
      'a twin with other ships',
      MAP.map((row, i) => (i === 3 ? { ...row, ships: 9 } : row)),
      'asymmetric-map: ',
    ],
    ['a cell twice', [...MAP, MAP[0]], 'bad-template: templates.map.10.cell'],
    ['a home', [...MAP, { cell: 'A1', size: 5, ships: 0 }], 'bad-template: templates.map.10.cell'],
    [
      'no cell',
      [...MAP, { cell: 'K1', size: 5, ships: 0 }],
      'on the grid, no home, and not taken, received "K1"',
    ],
    ['no size', [...MAP, { cell: 'A5', size: 6, ships: 0 }], 'bad-template: templates.map.10.size'],
    [
      'too many ships',
      [...MAP, { cell: 'A5', size: 1, ships: 1000 }],
      'bad-template: templates.map.10.ships',
    ],
    ['fewer than 10 planets', MAP.slice(0, 8), 'bad-template: templates.map'],
    ['no list', 'A1', 'bad-template: templates.map'],
  ])('is refused with %s', (_, map, message) => {
    expect(fault(map)).toContain(message);
  });

  test('is called map', () => {
    expect(() => newGame({}, { maps: MAP })).toThrow('templates.maps');
  });
});
