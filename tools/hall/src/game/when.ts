import { InvalidArgumentError, quantity } from '@ec/cli';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY, w: 7 * DAY };

/**
 * A time in the future: `2026-12-01T18:00` in the time zone of the machine, `2026-12-01` for the end of that day, or `30s`, `5m`,
 * `36h`, `7d`, `2w` from now.
 *
 * A time that has passed is most often a slip in the year; with it everybody would be late.
 *
 * @returns milliseconds since 1970 (UTC)
 * @throws InvalidArgumentError when the text is none of these, or the time has passed
 */
export function parseWhen(text: string): number {
  const now = Date.now();
  const length = lengthIn(text);
  const time = Number.isNaN(length) ? timeOf(text) : now + length;
  if (Number.isNaN(time))
    throw new InvalidArgumentError('Expected a time such as 2026-12-01T18:00, 30s, 5m, 36h, 7d or 2w.');
  if (time <= now)
    throw new InvalidArgumentError('Expected a time in the future, received one that has passed.');
  return time;
}

/** Milliseconds since 1970 of a day or a time; NaN of other texts. */
function timeOf(text: string): number {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  if (!isDay(day)) return NaN;
  return Date.parse(text === day ? `${day}T23:59:59` : text);
}

/** Whether the calendar of the world has a day: 30 February would be taken for 2 March. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/**
 * How long something takes: `10s`, `5m`, `2h`, `1d`, `2w`.
 *
 * @returns milliseconds
 * @throws InvalidArgumentError when the text is none of these
 */
export function parseDuration(text: string): number {
  const length = lengthIn(text);
  if (Number.isNaN(length))
    throw new InvalidArgumentError('Expected a length of time such as 10s, 5m or 2h.');
  return length;
}

/** How long something takes, in milliseconds; NaN where the text is no length of time. */
export function lengthIn(text: string): number {
  const [, count = NaN, unit = ''] = /^(\d{1,4})([smhdw])$/.exec(text) ?? [];
  return Number(count) * (UNITS[unit] ?? SECOND);
}

/** A time for people: `2026-12-01 17:00 UTC`. */
export function formatWhen(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** A time at which orders are due, for people: `2026-12-01 17:00 UTC`, or `2026-12-01 17:00:10 UTC` when it is not a full minute. */
export function formatDue(time: number): string {
  if (time % MINUTE === 0) return formatWhen(time);
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** When the next turn of a live game is, for people: `17:00:10 UTC` within the next 24 hours, `2026-12-08 17:00 UTC` after that. */
export function formatTick(time: number, now: number): string {
  return time - now < DAY ? `${new Date(time).toISOString().slice(11, 19)} UTC` : formatDue(time);
}

/** A length of time in its largest whole unit, for people: `10 s`, `90 s`, `5 min`, `36 h`, `7 days`. */
export function formatDuration(milliseconds: number): string {
  const [length, unit] = LENGTHS.find(([one]) => milliseconds >= one && milliseconds % one === 0) ?? [
    SECOND,
    's',
  ];
  const count = milliseconds / length;
  return unit === 'day' ? quantity(count, unit) : `${count} ${unit}`;
}

const LENGTHS = [
  [DAY, 'day'],
  [HOUR, 'h'],
  [MINUTE, 'min'],
] as const;
