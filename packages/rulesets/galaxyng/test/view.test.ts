import { describe, expect, test } from 'vitest';
import { view } from '../src/view/view.js';
import { galaxyOf, home, turn, type GalaxyGame } from './turns.js';

const viewOf = ({ state, journal }: GalaxyGame, seat: number) => view(state, journal, seat);

describe('N-35: what a race sees', () => {
  const game = galaxyOf({
    planets: [
      home(1, { x: 0 }),
      home(2, { x: 50, stock: { COL: 3, CAP: 0, MAT: 0 }, product: { kind: 'ships', typeId: 2 } }),
      home(2, { x: 100 }),
      { x: 150, size: 77 },
      { x: 200, size: 88 },
    ],
    groups: [
      { type: 'Drone', planetId: 2 },
      { type: 'Drone', planetId: 4 },
      { type: 'Fort', raceId: 2, planetId: 2, ships: 3 },
      { type: 'Gunship', raceId: 2, planetId: 3 },
      { type: 'Flak', raceId: 2, planetId: 1, originId: 3, distance: 40, ships: 2 },
      { type: 'Flak', raceId: 2, planetId: 1, originId: 3, distance: 40, ships: 3, number: 8 },
      { type: 'Cruiser', raceId: 2, planetId: 4, originId: 3, distance: 25 },
    ],
    parameters: { peaceTurns: 9 },
  });
  const seen = viewOf(game, 1);

  test('N-35: planets owned or with own ships in orbit, and the groups there', () => {
    expect(seen.planets.map(({ isOwned, seen: planet }) => [isOwned, planet?.size ?? null])).toEqual([
      [true, 1000],
      [true, 1000],
      [true, null],
      [false, 77],
      [false, null],
    ]);
    expect(seen.planets[1]?.seen).toMatchObject({ ownerId: 2, stock: { COL: 3 } });
    expect(seen.alienGroups).toMatchObject([{ raceId: 2, planetId: 2, ships: 3 }]);
  });

  test('N-35: types of ships seen in orbit and in production, no others', () => {
    expect(seen.alienTypes.map(({ raceId, name }) => [raceId, name])).toEqual([
      [2, 'Flak'],
      [2, 'Fort'],
    ]);
  });

  test('N-33: incoming ships: equal origin, destination, distance and speed as one, with all their mass', () => {
    // two and three Flaks of mass 3 at 20 ÷ 3
    expect(seen.incoming).toHaveLength(1);
    expect(seen.incoming[0]).toMatchObject({ originId: 3, planetId: 1, distance: 40, mass: 15 });
    expect(seen.incoming[0]?.speed).toBeCloseTo(6.666667, 6);
    expect(viewOf(game, 2).incoming).toEqual([]);
  });

  test('N-35: others in hyperspace are cells of the map, never coordinates', () => {
    // 40 of 100 light years before planet 1, and 25 of 50 before planet 4; a cell is 300 ÷ 80 wide
    expect(seen.alienCells).toEqual([
      { column: Math.floor((40 * 80) / 300), row: 0 },
      { column: Math.floor((125 * 80) / 300), row: 0 },
    ]);
  });

  test('N-35: the status table is public', () => {
    expect(viewOf(turn(game), 1).races[1]).toMatchObject({ population: 2000, industry: 2000, planets: 2 });
  });

  test('N-35: a race sees the events that name it', () => {
    const after = turn(game, { 1: 'p 1 CAP', 2: 'p 3 CAP' });
    const { events } = viewOf(after, 1);
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ seats }) => !seats.includes(1))).toEqual([]);
  });

  test('compatibility: classic incoming groups are listed one by one', () => {
    const classic = structuredClone(game);
    classic.state.rules.classic.incoming = true;
    expect(viewOf(classic, 1).incoming.map(({ mass }) => mass)).toEqual([6, 9]);
  });
});
