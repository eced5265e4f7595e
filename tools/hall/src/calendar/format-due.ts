import type { StoredGame } from '@ec/engine/sqlite';
import { zoneOfPerson } from '../accounts/people.js';
import { formatDue } from '../game/when.js';
import type { HallDatabase } from '../store/hall-database.js';
import { zoneOfGame } from './game-calendar.js';

/** A due time for people, in a zone and by UTC: `Monday 30 November 2026, 20:00 Europe/Berlin (2026-11-30 19:00 UTC)`. */
export function formatDueIn(zone: string, time: number): string {
  return zone === 'UTC' ? formatDue(time) : `${formatIn(zone, time)} (${formatDue(time)})`;
}

/** Zones in which somebody is told a time. */
export interface Zones {
  /** The one that they have chosen; `null` when they have chosen none. */
  readonly own: string | null;
  /** That of the game's calendar; `null` where it has none. */
  readonly game: string | null;
}

/** Zones in which a player of a game is told its times. */
export function zonesFor(database: HallDatabase, stored: StoredGame, email: string): Zones {
  return { own: zoneOfPerson(database, email), game: zoneOfGame(stored) };
}

/**
 * A due time for a player: in their own zone, and beside it in that of the game where clocks show another time there. Who has chosen no zone is told
 * it in that of the game and by UTC.
 */
export function formatDueFor({ own, game }: Zones, time: number): string {
  if (own === null) return formatDueIn(game ?? 'UTC', time);
  const beside = besideOwn({ own, game }, time);
  return beside === undefined ? formatIn(own, time) : `${formatIn(own, time)} (${beside})`;
}

/** A time in the zone of the game, where clocks show another time there than in one's own; `undefined` elsewhere. */
export function besideOwn({ own, game }: Zones, time: number): string | undefined {
  if (game === null) return undefined;
  return own !== null && wallTime(own, time) === wallTime(game, time) ? undefined : formatIn(game, time);
}

/** A time in a zone, such as `Monday 30 November 2026, 20:00 Europe/Berlin`. */
export function formatIn(zone: string, time: number): string {
  return `${wallTime(zone, time)} ${zone}`;
}

const MINUTE = 60_000;

/** What calendar and clock show in a zone; seconds where it is not a full minute. */
function wallTime(zone: string, time: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  const seconds = time % MINUTE === 0 ? '' : `:${part('second')}`;
  return `${day}, ${part('hour')}:${part('minute')}${seconds}`;
}
