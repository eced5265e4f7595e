import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../src/calendar/calendar.js';
import { dueAfter, nextDue, upcoming } from '../../src/calendar/next-due.js';

const at = (time: string): number => Date.parse(time);
const shown = (time: number): string => new Date(time).toISOString().slice(0, 16);

/** The first due times after a day, in UTC. */
function dues(calendar: unknown, after: string, count: number): string[] {
  const read = readCalendar(calendar);
  return upcoming(read, nextDue(read, at(after)), count).map(shown);
}

describe('orders are due at the same wall time', () => {
  test('in Berlin, an hour later by UTC from 25 October 2026, an hour earlier from 28 March 2027', () => {
    const berlin = { zone: 'Europe/Berlin', weekdays: ['mon', 'thu'], time: '20:00' };
    expect(dues(berlin, '2026-10-20T00:00Z', 3)).toEqual([
      '2026-10-22T18:00',
      '2026-10-26T19:00',
      '2026-10-29T19:00',
    ]);
    expect(dues(berlin, '2027-03-24T00:00Z', 2)).toEqual(['2027-03-25T19:00', '2027-03-29T18:00']);
  });

  test('in New York, where clocks are put back on 1 November 2026', () => {
    const newYork = { zone: 'America/New_York', weekdays: ['sat', 'sun'], time: '21:30' };
    expect(dues(newYork, '2026-10-31T12:00Z', 3)).toEqual([
      '2026-11-01T01:30',
      '2026-11-02T02:30',
      '2026-11-08T02:30',
    ]);
  });

  test('on Lord Howe Island, where clocks are moved by half an hour', () => {
    const lordHowe = { zone: 'Australia/Lord_Howe', time: '12:00' };
    expect(dues(lordHowe, '2026-10-02T12:00Z', 3)).toEqual([
      '2026-10-03T01:30',
      '2026-10-04T01:00',
      '2026-10-05T01:00',
    ]);
  });

  test('in Kathmandu, 5 h 45 min before UTC the whole year', () => {
    const kathmandu = { zone: 'Asia/Kathmandu', weekdays: ['fri'], time: '06:00' };
    expect(dues(kathmandu, '2026-11-27T00:15Z', 2)).toEqual(['2026-12-04T00:15', '2026-12-11T00:15']);
  });
});

describe('a time that a day does not have is moved forward', () => {
  test('by an hour in Berlin: 02:30 is 03:30 on 28 March 2027', () => {
    const night = { zone: 'Europe/Berlin', time: '02:30' };
    expect(dues(night, '2027-03-27T12:00Z', 2)).toEqual(['2027-03-28T01:30', '2027-03-29T00:30']);
  });

  test('by half an hour on Lord Howe Island: 02:15 is 02:45 on 4 October 2026', () => {
    expect(dues({ zone: 'Australia/Lord_Howe', time: '02:15' }, '2026-10-03T12:00Z', 1)).toEqual([
      '2026-10-03T15:45',
    ]);
  });
});

describe('of a time that a day has twice, the first counts', () => {
  test('in New York at 01:30 on 1 November 2026', () => {
    const newYork = { zone: 'America/New_York', time: '01:30' };
    expect(dues(newYork, '2026-11-01T00:00Z', 2)).toEqual(['2026-11-01T05:30', '2026-11-02T06:30']);
    // between the two there is no other
    expect(dues(newYork, '2026-11-01T05:30Z', 1)).toEqual(['2026-11-02T06:30']);
  });

  test('on Lord Howe Island at 01:45 on 5 April 2026', () => {
    expect(dues({ zone: 'Australia/Lord_Howe', time: '01:45' }, '2026-04-04T12:00Z', 1)).toEqual([
      '2026-04-04T14:45',
    ]);
  });
});

test('no orders are due on holidays', () => {
  const berlin = {
    ...{ zone: 'Europe/Berlin', weekdays: ['mon', 'thu'], time: '20:00' },
    holidays: ['2026-12-24..2027-01-02', '2027-01-04'],
  };
  expect(dues(berlin, '2026-12-20T00:00Z', 3)).toEqual([
    '2026-12-21T19:00',
    '2027-01-07T19:00',
    '2027-01-11T19:00',
  ]);
});

test('the day is that of the zone: Monday morning in Auckland is Sunday by UTC', () => {
  expect(
    dues({ zone: 'Pacific/Auckland', weekdays: ['mon'], time: '08:00' }, '2026-12-01T00:00Z', 1),
  ).toEqual(['2026-12-06T19:00']);
});

describe('the turn after one', () => {
  const twice = readCalendar({ zone: 'UTC', weekdays: ['mon', 'thu'], time: '20:00' });
  const MONDAY = at('2026-11-30T20:00Z');

  test('is due when it would have been where all had sent early', () => {
    expect(shown(dueAfter(twice, MONDAY, at('2026-11-28T09:00Z')))).toBe('2026-12-03T20:00');
  });

  test('is due after at least half of the usual time where the turn was late', () => {
    // Monday to Thursday are 72 hours
    expect(shown(dueAfter(twice, MONDAY, at('2026-12-02T08:00Z')))).toBe('2026-12-03T20:00');
    expect(shown(dueAfter(twice, MONDAY, at('2026-12-02T08:01Z')))).toBe('2026-12-07T20:00');
    // nobody was there for a month
    expect(shown(dueAfter(twice, MONDAY, at('2026-12-31T08:00Z')))).toBe('2027-01-04T20:00');
  });

  test('keeps to every other Monday, also after an extension', () => {
    const other = readCalendar({ zone: 'UTC', weekdays: ['mon'], time: '20:00', every: '2w' });
    expect(upcoming(other, MONDAY, 3).map(shown)).toEqual([
      '2026-11-30T20:00',
      '2026-12-14T20:00',
      '2026-12-28T20:00',
    ]);
    const extended = at('2026-12-02T20:00Z');
    expect(shown(dueAfter(other, extended, extended))).toBe('2026-12-14T20:00');
  });

  test('leaves out the date just after an extension', () => {
    const extended = at('2026-12-02T20:00Z');
    expect(shown(dueAfter(twice, extended, extended))).toBe('2026-12-07T20:00');
  });
});
