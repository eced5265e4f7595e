/** Finds things by their IDs; an ID that nothing has is a bug. */
import { shown } from '@ec/prng';
import type { Fleet, GalaxyState, Group, Planet, Race, ShipType } from './state.js';
import type { Design } from './types.js';

/**
 * A race by its ID.
 *
 * @throws RangeError when there is none
 */
export function raceOf({ races }: Pick<GalaxyState, 'races'>, id: number): Race {
  return required(races[id - 1], 'race', id);
}

/**
 * A planet by its ID.
 *
 * @throws RangeError when there is none
 */
export function planetOf({ planets }: Pick<GalaxyState, 'planets'>, id: number): Planet {
  return required(planets[id - 1], 'planet', id);
}

/** A group by its ID; undefined once it is gone. */
export function groupOf({ groups }: Pick<GalaxyState, 'groups'>, id: number): Group | undefined {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((groups[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  const group = groups[low];
  return group?.id === id && group.ships > 0 ? group : undefined;
}

/**
 * A ship type of a race.
 *
 * @throws RangeError when there is none
 */
export function typeOf({ types }: Pick<Race, 'types'>, id: number): ShipType {
  return required(
    types.find((type) => type.id === id),
    'ship type',
    id,
  );
}

/** A fleet of a race; undefined once it is gone. */
export function fleetOf({ fleets }: Pick<Race, 'fleets'>, id: number): Fleet | undefined {
  return fleets.find((fleet) => fleet.id === id);
}

/** Design of the ships of a group. */
export function designOf(state: Pick<GalaxyState, 'races'>, { raceId, typeId }: Group): Design {
  return typeOf(raceOf(state, raceId), typeId).design;
}

/** Whether a race has not declared an alliance with another. */
export function isAtWar(state: Pick<GalaxyState, 'races'>, raceId: number, otherId: number): boolean {
  return raceId !== otherId && !raceOf(state, raceId).allies.includes(otherId);
}

/** Groups in orbit, by the ID of their planet, in ID order. */
export function groupsInOrbit({ groups }: Pick<GalaxyState, 'groups'>): Map<number, Group[]> {
  return Map.groupBy(
    groups.filter(({ originId }) => originId === null),
    ({ planetId }) => planetId,
  );
}

/**
 * Groups at planets before this turn's ships leave, by the ID of their planet, in ID order: those in orbit, and those that an order has put
 * into hyperspace already.
 *
 * @see N-44
 */
export function groupsBeforeDeparture({
  groups,
  turnWork,
}: Pick<GalaxyState, 'groups' | 'turnWork'>): Map<number, Group[]> {
  const left = new Set(turnWork.departures.map(({ groupId }) => groupId));
  const standing = Map.groupBy(groups, ({ id, planetId, originId }) => {
    if (originId === null) return planetId;
    return left.has(id) ? originId : null;
  });
  return new Map([...standing].flatMap(([id, at]) => (id === null ? [] : [[id, at] as const])));
}

/** Groups by the ID of their race. */
export function groupsByRace({ groups }: Pick<GalaxyState, 'groups'>): Map<number, Group[]> {
  return Map.groupBy(groups, ({ raceId }) => raceId);
}

/** Groups in the order of their numbers. */
export function byNumber(groups: readonly Group[]): Group[] {
  return groups.toSorted((a, b) => a.number - b.number);
}

function required<T>(thing: T | undefined, what: string, id: number): T {
  if (thing === undefined) throw new RangeError(`${what}: expected an ID, received ${shown(id)}`);
  return thing;
}
