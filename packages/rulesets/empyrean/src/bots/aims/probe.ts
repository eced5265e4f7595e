import type { Draft } from '../draft.js';
import { starOf } from '../../view/places.js';

/**
 * Sends probes to orbits where sensors see colonies and nobody has been lately: only a probe shows whose they are, so that Marines find
 * them and settlers keep away.
 *
 * @param outdated - turns after which an orbit is looked at again; 0 for no probes
 */
export function probe({ view, orders }: Draft, outdated: number): void {
  if (outdated === 0) return;
  const present = new Set(view.holdings.map(({ location }) => location));
  const known = new Set(
    view.sightings.filter(({ turn }) => view.turn - turn < outdated).map(({ location }) => location),
  );
  for (const { id, star, orbits } of view.sensors) {
    const watcher = view.holdings.find((own) => own.id === id);
    if (!watcher || starOf(watcher.location) !== star) continue;
    const unknown = orbits
      .filter(({ colonies }) => colonies > 0)
      .map(({ orbit }) => orbit)
      .filter((orbit) => !present.has(`${star}/${orbit}`) && !known.has(`${star}/${orbit}`));
    if (unknown.length > 0) orders.push({ kind: 'probe', actorId: id, orbits: unknown });
  }
}
