import { isAtMost } from '../numbers/epsilon.js';
import { isFoughtOver, isShared } from '../rehearsal/settled.js';
import type { GalaxyState, Planet } from '../state.js';
import type { GalaxyView } from '../view/view.js';
import { stateWithAliens } from './known-state.js';

/**
 * Planets at which combat or others may change what a race foresees: there may be a fight before ships move, others may load or unload there,
 * their ships arrive at an own planet, or may arrive unseen at one that the race settles, or own ships arrive where there may be a fight or
 * where the race does not look.
 *
 * @param seen - what the race knows before the turn
 * @param after - the known galaxy a turn later, if nobody interferes
 * @see N-16, N-37
 */
export function openPlaces(seen: GalaxyView, after: GalaxyState): Planet[] {
  const seat = seen.own.id;
  const before = stateWithAliens(seen);
  const aliens = before.groups.filter(({ raceId }) => raceId !== seat);
  const own = after.groups.filter(({ raceId }) => raceId === seat);
  const arrived = { ...after, planets: before.planets, groups: [...own, ...aliens] };
  const reached = new Set(own.flatMap(({ planetId, originId }) => (originId === null ? [planetId] : [])));
  const hasRivals = seen.races.some(({ id, status }) => id !== seat && status === 'playing');
  const expected = new Set(
    seen.incoming.flatMap(({ planetId, distance, speed }) => (isAtMost(distance, speed) ? [planetId] : [])),
  );
  const isSettled = (id: number, ownerId: number | null): boolean =>
    ownerId === seat && before.planets[id - 1]?.ownerId !== seat;
  return after.planets.filter(
    ({ id, ownerId }) =>
      isFoughtOver(before, seat, id) ||
      isFoughtOver(arrived, seat, id) ||
      isShared(before, seat, id) ||
      expected.has(id) ||
      (hasRivals && isSettled(id, ownerId)) ||
      (hasRivals && reached.has(id) && seen.planets[id - 1]?.seen === null),
  );
}
