import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../src/calendar/calendar.js';

const BERLIN = { zone: 'Europe/Berlin', time: '20:00' };

describe('a calendar', () => {
  test('needs a zone and a time, and has a value for the rest', () => {
    expect(readCalendar(BERLIN)).toEqual({
      ...{ zone: 'Europe/Berlin', time: '20:00', every: '1d', holidays: [], early: 'never', grace: '24h' },
      weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      ...{ reminders: ['24h'], maxSilent: '25%' },
    });
  });

  test('is the same when it is read again, its lists in order', () => {
    const read = readCalendar({
      ...{ ...BERLIN, weekdays: ['thu', 'mon', 'thu'], every: '2w', holidays: ['2026-12-24..2027-01-02'] },
      ...{ early: 'all-sent', reminders: ['2h', '90m', '1d'], maxSilent: '3', grace: '2h' },
      extensions: { votes: '50%', length: '24h', most: 2 },
    });
    expect(read).toMatchObject({ weekdays: ['mon', 'thu'], reminders: ['1d', '2h', '90m'] });
    expect(readCalendar(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });

  test.each([
    ['text', 'calendar: expected Object, received "text"'],
    [{ time: '20:00' }, 'calendar.zone: expected a value, received none'],
    [
      { ...BERLIN, zone: 'Berlin' },
      'calendar.zone: expected a time zone such as Europe/Berlin, received "Berlin"',
    ],
    [
      { ...BERLIN, zone: '+01:00' },
      'calendar.zone: expected a time zone such as Europe/Berlin, received "+01:00"',
    ],
    [
      { ...BERLIN, weekdays: ['monday'] },
      'calendar.weekdays.0: expected (mon | tue | wed | thu | fri | sat | sun), received "monday"',
    ],
    [{ ...BERLIN, time: '24:00' }, 'calendar.time: expected a time such as 20:00, received "24:00"'],
    [{ ...BERLIN, weekdays: [] }, 'calendar.weekdays: expected at least one day of the week, received none'],
    [
      { ...BERLIN, every: '36h' },
      'calendar.every: expected days or weeks, at most 366 days, such as 2w, received "36h"',
    ],
    [
      { ...BERLIN, every: '0d' },
      'calendar.every: expected days or weeks, at most 366 days, such as 2w, received "0d"',
    ],
    [
      { ...BERLIN, holidays: ['2026-12-24', '2026-02-30'] },
      'calendar.holidays.1: expected a day such as 2026-12-24, or two with .. between them, the earlier one first, received "2026-02-30"',
    ],
    [
      { ...BERLIN, holidays: ['2026-12-24..2026-12-23'] },
      'calendar.holidays.0: expected a day such as 2026-12-24, or two with .. between them, the earlier one first, received "2026-12-24..2026-12-23"',
    ],
    [
      { ...BERLIN, reminders: ['30s'] },
      'calendar.reminders.0: expected a length of time from 1m to 60d such as 2h, received "30s"',
    ],
    [
      { ...BERLIN, maxSilent: '101%' },
      'calendar.maxSilent: expected a number, a share such as 50%, or all, received "101%"',
    ],
    [
      { ...BERLIN, extensions: { votes: '0%', length: '1d', most: 1 } },
      'calendar.extensions.votes: expected a share from 1% to 100%, received "0%"',
    ],
    [{ ...BERLIN, tz: 'UTC' }, 'calendar.tz: expected no value of this name, received one'],
  ])('%j is refused', (value, message) => {
    expect(() => readCalendar(value)).toThrow(new RangeError(message));
  });
});
