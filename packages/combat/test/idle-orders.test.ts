import { COMBAT_PARAMETERS, idleOrders, resolveEngagement } from '../src/index.js';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { bombard, column, force, helpAttack, helpDefend, invade, raid } from './forces.js';

const target = force(1, 'surface', { UEM: 100 });

describe('E-44: orders whose force can do nothing', () => {
  it('an invasion without transports or craft, with fuel for both', () => {
    const order = invade(2, 1);
    expect(idleOrders([target, force(2, 'orbit', { SLD: 50, FUEL: 20 })], [order])).toEqual([
      { order, fire: null, landing: { troops: 50, craft: 0, transports: 0, fuel: 20 } },
    ]);
  });

  it('a raid of half of 50 soldiers with craft, whose fuel is all kept for life support', () => {
    // each craft burns a tenth of a unit for the trip, and 99 hundredths are free
    const raider = { ...force(2, 'orbit', { SLD: 50, 'ASC-1': 50, FUEL: 20 }), reserve: 20 };
    expect(idleOrders([target, raider], [raid(2, 1, 'GOLD', 50)])).toEqual([]);
    const heavy = { ...force(2, 'orbit', { SLD: 50, 'ASC-10': 50, FUEL: 20 }), reserve: 20 };
    expect(idleOrders([target, heavy], [raid(2, 1, 'GOLD', 50)])).toEqual([
      {
        order: raid(2, 1, 'GOLD', 50),
        fire: null,
        landing: { troops: 25, craft: 50, transports: 0, fuel: 0 },
      },
    ]);
  });

  it('a bombardment by missiles without launchers, by beams without fuel, and by beams from the ground to the ground', () => {
    const fires = (units: Record<string, number>, position: 'surface' | 'orbit' = 'orbit'): unknown =>
      idleOrders([target, force(2, position, units)], [bombard(2, 1)])[0]?.fire;
    expect(fires({ 'MSS-1': 9 })).toEqual({
      launchers: 0,
      missiles: 9,
      weapons: 0,
      fuel: 0,
      isGroundToGround: false,
    });
    expect(fires({ 'EWP-1': 9, FUEL: 3 })).toMatchObject({ weapons: 9, fuel: 3 });
    expect(fires({ 'EWP-1': 9, FUEL: 4 })).toBeUndefined();
    expect(fires({ 'EWP-1': 9, FUEL: 99 }, 'surface')).toMatchObject({ weapons: 9, isGroundToGround: true });
    expect(fires({ 'MSL-1': 1, 'MSS-1': 1 }, 'surface')).toBeUndefined();
  });

  it('one missile of a hundred that 0 % commit is none', () => {
    const armed = force(2, 'orbit', { 'MSL-1': 100, 'MSS-1': 100 });
    expect(idleOrders([target, armed], [bombard(2, 1, 0)])).toHaveLength(1);
    expect(idleOrders([target, armed], [bombard(2, 1, 1)])).toEqual([]);
  });

  it('the figures are of what is committed: 1 % of ten missiles and beams are none', () => {
    const armed = force(2, 'orbit', { 'MSL-1': 10, 'MSS-1': 10, 'EWP-1': 10, FUEL: 99 });
    expect(idleOrders([target, armed], [bombard(2, 1, 1)])[0]?.fire).toMatchObject({
      launchers: 10,
      missiles: 0,
      weapons: 0,
    });
  });

  it('who helps an invasion may fire or land, who helps a bombardment only fire; who defends is never idle', () => {
    const marines = force(3, 'orbit', { SLD: 12, 'TPT-1': 4, FUEL: 20 });
    const lead = force(2, 'orbit', { SLD: 12, 'TPT-1': 4, FUEL: 20, 'MSL-1': 1, 'MSS-1': 1 });
    const forces = [target, lead, marines, force(4, 'orbit', { UEM: 1 })];
    const idle = (kind: typeof invade): unknown =>
      idleOrders(forces, [kind(2, 1), helpAttack(3, 2, 1), helpDefend(4, 1)]).map(
        ({ order }) => order.actorId,
      );
    expect(idle(invade)).toEqual([]);
    expect(idle(bombard)).toEqual([3]);
  });
});

describe('E-49: a reserve of fuel', () => {
  /** Ten beams, each of which burns 4 fuel units a round, on a ship with 50 fuel units. */
  const armed = force(2, 'orbit', { 'EWP-1': 10, FUEL: 50 });
  const usedWith = (reserve: number): number | undefined => {
    const engagement = resolveEngagement(
      [force(1, 'orbit', { METS: 100_000 }), { ...armed, reserve }],
      [bombard(2, 1)],
      COMBAT_PARAMETERS,
      Prng.fromSeed(1978n),
    );
    return column(engagement, 2, 'used')['FUEL'];
  };

  it('of 50 units two rounds use 48: ten beams, and then two', () => {
    expect(usedWith(0)).toBe(48);
  });

  it('with 13 kept, 37 are left for nine beams: 36', () => {
    expect(usedWith(13)).toBe(36);
  });

  it('is not negative', () => {
    expect(() => usedWith(-1)).toThrow('reserve of 2: expected an integer from 0 to 2^53 − 1, received -1');
  });
});
