import type { Prng } from '@ec/prng';
import type { Rules } from '../parameters.js';
import type { Lane } from '../state.js';
import type { LaneClass } from '../types.js';
import { HOME_LANES } from '../tables/lanes.js';

/**
 * Draws the jump lanes: all of the hub, three of each home, of the others some and so many that every system reaches the hub.
 *
 * @param pairs - IDs of neighbouring systems, the lower first, in order
 * @param hubId - system of the hub
 * @param homeIds - systems of the home worlds, no two of which are neighbours of each other or of the hub
 * @see X-17
 */
export function drawLanes(
  rules: Rules,
  pairs: readonly (readonly [number, number])[],
  hubId: number,
  homeIds: readonly number[],
  rng: Prng,
): Lane[] {
  const open = new Set<readonly [number, number]>();
  const inner = pairs.filter((pair) => !pair.some((id) => homeIds.includes(id)));
  const chances = rng.stream('lanes');
  for (const pair of inner)
    if (pair.includes(hubId) || chances.chance(rules['lane.chance'], 100)) open.add(pair);
  for (const home of homeIds) {
    const own = pairs.filter((pair) => pair.includes(home));
    for (const pair of rng.stream('home lanes', home).sample(own, HOME_LANES)) open.add(pair);
  }
  bridgeGaps(inner, hubId, open, rng.stream('gaps'));
  const classes = rng.stream('lane classes');
  const lanes = pairs
    .filter((pair) => open.has(pair))
    .map(([a, b]): Lane => ({ a, b, laneClass: drawClass(rules, classes) }));
  for (const home of homeIds) {
    const own = lanes.filter(({ a, b }) => a === home || b === home);
    const again = rng.stream('home lane classes', home);
    while (own.every(({ laneClass }) => laneClass === 'restricted'))
      for (const lane of own) lane.laneClass = drawClass(rules, again);
  }
  return lanes;
}

/** Adds pairs across the gap to what the hub reaches, until it reaches all. */
function bridgeGaps(
  inner: readonly (readonly [number, number])[],
  hubId: number,
  open: Set<readonly [number, number]>,
  rng: Prng,
): void {
  const next = new Map<number, number[]>();
  const join = (a: number, b: number): void => {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  };
  for (const [a, b] of open) join(a, b);
  const reached = new Set<number>();
  const flood = (from: number): void => {
    const queue = [from];
    reached.add(from);
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      for (const neighbour of next.get(id) ?? []) {
        if (reached.has(neighbour)) continue;
        reached.add(neighbour);
        queue.push(neighbour);
      }
    }
  };
  flood(hubId);
  for (;;) {
    const across = inner.filter(([a, b]) => reached.has(a) !== reached.has(b));
    if (across.length === 0) return;
    const pair = rng.pick(across);
    open.add(pair);
    join(...pair);
    flood(reached.has(pair[0]) ? pair[1] : pair[0]);
  }
}

function drawClass(rules: Rules, rng: Prng): LaneClass {
  const roll = rng.roll(1, 100);
  if (roll <= rules['lane.major']) return 'major';
  return roll <= rules['lane.major'] + rules['lane.minor'] ? 'minor' : 'restricted';
}
