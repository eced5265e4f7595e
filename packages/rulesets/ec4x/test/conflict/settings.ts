/** Random maps, colonies, stances and fleets with random orders, and the whole Conflict phase on them. */
import { fc } from '@fast-check/vitest';
import { arrive } from '../../src/conflict/arrive.js';
import { bringTogether } from '../../src/conflict/bring-together.js';
import { colonize } from '../../src/conflict/colonize.js';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { findSpies } from '../../src/conflict/find-spies.js';
import { gatherIntelligence } from '../../src/conflict/gather-intelligence.js';
import { hideRaiders } from '../../src/conflict/hide-raiders.js';
import { keepBlockades } from '../../src/conflict/keep-blockades.js';
import { moveFleets } from '../../src/conflict/move-fleets.js';
import { subvert } from '../../src/conflict/subvert.js';
import type { StandingOrder } from '../../src/fleet.js';
import { ESPIONAGE_KINDS } from '../../src/tables/espionage.js';
import { FLEET_ORDER_KINDS } from '../../src/tables/fleet-orders.js';
import {
  FACILITY_CODES,
  LANE_CLASSES,
  SHIP_CODES,
  STANCES,
  UNIT_STATES,
  type ShipCode,
} from '../../src/types.js';
import type { Work } from '../../src/work.js';
import { addColony, addForce, arena, relate } from './arena.js';

const order = fc.record({
  kind: fc.constantFrom(...FLEET_ORDER_KINDS, 'bombard', 'invade', 'blitz', 'blockade', 'colonize'),
  target: fc.integer({ min: 1, max: 5 }),
  /** Whether the fleet is where the order is to be carried out. */
  isThere: fc.boolean(),
});
const fleet = fc.record({
  houseId: fc.integer({ min: 1, max: 3 }),
  systemId: fc.integer({ min: 1, max: 5 }),
  codes: fc.oneof(
    fc.array(fc.constantFrom(...SHIP_CODES), { minLength: 1, maxLength: 5 }),
    fc.constantFrom<ShipCode[]>(['BB', 'BB', 'TT', 'TT'], ['SC'], ['CT', 'ET'], ['SD', 'SD', 'PB', 'TT']),
  ),
  order,
  state: fc.constantFrom(...UNIT_STATES),
  roe: fc.integer({ min: 0, max: 10 }),
  level: fc.integer({ min: 0, max: 5 }),
  fighters: fc.array(fc.nat(2), { maxLength: 3 }),
});
const byState = fc.record({ undamaged: fc.nat(3), crippled: fc.nat(2) });
const colony = fc.record({
  owner: fc.constantFrom(1, 2, 3, 'empire' as const, 'independent' as const),
  pu: fc.integer({ min: 1, max: 60e6 }),
  iu: fc.nat(20),
  ground: fc.record({ GB: byState, AA: byState, MD: byState }),
  shield: fc.option(fc.integer({ min: 1, max: 6 })),
  fighters: fc.array(fc.nat(2), { maxLength: 3 }),
  starbases: fc.array(fc.record({ wep: fc.nat(2), state: fc.constantFrom(...UNIT_STATES) }), {
    maxLength: 1,
  }),
  facilities: fc.record({ SP: fc.integer({ min: 1, max: 2 }), SY: fc.integer({ min: 1, max: 2 }) }),
});
/** What a game is made of. */
export const setting = fc.record({
  laneClass: fc.constantFrom(...LANE_CLASSES),
  colonies: fc.array(fc.option(colony), { minLength: 5, maxLength: 5 }),
  fleets: fc.array(fleet, { maxLength: 10 }),
  stances: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...STANCES))),
  acts: fc.array(
    fc.record({ kind: fc.constantFrom(...ESPIONAGE_KINDS), target: fc.integer({ min: 1, max: 3 }) }),
    {
      minLength: 3,
      maxLength: 3,
    },
  ),
  later: fc.array(order, { minLength: 10, maxLength: 10 }),
  seed: fc.nat(),
});
export type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never;

/** All steps in the order of X-21. */
export function conflict(work: Work): void {
  subvert(work);
  moveFleets(work);
  arrive(work);
  bringTogether(work);
  findSpies(work);
  hideRaiders(work);
  fightEverywhere(work);
  colonize(work);
  keepBlockades(work);
  gatherIntelligence(work);
}

/** The order of a fleet that is at a system. */
export function standing(
  { kind, target, isThere }: typeof order extends fc.Arbitrary<infer T> ? T : never,
  at: number,
): StandingOrder {
  if (kind === 'hold' || kind === 'home' || kind === 'salvage')
    return { kind, systemId: null, fleetId: null };
  return kind === 'join'
    ? { kind, systemId: null, fleetId: target }
    : { kind, systemId: isThere ? at : target, fleetId: null };
}

/** The game of a setting. */
export function build({ laneClass, colonies, fleets, stances, acts, seed }: Setting) {
  const { state, work } = arena(laneClass, {}, seed);
  const [oneTwo = 'neutral', oneThree = 'neutral', twoThree = 'neutral'] = stances;
  relate(state, 1, 2, oneTwo);
  relate(state, 1, 3, oneThree);
  relate(state, 2, 3, twoThree);
  const base = { docks: 4, turns: 2, paid: 0, kind: 'ships' as const, code: 'DD' as const, count: 4 };
  for (const [i, one] of colonies.entries()) {
    if (!one) continue;
    const projects = FACILITY_CODES.map((facility, at) => ({
      id: 2 * i + at + 1,
      facility,
      ...base,
      wep: 0,
      level: 0,
      fleetId: null,
    }));
    addColony(state, i + 1, one.owner, {
      ...structuredClone(one),
      newcomers: Math.min(one.pu, 1e6),
      projects,
    });
  }
  for (const { houseId, systemId, codes, order: wished, ...rest } of fleets)
    addForce(
      state,
      houseId,
      systemId,
      codes.map((code) => [code]),
      { ...rest, order: standing(wished, systemId) },
    );
  for (const house of state.houses) house.ebp = 10;
  state.turnWork.subversions = acts.map(({ kind, target }, i) => ({
    order: i,
    houseId: i + 1,
    kind,
    targetId: target,
  }));
  return { state, work };
}
