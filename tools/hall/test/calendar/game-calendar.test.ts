import { fc, test as property } from '@fast-check/vitest';
import { currentTurn, exportGame, resolveStoredTurn, setCalendar, setDue } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../src/calendar/calendar.js';
import { voteForExtension } from '../../src/calendar/extensions.js';
import {
  calendarOf,
  extend,
  giveCalendar,
  pause,
  requireNotPaused,
  resume,
  takeBack,
} from '../../src/calendar/game-calendar.js';
import { dueUnder, nextDue } from '../../src/calendar/next-due.js';
import { isPaused } from '../../src/calendar/paused.js';
import { givePace } from '../../src/live/game-pace.js';
import { anyCalendar, anyTime } from './any-calendar.js';
import { KeptTable, TWICE } from './kept-table.js';

/** Every other Monday at 20:00 UTC. */
const MONDAYS = { zone: 'UTC', weekdays: ['mon'], time: '20:00', every: '2w', maxSilent: 'all' };

const DAY = 86_400_000;

/** A game whose first turn was resolved on Monday 30 November: the next orders are due two weeks later. */
async function onMondays(): Promise<KeptTable> {
  const table = new KeptTable(MONDAYS);
  await table.at('2026-11-30T20:00');
  expect([table.turn, table.due]).toEqual([1, '2026-12-14T20:00']);
  return table;
}

function change(table: KeptTable, values: object): string | null {
  giveCalendar(table.stored, readCalendar({ ...calendarOf(table.stored), ...values }));
  return table.due;
}

describe('a change of the calendar', () => {
  test.each<[object, string]>([
    // does not concern the time
    [{ reminders: ['48h'] }, '2026-12-14T20:00'],
    [{ early: 'all-sent', maxSilent: '1', grace: '2h' }, '2026-12-14T20:00'],
    [{ extensions: { votes: '50%', length: '24h', most: 1 } }, '2026-12-14T20:00'],
    [{ every: '1w' }, '2026-12-14T20:00'],
    [{ holidays: ['2026-12-24..2027-01-02'] }, '2026-12-14T20:00'],
    [{ weekdays: ['mon', 'thu'] }, '2026-12-14T20:00'],
    // takes it away: the first on the same day or later
    [{ weekdays: ['thu'] }, '2026-12-17T20:00'],
    [{ holidays: ['2026-12-14'] }, '2026-12-21T20:00'],
    [{ time: '21:30' }, '2026-12-14T21:30'],
    [{ time: '19:00' }, '2026-12-14T19:00'],
    [{ zone: 'Europe/Berlin' }, '2026-12-14T19:00'],
  ])('to %j makes the due time %s', async (values, due) => {
    using table = await onMondays();
    expect(change(table, values)).toBe(due);
  });

  test('leaves a time that somebody has set, or players have voted for, unless it is a holiday now', () => {
    using table = new KeptTable({ ...TWICE, extensions: { votes: '50%', length: '24h', most: 2 } });
    voteForExtension(table.database, table.game, { seat: 1, isFor: true });
    expect(table.due).toBe('2026-12-01T20:00');
    expect(change(table, { reminders: ['12h'] })).toBe('2026-12-01T20:00');
    expect(change(table, { time: '18:00', weekdays: ['fri'] })).toBe('2026-12-01T20:00');
    expect(voteForExtension(table.database, table.game, { seat: 2, isFor: true })).toBe(true);
    expect(table.due).toBe('2026-12-02T20:00');
    expect(change(table, { holidays: ['2026-12-02'] })).toBe('2026-12-04T18:00');
  });

  test('leaves a time that has passed, unless it is about days and times', () => {
    using table = new KeptTable();
    table.clock.to(Date.parse('2026-11-30T22:00Z'));
    expect(change(table, { maxSilent: 'all' })).toBe('2026-11-30T20:00');
    expect(change(table, { time: '23:00' })).toBe('2026-11-30T23:00');
  });

  test('of a game that is paused is one of the time at which it goes on', async () => {
    using table = await onMondays();
    pause(table.stored);
    expect(change(table, { reminders: ['12h'] })).toBe(null);
    expect(change(table, { weekdays: ['thu'] })).toBe(null);
    resume(table.stored);
    expect(table.due).toBe('2026-12-17T20:00');
  });

  test('to a first one sets its first time on the day that was set or later', () => {
    using table = new KeptTable();
    setCalendar(table.stored, null, Date.parse('2026-12-08T12:00Z'));
    giveCalendar(table.stored, readCalendar(MONDAYS));
    expect(table.due).toBe('2026-12-14T20:00');
  });
});

describe('a game that is paused and goes on', () => {
  test('has its due time again, also one that was extended', async () => {
    using table = await onMondays();
    pause(table.stored);
    expect(table.due).toBe(null);
    // once more is no other pause
    pause(table.stored);
    resume(table.stored);
    expect(table.due).toBe('2026-12-14T20:00');
    extend(table.stored, DAY);
    resume(table.stored);
    expect(table.due).toBe('2026-12-15T20:00');
    pause(table.stored);
    resume(table.stored);
    expect(table.due).toBe('2026-12-15T20:00');
  });

  test('has the next time of its calendar where the other has passed, or was that of another turn', async () => {
    using table = await onMondays();
    pause(table.stored);
    table.clock.to(Date.parse('2026-12-14T20:00Z'));
    resume(table.stored);
    expect(table.due).toBe('2026-12-21T20:00');
    pause(table.stored);
    await resolveStoredTurn(table.stored);
    resume(table.stored);
    expect(table.due).toBe('2026-12-21T20:00');
    expect(calendarOf(table.stored)).toEqual(readCalendar(MONDAYS));
  });

  test('keeps it when it travels', async () => {
    using table = await onMondays();
    pause(table.stored);
    const { id } = currentTurn(table.stored);
    const paused = { turn: id, due: Date.parse('2026-12-14T20:00Z') };
    expect(exportGame(table.stored).calendar).toEqual({ ...readCalendar(MONDAYS), paused });
    expect(calendarOf(table.stored)).toEqual(readCalendar(MONDAYS));
  });

  test('stays paused when its last turn is undone, and has the time of the turn before when it goes on', async () => {
    using table = await onMondays();
    await resolveStoredTurn(table.stored, { due: Date.parse('2026-12-28T20:00Z') });
    pause(table.stored);
    expect([takeBack(table.stored).due, table.due, isPaused(table.stored)]).toEqual([null, null, true]);
    resume(table.stored);
    expect([table.turn, table.due, isPaused(table.stored)]).toEqual([1, '2026-12-14T20:00', false]);
    pause(table.stored);
    await resolveStoredTurn(table.stored);
    takeBack(table.stored);
    resume(table.stored);
    expect([table.turn, table.due]).toEqual([1, '2026-12-14T20:00']);
    await resolveStoredTurn(table.stored);
    expect(takeBack(table.stored)).toMatchObject({ turn: 1, due: Date.parse('2026-12-14T20:00Z') });
  });

  test('stays paused with another calendar or pace, until it goes on by that', async () => {
    using table = await onMondays();
    pause(table.stored);
    givePace(table.stored, { tick: '1h' });
    expect([table.due, isPaused(table.stored)]).toEqual([null, true]);
    giveCalendar(table.stored, readCalendar({ ...MONDAYS, weekdays: ['thu'] }));
    expect([table.due, isPaused(table.stored)]).toEqual([null, true]);
    expect(() => requireNotPaused(table.stored)).toThrow(
      ':memory:: error: expected a game that goes on, received one that is paused until "ec calendar --resume"; nothing was changed',
    );
    resume(table.stored);
    expect([table.due, isPaused(table.stored)]).toEqual(['2026-12-03T20:00', false]);
    expect(() => requireNotPaused(table.stored)).not.toThrow();
  });

  test('is none without a calendar: nothing is changed', () => {
    using table = new KeptTable();
    setCalendar(table.stored, null);
    expect([pause(table.stored), table.due]).toEqual([false, '2026-11-30T20:00']);
    setDue(table.stored, null);
    expect([resume(table.stored), table.due]).toEqual([false, null]);
  });
});

property.prop([anyCalendar, anyCalendar, anyTime, fc.integer({ min: -5 * DAY, max: 60 * DAY })])(
  'a time that is still to come is moved back by less than two days, and to the time of the new calendar or not at all',
  (before, after, now, ahead) => {
    for (const due of [nextDue(before, now + ahead), now + ahead]) {
      const next = dueUnder(after, before, due, now);
      expect(dueUnder(before, before, due, now)).toBe(due);
      expect(dueUnder({ ...before, every: after.every }, before, due, now)).toBe(due);
      if (next === due) continue;
      expect(next).toBeGreaterThan(Math.max(now, due - 2 * DAY));
      expect(nextDue(after, next - 1)).toBe(next);
    }
  },
);
