import { fc } from '@fast-check/vitest';
import { type Calendar, readCalendar, WEEKDAYS } from '../../src/calendar/calendar.js';

const two = (number: number): string => `${number}`.padStart(2, '0');
const dayIn2026 = fc
  .integer({ min: 0, max: 364 })
  .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

/** Zones with every kind of daylight saving, none, odd offsets, and clocks that go forward at midnight. */
const ZONES = [
  ...[
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
    'Pacific/Auckland',
  ],
  ...['Africa/Cairo', 'America/Nuuk', 'Africa/Casablanca', 'Pacific/Kiritimati'],
] as const;

/** Any calendar, with the holidays of some days of 2026. */
export const anyCalendar: fc.Arbitrary<Calendar> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    time: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map(two).join(':')),
    every: fc.integer({ min: 1, max: 30 }).map((days) => `${days}d`),
    holidays: fc.array(
      fc.oneof(
        dayIn2026,
        fc.tuple(dayIn2026, dayIn2026).map((days) => days.toSorted().join('..')),
      ),
      { maxLength: 5 },
    ),
  })
  .map(readCalendar);

/** Any time in 2026, in milliseconds since 1970 (UTC). */
export const anyTime = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
