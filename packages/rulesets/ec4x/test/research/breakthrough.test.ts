import { playScript } from '@ec/prng/testing';
import { describe, expect, test } from 'vitest';
import { breakthroughChance, rollBreakthrough } from '../../src/research/breakthrough.js';
import { firstHouse } from '../games.js';

/** A House whose breakthrough rolls these dice, after some change. */
function rolled(
  draws: Parameters<typeof playScript>[0],
  change: (house: ReturnType<typeof firstHouse>['house']) => void = () => {},
) {
  const { work, house } = firstHouse();
  change(house);
  playScript(draws, (rng) => rollBreakthrough({ ...work, rng }, house));
  return { house, told: work.events.find(({ kind }) => kind === 'breakthrough') };
}

describe('X-33: breakthroughs', () => {
  test('X-33: 10 %, and 1 % more for each 10 points since the last, up to 100 %', () => {
    const { house, state } = firstHouse();
    const { bought } = house.research;
    expect(breakthroughChance(state.rules, house)).toBe(10);
    Object.assign(bought, { el: 15, wep: 14 });
    expect(breakthroughChance(state.rules, house)).toBe(12);
    bought.sl = 5000;
    expect(breakthroughChance(state.rules, house)).toBe(100);
  });

  test('X-33: 11 on 1D100 is none; what was bought still counts', () => {
    const { house, told } = rolled([11], ({ research }) => (research.bought.el = 9));
    expect(told).toBeUndefined();
    expect(house.research.bought.el).toBe(9);
  });

  test('X-33: 4: ten points in the pool that got most; the count starts anew', () => {
    const { house, told } = rolled([10, 4], ({ research }) =>
      Object.assign(research.bought, { el: 3, wep: 5 }),
    );
    expect(told).toMatchObject({ gain: 'points', what: 'wep', seats: [1] });
    expect(house.research.points.wep).toBe(10);
    expect(house.research.bought.wep).toBe(0);
  });

  test('X-33: 5 and 6: the next level of a technology is cheaper', () => {
    expect(rolled([1, 5]).house.research.isDiscounted).toBe(true);
    expect(rolled([1, 6]).told).toMatchObject({ gain: 'discount', what: null });
  });

  test('X-33: 7 and 8: a science level below the economic level, else an economic level', () => {
    const science = rolled([1, 7], ({ research }) => (research.levels.el = 1));
    expect(science.house.research.levels).toMatchObject({ el: 1, sl: 1 });
    const economy = rolled([1, 8]);
    expect(economy.house.research.levels).toMatchObject({ el: 1, sl: 0 });
    expect(economy.house.prestige).toBe(52);
    const none = rolled([1, 8], ({ research }) => Object.assign(research.levels, { el: 11, sl: 10 }));
    expect(none.told).toMatchObject({ gain: 'points' });
    expect(none.house.research.levels).toMatchObject({ el: 11, sl: 10 });
  });

  test('X-33: 9: a boon not yet held, or points when all are', () => {
    const { house, told } = rolled([1, 9, 1], ({ research }) => (research.boons = ['cloaking']));
    expect(told).toMatchObject({ gain: 'boon', what: 'growth' });
    expect(house.research.boons).toEqual(['cloaking', 'growth']);
    const all = rolled(
      [1, 9],
      ({ research }) => (research.boons = ['economy', 'cloaking', 'growth', 'lanes']),
    );
    expect(all.told).toMatchObject({ gain: 'points', what: 'el' });
  });
});
