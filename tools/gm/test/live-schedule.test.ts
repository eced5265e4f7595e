import { describe, expect, test } from 'vitest';
import { parseDuration } from '../src/when.js';
import { firstTick, nextTick } from '../src/live/schedule.js';

const PACE = { tick: 10, planning: 60 };

describe('the first tick', () => {
  test('of a new game is after the planning time, of one under way a tick from now', () => {
    expect(firstTick({ turn: 0, due: null }, PACE, 1_000)).toBe(1_060);
    expect(firstTick({ turn: 3, due: null }, PACE, 1_000)).toBe(1_010);
  });

  test('is when the file says that orders are due, unless that time has passed', () => {
    expect(firstTick({ turn: 0, due: 5_000 }, PACE, 1_000)).toBe(5_000);
    expect(firstTick({ turn: 3, due: 1_004 }, PACE, 1_000)).toBe(1_004);
    expect(firstTick({ turn: 3, due: 1_000 }, PACE, 1_000)).toBe(1_010);
    expect(firstTick({ turn: 0, due: 999 }, PACE, 1_000)).toBe(1_060);
  });
});

describe('ticks', () => {
  test('keep to their grid, however late each is within a tick', () => {
    expect(nextTick(100, 10, 100)).toBe(110);
    expect(nextTick(100, 10, 104)).toBe(110);
    expect(nextTick(110, 10, 119)).toBe(120);
  });

  test('that a machine slept through are not made up for: a new grid begins', () => {
    expect(nextTick(100, 10, 110)).toBe(120);
    expect(nextTick(100, 10, 3_703)).toBe(3_713);
    expect(nextTick(3_713, 10, 3_713)).toBe(3_723);
  });
});

test('lengths of time are whole seconds, minutes or hours', () => {
  expect(['0s', '10s', '5m', '2h'].map(parseDuration)).toEqual([0, 10_000, 300_000, 7_200_000]);
  for (const wrong of ['', '10', '1.5s', '-1s', '1d', '10 s']) {
    expect(() => parseDuration(wrong)).toThrow('Expected a time such as 10s, 5m or 2h.');
  }
});
