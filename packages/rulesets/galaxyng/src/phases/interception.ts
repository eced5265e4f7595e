import { DONE } from '@ec/engine';
import { travelMass } from '../formulas/ship.js';
import type { GalaxyPhase, GalaxyTurn } from '../contract.js';
import { designOf, groupOf } from '../lookup.js';
import { isAtMost } from '../numbers/epsilon.js';
import { Refusal } from '../orders/results.js';
import type { GalaxyState, Group, PendingOrder } from '../state.js';
import type { Mover } from '../binding/bound-order.js';
import {
  enterHyperspace,
  leavingGroups,
  movedGroups,
  noteDeparture,
  planetDistance,
  slowest,
} from '../travel.js';
import { settlePending } from './carry-out.js';

/** Destinations that are further than so many turns from an interceptor are out of its reach. */
const TURNS_IN_REACH = 2;

/** Ships that leave a planet, by their destination: mass by race. */
type Traffic = ReadonlyMap<number, ReadonlyMap<number, number>>;

/**
 * Step 10: interceptors follow the heaviest alien ships that left their target; all choose at once.
 *
 * @see manual "Movement"; N-16, N-44
 */
export const interception: GalaxyPhase = {
  name: 'interception',
  run(turn) {
    const { state } = turn;
    const { turnWork } = state;
    const isMine = ({ bound }: PendingOrder): boolean => bound.kind === 'intercept';
    const mine = turnWork.pending.filter(isMine);
    if (mine.length === 0) return;
    turnWork.pending = turnWork.pending.filter((order) => !isMine(order));
    const traffic = trafficOf(state);
    const chosen = mine.map((order) => ({ order, ...choose(turn, order, traffic) }));
    for (const { order, groups, destinationId } of chosen) {
      if (groups instanceof Refusal) {
        settlePending(turn, order, groups);
        continue;
      }
      for (const group of groups) setCourse(state, group, destinationId);
      settlePending(turn, order, DONE);
    }
  },
};

/**
 * Interceptors leave for the planet that they watch when their order is read: the classic order of the turn.
 *
 * @returns why they cannot
 * @see N-44
 */
export function setOut(
  state: GalaxyState,
  raceId: number,
  { mover, planetId }: { readonly mover: Mover; readonly planetId: number },
): Refusal | undefined {
  const groups = leavingGroups(state, raceId, mover);
  if (groups instanceof Refusal) return groups;
  for (const group of groups) {
    noteDeparture(state, group, true);
    enterHyperspace(state, group, planetId);
  }
  return undefined;
}

/** Where interceptors go that have left already or leave now; they stay where that is. */
function setCourse(state: GalaxyState, group: Group, destinationId: number): void {
  group.planetId = group.originId ?? group.planetId;
  group.originId = null;
  group.distance = 0;
  if (group.planetId !== destinationId) enterHyperspace(state, group, destinationId);
}

/** Where an interceptor goes. */
function choose(
  { state }: GalaxyTurn,
  { bound, raceId }: PendingOrder,
  traffic: ReadonlyMap<number, Traffic>,
): { groups: Group[] | Refusal; destinationId: number } {
  if (bound.kind !== 'intercept') throw new RangeError(`order: expected intercept, received ${bound.kind}`);
  const { mover, planetId } = bound;
  const groups = interceptors(state, raceId, mover);
  const [first] = groups instanceof Refusal ? [] : groups;
  if (groups instanceof Refusal || !first) return { groups, destinationId: planetId };
  const reach = TURNS_IN_REACH * slowest(state, groups);
  let destinationId = planetId;
  let most = 0;
  for (const [id, masses] of traffic.get(planetId) ?? []) {
    const far = planetDistance(state, first.originId ?? first.planetId, id);
    const isInReach = state.rules.classic.bounds ? !isAtMost(reach, far) : isAtMost(far, reach);
    if (!isInReach) continue;
    const mass = alienMass(masses, raceId);
    if (mass > most || (mass === most && mass > 0 && id < destinationId)) {
      most = mass;
      destinationId = id;
    }
  }
  return { groups, destinationId };
}

/** The groups that intercept; in the classic order of the turn those that set out and were not turned back. */
function interceptors(state: GalaxyState, raceId: number, mover: Mover): Group[] | Refusal {
  if (!state.rules.classic.turnOrder) return leavingGroups(state, raceId, mover);
  const groups = movedGroups(state, raceId, mover);
  if (groups instanceof Refusal) return groups;
  return groups.some(({ originId }) => originId === null) ? new Refusal('called-back') : groups;
}

function alienMass(masses: ReadonlyMap<number, number>, raceId: number): number {
  let sum = 0;
  for (const [race, mass] of masses) if (race !== raceId) sum += mass;
  return sum;
}

/** Mass of the ships that left each planet this turn, by destination and race, in number order. */
function trafficOf(state: GalaxyState): Map<number, Map<number, Map<number, number>>> {
  const traffic = new Map<number, Map<number, Map<number, number>>>();
  for (const { groupId, planetId, isInterceptor } of state.turnWork.departures) {
    if (isInterceptor) continue;
    const group = groupOf(state, groupId);
    if (!group) continue;
    const mass = group.ships * travelMass(designOf(state, group), group.tech, group.load);
    const leaving = ensure(traffic, planetId, () => new Map<number, Map<number, number>>());
    const masses = ensure(leaving, group.planetId, () => new Map<number, number>());
    masses.set(group.raceId, (masses.get(group.raceId) ?? 0) + mass);
  }
  return traffic;
}

function ensure<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
