import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type Calendar, daysOf, holidayOf } from '../../src/calendar/calendar.js';
import { dueAfter, nextDue, upcoming } from '../../src/calendar/next-due.js';
import { anyCalendar, anyTime } from './any-calendar.js';

const DAY = 86_400_000;

/** Day, day of the week and time in a zone, by the platform's own tables. */
function wall(
  zone: string,
  time: number,
): { readonly day: string; readonly weekday: string; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(time);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: part('weekday').toLowerCase(),
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Whether clocks were put forward in the two hours before a time. */
function isAfterGap(zone: string, time: number): boolean {
  const minutes = (at: number): number => {
    const [hour = 0, minute = 0] = wall(zone, at).time.split(':').map(Number);
    return 60 * hour + minute;
  };
  return (minutes(time) - minutes(time - 2 * 3_600_000) + 1_440) % 1_440 !== 120;
}

function expectDue(calendar: Calendar, due: number): void {
  const { day, weekday, time } = wall(calendar.zone, due);
  const isHoliday = calendar.holidays.map(holidayOf).some(([first, last]) => first <= day && day <= last);
  expect(isHoliday).toBe(false);
  if (isAfterGap(calendar.zone, due)) return;
  expect(time).toBe(calendar.time);
  expect(calendar.weekdays).toContain(weekday);
}

test.prop([anyCalendar, anyTime])(
  'a due time is later, no holiday, on the right day and at the right wall time',
  (calendar, after) => {
    const due = nextDue(calendar, after);
    expect(due).toBeGreaterThan(after);
    expectDue(calendar, due);
  },
);

test.prop([anyCalendar, anyTime, anyTime])(
  'of two times, the later has no earlier due time',
  (calendar, a, b) => {
    const [early = 0, late = 0] = [a, b].toSorted((x, y) => x - y);
    expect(nextDue(calendar, early)).toBeLessThanOrEqual(nextDue(calendar, late));
  },
);

test.prop([anyCalendar, anyTime])(
  'no due time is left out: none is between a time and the next one',
  (calendar, after) => {
    const due = nextDue(calendar, after);
    expect(nextDue(calendar, due - 1)).toBe(due);
    expect(nextDue(calendar, Math.floor((after + due) / 2))).toBe(due);
  },
);

test.prop([anyCalendar, anyTime])('due times keep their least distance in days', (calendar, after) => {
  const times = upcoming(calendar, nextDue(calendar, after), 4);
  for (const [i, time] of times.entries()) {
    expectDue(calendar, time);
    const before = times[i - 1];
    if (before !== undefined)
      expect(Math.round((time - before) / DAY)).toBeGreaterThanOrEqual(daysOf(calendar.every));
  }
});

test.prop([anyCalendar, anyTime, fc.integer({ min: -20 * DAY, max: 90 * DAY })])(
  'the turn after one is due later than both its time and now, at a time of the calendar',
  (calendar, after, late) => {
    const due = nextDue(calendar, after);
    const next = dueAfter(calendar, due, due + late);
    expect(next).toBeGreaterThan(Math.max(due, due + late));
    expectDue(calendar, next);
  },
);
