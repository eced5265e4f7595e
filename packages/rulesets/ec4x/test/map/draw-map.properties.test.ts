import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { drawMap } from '../../src/map/draw-map.js';
import { distance } from '../../src/map/hexes.js';
import { bestPath, laneMapOf, turnsOf } from '../../src/map/paths.js';
import { rulesWith } from '../games.js';

const seeds = fc.integer({ min: 0, max: 1e6 });
const houses = fc.integer({ min: 2, max: 12 });

test.prop([seeds, houses, fc.constantFrom(0, 30, 60, 100)], { numRuns: 60 })(
  'section 17: every system reaches the hub; the hub has six lanes, homes three; lanes join neighbours, once',
  (seed, count, chance) => {
    const { systems, lanes, hubId, homeIds } = drawMap(
      rulesWith({ 'lane.chance': chance }),
      count,
      Prng.fromSeed(seed),
    );
    const map = laneMapOf(lanes);
    expect(map[hubId]).toHaveLength(6);
    for (const home of homeIds) {
      expect(map[home]).toHaveLength(3);
      expect(map[home]?.some(({ laneClass }) => laneClass !== 'restricted')).toBe(true);
    }
    for (const { id } of systems) expect(bestPath(map, id, hubId, false)).not.toBeNull();
    expect(new Set(lanes.map(({ a, b }) => `${a} ${b}`)).size).toBe(lanes.length);
    for (const { a, b } of lanes) {
      const [one, other] = [systems[a - 1], systems[b - 1]];
      expect(one && other && distance(one, other)).toBe(1);
    }
  },
);

test.prop([seeds, fc.integer({ min: 2, max: 5 }), fc.nat(), fc.nat(), fc.boolean()], { numRuns: 60 })(
  'X-42: a path is made of open lanes, as heavy there as back, and takes from half its jumps to all of them',
  (seed, count, from, to, isBarred) => {
    const { systems, lanes } = drawMap(rulesWith(), count, Prng.fromSeed(seed));
    const map = laneMapOf(lanes);
    const [start, end] = [1 + (from % systems.length), 1 + (to % systems.length)];
    const path = bestPath(map, start, end, isBarred);
    const back = bestPath(map, end, start, isBarred);
    expect(back === null).toBe(path === null);
    if (!path || !back) return;
    const weight = { major: 1, minor: 2, restricted: 3 };
    const weigh = (exits: typeof path): number =>
      exits.reduce((sum, { laneClass }) => sum + weight[laneClass], 0);
    expect(weigh(path)).toBe(weigh(back));
    expect(path.length).toBe(back.length);
    expect(isBarred && path.some(({ laneClass }) => laneClass === 'restricted')).toBe(false);
    let at = start;
    for (const { toId } of path) {
      expect(map[at]?.some((exit) => exit.toId === toId)).toBe(true);
      at = toId;
    }
    expect(at).toBe(end);
    expect(turnsOf(path, start, () => false)).toBe(path.length);
    const fastest = turnsOf(path, start, () => true);
    expect(fastest).toBeGreaterThanOrEqual(path.length / 2);
    expect(fastest).toBeLessThanOrEqual(path.length);
  },
);
