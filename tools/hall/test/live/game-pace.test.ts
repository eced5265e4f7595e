import { InputError } from '@ec/cli';
import { currentTurn, resolveStoredTurn, setCalendar, setDue, storedCalendar } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { givePace, isPace, paceOf } from '../../src/live/game-pace.js';
import { newDuel } from './duel.js';

const NOW = 1_000_000;

test('a game without a calendar, or with one by days, has no pace', () => {
  using stored = newDuel(() => NOW);
  expect([isPace(storedCalendar(stored)), paceOf(stored)]).toEqual([false, null]);
  setCalendar(stored, { zone: 'UTC', weekdays: ['mon'], time: '20:00' });
  expect([isPace(storedCalendar(stored)), paceOf(stored)]).toEqual([false, null]);
});

test('a pace sets the next tick: after the planning time at turn 0, a tick from now later', async () => {
  using stored = newDuel(() => NOW);
  setDue(stored, NOW + 5);
  givePace(stored, { tick: '10s', planning: '5m' });
  expect(storedCalendar(stored)).toEqual({ tick: '10s', planning: '5m' });
  expect([isPace(storedCalendar(stored)), paceOf(stored)]).toEqual([
    true,
    { tick: 10_000, planning: 300_000 },
  ]);
  expect(currentTurn(stored).due).toBe(NOW + 300_000);
  await resolveStoredTurn(stored, { due: NOW + 5 });
  givePace(stored, { tick: '1s' });
  expect(paceOf(stored)).toEqual({ tick: 1_000, planning: 300_000 });
  expect(currentTurn(stored).due).toBe(NOW + 1_000);
  givePace(stored, { planning: '0s' });
  expect(paceOf(stored)).toEqual({ tick: 1_000, planning: 0 });
});

test('a minute is for planning unless another time is given, also in place of a calendar by days', () => {
  using stored = newDuel(() => NOW);
  setCalendar(stored, { zone: 'UTC', planning: '9m' }, null);
  givePace(stored, { tick: '10s' });
  expect(paceOf(stored)).toEqual({ tick: 10_000, planning: 60_000 });
  expect(currentTurn(stored).due).toBe(NOW + 60_000);
});

test('a game that is paused stays so', () => {
  using stored = newDuel(() => NOW);
  givePace(stored, { tick: '10s' });
  setDue(stored, null);
  givePace(stored, { tick: '20s' });
  expect([paceOf(stored), currentTurn(stored).due]).toEqual([{ tick: 20_000, planning: 60_000 }, null]);
});

test.each([
  [{ tick: '0s' }, '0s and 60s'],
  [{ tick: '10s', planning: 'soon' }, '10s and soon'],
  [{ planning: '60s' }, 'undefined and 60s'],
  [{ tick: 'fast' }, 'fast and 60s'],
])('the pace %j is refused, and nothing is changed', (pace, received) => {
  using stored = newDuel(() => NOW);
  const error = new InputError(
    `:memory:: error: expected a tick of at least 1s and a time for planning, such as 10s and 60s, received ${received}`,
  );
  expect(() => givePace(stored, pace)).toThrow(error);
  expect([storedCalendar(stored), currentTurn(stored).due]).toEqual([null, null]);
});
