import type { Board, BoardPlace } from '@ec/engine';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { neighbour, type WayKey } from '../src/board/neighbour.js';
import { counted, isOwn, journeyOf, movesOf, placeText, unitsLeft } from '../src/board/plan.js';

function place(name: string, x: number, y: number, side: string | null = null, units = 0): BoardPlace {
  return { name, x, y, radius: 10, side, units, about: 'size 1' };
}

const places = [
  place('A1', 0, 0, 'red', 12),
  place('B1', 10, 0),
  place('A2', 0, 10, 'blue', 1),
  place('C3', 20, 20),
];

const board: Board = {
  ...{ turn: 4, width: 30, height: 30, turnName: 'tick', units: ['ship', 'ships'], places, movements: [] },
  ...{ lines: [], labels: [], news: [] },
  sides: [
    { id: 'red', name: 'Ada', tone: 'red', isOwn: true },
    { id: 'blue', name: 'Bo', tone: 'blue', isOwn: false },
  ],
  ways: [
    {
      ...{ id: 'slow', name: 'Slow', order: '{from} -> {to} {units}', arriving: [1, 1] },
      turns: [
        [0, 1, 1, 3],
        [1, 0, 2, 3],
        [1, 2, 0, 3],
        [3, 3, 3, 0],
      ],
    },
    {
      ...{ id: 'fast', name: 'Fast', order: '{from} => {to} {units}', arriving: [2, 1] },
      turns: [
        [0, 1, 1, 2],
        [1, 0, 1, 2],
        [1, 1, 0, 2],
        [2, 2, 2, 0],
      ],
    },
  ],
};

describe('A plan on a board', () => {
  const moves = movesOf(board, ['A1 -> C3 5', 'A1 => B1 4', 'A1 -> Z9 1', 'sail away']);

  test('counts what orders send away; orders that are none of the board are left out', () => {
    expect(moves).toEqual([
      { way: 'slow', from: 'A1', to: 'C3', units: 5 },
      { way: 'fast', from: 'A1', to: 'B1', units: 4 },
    ]);
    // 12 - 5 - 4
    expect(unitsLeft(places[0] ?? expect.fail(), moves)).toBe(3);
    expect(unitsLeft(places[1] ?? expect.fail(), moves)).toBe(0);
  });

  test('says when units arrive, and how many: they leave with turn 5', () => {
    expect(journeyOf(board, { way: 'slow', from: 'A1', to: 'C3', units: 7 })).toEqual({ turns: 3, arrives: 8, units: 7 });
    expect(journeyOf(board, { way: 'fast', from: 'A1', to: 'C3', units: 7 })).toEqual({ turns: 2, arrives: 7, units: 3 });
    expect(journeyOf(board, { way: 'slow', from: 'A1', to: 'A1', units: 7 })).toBeUndefined();
  }); // prettier-ignore

  test('tells places to those who hear it', () => {
    const texts = places.map((one) => placeText(board, one, moves));
    expect(texts).toEqual([
      'A1: yours, 12 ships, 3 not ordered away, size 1',
      'B1: nobody’s, 0 ships, size 1',
      'A2: Bo, 1 ship, size 1',
      'C3: nobody’s, 0 ships, size 1',
    ]);
    expect(places.map((one) => isOwn(board, one))).toEqual([true, false, false, false]);
    expect([1, 2].map((count) => counted(board, count))).toEqual(['1 ship', '2 ships']);
  });
});

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

const at = (x: number, y: number): BoardPlace => place(`${x} ${y}`, x, y);

/** The places to which keys lead from one, however often they are pressed. */
function reachedBy(all: readonly BoardPlace[], start: BoardPlace, keys: readonly WayKey[]): Set<BoardPlace> {
  const reached = new Set([start]);
  for (const from of reached) for (const key of keys) reached.add(neighbour(all, from, key));
  return reached;
}

describe('Arrow keys', () => {
  test('lead to the nearest place in their direction, and nowhere where there is none', () => {
    const [a1 = expect.fail(), , , c3 = expect.fail()] = places;
    const to = (from: BoardPlace, key: WayKey): string => neighbour(places, from, key).name;
    expect(to(a1, 'ArrowRight')).toBe('B1');
    expect(to(a1, 'ArrowDown')).toBe('A2');
    expect(to(a1, 'ArrowUp')).toBe('A1');
    // B1: 10 ahead and 20 aside counts 50; A2: 20 ahead and 10 aside counts 40
    expect(to(c3, 'ArrowLeft')).toBe('A2');
  });

  test('pass by a place that has one as near on every side; Page Down and Page Up reach it', () => {
    const [corner, ...others] = [at(9, 5), at(4, 2), at(9, 0), at(1, 1), at(0, 5), at(7, 1)] as const;
    const all = [...others, corner];
    // (7, 1) goes down to (4, 2), which counts 1 + 6, and not to the corner, which counts 4 + 4
    expect(reachedBy(all, others[0], ARROWS)).toEqual(new Set(others));
    // in rows: (9, 0); (1, 1), (7, 1); (4, 2); (0, 5), the corner
    expect(neighbour(all, others[3], 'PageDown')).toBe(corner);
    expect(neighbour(all, corner, 'PageDown')).toBe(others[1]);
    expect(neighbour(all, others[1], 'PageUp')).toBe(corner);
    expect(neighbour(all, corner, 'PageUp')).toBe(others[3]);
  });

  const spot = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) });
  property.prop([fc.uniqueArray(spot, { minLength: 1, maxLength: 22, selector: ({ x, y }) => `${x} ${y}` })])(
    'reach every place from every other, with Page Down',
    (spots) => {
      const all = spots.map(({ x, y }) => at(x, y));
      for (const start of all) expect(reachedBy(all, start, [...ARROWS, 'PageDown']).size).toBe(all.length);
    },
  );
});
