import { requireNotMoving, storedSeats } from '@ec/engine/sqlite';
import { Temporal } from 'temporal-polyfill';
import type { Belongings } from '../accounts/own-data.js';
import { holderOf, keptAtSeats } from '../hall/seat-holder.js';
import type { HallDatabase } from '../store/hall-database.js';
import type { MailGame } from './reply-address.js';

/** How long a player is away. */
export interface Away {
  /** In the player's own words, such as `3 May`; may be empty. */
  readonly words: string;
  /** Milliseconds since 1970 at which it ends; `null` when that is not known: then the player says that they are back. */
  readonly ends: number | null;
}

/** A seat of a game that the hall knows by a name. */
interface SeatOfGame {
  readonly game: MailGame;
  readonly seat: number;
}

/** Writes down that a seat's player is away, or back (`null`). */
export function setAway(
  database: HallDatabase,
  { game, seat }: SeatOfGame,
  away: Away | null,
  now: number,
): void {
  database.transaction(() => {
    requireNotMoving(game.stored);
    database.change('DELETE FROM mail_away WHERE game = ? AND seat = ?', game.id, seat);
    if (away === null) return;
    const { player, email } = holderOf(game.stored, seat);
    database.change(
      'INSERT INTO mail_away (game, seat, since, until, ends, player, email) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[game.id, seat, now, away.words, away.ends, player, email],
    );
  });
}

/** Seats of a game whose players have said that they are away, and whose time is not over. What a former player of a seat has said does not count. */
export function awaySeats(database: HallDatabase, { id, stored }: MailGame, now: number): Map<number, Away> {
  const players = new Map(storedSeats(stored).map(({ seat, player }) => [seat, player?.id]));
  const rows = database.all(
    'SELECT seat, player, until, ends FROM mail_away WHERE game = ? AND (ends IS NULL OR ends > ?) ORDER BY seat',
    ...[id, now],
  );
  return new Map(
    rows
      .filter(({ seat, player }) => players.get(Number(seat)) === player)
      .map(({ seat, until, ends }) => [
        Number(seat),
        { words: String(until), ends: ends === null ? null : Number(ends) },
      ]),
  );
}

/** In which games somebody is away. */
export function awayOfPerson(database: HallDatabase): Belongings {
  return keptAtSeats(database, { name: 'away', table: 'mail_away', columns: 'since, until, ends' });
}

/** How long somebody is away, as others read it: ` until 3 May`; empty when they did not say. */
export function awayWords({ words }: Away): string {
  if (words === '') return '';
  return /^(?:until|till|for)\b/i.test(words) ? ` ${words}` : ` until ${words}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Most days that somebody can be away by a date (included): a later one is a slip, or open. */
const MOST_DAYS = 400;

/**
 * Reads until when somebody is away: `3 May`, `May 3, 2027`, `2027-05-03`, `10 days`, `2 weeks`. A day counts to its end.
 *
 * @param zone - whose days these are
 * @returns an end that is not known for anything else, and for a day that has passed
 */
export function readAway(text: string, now: number, zone: string): Away {
  const words = text.trim();
  const said = words.replace(/^(?:until|till|for)\s+/i, '');
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const day = lengthFrom(today, said) ?? isoDay(said) ?? namedDay(today, said);
  if (!day || Temporal.PlainDate.compare(day, today) < 0 || today.until(day).days > MOST_DAYS)
    return { words, ends: null };
  return { words, ends: day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds };
}

function lengthFrom(today: Temporal.PlainDate, text: string): Temporal.PlainDate | undefined {
  const [, count, unit = ''] = /^(\d{1,3})\s*(days?|d|weeks?|w)$/i.exec(text) ?? [];
  if (count === undefined) return undefined;
  const each = unit.toLowerCase().startsWith('w') ? 7 : 1;
  return today.add({ days: Number(count) * each });
}

function isoDay(text: string): Temporal.PlainDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year === undefined ? undefined : dateOf(Number(year), Number(month), Number(day));
}

/** A day by the name of its month: this year's, or the next one's when that has passed. */
function namedDay(today: Temporal.PlainDate, text: string): Temporal.PlainDate | undefined {
  const [, dayFirst, monthLast] = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\b/i.exec(text) ?? [];
  const [, monthFirst, dayLast] = /^([a-z]{3,9})\.?\s+(\d{1,2})\b/i.exec(text) ?? [];
  const month = 1 + MONTHS.indexOf((monthLast ?? monthFirst ?? '').slice(0, 3).toLowerCase());
  const day = Number(dayFirst ?? dayLast);
  const [, year] = /\b(\d{4})$/.exec(text) ?? [];
  if (month === 0) return undefined;
  if (year !== undefined) return dateOf(Number(year), month, day);
  const thisYear = dateOf(today.year, month, day);
  if (thisYear && Temporal.PlainDate.compare(thisYear, today) >= 0) return thisYear;
  return dateOf(today.year + 1, month, day);
}

/** A date; `undefined` for one that the calendar has not. */
function dateOf(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
