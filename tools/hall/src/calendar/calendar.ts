import { InvalidArgumentError } from '@ec/cli';
import * as v from 'valibot';
import { parseSilentLimit, SILENT_LIMIT } from '../game/silent-limit.js';
import { isDay, lengthIn } from '../game/when.js';

/** Days of the week as a calendar names them, in the order of their ISO numbers from 1. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Shortest and longest wait that a calendar may ask for (included), in milliseconds. */
const WAIT = { least: MINUTE, most: 60 * DAY };
/** Longest time from one due day to the next (included), in days. */
const LONGEST_EVERY = 366;
/** Most holidays and reminders (included). */
const MOST = 100;

const wait = text('a length of time from 1m to 60d such as 2h', (length) => {
  const milliseconds = lengthIn(length);
  return milliseconds >= WAIT.least && milliseconds <= WAIT.most;
});

/**
 * When the orders of a game are due, and what happens around that time. All values are texts as the game master writes them, so that a
 * calendar is the same in a file, on the command line and in a page.
 */
const calendarSchema = v.strictObject({
  /** IANA name of the time zone in which the other values are meant. */
  zone: text('a time zone such as Europe/Berlin', isZone),
  /** Days of the week on which orders are due. */
  weekdays: v.optional(
    v.pipe(
      v.array(v.picklist(WEEKDAYS)),
      v.minLength(1, 'expected at least one day of the week, received none'),
      v.transform((days) => WEEKDAYS.filter((day) => days.includes(day))),
    ),
    [...WEEKDAYS],
  ),
  /** Time of the day at which they are due, from `00:00` to `23:59`. */
  time: text('a time such as 20:00', (time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)),
  /** Least time from one due day to the next, in days or weeks: `2w` on Mondays makes every other Monday. */
  every: v.optional(
    text('days or weeks, at most 366 days, such as 2w', (length) => {
      return /^\d+[dw]$/.test(length) && daysOf(length) >= 1 && daysOf(length) <= LONGEST_EVERY;
    }),
    '1d',
  ),
  /** Days on which no orders are due: `2026-12-24`, or the first and the last of several, `2026-12-24..2027-01-02`. */
  holidays: v.optional(
    v.pipe(
      v.array(
        text('a day such as 2026-12-24, or two with .. between them, the earlier one first', isHoliday),
      ),
      v.maxLength(MOST, `expected at most ${MOST} holidays`),
    ),
    [],
  ),
  /** Whether a turn is resolved before its time, as soon as all have sent orders. */
  early: v.optional(v.picklist(['never', 'all-sent']), 'never'),
  /** How long before the due time those who have sent no orders are reminded. */
  reminders: v.optional(
    v.pipe(
      v.array(wait),
      v.maxLength(MOST, `expected at most ${MOST} reminders`),
      v.transform((lengths) => lengths.toSorted((a, b) => lengthIn(b) - lengthIn(a))),
    ),
    ['24h'],
  ),
  /** Most players without orders with whom a turn is resolved: `3`, `25%` or `all`. */
  maxSilent: v.optional(text('a number, a share such as 50%, or all', isSilentLimit), SILENT_LIMIT),
  /** Extensions that players can vote for; none when absent. */
  extensions: v.exactOptional(
    v.strictObject({
      /** Share of the players who play that have to vote for it. */
      votes: text('a share from 1% to 100%', (share) => /^(?:[1-9]\d?|100)%$/.test(share)),
      /** By how much it moves the due time. */
      length: wait,
      /** Most of them in one turn, from 1 (included) to 10 (included). */
      most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    }),
  ),
  /** How long a turn waits for the orders of too many silent players before the game master is told. */
  grace: v.optional(wait, '24h'),
});

/** When the orders of a game are due, with a value for everything that has a default. */
export type Calendar = Readonly<v.InferOutput<typeof calendarSchema>>;

/**
 * Reads a calendar from a value such as the one that a game keeps. Days of the week and reminders are put in order.
 *
 * @throws RangeError when it is none, with the place of the fault
 */
export function readCalendar(value: unknown): Calendar {
  const result = v.safeParse(calendarSchema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = ['calendar', ...(issue.path ?? []).map(({ key }) => String(key))].join('.');
  throw new RangeError(`${place}: ${reasonOf(issue)}`);
}

function reasonOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === null || message.startsWith('expected ')) return message;
  if (received === 'undefined') return 'expected a value, received none';
  if (expected === 'never') return 'expected no value of this name, received one';
  return `expected ${expected.replaceAll('"', '')}, received ${received}`;
}

/** Days of a length in days or weeks. */
export function daysOf(length: string): number {
  return lengthIn(length) / DAY;
}

/** The first and the last day of a holiday, both included, as `2026-12-24`. */
export function holidayOf(text: string): readonly [first: string, last: string] {
  const [first = '', last = first] = text.split('..');
  return [first, last];
}

function text(expected: string, isRight: (text: string) => boolean) {
  return v.pipe(
    v.string(),
    v.check(isRight, ({ input }) => `expected ${expected}, received ${JSON.stringify(input)}`),
  );
}

function isZone(zone: string): boolean {
  return (
    /^(?:UTC$|[A-Za-z])/.test(zone) && isRead((timeZone) => new Intl.DateTimeFormat('en', { timeZone }), zone)
  );
}

function isHoliday(text: string): boolean {
  const [first, last] = holidayOf(text);
  return /^[\d-]{10}(?:\.\.[\d-]{10})?$/.test(text) && isDay(first) && isDay(last) && first <= last;
}

function isSilentLimit(text: string): boolean {
  return isRead(parseSilentLimit, text);
}

function isRead(read: (text: string) => unknown, text: string): boolean {
  try {
    read(text);
    return true;
  } catch (error) {
    if (error instanceof RangeError || error instanceof InvalidArgumentError) return false;
    throw error;
  }
}
