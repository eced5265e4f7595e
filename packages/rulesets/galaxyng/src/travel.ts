/**
 * Ships in hyperspace.
 *
 * @see manual "Movement"; N-10, N-14
 */
import type { Mover } from './binding/bound-order.js';
import { distance } from './formulas/distance.js';
import { speed } from './formulas/ship.js';
import { designOf, groupOf, planetOf } from './lookup.js';
import { Refusal } from './orders/results.js';
import type { GalaxyState, Group } from './state.js';

/** Light years that a group travels in a turn by itself. */
function groupSpeed(state: GalaxyState, group: Group): number {
  return speed(designOf(state, group), group.tech, group.load);
}

/** Light years that groups travel in a turn together: as many as the slowest. */
export function slowest(state: GalaxyState, groups: readonly Group[]): number {
  return Math.min(...groups.map((group) => groupSpeed(state, group)));
}

/** Speed of each fleet in hyperspace, by race and fleet. */
export type FleetSpeeds = ReadonlyMap<string, number>;

/** Speeds of all fleets in hyperspace. */
export function fleetSpeeds(state: GalaxyState): FleetSpeeds {
  const speeds = new Map<string, number>();
  for (const group of state.groups) {
    if (group.fleetId === null || group.originId === null) continue;
    const key = fleetKey(group);
    speeds.set(key, Math.min(speeds.get(key) ?? Infinity, groupSpeed(state, group)));
  }
  return speeds;
}

/** Light years that a group in hyperspace travels in a turn, with its fleet if it has one. */
export function travelSpeed(state: GalaxyState, group: Group, speeds: FleetSpeeds): number {
  const ofFleet = group.fleetId === null ? undefined : speeds.get(fleetKey(group));
  return ofFleet ?? groupSpeed(state, group);
}

function fleetKey({ raceId, fleetId }: Group): string {
  return `${raceId} ${fleetId}`;
}

/** Light years between two planets. */
export function planetDistance(state: GalaxyState, from: number, to: number): number {
  return distance(state.rules, planetOf(state, from), planetOf(state, to));
}

/** The groups that an order moves, as they are now. */
export function movedGroups(state: GalaxyState, raceId: number, mover: Mover): Group[] | Refusal {
  if ('groupId' in mover) {
    const group = groupOf(state, mover.groupId);
    return group ? [group] : new Refusal('group-gone');
  }
  const groups = state.groups.filter(
    ({ raceId: owner, fleetId, ships }) => owner === raceId && fleetId === mover.fleetId && ships > 0,
  );
  return groups.length > 0 ? groups : new Refusal('group-gone', 'The fleet has no ships any more.');
}

/** The groups that an order sends from a planet, if they may go. */
export function leavingGroups(state: GalaxyState, raceId: number, mover: Mover): Group[] | Refusal {
  const groups = movedGroups(state, raceId, mover);
  if (groups instanceof Refusal) return groups;
  for (const group of groups) {
    if (group.originId !== null) return new Refusal('in-hyperspace');
    if (designOf(state, group).drive === 0) return new Refusal('cannot-move');
    if (state.turnWork.upgraded.includes(group.id)) return new Refusal('upgraded');
  }
  return groups;
}

/** Notes that a group leaves its planet this turn. */
export function noteDeparture({ turnWork }: GalaxyState, group: Group, isInterceptor: boolean): void {
  turnWork.departures.push({ groupId: group.id, planetId: group.planetId, isInterceptor });
}

/** Puts a group that is at a planet into hyperspace. */
export function enterHyperspace(state: GalaxyState, group: Group, destinationId: number): void {
  group.originId = group.planetId;
  group.planetId = destinationId;
  group.distance = planetDistance(state, group.originId, destinationId);
}
