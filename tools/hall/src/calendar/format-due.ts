import { formatDue } from '../game/when.js';

/** A due time for people, in a zone and by UTC: `Monday 30 November 2026, 20:00 Europe/Berlin (2026-11-30 19:00 UTC)`. */
export function formatDueIn(zone: string, time: number): string {
  if (zone === 'UTC') return formatDue(time);
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} ${zone} (${formatDue(time)})`;
}
