import { section, table, type Cell, type ReportSection } from '@ec/reports';
import type { SystemView } from '../view/systems.js';
import { mapPicture } from './map-picture.js';
import type { Reporter } from './reporter.js';

/**
 * The map as far as it is known, as a picture and as a table; all lanes are public.
 *
 * @see
 */
export function mapSection({ view, names }: Reporter): ReportSection[] {
  const lanes = view.systems.map((): string[] => []);
  for (const { a, b, laneClass } of view.lanes) {
    lanes[a - 1]?.push(`${names.place(b)} ${laneClass}`);
    lanes[b - 1]?.push(`${names.place(a)} ${laneClass}`);
  }
  const rows = view.systems.map((system): Cell[] => {
    const { id, sighting } = system;
    return [
      names.system(id),
      kindOf(system),
      sighting?.planetClass ?? '',
      sighting?.resources ?? '',
      sighting ? names.owner(sighting.owner) : '',
      sighting?.turn ?? '—',
      (lanes[id - 1] ?? []).join(', '),
    ];
  });
  const titles = ['System', 'Kind', 'Class', 'Resources', 'Owner', 'Seen in turn', 'Lanes'];
  return [section('map', 'Map', mapPicture(view), table('', titles, rows))];
}

/** What lies in a system by the rules of the map. */
function kindOf({ q, r, isHome }: SystemView): string {
  if (isHome) return 'home world';
  return q === 0 && r === 0 ? 'hub' : '';
}
