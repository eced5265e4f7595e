import { MILLION, transferUnits } from '../arithmetic/people.js';
import type { LandedEvent } from '../events.js';

/**
 * Settlers of each landing of a turn who found no place, in millionths of a PTU.
 *
 * @param landings - in the order in which they were
 * @param peopleAt - people of a system after all of them, in millionths of a PU; `null` where the House has no colony
 * @see X-28
 */
export function settlersLost(
  landings: readonly LandedEvent[],
  peopleAt: (systemId: number) => number | null,
): ReadonlyMap<LandedEvent, number> {
  const lost = new Map<LandedEvent, number>();
  const later = new Map<number, number>();
  for (const landing of landings.toReversed()) {
    const { systemId, ptu, gained } = landing;
    const people = peopleAt(systemId);
    const gainedLater = later.get(systemId) ?? 0;
    if (gained === 0) lost.set(landing, MILLION * ptu);
    else if (people !== null) lost.set(landing, lostOf(people - gainedLater, gained, ptu));
    later.set(systemId, gainedLater + gained);
  }
  return lost;
}

/**
 * How many of so many PTU found no place, in millionths of a PTU; none where one step of the grid more would be too many.
 *
 * @param people - of the colony now, in millionths of a PU
 * @param gained - by how much it has grown by them
 */
export function lostOf(people: number, gained: number, ptu: number): number {
  if (gained === 0) return MILLION * ptu;
  const all = transferUnits(people - gained) + MILLION * ptu;
  return transferUnits(people + 1) > all ? 0 : all - transferUnits(people);
}
