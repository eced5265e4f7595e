import { describe, expect, test } from 'vitest';
import { bestPath, laneMapOf, turnsOf } from '../../src/map/paths.js';
import type { Lane } from '../../src/state.js';

/** 1 and 5 are joined by way of 2 and 3, of 4, and directly; 6 hangs on 5. */
const LANES: readonly Lane[] = [
  { a: 1, b: 2, laneClass: 'major' },
  { a: 1, b: 4, laneClass: 'minor' },
  { a: 2, b: 3, laneClass: 'major' },
  { a: 3, b: 5, laneClass: 'major' },
  { a: 4, b: 5, laneClass: 'major' },
  { a: 1, b: 5, laneClass: 'restricted' },
  { a: 5, b: 6, laneClass: 'restricted' },
];
const map = laneMapOf(LANES);
const stops = (from: number, to: number, isBarred = false): number[] | null =>
  bestPath(map, from, to, isBarred)?.map(({ toId }) => toId) ?? null;

describe('X-42: paths', () => {
  test('X-42: of three ways of weight 3 the one with the fewest jumps', () => {
    expect(stops(1, 5)).toEqual([5]);
    expect(stops(1, 5, true)).toEqual([4, 5]);
  });

  test('X-42: of two ways alike, by the lowest next system', () => {
    const square: Lane[] = [
      { a: 1, b: 2, laneClass: 'minor' },
      { a: 1, b: 3, laneClass: 'minor' },
      { a: 2, b: 4, laneClass: 'minor' },
      { a: 3, b: 4, laneClass: 'minor' },
    ];
    const path = bestPath(laneMapOf(square), 4, 1, false);
    expect(path?.map(({ toId }) => toId)).toEqual([2, 1]);
  });

  test('X-42: no way where only restricted lanes lead, or none; no jump where it is', () => {
    expect(stops(1, 6)).toEqual([5, 6]);
    expect(stops(1, 6, true)).toBeNull();
    expect(stops(1, 7)).toBeNull();
    expect(stops(3, 3)).toEqual([]);
  });

  test('X-42: two jumps a turn over major lanes between own colonies', () => {
    const path = bestPath(map, 1, 3, true) ?? [];
    expect(turnsOf(path, 1, () => true)).toBe(1);
    expect(turnsOf(path, 1, (id) => id !== 2)).toBe(2);
    const minor = bestPath(map, 1, 5, true) ?? [];
    expect(turnsOf(minor, 1, () => true)).toBe(2);
  });
});
