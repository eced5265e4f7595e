import { describe, expect, test } from 'vitest';
import { colonize } from '../../src/conflict/colonize.js';
import { systemOf } from '../../src/lookup.js';
import { addColony, addForce, arena, eventsOf, relate } from './arena.js';

const order = { kind: 'colonize', systemId: 3 } as const;

describe('X-44: colonising', () => {
  test('X-29, X-44: an ETAC founds a colony of PU(1) = 0.993452 and is used up; +5 prestige', () => {
    const { state, work } = arena();
    const fleet = addForce(state, 1, 3, [['DD'], ['ET']], { order });
    colonize(work);
    expect(systemOf(state, 3).colony).toMatchObject({ owner: 1, pu: 993_452, newcomers: 993_452 });
    expect(fleet.squadrons.map(({ ships }) => ships[0]?.code)).toEqual(['DD']);
    expect(fleet.order.kind).toBe('hold');
    expect(state.houses[0]?.prestige).toBe(55);
    expect(eventsOf(work.events, 'founded')).toEqual([
      { kind: 'founded', seats: [1], houseId: 1, systemId: 3 },
    ]);
  });

  test('X-44: a fleet of one ETAC is gone with it', () => {
    const { state, work } = arena();
    addForce(state, 1, 3, [['ET']], { order });
    colonize(work);
    expect(state.houses[0]?.fleets).toEqual([]);
    expect(systemOf(state, 3).colony?.owner).toBe(1);
  });

  test('X-44: it waits while a visible hostile combat ship is there; hidden, harmless or friendly ones are no matter', () => {
    const { state, work } = arena();
    const fleet = addForce(state, 1, 3, [['ET']], { order });
    relate(state, 1, 2, 'enemy');
    addForce(state, 2, 3, [['SC']]);
    addForce(state, 3, 3, [['DN']]);
    const enemy = addForce(state, 2, 3, [['CT']]);
    colonize(work);
    expect(systemOf(state, 3).colony).toBeNull();
    expect(fleet.order.kind).toBe('colonize');
    expect(eventsOf(work.events, 'waits')).toMatchObject([{ seats: [1], order: 'colonize', systemId: 3 }]);
    enemy.isHidden = true;
    colonize(work);
    expect(systemOf(state, 3).colony?.owner).toBe(1);
  });

  test('X-44: of several Houses the one of most AS there founds, crippled ships at half; the others hold', () => {
    const { state, work } = arena();
    addForce(state, 1, 3, [['DN']], { state: 'crippled' });
    addForce(state, 1, 3, [['ET']], { order });
    const other = addForce(state, 1, 3, [['ET']], { order });
    const late = addForce(state, 2, 3, [['CL'], ['ET']], { order });
    colonize(work);
    // ⌈9 ÷ 2⌉ = 5 against 4
    expect(systemOf(state, 3).colony?.owner).toBe(1);
    expect([other.order.kind, late.order.kind]).toEqual(['hold', 'hold']);
    expect(late.squadrons).toHaveLength(2);
    expect(eventsOf(work.events, 'held').map(({ houseId, reason }) => [houseId, reason])).toEqual([
      [1, 'no-colony'],
      [2, 'no-colony'],
    ]);
  });

  test('X-44: a crippled Dreadnought, 5 of AS 9, gives way to a Battleship of AS 6', () => {
    const { state, work } = arena();
    addForce(state, 1, 3, [['DN'], ['ET']], { state: 'crippled', order });
    addForce(state, 2, 3, [['BB'], ['ET']], { order });
    colonize(work);
    expect(systemOf(state, 3).colony?.owner).toBe(2);
  });

  test('X-44: equals draw, whatever number of fleets they have', () => {
    const owners = Array.from({ length: 30 }, (_, seed) => {
      const { state, work } = arena('major', {}, seed);
      addForce(state, 1, 3, [['ET']], { order });
      addForce(state, 1, 3, [['ET']], { order });
      addForce(state, 2, 3, [['ET']], { order });
      colonize(work);
      return systemOf(state, 3).colony?.owner;
    });
    expect(new Set(owners)).toEqual(new Set([1, 2]));
  });

  test('X-43, X-44: on the way nothing happens; at a colony the order is given up', () => {
    const { state, work } = arena();
    addColony(state, 3, 'independent');
    const settlers = addForce(state, 1, 3, [['ET']], { order });
    const under = addForce(state, 1, 2, [['ET']], { order });
    colonize(work);
    expect([settlers.order.kind, under.order.kind]).toEqual(['hold', 'colonize']);
    expect(eventsOf(work.events, 'held')).toMatchObject([{ reason: 'no-colony' }]);
  });
});
