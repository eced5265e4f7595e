import { describe, expect, test } from 'vitest';
import { cloakOf } from '../../src/conflict/cloak.js';
import { findSpies } from '../../src/conflict/find-spies.js';
import { hideRaiders } from '../../src/conflict/hide-raiders.js';
import { addColony, addForce, arena, eventsOf, relate } from './arena.js';

/** Three Scouts of ELI 5 in a fleet: they find a spy of ELI 1 on any roll above −1. */
const WATCH = [['SC'], ['SC'], ['SC']] as const;
const spying = { kind: 'spySystem', systemId: 3 } as const;

describe('X-46: spies', () => {
  test('X-46: a spy that is found is destroyed, in transit too; its House is known, and loses 3 prestige', () => {
    const { state, work } = arena();
    addForce(state, 1, 2, [['SC'], ['SC']], { order: spying });
    addForce(state, 2, 2, WATCH, { level: 5 });
    findSpies(work);
    expect(state.houses[0]?.fleets).toEqual([]);
    expect(state.houses[0]?.prestige).toBe(44);
    expect(eventsOf(work.events, 'spyFound')).toEqual([
      { kind: 'spyFound', seats: [2], houseId: 1, systemId: 2 },
      { kind: 'spyFound', seats: [2], houseId: 1, systemId: 2 },
    ]);
    expect(eventsOf(work.events, 'spyLost')).toMatchObject([{ seats: [1], fleetId: 1 }, { seats: [1] }]);
  });

  test('X-46: partners in a pact do not look, nor do Scouts elsewhere, crippled ones or those of ELI 0', () => {
    const { state, work } = arena();
    relate(state, 1, 3, 'pact');
    addForce(state, 1, 3, [['SC']], { order: spying });
    addForce(state, 3, 3, WATCH, { level: 5 });
    addForce(state, 2, 2, WATCH, { level: 5 });
    addForce(state, 2, 3, WATCH, { level: 5, state: 'crippled' });
    addForce(state, 2, 3, WATCH, { level: 0 });
    findSpies(work);
    expect(state.houses[0]?.fleets).toHaveLength(1);
    expect(work.events).toEqual([]);
  });

  test('X-45: ELI 1 never finds ELI 5, but the same spy crippled counts as ELI 1', () => {
    const found = (
      [
        [5, 'undamaged'],
        [5, 'crippled'],
      ] as const
    ).map(([level, unitState]) =>
      Array.from({ length: 40 }, (_, seed) => {
        const { state, work } = arena('major', {}, seed);
        addForce(state, 1, 3, [['SC']], { order: spying, level, state: unitState });
        addForce(state, 2, 3, [['SC']], { level: 1 });
        findSpies(work);
        return state.houses[0]?.fleets.length === 0;
      }),
    );
    expect(found[0]).not.toContain(true);
    expect(found[1]).toContain(true);
    expect(found[1]).toContain(false);
  });

  test('X-46: a spy that is not found is hidden', () => {
    const { state, work } = arena();
    const spy = addForce(state, 1, 3, [['SC']], { order: spying });
    const scout = addForce(state, 1, 3, [['SC']]);
    hideRaiders(work);
    expect([spy.isHidden, scout.isHidden]).toEqual([true, false]);
  });
});

describe('X-47: cloaked fleets', () => {
  test('X-47: among nobody hostile a Raider cloaks its whole fleet; crippled or of CLK 0 it does not', () => {
    const { state, work } = arena();
    const fleets = [
      addForce(state, 1, 2, [['RR'], ['DD', 'CT']]),
      addForce(state, 1, 2, [['RR']], { state: 'crippled' }),
      addForce(state, 1, 2, [['RR']], { level: 0 }),
      addForce(state, 1, 2, [['DD']]),
    ];
    addForce(state, 2, 2, WATCH, { level: 5 });
    hideRaiders(work);
    expect(fleets.map(({ isHidden }) => isHidden)).toEqual([true, false, false, false]);
  });

  test('X-47: among the hostile it passes unseen or is told that it did not', () => {
    const results = Array.from({ length: 60 }, (_, seed) => {
      const { state, work } = arena('major', {}, seed);
      addColony(state, 2, 2);
      const raider = addForce(state, 1, 2, [['RR']], { level: 2 });
      hideRaiders(work);
      expect(eventsOf(work.events, 'uncovered')).toHaveLength(raider.isHidden ? 0 : 1);
      return raider.isHidden;
    });
    expect(results).toContain(true);
    expect(results).toContain(false);
  });

  test('X-47: Scouts of a hostile fleet find what passed the stealth roll: CLK 1 against three of ELI 5', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { state, work } = arena('major', {}, seed);
      relate(state, 1, 2, 'enemy');
      const raider = addForce(state, 1, 2, [['RR']], { level: 1 });
      addForce(state, 2, 2, WATCH, { level: 5 });
      hideRaiders(work);
      // 1D20 + 2 is always above 1
      expect(raider.isHidden).toBe(false);
    }
  });

  test('X-47: each of the hostile fleets looks, not the first alone', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { state, work } = arena('major', {}, seed);
      relate(state, 1, 2, 'enemy');
      relate(state, 1, 3, 'enemy');
      const raider = addForce(state, 1, 2, [['RR']], { level: 1 });
      // the first has no Scouts; 1D20 + 2 of the last is always above 1
      addForce(state, 2, 2, [['DD']]);
      addForce(state, 3, 2, WATCH, { level: 5 });
      hideRaiders(work);
      expect(raider.isHidden).toBe(false);
    }
  });

  test('X-40, X-47: natives are hostile to a Raider that attacks them, and to no other', () => {
    const hidden = (kind: 'blockade' | 'patrol') =>
      Array.from({ length: 60 }, (_, seed) => {
        const { state, work } = arena('major', {}, seed);
        addColony(state, 2, 'empire');
        const raider = addForce(state, 1, 2, [['RR']], { level: 2, order: { kind, systemId: 2 } });
        hideRaiders(work);
        return raider.isHidden;
      });
    // CLK 2 passes on 13 to 20: that 60 dice agree has a chance below 10⁻¹³; these seeds are fixed
    expect(new Set(hidden('blockade'))).toEqual(new Set([true, false]));
    expect(new Set(hidden('patrol'))).toEqual(new Set([true]));
  });

  test('X-33: the boon of cloaking adds 2 to the numbers by which a fleet is found; others add none', () => {
    const { state } = arena();
    const [house] = state.houses;
    if (!house) throw new Error('expected a House');
    const fleet = addForce(state, 1, 2, [['RR'], ['SC']], { level: 2 });
    expect(cloakOf(house, fleet)).toEqual({ clk: 2, bonus: 0 });
    house.research.boons.push('growth');
    expect(cloakOf(house, fleet)).toEqual({ clk: 2, bonus: 0 });
    house.research.boons.push('cloaking');
    expect(cloakOf(house, fleet)).toEqual({ clk: 2, bonus: 2 });
  });
});
