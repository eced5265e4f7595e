import { describe, expect, test } from 'vitest';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { houseOf } from '../../src/lookup.js';
import { addColony, addForce, arena, eventsOf, many, relate, war } from './arena.js';

/** Prestige for every task force destroyed, as without X-81. */
const EACH = { 'rout.destroyed': 0 };

const attack = (kind: 'blockade' | 'bombard' | 'invade' | 'blitz', systemId = 3) => ({ kind, systemId });

describe('X-49: stage A', () => {
  test('X-49: enemies fight in open space; a House at peace with both does not', () => {
    const { state, work } = war('major', EACH);
    addForce(state, 1, 3, many('DN', 6), { roe: 10 });
    addForce(state, 2, 3, [['CT']], { roe: 10 });
    const third = addForce(state, 3, 3, [['DD']]);
    fightEverywhere(work);
    expect(houseOf(state, 2).fleets).toEqual([]);
    expect(third.squadrons[0]?.state).toBe('undamaged');
    const [fight] = eventsOf(work.events, 'engagement');
    expect(fight).toMatchObject({ seats: [1, 2], systemId: 3, stage: 'space' });
    expect(fight?.sides).toMatchObject([
      { side: 1, undamaged: [{ code: 'DN', count: 6 }], crippled: [], outcome: 'won', advantage: null },
      { side: 2, undamaged: [{ code: 'CT', count: 1 }], outcome: 'destroyed' },
    ]);
    expect(houseOf(state, 1).prestige).toBe(53);
  });

  test('section 13: to destroy a task force without combat ships brings no prestige', () => {
    const { state, work } = war();
    addForce(state, 1, 3, [['DN']], { roe: 10 });
    addForce(state, 2, 3, [['TT'], ['SC']]);
    state.lanes = [];
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement')[0]?.sides[1]?.outcome).toBe('destroyed');
    expect(houseOf(state, 1).prestige).toBe(50);
  });

  test('section 13: two that both retreat have driven nobody off', () => {
    const { state, work } = war();
    for (const id of [1, 2]) addForce(state, id, 3, [['CT']], { roe: 0 });
    fightEverywhere(work);
    const [fight] = eventsOf(work.events, 'engagement');
    expect(fight?.sides.map(({ outcome }) => outcome)).toEqual(['retreated', 'retreated']);
    expect(state.houses.map(({ prestige }) => prestige)).toEqual([50, 50, 50]);
  });

  test('section 13: who is there no more when a task force is destroyed gets nothing for it', () => {
    const { state, work } = war('major', EACH);
    relate(state, 1, 3, 'enemy');
    // no round of 330 AS destroys 400 Scouts, so that House 3 leaves before their last is gone
    addForce(state, 1, 3, [['DD'], ...many('SC', 400)], { roe: 10 });
    addForce(state, 2, 3, many('SD', 30), { roe: 10 });
    addForce(state, 3, 3, [['CT']], { roe: 0 });
    fightEverywhere(work);
    const [fight] = eventsOf(work.events, 'engagement');
    expect(fight?.sides.map(({ outcome }) => outcome)).toEqual(['destroyed', 'won', 'retreated']);
    expect(state.houses.map(({ prestige }) => prestige)).toEqual([50, 53, 50]);
  });

  test('X-66: hits and losses by round: 54 AS score at least 14 hits, and a lone CT of DS 2 falls twice', () => {
    const { state, work } = war();
    addForce(state, 1, 3, many('DN', 6), { roe: 10 });
    addForce(state, 2, 3, [['CT'], ['TT']], { roe: 10 });
    fightEverywhere(work);
    const [fight] = eventsOf(work.events, 'engagement');
    expect(fight?.rounds).toHaveLength(1);
    expect(fight?.rounds[0]?.fire[0]?.hits).toBeGreaterThanOrEqual(14);
    expect(fight?.rounds[0]?.losses.find(({ side }) => side === 2)).toEqual({
      side: 2,
      crippled: [],
      // with its last squadron a fleet loses its Spacelift ships
      destroyed: [
        { code: 'CT', count: 1 },
        { code: 'TT', count: 1 },
      ],
    });
  });

  test('X-40: neutrals fight at the colony of one of them, not elsewhere', () => {
    const { state, work } = arena();
    addColony(state, 3, 2);
    addForce(state, 1, 3, [['DD']]);
    addForce(state, 2, 3, [['DD']]);
    addForce(state, 1, 2, [['DD']]);
    addForce(state, 2, 2, [['DD']]);
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement').map(({ systemId }) => systemId)).toEqual([3]);
  });

  test('X-49: no fight where nobody has AS, with spies, or with guards and blockaders alone', () => {
    const { state, work } = war();
    addColony(state, 3, 2);
    addForce(state, 1, 1, [['SC']]);
    addForce(state, 2, 1, [['TT']]);
    addForce(state, 1, 3, [['SC']], { order: { kind: 'spyPlanet', systemId: 3 } });
    addForce(state, 2, 3, [['DD']], { order: { kind: 'guard', systemId: 3 } });
    fightEverywhere(work);
    expect(work.events).toEqual([]);
  });

  test('X-48: an undetected fleet on its way elsewhere is not fought; one that stays surprises, and is seen then', () => {
    const { state, work } = war('major', EACH);
    const passing = addForce(state, 1, 2, [['RR']], { order: { kind: 'move', systemId: 3 } });
    addForce(state, 2, 2, [['DD']], { roe: 10 });
    const lurking = addForce(state, 1, 3, many('RR', 4), { roe: 10 });
    addForce(state, 2, 3, [['DD']], { roe: 10 });
    passing.isHidden = true;
    lurking.isHidden = true;
    fightEverywhere(work);
    const fights = eventsOf(work.events, 'engagement');
    expect(fights).toMatchObject([{ systemId: 3, sides: [{ advantage: 'surprise' }, { advantage: null }] }]);
    expect([passing.isHidden, lurking.isHidden]).toEqual([true, false]);
    // a surprise, and a task force destroyed
    expect(houseOf(state, 2).prestige).toBe(49);
    expect(houseOf(state, 1).prestige).toBe(53);
  });

  test('X-48: who owns the colony lies in ambush', () => {
    const { state, work } = war();
    addColony(state, 3, 1);
    addForce(state, 1, 3, many('RR', 4), { roe: 10 }).isHidden = true;
    addForce(state, 2, 3, [['DD']], { roe: 10 });
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement')[0]?.sides[0]?.advantage).toBe('ambush');
  });

  test('X-55: after combat.rounds it is a stalemate: both stay', () => {
    const { state, work } = war('major', { 'combat.rounds': 1 });
    addForce(state, 1, 3, many('SD', 3), { roe: 10 });
    addForce(state, 2, 3, many('SD', 3), { roe: 10 });
    fightEverywhere(work);
    const [fight] = eventsOf(work.events, 'engagement');
    expect(fight?.sides.map(({ outcome }) => outcome)).toEqual(['stalemate', 'stalemate']);
    expect(fight?.rounds).toHaveLength(1);
  });
});

describe('X-49: fighters', () => {
  test('X-49: fighters of the colony and of carriers join their House, and those left land where they came from', () => {
    const { state, work } = war();
    const { colony } = addColony(state, 3, 1, { fighters: [2, 0, 0] });
    const carrier = addForce(state, 1, 3, [['CV']], { fighters: [1, 0], roe: 10 });
    addForce(state, 2, 3, [['TT']]);
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement')[0]?.sides[0]).toMatchObject({
      undamaged: [
        { code: 'CV', count: 1 },
        { code: 'FS', count: 5 },
      ],
    });
    expect(colony.fighters).toEqual([2, 0, 0]);
    expect(carrier.squadrons[0]?.ships[0]?.fighters).toEqual([1, 0]);
  });

  test('X-54: fighters stay when their carrier flees; with nowhere to land they are lost', () => {
    const { state, work } = war('major', { 'combat.rounds': 1 });
    addForce(state, 1, 3, [['CX']], { fighters: [0, 0, 0, 0, 0], roe: 0 });
    // AS 6 reduce three fighter squadrons at most, DS 6 each falls to no 18 hits
    addForce(state, 2, 3, many('CV', 3), { roe: 10 });
    fightEverywhere(work);
    const [carrier] = houseOf(state, 1).fleets;
    expect(carrier?.systemId).toBe(2);
    expect(carrier?.squadrons[0]?.ships[0]?.fighters).toEqual([]);
    expect(eventsOf(work.events, 'stranded')).toMatchObject([{ seats: [1], systemId: 3 }]);
  });

  test('X-54: their carrier gone, they land on another with room; the rest are lost', () => {
    const { state, work } = war('restricted', { 'combat.rounds': 1 });
    const gone = addForce(state, 1, 3, [['CX']], { fighters: [2, 0, 0, 0, 0], roe: 0 });
    // the transport closes the restricted lanes to this fleet
    const stays = addForce(state, 1, 3, [['TT'], ['CV']], { fighters: [1], roe: 0 });
    // of AS 0: nobody is hit
    addForce(state, 2, 3, many('SC', 40), { roe: 10 });
    fightEverywhere(work);
    expect([gone.systemId, stays.systemId]).toEqual([2, 3]);
    expect(gone.squadrons[0]?.ships[0]?.fighters).toEqual([]);
    // a Carrier takes three: its own, and two of the five
    expect(stays.squadrons.map(({ ships }) => ships[0]?.fighters)).toEqual([[], [2, 1, 0]]);
    expect(eventsOf(work.events, 'stranded')).toMatchObject([{ systemId: 3, count: 3 }]);
  });

  test('X-54: at an own colony they land on it', () => {
    const { state, work } = war('major', { 'combat.rounds': 1 });
    const { colony } = addColony(state, 3, 1);
    addForce(state, 1, 3, [['CX']], { fighters: [3, 3, 3, 3, 3], roe: 0 });
    addForce(state, 2, 3, many('CV', 3), { roe: 10 });
    fightEverywhere(work);
    expect(eventsOf(work.events, 'stranded')).toEqual([]);
    expect(colony.fighters.length).toBeGreaterThan(0);
  });
});

describe('X-49: stage B', () => {
  test('X-49: guards, Starbases and fighters meet attackers in orbit, once these have won in space', () => {
    const { state, work } = war('major', EACH);
    const { colony } = addColony(state, 3, 2, { pu: 2000e6, starbases: [{ wep: 0, state: 'undamaged' }] });
    addForce(state, 2, 3, [['CT']]);
    addForce(state, 2, 3, [['DD']], { order: { kind: 'guard', systemId: 3 } });
    addForce(state, 1, 3, many('SD', 30), { order: attack('bombard'), roe: 10 });
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement')).toMatchObject([
      { stage: 'space', sides: [{}, { undamaged: [{ code: 'CT', count: 1 }] }] },
      {
        stage: 'orbit',
        sides: [
          {},
          {
            undamaged: [
              { code: 'DD', count: 1 },
              { code: 'SB', count: 1 },
            ],
          },
        ],
      },
    ]);
    expect(colony.starbases).toEqual([]);
    // two task forces of 3, a Starbase of 5
    expect(houseOf(state, 1).prestige).toBe(61);
    expect(houseOf(state, 2).prestige).toBe(45);
  });

  test('X-49: a stalemate in space ends an attack for the turn; a blockader of the same House was not there', () => {
    const { state, work } = war('major', { 'combat.rounds': 1 });
    addColony(state, 3, 2);
    addForce(state, 2, 3, many('SD', 3), { roe: 10 });
    const bomber = addForce(state, 1, 3, many('SD', 3), { order: attack('bombard'), roe: 10 });
    fightEverywhere(work);
    expect(work.events.map(({ kind }) => kind)).toEqual(['engagement']);
    expect(bomber.order).toMatchObject(attack('bombard'));
    expect(state.turnWork.blockades).toEqual([]);
    addForce(state, 1, 3, [['CT']], { order: attack('blockade') });
    fightEverywhere(work);
    expect(eventsOf(work.events, 'bombardment')).toEqual([]);
    expect(state.turnWork.blockades).toEqual([3]);
  });

  test('X-52: a Starbase that a fight crippled stays so', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state, work } = war('major', { 'combat.rounds': 1 }, seed);
      const { colony } = addColony(state, 3, 2, { starbases: [{ wep: 0, state: 'undamaged' }] });
      // 50 to 200 hits cripple it, or destroy it as well
      addForce(state, 1, 3, many('SD', 18), { order: attack('blockade'), roe: 10 });
      fightEverywhere(work);
      const [fight] = eventsOf(work.events, 'engagement');
      const [loss] = fight?.rounds[0]?.losses.filter(({ side }) => side === 2) ?? [];
      expect(colony.starbases.map(({ state: now }) => now)).toEqual(
        loss?.crippled.length ? ['crippled'] : loss?.destroyed.length ? [] : ['undamaged'],
      );
    }
  });

  test('X-47: guards that hide lie in ambush, but not beside a Starbase, which all see', () => {
    for (const [starbases, advantage] of [
      [[], 'ambush'],
      [[{ wep: 0, state: 'undamaged' as const }], null],
    ] as const) {
      const { state, work } = war();
      addColony(state, 3, 2, { starbases: [...starbases] });
      addForce(state, 2, 3, [['RR']], { order: { kind: 'guard', systemId: 3 }, roe: 10 }).isHidden = true;
      addForce(state, 1, 3, many('SD', 9), { order: attack('blockade'), roe: 10 });
      fightEverywhere(work);
      expect(eventsOf(work.events, 'engagement')[0]?.sides[1]).toMatchObject({ side: 2, advantage });
    }
  });

  test('X-54: a fleet that found a way out does not bombard with those of its House that had none and won', () => {
    const { state, work } = war('restricted');
    addColony(state, 3, 2, { pu: 2000e6 });
    // 240 hits would destroy them, 220 are the most of a round
    addForce(state, 2, 3, many('SD', 10), { order: { kind: 'guard', systemId: 3 }, roe: 10 });
    const order = attack('bombard');
    // AS 8 and DS 12: hits go to the stronger first, and what is left of them is below 12
    const gone = addForce(state, 1, 3, [['BC', 'BC']], { order, roe: 1 });
    // the transport closes the restricted lanes to this one
    addForce(state, 1, 3, [...many('SD', 20), ['TT']], { order, roe: 1 });
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement')[0]?.sides[0]?.outcome).toBe('won');
    expect([gone.systemId, gone.order.kind]).toEqual([2, 'hold']);
    const [bombardment] = eventsOf(work.events, 'bombardment');
    expect(bombardment?.ships.map(({ code }) => code)).toEqual(['SD', 'TT']);
  });

  test('X-43, X-62: blockaders pass by the ships in space, and blockade if nobody is in orbit', () => {
    const { state, work } = war();
    addColony(state, 3, 2);
    addForce(state, 2, 3, [['DN']]);
    addForce(state, 1, 3, [['CT']], { order: attack('blockade') });
    fightEverywhere(work);
    expect(work.events).toEqual([]);
    expect(state.turnWork.blockades).toEqual([3]);
  });

  test('X-62: beaten in orbit, or after a stalemate, there is no blockade', () => {
    for (const [code, rounds] of [
      ['CT', 20],
      ['SD', 1],
    ] as const) {
      const { state, work } = war('major', { 'combat.rounds': rounds });
      addColony(state, 3, 2);
      addForce(state, 2, 3, many('SD', 3), { order: { kind: 'guard', systemId: 3 }, roe: 10 });
      addForce(state, 1, 3, many(code, 3), { order: attack('blockade'), roe: 10 });
      fightEverywhere(work);
      expect(eventsOf(work.events, 'engagement')).toHaveLength(1);
      expect(state.turnWork.blockades).toEqual([]);
    }
  });

  test('X-18: the fighters of the Empire meet those who attack the hub, in orbit only', () => {
    const { state, work } = arena();
    const { colony } = addColony(state, 3, 'empire', { fighters: [0, 0] });
    addForce(state, 1, 3, [['DD']]);
    fightEverywhere(work);
    expect(work.events).toEqual([]);
    addForce(state, 2, 3, many('BB', 8), { order: attack('blockade'), roe: 10 });
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement')).toMatchObject([
      {
        seats: [2],
        stage: 'orbit',
        sides: [{ side: 'empire', undamaged: [{ code: 'FS', count: 2 }], outcome: 'destroyed' }, { side: 2 }],
      },
    ]);
    expect(colony.fighters).toEqual([]);
  });

  test('X-49: attackers do not fight each other in orbit', () => {
    const { state, work } = arena();
    addColony(state, 3, 3, { fighters: [0] });
    for (const id of [1, 2]) {
      relate(state, id, 3, 'enemy');
      addForce(state, id, 3, many('BB', 3), { order: attack('blockade'), roe: 10 });
    }
    relate(state, 1, 2, 'enemy');
    fightEverywhere(work);
    const [space, orbit] = eventsOf(work.events, 'engagement');
    // in space the fighters, whose House both fight, are met by nobody: blockaders wait for stage B
    expect(space?.stage).toBe('orbit');
    expect(orbit).toBeUndefined();
    expect(houseOf(state, 1).fleets).toHaveLength(1);
    expect(houseOf(state, 2).fleets).toHaveLength(1);
    expect(state.turnWork.blockades).toEqual([3]);
  });
});
