import { describe, expect, test } from 'vitest';
import type { KnownSystem } from '../../src/knowledge.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { parse } from '../../src/orders/language.js';
import { knownState } from '../../src/forecast/known-state.js';
import { rehearse } from '../../src/forecast/rehearse.js';
import type { Ec4xState } from '../../src/state.js';
import { view } from '../../src/view/view.js';
import { relate } from '../conflict/arena.js';
import { newState } from '../games.js';

/** A game in turn 4 in which the fleets of House 1 are at the home of House 2, and saw it. */
function abroad(seen: Partial<KnownSystem> = {}): Ec4xState {
  const state = newState(2);
  state.turn = 4;
  const { fleets, knowledge } = houseOf(state, 1);
  const systemId = houseOf(state, 2).homeId;
  for (const fleet of fleets) fleet.systemId = systemId;
  knowledge.systems = [
    {
      ...{ systemId, turn: 4, planetClass: 'eden', resources: 'abundant', owner: 2 },
      ...{ fleets: [], planet: null, ships: null, ...seen },
    },
  ];
  return state;
}

/** How orders of House 1 would end. */
function codesOf(state: Ec4xState, sheet: string): (string | undefined)[] {
  const orders = parse(sheet).orders.map(({ order }) => order);
  return rehearse(view(state, [], 1), orders).results.map((result) => result?.code);
}

describe('X-66: the game as a House takes it to be', () => {
  test('X-70: a theft costs 5 points, and 10 after another one: with fewer it is refused beforehand', () => {
    const state = newState(2);
    state.turn = 4;
    const own = houseOf(state, 1);
    const withPoints = (ebp: number): (string | undefined)[] => {
      own.ebp = ebp;
      return codesOf(state, 'subvert theft 2');
    };
    expect([withPoints(4), withPoints(5)]).toEqual([['no-points'], [undefined]]);
    own.acts = [{ targetId: 2, turn: 3, isSuccess: true }];
    expect([withPoints(9), withPoints(10)]).toEqual([['no-points'], [undefined]]);
  });

  test('X-40: an attack on the colony of a partner is refused, on that of a neutral it is not', () => {
    const state = abroad();
    const { q, r } = systemOf(state, houseOf(state, 2).homeId);
    const sheet = `fleet 1 blockade ${q},${r}`;
    expect(codesOf(state, sheet)).toEqual(['done']);
    relate(state, 1, 2, 'pact');
    expect(codesOf(state, sheet)).toEqual(['pact']);
  });

  test('X-39: nobody regroups beside a colony that is seen to be hostile', () => {
    const state = abroad();
    expect(codesOf(state, 'merge 2 3')).toEqual(['hostile-near']);
    // a neutral is hostile to combat ships at its colony alone
    houseOf(state, 1).fleets.splice(0, 1);
    expect(codesOf(state, 'merge 2 3')).toEqual(['done']);
  });

  test('X-66: foreign fleets are where they were seen this turn; where it looked earlier, nobody is', () => {
    const fleets = [{ houseId: 2, ships: [{ code: 'DD' as const, count: 2 }] }];
    const foreign = (turn: number) => {
      const state = abroad({ fleets, turn });
      return houseOf(knownState(view(state, [], 1)), 2).fleets.map(({ systemId, squadrons }) => ({
        systemId,
        ships: squadrons.flatMap(({ ships }) => ships.map(({ code }) => code)),
      }));
    };
    expect(foreign(4)).toEqual([{ systemId: houseOf(abroad(), 2).homeId, ships: ['DD', 'DD'] }]);
    expect(foreign(3)).toEqual([]);
  });
});
