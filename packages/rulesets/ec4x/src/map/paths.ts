import { derived } from '@ec/prng';
import type { Lane } from '../state.js';
import { LANE_WEIGHTS } from '../tables/lanes.js';
import type { LaneClass } from '../types.js';

/** More than the jumps of any path, so that a weight counts before all jumps. */
const PER_WEIGHT = 4096;

/** A lane as it leaves a system. */
export interface Exit {
  readonly toId: number;
  readonly laneClass: LaneClass;
  /** What it adds to the cost of a path, which counts the weights, then the jumps. */
  readonly cost: number;
}

/** Lanes of each system, by its ID; the exits of a system by theirs. */
export type LaneMap = readonly (readonly Exit[])[];

/** The lanes as they leave each system; those of system n stand at n. They never change, and so are sorted once for each game. */
export const laneMapOf = derived((lanes: readonly Lane[]): LaneMap => {
  const last = lanes.reduce((greatest, { b }) => Math.max(greatest, b), 0);
  const exits: Exit[][] = Array.from({ length: last + 1 }, () => []);
  for (const { a, b, laneClass } of lanes) {
    const cost = LANE_WEIGHTS[laneClass] * PER_WEIGHT + 1;
    exits[a]?.push({ toId: b, laneClass, cost });
    exits[b]?.push({ toId: a, laneClass, cost });
  }
  for (const list of exits) list.sort((one, other) => one.toId - other.toId);
  return exits;
});

/**
 * The best way through the lanes: the least weight, then the fewest jumps, then at each jump the system of the lowest ID.
 *
 * @param avoidsRestricted - whether restricted lanes are closed to the traveller
 * @returns the jumps in order, none when it is there already; `null` when there is no way
 * @see X-42
 */
export function bestPath(
  map: LaneMap,
  fromId: number,
  toId: number,
  avoidsRestricted: boolean,
): readonly Exit[] | null {
  if (fromId === toId) return [];
  const known = knownPaths(map)[avoidsRestricted ? 1 : 0];
  const place = fromId * map.length + toId;
  let path = known.get(place);
  if (path === undefined) known.set(place, (path = findPath(map, fromId, toId, avoidsRestricted)));
  return path;
}

/** Paths by their ends: with all lanes open, and without restricted ones. */
const knownPaths = derived(
  (
    _: LaneMap,
  ): readonly [open: Map<number, Exit[] | null>, withoutRestricted: Map<number, Exit[] | null>] => [
    new Map(),
    new Map(),
  ],
);

function findPath(map: LaneMap, fromId: number, toId: number, avoidsRestricted: boolean): Exit[] | null {
  if (costOf(map, fromId, toId, avoidsRestricted) === Infinity) return null;
  const costs = costsTo(map, toId, avoidsRestricted);
  const path: Exit[] = [];
  for (let at = fromId; at !== toId;) {
    const left = costs[at];
    const exit = map[at]?.find(
      ({ toId: next, laneClass, cost }) =>
        isOpen(laneClass, avoidsRestricted) && (costs[next] ?? Infinity) + cost === left,
    );
    if (!exit) throw new RangeError(`path: expected a way from system ${at} to ${toId}, received none`);
    path.push(exit);
    at = exit.toId;
  }
  return path;
}

/** What the best way between two systems costs, `Infinity` where there is none: its weights first, then its jumps. */
export function costOf(map: LaneMap, fromId: number, toId: number, avoidsRestricted: boolean): number {
  return costsTo(map, toId, avoidsRestricted)[fromId] ?? Infinity;
}

/**
 * Turns that a fleet takes on a path: a jump a turn, or two when both lanes are major and all three systems hold own colonies.
 *
 * @param isOwn - whether a system holds a colony of the traveller's House
 * @see X-42
 */
export function turnsOf(path: readonly Exit[], fromId: number, isOwn: (systemId: number) => boolean): number {
  let turns = 0;
  for (let i = 0, at = fromId; i < path.length; turns++) {
    const jumps = jumpsPerTurn(path.slice(i, i + 2), at, isOwn);
    i += jumps;
    at = path[i - 1]?.toId ?? at;
  }
  return turns;
}

/**
 * Jumps of a turn: two when both lanes ahead are major and all three systems hold own colonies, else one.
 *
 * @see X-42
 */
export function jumpsPerTurn(
  ahead: readonly Exit[],
  fromId: number,
  isOwn: (systemId: number) => boolean,
): number {
  const [first, second] = ahead;
  const isFast =
    first?.laneClass === 'major' &&
    second?.laneClass === 'major' &&
    isOwn(fromId) &&
    isOwn(first.toId) &&
    isOwn(second.toId);
  return isFast ? 2 : 1;
}

/** Cost of the best way to a system from every other, worked out once for each map. */
function costsTo(map: LaneMap, toId: number, avoidsRestricted: boolean): readonly number[] {
  const known = knownCosts(map)[avoidsRestricted ? 1 : 0];
  return (known[toId] ??= findCosts(map, toId, avoidsRestricted));
}

/** Costs by the system that a way leads to: with all lanes open, and without restricted ones. */
const knownCosts = derived((_: LaneMap): readonly [open: number[][], withoutRestricted: number[][]] => [
  [],
  [],
]);

/** Systems whose cost has fallen wait in a line for their neighbours to be looked at, until none falls any more. */
function findCosts(map: LaneMap, toId: number, avoidsRestricted: boolean): number[] {
  const costs = map.map(() => Infinity);
  costs[toId] = 0;
  const changed = [toId];
  for (const at of changed) {
    for (const { toId: from, laneClass, cost } of map[at] ?? []) {
      const total = (costs[at] ?? Infinity) + cost;
      if (!isOpen(laneClass, avoidsRestricted) || total >= (costs[from] ?? Infinity)) continue;
      costs[from] = total;
      changed.push(from);
    }
  }
  return costs;
}

function isOpen(laneClass: LaneClass, avoidsRestricted: boolean): boolean {
  return !(avoidsRestricted && laneClass === 'restricted');
}
