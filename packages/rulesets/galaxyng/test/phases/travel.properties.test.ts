import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { mergeGroups } from '../../src/groups/merge-groups.js';
import type { GalaxyState } from '../../src/state.js';
import { galaxyOf, groups, home, turn, type GroupPart } from '../turns.js';

const level = fc.double({ min: 1, max: 9, noNaN: true });

test.prop([level, level, fc.integer({ min: 1, max: 280 })], { numRuns: 30 })(
  'N-10, N-16: faster ships never arrive later',
  (one, other, far) => {
    const drone = (drive: number): GroupPart => ({
      type: 'Drone',
      tech: { drive, weapons: 0, shields: 0, cargo: 0 },
    });
    let game = galaxyOf({
      planets: [home(1, { x: 0 }), { x: far }],
      groups: [drone(Math.min(one, other)), { ...drone(Math.max(one, other)), ships: 2 }],
    });
    game = turn(game, { 1: 'o NO sortgroups\ns 1 2\ns 2 2' });
    for (let i = 0; i < 15; i++) {
      const [slow, fast] = groups(game);
      if (fast) expect(fast.distance).toBeLessThanOrEqual(slow?.distance ?? 0);
      game = turn(game);
    }
    expect(groups(game).every(({ distance }) => distance === 0)).toBe(true);
  },
);

const group = fc.record({
  type: fc.constantFrom('Drone', 'Hauler', 'Flak'),
  raceId: fc.constantFrom(1, 2),
  planetId: fc.constantFrom(1, 2),
  ships: fc.integer({ min: 1, max: 9 }),
});

/** Ships of each kind, without the numbers of their groups. */
function ships({ groups: all }: GalaxyState): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { raceId, typeId, planetId, ships: count } of all) {
    const key = `${raceId} ${typeId} ${planetId}`;
    counts[key] = (counts[key] ?? 0) + count;
  }
  return counts;
}

test.prop([fc.array(group, { maxLength: 20 })], { numRuns: 50 })(
  'N-18: merging changes nothing but numbers, and a second time nothing at all',
  (parts) => {
    const { state } = galaxyOf({ planets: [home(1), home(2)], groups: parts });
    const before = ships(state);
    mergeGroups(state);
    expect(ships(state)).toEqual(before);
    expect(state.groups).toHaveLength(Object.keys(before).length);
    const once = structuredClone(state.groups);
    mergeGroups(state);
    expect(state.groups).toEqual(once);
  },
);
