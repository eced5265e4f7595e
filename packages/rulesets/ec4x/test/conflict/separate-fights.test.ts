import { describe, expect, test } from 'vitest';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { addForce, arena, eventsOf, many, relate } from './arena.js';

describe('X-49: several fights in one place', () => {
  test('X-66: two Houses know nothing of the fight of two others', () => {
    const { state, work } = arena('major', {}, 1, 4);
    relate(state, 1, 4, 'enemy');
    relate(state, 2, 3, 'enemy');
    for (const houseId of [1, 2]) addForce(state, houseId, 3, [['SD'], ['SD'], ['SD']], { roe: 10 });
    for (const houseId of [3, 4]) addForce(state, houseId, 3, [['CT']], { roe: 10 });
    fightEverywhere(work);
    const fights = eventsOf(work.events, 'engagement');
    expect(fights).toMatchObject([
      {
        seats: [1, 4],
        sides: [
          { side: 1, outcome: 'won' },
          { side: 4, outcome: 'destroyed' },
        ],
      },
      {
        seats: [2, 3],
        sides: [
          { side: 2, outcome: 'won' },
          { side: 3, outcome: 'destroyed' },
        ],
      },
    ]);
    // 33 AS score at least 9 hits, and a CT of DS 2 falls twice
    for (const { rounds } of fights)
      expect(rounds).toMatchObject([{ fire: [{}, {}], losses: [{ destroyed: [{ code: 'CT', count: 1 }] }] }]);
  });

  test('X-66: the rounds of a fight end with it, though another in the same place goes on', () => {
    const { state, work } = arena('major', { 'combat.rounds': 3 }, 1, 4);
    relate(state, 1, 4, 'enemy');
    relate(state, 2, 3, 'enemy');
    // 33 AS score at least 9 hits, and a CT of DS 2 falls twice
    addForce(state, 1, 3, [['SD'], ['SD'], ['SD']], { roe: 10 });
    addForce(state, 4, 3, [['CT']], { roe: 10 });
    // AS 1 scores one hit a round: a Scout of DS 1 falls, a Corvette of DS 2 does not
    addForce(state, 2, 3, [['CT']], { roe: 10 });
    addForce(state, 3, 3, [['CT'], ...many('SC', 9)], { roe: 10 });
    fightEverywhere(work);
    const fights = eventsOf(work.events, 'engagement');
    expect(fights.map(({ seats, rounds }) => [seats, rounds.length])).toEqual([
      [[1, 4], 1],
      [[2, 3], 3],
    ]);
    expect(fights[1]?.sides.map(({ outcome }) => outcome)).toEqual(['stalemate', 'stalemate']);
  });

  test('X-66: who fights one of two enemies fights in the same battle', () => {
    const { state, work } = arena('major', {}, 1, 4);
    relate(state, 1, 3, 'enemy');
    relate(state, 2, 4, 'enemy');
    relate(state, 3, 4, 'enemy');
    for (const houseId of [1, 2, 3, 4]) addForce(state, houseId, 3, [['SD']], { roe: 10 });
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement').map(({ seats }) => seats)).toEqual([[1, 2, 3, 4]]);
  });

  test('X-49: two enemies without AS do not fight where others do: neither flees from the other', () => {
    const { state, work } = arena();
    relate(state, 1, 2, 'enemy');
    relate(state, 2, 3, 'enemy');
    const transports = addForce(state, 1, 3, [['TT']]);
    addForce(state, 2, 3, [['SC']], { roe: 10 });
    addForce(state, 3, 3, [['DN']], { roe: 10 });
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement')).toMatchObject([{ seats: [2, 3] }]);
    expect(eventsOf(work.events, 'retreated')).toEqual([]);
    expect(transports.systemId).toBe(3);
  });
});
