import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDue, parseDuration, parseWhen } from '../../src/game/when.js';
import { firstTick, nextTick } from '../../src/live/schedule.js';

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

test('lengths of time are whole seconds, minutes, hours, days or weeks', () => {
  expect(['0s', '10s', '5m', '2h'].map(parseDuration)).toEqual([0, 10_000, 300_000, 7_200_000]);
  expect(['1d', '2w'].map(parseDuration)).toEqual([86_400_000, 1_209_600_000]);
  for (const wrong of ['', '10', '1.5s', '-1s', '1y', '10 s']) {
    expect(() => parseDuration(wrong)).toThrow('Expected a length of time such as 10s, 5m or 2h.');
  }
});

describe('a time at which orders are due', () => {
  const now = Date.parse('2026-12-01T18:00:00Z');
  afterEach(() => vi.useRealTimers());

  test('is a day, a time, or a length of time from now, seconds and minutes included', () => {
    vi.useFakeTimers({ now });
    const lengths = ['20s', '5m', '36h', '7d', '2w'].map((text) => parseWhen(text) - now);
    expect(lengths).toEqual([20, 300, 129_600, 604_800, 1_209_600].map((seconds) => seconds * 1_000));
    expect(parseWhen('2026-12-01T18:00:01Z')).toBe(now + 1_000);
    expect(parseWhen('2026-12-24')).toBe(new Date(2026, 11, 24, 23, 59, 59).getTime());
  });

  test('is in the future: one that has passed is refused', () => {
    vi.useFakeTimers({ now });
    for (const past of ['2026-12-01T18:00:00Z', '2025-12-24', '0s'])
      expect(() => parseWhen(past)).toThrow('Expected a time in the future, received one that has passed.');
    for (const wrong of ['', '20', '-5m', '1y', '2026-02-30', '12:00'])
      expect(() => parseWhen(wrong)).toThrow(
        'Expected a time such as 2026-12-01T18:00, 30s, 5m, 36h, 7d or 2w.',
      );
  });

  test('is shown with its seconds when it has some', () => {
    expect([now, now + 20_500].map(formatDue)).toEqual(['2026-12-01 18:00 UTC', '2026-12-01 18:00:20 UTC']);
  });
});
