import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { WARPS } from '../src/state.js';
import { SPEED, shipsLost, warpTicks } from '../src/warp.js';
import { cell } from './boards.js';

// Distances: 1, √2, 2, √18 = 4.24, 5, √162 = 12.73.
test.each([
  ['A1', 'B1', 1, 1],
  ['A1', 'B2', 2, 1],
  ['A1', 'C1', 2, 1],
  ['C4', 'F7', 5, 3],
  ['A1', 'D5', 5, 3],
  ['A1', 'J10', 13, 7],
])('seed "Standard Warp", "Quantum Warp": %s to %s takes %i and %i ticks', (from, to, standard, quantum) => {
  expect(warpTicks('standard', cell(from), cell(to))).toBe(standard);
  expect(warpTicks('quantum', cell(from), cell(to))).toBe(quantum);
});

test('M-02: no warp takes less than a tick', () => {
  for (const warp of WARPS) expect(warpTicks(warp, 5, 5)).toBe(1);
});

test('seed "Quantum Warp": half of the ships are lost, rounded up', () => {
  expect([1, 2, 7, 12, 999].map((ships) => shipsLost('quantum', ships))).toEqual([1, 1, 4, 6, 500]);
  expect(shipsLost('standard', 7)).toBe(0);
});

const anyCell = fc.nat({ max: 99 });

property.prop([fc.constantFrom(...WARPS), anyCell, anyCell])(
  'M-02: a warp takes as many ticks as reach the distance, not one more, there and back',
  (warp, from, to) => {
    const ticks = warpTicks(warp, from, to);
    const [dx, dy] = [(to % 10) - (from % 10), Math.trunc(to / 10) - Math.trunc(from / 10)];
    const reach = (count: number) => (count * SPEED[warp]) ** 2;
    expect(reach(ticks)).toBeGreaterThanOrEqual(dx ** 2 + dy ** 2);
    if (ticks > 1) expect(reach(ticks - 1)).toBeLessThan(dx ** 2 + dy ** 2);
    expect(warpTicks(warp, to, from)).toBe(ticks);
  },
);
