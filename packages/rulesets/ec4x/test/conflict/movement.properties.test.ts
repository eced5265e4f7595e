/** Laws of movement, over random fleets with random orders. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { codec } from '../../src/codec.js';
import { arrive } from '../../src/conflict/arrive.js';
import { bringTogether } from '../../src/conflict/bring-together.js';
import { moveFleets } from '../../src/conflict/move-fleets.js';
import { LANE_CLASSES, SHIP_CODES } from '../../src/types.js';
import { FLEET_ORDER_KINDS } from '../../src/tables/fleet-orders.js';
import { addColony, addForce, allShips, arena } from './arena.js';

const fleet = fc.record({
  houseId: fc.integer({ min: 1, max: 3 }),
  systemId: fc.integer({ min: 1, max: 5 }),
  code: fc.constantFrom(...SHIP_CODES),
  state: fc.constantFrom('undamaged', 'crippled'),
  kind: fc.constantFrom(...FLEET_ORDER_KINDS),
  target: fc.integer({ min: 1, max: 5 }),
  isHidden: fc.boolean(),
});
const colonies = fc.array(fc.constantFrom(1, 2, 3, 'empire' as const, null), { minLength: 5, maxLength: 5 });

test.prop([fc.constantFrom(...LANE_CLASSES), fc.array(fleet, { maxLength: 14 }), colonies], { numRuns: 200 })(
  'section 17: movement conserves ships; a fleet jumps at most twice, along lanes; no squadron is in two fleets',
  (laneClass, fleets, owners) => {
    const { state, work } = arena(laneClass);
    for (const [i, owner] of owners.entries()) if (owner !== null) addColony(state, i + 1, owner);
    for (const { houseId, systemId, code, state: unitState, kind, target, isHidden } of fleets) {
      const named = kind === 'join' ? { fleetId: target } : { systemId: target };
      const isPlain = kind === 'hold' || kind === 'home' || kind === 'salvage';
      const order = { kind, ...(isPlain ? {} : named) };
      addForce(state, houseId, systemId, [[code]], { order, state: unitState }).isHidden = isHidden;
    }
    for (let turn = 0; turn < 3; turn++) {
      const before = allShips(state);
      const places = new Map(
        state.houses.flatMap(({ id, fleets: own }) => own.map((each) => [`${id}.${each.id}`, each.systemId])),
      );
      moveFleets(work);
      for (const { id, fleets: own } of state.houses) {
        for (const each of own) {
          const jumps = Math.abs(each.systemId - (places.get(`${id}.${each.id}`) ?? 0));
          expect(jumps).toBeLessThanOrEqual(laneClass === 'major' ? 2 : 1);
        }
      }
      arrive(work);
      bringTogether(work);
      expect(allShips(state)).toEqual(before);
      const squadrons = state.houses.flatMap(({ id, fleets: own }) =>
        own.flatMap((each) => each.squadrons.map((squadron) => `${id}.${squadron.id}`)),
      );
      expect(new Set(squadrons).size).toBe(squadrons.length);
      state.turnWork.visits = [];
    }
    expect(codec.decode(codec.encode(state))).toEqual(state);
  },
);
