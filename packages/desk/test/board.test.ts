import type { Board, BoardPlace } from '@ec/engine';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { neighbour, type Direction } from '../src/board/neighbour.js';
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

describe('Arrow keys', () => {
  test('lead to the nearest place in their direction, and nowhere where there is none', () => {
    const [a1 = expect.fail(), , , c3 = expect.fail()] = places;
    const to = (from: BoardPlace, key: Direction): string => neighbour(places, from, key).name;
    expect(to(a1, 'ArrowRight')).toBe('B1');
    expect(to(a1, 'ArrowDown')).toBe('A2');
    expect(to(a1, 'ArrowUp')).toBe('A1');
    // B1: 10 ahead and 20 aside counts 50; A2: 20 ahead and 10 aside counts 40
    expect(to(c3, 'ArrowLeft')).toBe('A2');
  });

  const spot = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) });
  property.prop([fc.uniqueArray(spot, { minLength: 1, maxLength: 22, selector: ({ x, y }) => `${x} ${y}` })])(
    'reach every place from every other',
    (spots) => {
      const all = spots.map(({ x, y }, i) => place(String(i), x, y));
      const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
      for (const start of all) {
        const reached = new Set([start]);
        for (const from of reached) for (const key of keys) reached.add(neighbour(all, from, key));
        expect(reached.size).toBe(all.length);
      }
    },
  );
});
