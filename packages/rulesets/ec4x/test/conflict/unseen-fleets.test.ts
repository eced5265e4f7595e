/** Fleets that nobody sees leave no trace in what others are told (X-66, section 17). */
import { describe, expect, test } from 'vitest';
import { bringTogether } from '../../src/conflict/bring-together.js';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { findSpies } from '../../src/conflict/find-spies.js';
import { hideRaiders } from '../../src/conflict/hide-raiders.js';
import { keepBlockades } from '../../src/conflict/keep-blockades.js';
import { moveFleets } from '../../src/conflict/move-fleets.js';
import { houseOf } from '../../src/lookup.js';
import { seesHostile } from '../../src/politics/relations.js';
import { addColony, addForce, arena, eventsOf, relate } from './arena.js';

describe('X-48, X-49: who passes unseen', () => {
  const passing = { order: { kind: 'move', systemId: 5 } } as const;

  test('X-48: fighters aboard a carrier that passes unseen stay aboard', () => {
    const { state, work } = arena();
    relate(state, 1, 2, 'enemy');
    const carrier = addForce(state, 1, 3, [['RR'], ['CV']], { ...passing, fighters: [0, 0, 0] });
    carrier.isHidden = true;
    addForce(state, 2, 3, [['CT']], { roe: 10 });
    fightEverywhere(work);
    expect(work.events).toEqual([]);
    expect([carrier.isHidden, carrier.squadrons[1]?.ships[0]?.fighters]).toEqual([true, [0, 0, 0]]);
  });

  test.each([
    { kind: 'join', isPassing: true },
    { kind: 'home', isPassing: true },
    { kind: 'salvage', isPassing: true },
    { kind: 'rendezvous', isPassing: true },
    { kind: 'hold', isPassing: false },
    { kind: 'patrol', isPassing: false },
  ] as const)(
    'X-48: unseen, told to $kind, it is on its way elsewhere: $isPassing',
    ({ kind, isPassing }) => {
      const { state, work } = arena();
      relate(state, 1, 2, 'enemy');
      addColony(state, 5, 1);
      const sought = addForce(state, 1, 5, [['DD']]);
      const raider = addForce(state, 1, 3, [['RR']], { roe: 10 });
      raider.order.kind = kind;
      if (kind === 'join') raider.order.fleetId = sought.id;
      if (kind === 'rendezvous') raider.order.systemId = 5;
      if (kind === 'patrol') raider.order.systemId = 3;
      raider.isHidden = true;
      addForce(state, 2, 3, [['CT']], { roe: 10 });
      fightEverywhere(work);
      expect(eventsOf(work.events, 'engagement')).toHaveLength(isPassing ? 0 : 1);
    },
  );

  test('X-49: nor do they defend a colony of their House, where their carrier does not guard', () => {
    for (const [kind, fights] of [
      ['hold', 0],
      ['guard', 1],
    ] as const) {
      const { state, work } = arena();
      relate(state, 1, 2, 'enemy');
      addColony(state, 3, 1);
      const carrier = addForce(state, 1, 3, [['RR'], ['CV']], { fighters: [0, 0, 0] });
      if (kind === 'guard') carrier.order = { kind, systemId: 3, fleetId: null };
      carrier.isHidden = true;
      addForce(state, 2, 3, [['SD']], { order: { kind: 'blockade', systemId: 3 }, roe: 10 });
      fightEverywhere(work);
      expect(eventsOf(work.events, 'engagement')).toHaveLength(fights);
    }
  });

  test('X-49: those aboard a carrier in sight that guards join the fight in open space', () => {
    const { state, work } = arena();
    relate(state, 1, 2, 'enemy');
    addColony(state, 3, 1);
    addForce(state, 1, 3, [['CV']], { order: { kind: 'guard', systemId: 3 }, fighters: [0, 0, 0] });
    addForce(state, 2, 3, [['TT']]);
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement')).toMatchObject([
      { stage: 'space', sides: [{ side: 1, undamaged: [{ code: 'FS', count: 3 }] }, { side: 2 }] },
    ]);
  });

  test('X-40: a neutral’s combat ship that passes a colony unseen does not get its ETAC shot there; one in sight does', () => {
    for (const isHidden of [true, false]) {
      const { state, work } = arena();
      addColony(state, 3, 1);
      addForce(state, 1, 3, [['DN']], { roe: 10 });
      addForce(state, 2, 3, [['ET']], passing);
      addForce(state, 2, 3, [['RR']], { ...passing, roe: 10 }).isHidden = isHidden;
      fightEverywhere(work);
      expect(eventsOf(work.events, 'engagement')).toHaveLength(isHidden ? 0 : 1);
    }
  });
});

test('X-42: a patrol that nobody sees halts nobody', () => {
  for (const [isHidden, at] of [
    [true, 3],
    [false, 2],
  ] as const) {
    // prettier-ignore
    const { state, work } = arena();
    for (const id of [1, 2, 3]) addColony(state, id, 1);
    addForce(state, 2, 2, [['RR']], { order: { kind: 'patrol', systemId: 2 } }).isHidden = isHidden;
    const fleet = addForce(state, 1, 1, [['DD']], { order: { kind: 'move', systemId: 3 } });
    moveFleets(work);
    expect(fleet.systemId).toBe(at);
  }
});

describe('X-39: who is seen where fleets are reorganised', () => {
  test('X-39: an enemy in sight is in the way, an undetected one is not', () => {
    const { state } = arena();
    relate(state, 1, 2, 'enemy');
    const raider = addForce(state, 2, 3, [['RR']]);
    expect(seesHostile(state, 3, 1)).toBe(true);
    raider.isHidden = true;
    expect(seesHostile(state, 3, 1)).toBe(false);
  });

  test('X-39: at an own colony a neutral’s Scout is not, whatever hides beside it; its Destroyer is', () => {
    const { state, work } = arena();
    addColony(state, 3, 1);
    const first = addForce(state, 1, 3, [['DD']], { order: { kind: 'rendezvous', systemId: 3 } });
    addForce(state, 1, 3, [['DD']], { order: { kind: 'rendezvous', systemId: 3 } });
    addForce(state, 2, 3, [['SC']]);
    const raider = addForce(state, 2, 3, [['RR']]);
    expect(seesHostile(state, 3, 1)).toBe(true);
    raider.isHidden = true;
    bringTogether(work);
    expect(eventsOf(work.events, 'waits')).toEqual([]);
    expect(houseOf(state, 1).fleets).toEqual([first]);
    expect(first.squadrons).toHaveLength(2);
  });

  test('X-40: a neutral colony is where it is met with a combat ship, a partner’s never', () => {
    const { state } = arena();
    addColony(state, 3, 2);
    addForce(state, 2, 3, [['DD']]);
    addForce(state, 1, 3, [['SC']]);
    expect(seesHostile(state, 3, 1)).toBe(false);
    addForce(state, 1, 3, [['CT']]);
    expect(seesHostile(state, 3, 1)).toBe(true);
    relate(state, 1, 2, 'pact');
    expect(seesHostile(state, 3, 1)).toBe(false);
  });
});

test('X-47: a Raider that fails among hostile fleets which hide themselves is not told: they would show', () => {
  const told = { seen: 0, unseen: 0 };
  for (let seed = 0; seed < 20; seed++) {
    for (const other of ['seen', 'unseen'] as const) {
      const { state, work } = arena('major', {}, seed);
      relate(state, 1, 2, 'enemy');
      addForce(state, 1, 3, [['RR']], { level: 1 });
      const order = { kind: 'spySystem', systemId: 3 } as const;
      addForce(state, 2, 3, [['SC']], other === 'unseen' ? { order } : {});
      hideRaiders(work);
      told[other] += eventsOf(work.events, 'uncovered').length;
    }
  }
  // CLK 1 fails seven times of ten
  expect(told.seen).toBeGreaterThan(7);
  expect(told.unseen).toBe(0);
});

test('X-46: of two Houses that find a spy, neither is told of the other', () => {
  const { state, work } = arena();
  addForce(state, 1, 3, [['SC']], { order: { kind: 'spySystem', systemId: 3 }, level: 1 });
  // a spy of ELI 1 is found by three Scouts of ELI 5 on any roll: 1 + 2 > 1
  for (const houseId of [2, 3]) addForce(state, houseId, 3, [['SC'], ['SC'], ['SC']], { level: 5 });
  findSpies(work);
  expect(eventsOf(work.events, 'spyFound').map(({ seats }) => seats)).toEqual([[2], [3]]);
});

test('X-14: a spy that is not found does not shift the dice against another', () => {
  const isFound = (seed: number, isAlone: boolean): boolean => {
    const { state, work } = arena('major', {}, seed);
    const order = { kind: 'spySystem', systemId: 3 } as const;
    addForce(state, 3, 3, [['SC']], { order, level: 1 });
    // of ELI 5, it is never found by ELI 1
    if (!isAlone) addForce(state, 1, 3, [['SC']], { order, level: 5 });
    addForce(state, 2, 3, [['SC']], { level: 1 });
    relate(state, 1, 3, 'pact');
    findSpies(work);
    return houseOf(state, 3).fleets.length === 0;
  };
  for (let seed = 0; seed < 20; seed++) expect(isFound(seed, false)).toBe(isFound(seed, true));
});

test('X-46: of two spies of a fleet one may be found alone', () => {
  const left = Array.from({ length: 20 }, (_, seed) => {
    const { state, work } = arena('major', {}, seed);
    addForce(state, 1, 3, [['SC'], ['SC']], { order: { kind: 'spySystem', systemId: 3 } });
    addForce(state, 2, 3, [['SC']]);
    findSpies(work);
    return houseOf(state, 1).fleets[0]?.squadrons.length ?? 0;
  });
  // each is found on more than 12, with 40 %
  expect(new Set(left)).toEqual(new Set([0, 1, 2]));
});

test('X-62: a blockade shows the owner its effect, not whose it is', () => {
  const { state, work } = arena();
  addColony(state, 3, 1);
  relate(state, 1, 2, 'enemy');
  addForce(state, 2, 3, [['RR']], { order: { kind: 'blockade', systemId: 3 } }).isHidden = true;
  fightEverywhere(work);
  keepBlockades(work);
  expect(eventsOf(work.events, 'blockaded').map(({ seats }) => seats)).toEqual([[1], [2]]);
});
