import { fc, test as law } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { distance, neighbours } from '../src/grid.js';
import { GRIDS } from '../src/state.js';

test("P-02: distance counts king's moves", () => {
  expect(distance('square', { x: 0, y: 0 }, { x: 3, y: 2 })).toBe(3);
  expect(distance('square', { x: 4, y: 7 }, { x: 4, y: 7 })).toBe(0);
  expect(neighbours('square', { x: 1, y: 1 })).toHaveLength(8);
});

test('P-02: on a hexagonal grid a tile has six neighbours, odd rows half a tile to the right', () => {
  const around = (x: number, y: number) =>
    neighbours('hexagonal', { x, y }).map((tile) => `${tile.x},${tile.y}`);
  expect(around(1, 2)).toEqual(['0,1', '1,1', '0,2', '2,2', '0,3', '1,3']);
  expect(around(1, 1)).toEqual(['1,0', '2,0', '0,1', '2,1', '1,2', '2,2']);
  expect(distance('hexagonal', { x: 0, y: 0 }, { x: 0, y: 2 })).toBe(2);
  expect(distance('hexagonal', { x: 0, y: 0 }, { x: 2, y: 1 })).toBe(3);
});

const tile = fc.record({ x: fc.nat(30), y: fc.nat(30) });

law.prop([fc.constantFrom(...GRIDS), tile, tile, tile])('P-02: distance is a metric', (grid, a, b, c) => {
  expect(distance(grid, a, b)).toBe(distance(grid, b, a));
  expect(distance(grid, a, b) === 0).toBe(a.x === b.x && a.y === b.y);
  expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c));
});

law.prop([fc.constantFrom(...GRIDS), tile, tile])('P-02: some neighbour is one step nearer', (grid, a, b) => {
  const away = distance(grid, a, b);
  const nearest = Math.min(...neighbours(grid, a).map((next) => distance(grid, next, b)));
  expect(nearest).toBe(away === 0 ? 1 : away - 1);
});
