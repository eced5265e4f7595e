/** Laws of the whole Conflict phase, over random maps, colonies, stances and fleets with random orders. */
import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { codec } from '../../src/codec.js';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { freeDocks } from '../../src/construction/docks.js';
import type { Ec4xEvent } from '../../src/events.js';
import { hasCombatShip } from '../../src/forces/squadron.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { areHostileAt, relationOf } from '../../src/politics/relations.js';
import type { Ec4xState } from '../../src/state.js';
import { SHIPS } from '../../src/tables/ships.js';
import { FACILITY_CODES } from '../../src/types.js';
import { addForce } from './arena.js';
import { build, conflict, setting, standing } from './settings.js';

/** The state of each squadron, by House and number. */
function unitStates({ houses }: Ec4xState): Map<string, string> {
  return new Map(
    houses.flatMap(({ id, fleets }) =>
      fleets.flatMap(({ squadrons }) =>
        squadrons.map((squadron): [string, string] => [`${id}.${squadron.id}`, squadron.state]),
      ),
    ),
  );
}

/** Nothing on a planet is lost but to hits that the shield let through: one for each IU, and for each PU or part of it. */
function checkBombardment(event: Ec4xEvent): void {
  if (event.kind !== 'bombardment') return;
  for (const { hits, blocked, iu, pu, ground } of event.rounds) {
    const units = [...ground.crippled, ...ground.destroyed];
    const reduced = units.reduce((sum, { code, count }) => sum + count * (code === 'AA' ? 3 : 2), 0);
    expect(reduced + iu + Math.ceil(pu / 1e6)).toBeLessThanOrEqual(hits - blocked);
  }
}

/** Checks every retreat when it happens: a neighbour by a lane, with nobody hostile but who retreats too. */
function watchRetreats(state: Ec4xState): (event: Ec4xEvent) => void {
  const gone = new Set<string>();
  return (event) => {
    if (event.kind !== 'retreated') return;
    const { houseId, fleetId, fromId, toId } = event;
    gone.add(`${houseId}.${fleetId}`);
    const lane = state.lanes.find(({ a, b }) => (a === fromId && b === toId) || (a === toId && b === fromId));
    expect(lane).toBeDefined();
    const own = houseOf(state, houseId).fleets.find(({ id }) => id === fleetId);
    expect(own?.systemId).toBe(toId);
    expect(own?.order.kind).toBe('hold');
    const owner = systemOf(state, toId).colony?.owner;
    if (typeof owner === 'number' && owner !== houseId) {
      expect(relationOf(state, houseId, owner)).not.toBe('enemy');
      expect(areHostileAt(state, toId, houseId, owner) && own && hasCombatShip(own)).toBe(false);
    }
    for (const other of state.houses) {
      const isNear = other.fleets.some(
        (one) =>
          one.systemId === toId && !one.isHidden && hasCombatShip(one) && !gone.has(`${other.id}.${one.id}`),
      );
      if (other.id !== houseId && isNear) expect(relationOf(state, houseId, other.id)).not.toBe('enemy');
    }
  };
}

test.prop([setting], { numRuns: 120 })(
  'section 17: Conflict only worsens states, loses no ship twice, keeps cargo, docks and people within bounds, and stores',
  (given) => {
    const { state, work } = build(given);
    for (let turn = 1; turn <= 2; turn++) {
      state.turn = turn;
      const before = unitStates(state);
      const checkRetreat = watchRetreats(state);
      const emit = (event: Ec4xEvent): void => {
        checkRetreat(event);
        checkBombardment(event);
      };
      conflict({ ...work, rng: work.rng.stream(turn), emit });
      for (const [key, now] of unitStates(state)) {
        expect(before.has(key)).toBe(true);
        if (before.get(key) === 'crippled') expect(now).toBe('crippled');
      }
      const squadrons = state.houses.flatMap(({ id, fleets }) =>
        fleets.flatMap((one) => one.squadrons.map((squadron) => `${id}.${squadron.id}`)),
      );
      expect(new Set(squadrons).size).toBe(squadrons.length);
      for (const { fleets, prestige, prestigeBy } of state.houses) {
        expect(prestige).toBe(50 + Object.values(prestigeBy).reduce((sum, points) => sum + points, 0));
        for (const ship of fleets.flatMap((one) => one.squadrons.flatMap(({ ships }) => ships))) {
          const { cl } = SHIPS[ship.code];
          expect(ship.load).toBeLessThanOrEqual(cl);
          expect(ship.fighters.length).toBeLessThanOrEqual(cl);
        }
      }
      for (const { colony: here } of state.systems) {
        if (!here) continue;
        expect(here.pu).toBeGreaterThan(0);
        expect(here.iu).toBeGreaterThanOrEqual(0);
        expect(here.newcomers).toBeLessThanOrEqual(here.pu);
        for (const code of FACILITY_CODES) expect(freeDocks(here, code, 0)).toBeGreaterThanOrEqual(0);
      }
      expect(state.turnWork).toMatchObject({ subversions: [], visits: [], blockades: [] });
      expect(codec.decode(codec.encode(state))).toEqual(state);
      for (const [i, one] of state.houses.flatMap(({ fleets }) => fleets).entries()) {
        const next = given.later[i];
        if (next) one.order = standing(next, one.systemId);
      }
    }
  },
);

test.prop([setting], { numRuns: 60 })(
  'X-14: the same seed gives the same events; what happens elsewhere does not shift the dice of a fight',
  (given) => {
    const run = (alter: (state: Ec4xState) => void): Ec4xEvent[] => {
      const { state, work } = build(given);
      for (const house of state.houses) house.fleets = house.fleets.filter(({ systemId }) => systemId === 1);
      for (const { order: plan } of state.houses.flatMap(({ fleets }) => fleets)) {
        plan.kind = 'patrol';
        plan.systemId = 1;
      }
      alter(state);
      fightEverywhere(work);
      return work.events.filter((event) => event.kind === 'engagement' && event.systemId === 1);
    };
    const plain = run(() => {});
    expect(run(() => {})).toEqual(plain);
    const busy = run((state) => {
      for (const houseId of [1, 2, 3]) addForce(state, houseId, 5, [['DD']]);
    });
    expect(busy).toEqual(plain);
  },
);
