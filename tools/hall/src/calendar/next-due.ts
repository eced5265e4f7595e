import { isDeepStrictEqual } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { type Calendar, daysOf, holidayOf, WEEKDAYS } from './calendar.js';

/**
 * The first time after another at which orders are due by a calendar.
 *
 * Orders are due at the same wall time the whole year. A time that a day does not have, as clocks are put forward, is moved forward by as
 * much; of one that a day has twice, the first counts.
 *
 * @param after - milliseconds since 1970 (UTC), excluded
 * @returns milliseconds since 1970 (UTC)
 */
export function nextDue(calendar: Calendar, after: number): number {
  // A time that is moved forward can be on the next day.
  return slotFrom(calendar, dayOf(calendar, after).subtract({ days: 1 }), after);
}

/**
 * When the turn after one is due.
 *
 * After a turn that was resolved early, that is when it would have been due anyway. After one that was resolved late, dates that leave players
 * less than half of the usual time are left out.
 *
 * @param due - when the turn was due, in milliseconds since 1970 (UTC)
 * @param now - when it is resolved
 */
export function dueAfter(calendar: Calendar, due: number, now: number): number {
  const first = following(calendar, due);
  const least = (first - slotBefore(calendar, due).epochMilliseconds) / 2;
  let next = first;
  while (next - now < least) next = following(calendar, next);
  return next;
}

/**
 * When orders are due by a calendar that takes the place of another, or of none, while they are due at a time already.
 *
 * That time stays where the change does not concern it: the days and times of both calendars are the same, it is a time of the new one as well, or
 * somebody has moved it off the times of the other, and it is on no new holiday. Else it becomes the first time of the new calendar on the same day or
 * later that has not passed.
 *
 * @param due - in milliseconds since 1970 (UTC)
 */
export function dueUnder(calendar: Calendar, before: Calendar | null, due: number, now: number): number {
  if (before && isDeepStrictEqual(timesOf(before), timesOf(calendar))) return due;
  if (due <= now) return nextDue(calendar, now);
  if (isDueAt(calendar, due)) return due;
  if (before && !isDueAt(before, due) && (isHolidayAt(before, due) || !isHolidayAt(calendar, due)))
    return due;
  return slotFrom(calendar, dayOf(before ?? calendar, due), now);
}

/** What decides at which times orders can be due. */
function timesOf({ zone, weekdays, time, holidays }: Calendar): Partial<Calendar> {
  return { zone, weekdays, time, holidays };
}

function isDueAt(calendar: Calendar, time: number): boolean {
  return nextDue(calendar, time - 1) === time;
}

/** The next due times, so many of them. */
export function upcoming(calendar: Calendar, due: number, count: number): number[] {
  const times = [due];
  for (let last = due; times.length < count; times.push(last)) last = following(calendar, last);
  return times;
}

/** The due time after one, with the least time between them that the calendar asks for; an extension does not move those after it. */
function following(calendar: Calendar, due: number): number {
  const day = slotBefore(calendar, due).toPlainDate();
  return slotFrom(calendar, day.add({ days: daysOf(calendar.every) }), due);
}

/** The last time by weekday at or before another, holidays included. */
function slotBefore(calendar: Calendar, time: number): Temporal.ZonedDateTime {
  for (let date = dayOf(calendar, time); ; date = date.subtract({ days: 1 })) {
    const slot = slotOn(calendar, date);
    if (slot && slot.epochMilliseconds <= time) return slot;
  }
}

function dayOf({ zone }: Calendar, time: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate();
}

/** The due time of a day, which may be a holiday; `undefined` on other days of the week. */
function slotOn(
  { zone, weekdays, time }: Calendar,
  date: Temporal.PlainDate,
): Temporal.ZonedDateTime | undefined {
  const weekday = WEEKDAYS[date.dayOfWeek - 1];
  if (!weekday || !weekdays.includes(weekday)) return undefined;
  return date.toZonedDateTime({ timeZone: zone, plainTime: time });
}

/** The first due time on a day or later, and later than a time. */
function slotFrom(calendar: Calendar, day: Temporal.PlainDate, after: number): number {
  for (let date = day; ; date = date.add({ days: 1 })) {
    const slot = slotOn(calendar, date);
    if (!slot || slot.epochMilliseconds <= after) continue;
    const holiday = holidayOn(calendar, slot.toPlainDate());
    if (!holiday) return slot.epochMilliseconds;
    date = Temporal.PlainDate.from(holiday[1]);
  }
}

function isHolidayAt(calendar: Calendar, time: number): boolean {
  return holidayOn(calendar, dayOf(calendar, time)) !== undefined;
}

/** The first and the last day of the holiday that a day is in; `undefined` where it is in none. */
function holidayOn(
  { holidays }: Calendar,
  date: Temporal.PlainDate,
): readonly [first: string, last: string] | undefined {
  const day = date.toString();
  return holidays.map(holidayOf).find(([first, last]) => first <= day && day <= last);
}
