/** Where fleets retreat to, on random maps among random colonies, fleets and stances, against a plain reading of the rule. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { refugeOf } from '../../src/conflict/refuge.js';
import type { Fleet } from '../../src/fleet.js';
import { hasCombatShip } from '../../src/forces/squadron.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { areHostileAt } from '../../src/politics/relations.js';
import type { Ec4xState } from '../../src/state.js';
import { LANE_CLASSES, STANCES, type ShipCode } from '../../src/types.js';
import { addColony, addForce, arena, relate } from './arena.js';

const HERE = 1;
const NEIGHBOURS = [2, 3, 4, 5, 6];
const neighbour = fc.record({
  laneClass: fc.option(fc.constantFrom(...LANE_CLASSES)),
  owner: fc.option(fc.constantFrom(1, 1, 2, 3, 'empire' as const)),
  others: fc.array(
    fc.record({
      houseId: fc.integer({ min: 1, max: 3 }),
      codes: fc.constantFrom<ShipCode[]>(['DD'], ['SC'], ['TT'], ['RR']),
      isHidden: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});
const weight = { major: 1, minor: 2, restricted: 3 };

/** Whether nobody would be hostile to a fleet of House 1 that stood there: no colony, no combat ship in sight. */
function isFree(state: Ec4xState, fleet: Fleet, systemId: number): boolean {
  fleet.systemId = systemId;
  const owner = systemOf(state, systemId).colony?.owner;
  const hostile = state.houses.filter(({ id }) => id > 1 && areHostileAt(state, systemId, 1, id));
  fleet.systemId = HERE;
  return hostile.every(
    ({ id, fleets }) =>
      owner !== id &&
      !fleets.some((other) => other.systemId === systemId && !other.isHidden && hasCombatShip(other)),
  );
}

test.prop(
  [
    fc.array(neighbour, { minLength: 5, maxLength: 5 }),
    fc.array(fc.constantFrom(...STANCES), { minLength: 3, maxLength: 3 }),
    fc.constantFrom<ShipCode[][]>([['DD']], [['SC']], [['DD'], ['TT']], [['ET']]),
    fc.boolean(),
    fc.boolean(),
  ],
  { numRuns: 300 },
)(
  'X-54: a retreat is to the closest free system: an own colony, else by the lightest lane, else the lowest; none only where none is free',
  (around, [oneTwo = 'neutral', oneThree = 'neutral', twoThree = 'neutral'], codes, isCrippled, hasBoon) => {
    const { state } = arena();
    relate(state, 1, 2, oneTwo);
    relate(state, 1, 3, oneThree);
    relate(state, 2, 3, twoThree);
    if (hasBoon) houseOf(state, 1).research.boons = ['lanes'];
    const fleet = addForce(state, 1, HERE, codes, { state: isCrippled ? 'crippled' : 'undamaged' });
    const isBarred = codes.flat().some((code) => code === 'TT' || code === 'ET') || (isCrippled && !hasBoon);
    state.lanes = [];
    for (const [i, { laneClass, owner, others }] of around.entries()) {
      const b = NEIGHBOURS[i] ?? 0;
      if (laneClass) state.lanes.push({ a: HERE, b, laneClass });
      if (owner !== null) addColony(state, b, owner);
      for (const { houseId, codes: ships, isHidden } of others)
        addForce(state, houseId, b, [ships]).isHidden = isHidden;
    }
    const free = state.lanes.filter(
      ({ b, laneClass }) => isFree(state, fleet, b) && !(isBarred && laneClass === 'restricted'),
    );
    const ranks = free.map(({ b, laneClass }) => {
      const isOwn = systemOf(state, b).colony?.owner === 1;
      return (isOwn ? 0 : 1000) + 100 * weight[laneClass] + b;
    });
    const best = free.length === 0 ? null : Math.min(...ranks) % 100;
    const remnant = { isCrippled, isArmed: hasCombatShip(fleet) };
    const refuge = refugeOf(state, houseOf(state, 1), fleet, remnant);
    expect(refuge).toEqual(best === null ? null : { toId: best, goalId: best });
  },
);
