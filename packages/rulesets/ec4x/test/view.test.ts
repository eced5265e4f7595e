import { Prng } from '@ec/prng';
import { renderJson } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { newColony } from '../src/colony.js';
import type { KnownSystem } from '../src/knowledge.js';
import { houseOf, systemOf } from '../src/lookup.js';
import { report } from '../src/report/report.js';
import { view } from '../src/view/view.js';
import { newState } from './games.js';
import { changeUnseen } from './unseen.js';

/** A sighting of an empty system. */
function sighting(systemId: number, turn: number): KnownSystem {
  return {
    systemId,
    turn,
    planetClass: 'harsh',
    resources: 'rich',
    owner: null,
    fleets: [],
    planet: null,
    ships: null,
  };
}

describe('X-66: what a House knows', () => {
  test('at the start it knows its home, and of all else the lanes and where homes lie', () => {
    const state = newState(3);
    const { systems, lanes, own } = view(state, [], 2);
    expect(lanes).toEqual(state.lanes);
    expect(systems.filter(({ sighting }) => sighting).map(({ id }) => id)).toEqual([own.homeId]);
    expect(systems.filter(({ colony }) => colony).map(({ id }) => id)).toEqual([own.homeId]);
    // homes of three at 3,0, −3,3 and 0,−3
    expect(systems.filter(({ isHome }) => isHome).map(({ q, r }) => [q, r])).toEqual([[-3, 3], [0, -3], [3, 0]]); // prettier-ignore
  });

  test('a sighting stays as it was when the system changes', () => {
    const state = newState(2);
    const house = houseOf(state, 1);
    const hub = state.systems.find(({ q, r }) => q === 0 && r === 0);
    if (!hub) throw new Error('expected a hub');
    house.knowledge.systems = [sighting(hub.id, 3)];
    state.turn = 5;
    hub.planetClass = 'extreme';
    expect(view(state, [], 1).systems[hub.id - 1]?.sighting).toEqual(sighting(hub.id, 3));
    expect(view(state, [], 2).systems[hub.id - 1]?.sighting).toBeNull();
  });

  test('at an own colony it sees the planet as it is now, and fleets only of this turn', () => {
    const state = newState(2);
    const house = houseOf(state, 1);
    const fleets = [{ houseId: 2, ships: [{ code: 'DD' as const, count: 2 }] }];
    house.knowledge.systems = [{ ...sighting(house.homeId, 4), fleets }];
    state.turn = 4;
    const seen = () => view(state, [], 1).systems[house.homeId - 1]?.sighting;
    expect(seen()).toMatchObject({ turn: 4, planetClass: 'eden', resources: 'abundant', owner: 1, fleets });
    state.turn = 5;
    expect(seen()).toMatchObject({ turn: 5, fleets: [] });
  });

  test('X-61: what a spy saw of a planet is past where it is an own colony', () => {
    const state = newState(2);
    const { homeId, knowledge } = houseOf(state, 1);
    const { ground, facilities } = newColony(2, 0);
    const counts = { turn: 3, pu: 1e6, iu: 0, fighters: 0, starbases: 0 };
    const planet = { ...counts, ground, shield: null, facilities, projects: [] };
    knowledge.systems = [{ ...sighting(homeId, 3), planet }];
    state.turn = 4;
    expect(view(state, [], 1).systems[homeId - 1]?.sighting).toMatchObject({ owner: 1, planet: null });
    systemOf(state, homeId).colony = null;
    expect(view(state, [], 1).systems[homeId - 1]?.sighting).toMatchObject({ owner: null, planet });
  });

  test('events are seen by their seats', () => {
    const level = { kind: 'level', houseId: 1, line: 'el', level: 1 } as const;
    const journal = [{ ...level, seats: [1] }, { ...level, seats: [1, 2] }]; // prettier-ignore
    const state = newState(2);
    expect(view(state, journal, 1).events).toHaveLength(2);
    expect(view(state, journal, 2).events).toEqual([journal[1]]);
  });

  test('X-40: a stance that is friendlier than the own does not show', () => {
    const state = newState(2);
    const relations = (): unknown[] =>
      view(state, [], 1).houses.map(({ stance, relation }) => [stance, relation]);
    houseOf(state, 2).stances[0] = 'pact';
    expect(relations()[1]).toEqual(['neutral', 'neutral']);
    houseOf(state, 2).stances[0] = 'enemy';
    expect(relations()[1]).toEqual(['neutral', 'enemy']);
  });

  test('section 17: what a House cannot see does not change its report', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const state = newState(4, {}, seed);
      const seat = 1 + (seed % 4);
      const house = houseOf(state, seat);
      const foreign = state.systems.find(({ colony }) => colony !== null && colony.owner !== seat);
      house.knowledge.systems = [sighting(foreign?.id ?? 1, 0)];
      const changed = changeUnseen(structuredClone(state), seat, Prng.fromSeed(seed));
      expect(systemOf(changed, foreign?.id ?? 1)).not.toEqual(foreign);
      expect(renderJson(report(view(changed, [], seat)))).toBe(renderJson(report(view(state, [], seat))));
    }
  });

  test('it is plain data', () => {
    const known = view(newState(2), [], 1);
    expect(JSON.parse(JSON.stringify(known))).toEqual(known);
  });
});
