import { InvalidArgumentError } from 'commander';

const HOUR = 3_600_000;
const UNITS: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };

/**
 * A time: `2026-12-01T18:00` in the time zone of the machine, `2026-12-01` for the end of that day, or from now on
 * `36h`, `7d`, `2w`.
 *
 * @returns milliseconds since 1970 (UTC)
 * @throws InvalidArgumentError when the text is none of these
 */
export function parseWhen(text: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,3})([hdw])$/.exec(text) ?? [];
  if (count !== undefined) return Date.now() + Number(count) * (UNITS[unit] ?? HOUR);
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T23:59:59`) : Date.parse(text);
  if (isDay(day) && !Number.isNaN(time)) return time;
  throw new InvalidArgumentError('Expected a time such as 2026-12-01T18:00, 36h, 7d or 2w.');
}

/** Whether the calendar has a day: 30 February would be taken for 2 March. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A time for people: `2026-12-01 17:00 UTC`. */
export function formatWhen(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** A time of the day for people: `17:00:10 UTC`. */
export function formatSecond(time: number): string {
  return `${new Date(time).toISOString().slice(11, 19)} UTC`;
}

const SECOND = 1_000;
const DURATIONS: Readonly<Record<string, number>> = { s: SECOND, m: 60 * SECOND, h: HOUR };

/**
 * How long something takes: `10s`, `5m`, `2h`.
 *
 * @returns milliseconds
 * @throws InvalidArgumentError when the text is none of these
 */
export function parseDuration(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([smh])$/.exec(text) ?? [];
  if (count === undefined) throw new InvalidArgumentError('Expected a time such as 10s, 5m or 2h.');
  return Number(count) * (DURATIONS[unit] ?? SECOND);
}
