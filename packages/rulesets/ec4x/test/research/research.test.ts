import { describe, expect, test } from 'vitest';
import { dateOf, isUpgradeTurn } from '../../src/calendar.js';
import { houseOf } from '../../src/lookup.js';
import { buyPoints } from '../../src/research/buy-points.js';
import { maxLevel, scienceFor } from '../../src/research/lines.js';
import { levelPoints, priceOfPoints } from '../../src/research/prices.js';
import { planUpgrade, rollBreakthroughs, upgrade } from '../../src/research/upgrades.js';
import { LINES, type Line } from '../../src/types.js';
import { PHASES } from '../../src/phases/phases.js';
import { firstHouse, rulesWith } from '../games.js';
import { play } from '../turns.js';

const price = (
  line: Line,
  points: number,
  gcp: number,
  levels: Partial<Record<Line, number>> = {},
): number => {
  const { house } = firstHouse();
  house.gcp = 1000 * gcp;
  Object.assign(house.research.levels, levels);
  return priceOfPoints(house, line, points);
};

describe('X-20: the calendar', () => {
  test('T28: turn 14 is month 1 of 2002; upgrade turns 1 6 14 19 27 32', () => {
    expect(dateOf(1)).toEqual({ month: 1, year: 2001 });
    expect(dateOf(13)).toEqual({ month: 13, year: 2001 });
    expect(dateOf(14)).toEqual({ month: 1, year: 2002 });
    const turns = Array.from({ length: 32 }, (_, i) => i + 1);
    expect(turns.filter(isUpgradeTurn)).toEqual([1, 6, 14, 19, 27, 32]);
  });
});

describe('X-07, X-08: prices of points', () => {
  test('T10: 10 ERP at GCP 500: 175; EL 1 at GCP 420: 50 × 16.3 = 815', () => {
    expect(price('el', 10, 500)).toBe(175_000);
    expect(price('el', 50, 420)).toBe(815_000);
  });

  test('T11: 10 SRP at SL 2: 30; SL 1: 25 × 2 = 50', () => {
    expect(price('sl', 10, 420, { sl: 2 })).toBe(30_000);
    expect(price('sl', 25, 420)).toBe(50_000);
  });

  test('T12: 5 TRP for TER 3 at GCP 500: 57.5; CST 1 at GCP 420: 25 × 7.42 = 185.5', () => {
    expect(price('ter', 5, 500, { ter: 2 })).toBe(57_500);
    expect(price('cst', 25, 420)).toBe(185_500);
  });

  test('X-13: prices are rounded up: a point of CST at GCP 420.001 costs 7.420001, so 7.421', () => {
    expect(price('cst', 1, 420.001)).toBe(7_421);
  });
});

describe('X-01, X-07, X-32: points of levels', () => {
  const points = (line: Line, level: number, isDiscounted = false): number =>
    levelPoints({ isDiscounted }, line, level);

  test('T13: ERP for EL 1, 9, 10, 11: 50, 130, 140, 140; SRP for SL 1, 7, 8: 25, 55, 55', () => {
    expect([1, 9, 10, 11].map((level) => points('el', level))).toEqual([50, 130, 140, 140]);
    expect([1, 7, 8].map((level) => points('sl', level))).toEqual([25, 55, 55]);
  });

  test('T13: TRP for CST 10, TER 7, CLK 7, SLD 5: 70, 55, 65, 65', () => {
    expect([points('cst', 10), points('ter', 7), points('clk', 7), points('sld', 5)]).toEqual([
      70, 55, 65, 65,
    ]);
  });

  test('X-33: a discount takes a fifth off a technology, and nothing off the others', () => {
    expect([points('cst', 1, true), points('clk', 7, true), points('el', 1, true)]).toEqual([20, 52, 50]);
  });

  test('X-07: CLK 3 needs SL 5, SLD 1 needs SL 5, ELI 3 needs SL 3; X-03: SLD ends at 5 or 6', () => {
    expect([scienceFor('clk', 3), scienceFor('sld', 1), scienceFor('eli', 3)]).toEqual([5, 5, 3]);
    expect(LINES.map((line) => maxLevel(rulesWith(), line))).toEqual([11, 10, 10, 10, 7, 5, 7, 5]);
    expect(maxLevel(rulesWith({ 'sld.max': 6 }), 'sld')).toBe(6);
  });
});

describe('X-31: buying points', () => {
  test('X-23: a purchase is made as far as the purse goes: 12 of 100 ERP at 16.3 from 210', () => {
    const { house, state } = firstHouse();
    expect(buyPoints(state.rules, house, 'el', 100)).toMatchObject({
      status: 'partly',
      code: 'no-money',
      reason: '12 of 100. There is not enough money: one more takes 16.300 XMR, and 14.400 are left.',
    });
    expect(house.treasury).toBe(210_000 - 195_600);
    expect(house.ledger.spending).toBe(195_600);
    expect(house.research.points.el).toBe(12);
    expect(buyPoints(state.rules, house, 'el', 1)).toMatchObject({ status: 'refused', code: 'no-money' });
    expect(buyPoints(state.rules, house, 'sl', 7)).toMatchObject({ status: 'done' });
    expect(house.research.bought).toMatchObject({ el: 12, sl: 7 });
  });

  test('X-63: struck scientists: 5 of 11 SRP', () => {
    const { house, state } = firstHouse();
    house.isScienceHalved = true;
    expect(buyPoints(state.rules, house, 'sl', 11)).toEqual({
      status: 'partly',
      code: 'science-struck',
      reason: 'An act of espionage took half of the science points: 11 of 11 paid for, 5 gained.',
    });
    expect(house.research.points.sl).toBe(5);
    expect(house.treasury).toBe(210_000 - 22_000);
    // what was not gained brings no breakthrough nearer
    expect(house.research.bought.sl).toBe(5);
    buyPoints(state.rules, house, 'cst', 4);
    expect(house.research.points.cst).toBe(4);
  });

  test('X-07: nothing is bought for a line at its highest level', () => {
    const { house, state } = firstHouse();
    house.research.levels.eli = 5;
    expect(buyPoints(state.rules, house, 'eli', 1)).toMatchObject({
      status: 'refused',
      code: 'at-max',
      reason: 'This line has its highest level: level 5.',
    });
  });
});

describe('X-31: upgrades', () => {
  /** A turn of the calendar. */
  function month(turn: number) {
    const setting = firstHouse();
    setting.state.turn = turn;
    return setting;
  }

  test('X-31: the economic level counts for the science level, that for technologies; the rest stays', () => {
    const { work, state, house } = month(6);
    house.research.points = { ...house.research.points, el: 60, sl: 30, cst: 25, wep: 24 };
    expect((['wep', 'cst', 'sl', 'el'] as const).map((line, i) => planUpgrade(state, 1, line, i))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const outcomes = upgrade(work).map(({ order, outcome }) => `${order} ${outcome.code}`);
    expect(outcomes).toEqual(['3 done', '2 done', '0 no-points', '1 done']);
    expect(house.research.levels).toMatchObject({ el: 1, sl: 1, cst: 1, wep: 0 });
    expect(house.research.points).toMatchObject({ el: 10, sl: 5, cst: 0, wep: 24 });
    expect(house.prestige).toBe(56);
    expect(state.turnWork.upgrades).toEqual([]);
  });

  test('X-07: SL 1 needs EL 1, CLK 1 needs SL 3', () => {
    const { work, state, house } = month(1);
    house.research.points = { ...house.research.points, sl: 100, clk: 100 };
    planUpgrade(state, 1, 'sl', 0);
    planUpgrade(state, 1, 'clk', 1);
    expect(upgrade(work).map(({ outcome }) => outcome.code)).toEqual(['needs-economy', 'needs-science']);
  });

  test('X-33: a discount waits for a technology, and is gone with the first', () => {
    const { work, state, house } = month(1);
    house.research = {
      ...house.research,
      isDiscounted: true,
      points: { ...house.research.points, el: 50, cst: 20, wep: 24 },
    };
    house.research.levels.sl = 1;
    planUpgrade(state, 1, 'el', 0);
    upgrade(work);
    expect(house.research.isDiscounted).toBe(true);
    planUpgrade(state, 1, 'cst', 1);
    planUpgrade(state, 1, 'wep', 2);
    // 25 less a fifth, then 25
    expect(upgrade(work).map(({ outcome }) => outcome.code)).toEqual(['done', 'no-points']);
    expect(house.research).toMatchObject({ isDiscounted: false, points: { cst: 0, wep: 24 } });
  });

  test('X-21, X-33: breakthroughs come in months 1 and 6 alone', () => {
    const monthsOfSome = [1, 2, 5, 6, 7, 13, 14].filter((turn) => {
      const { work, state } = firstHouse({ 'bt.base': 100 });
      state.turn = turn;
      rollBreakthroughs(work);
      return work.events.some(({ kind }) => kind === 'breakthrough');
    });
    expect(monthsOfSome).toEqual([1, 6, 14]);
  });

  test('X-33, X-65: who is out has none', () => {
    const { work, state } = firstHouse({ 'bt.base': 100 });
    state.turn = 1;
    houseOf(state, 2).status = 'disgraced';
    rollBreakthroughs(work);
    const whose = work.events.flatMap((event) => (event.kind === 'breakthrough' ? [event.houseId] : []));
    expect(whose).toEqual([1]);
  });

  test('X-21: breakthroughs come before the levels that were ordered', () => {
    const { state, house } = firstHouse({ 'bt.base': 100 });
    state.turn = 1;
    house.research.points.el = 60;
    const { events, codes } = play(state, ['upgrade el'], PHASES);
    expect(codes).toEqual(['done']);
    const kinds = events.filter(({ seats }) => seats.includes(1)).map(({ kind }) => kind);
    expect(kinds.indexOf('breakthrough')).toBeGreaterThanOrEqual(0);
    expect(kinds.indexOf('breakthrough')).toBeLessThan(kinds.lastIndexOf('level'));
  });

  test('X-31: one level a line, in months 1 and 6 alone', () => {
    const { state } = month(14);
    expect(planUpgrade(state, 1, 'el', 0)).toBeNull();
    expect(planUpgrade(state, 1, 'el', 1)).toMatchObject({ code: 'ordered-already' });
    expect(planUpgrade(state, 2, 'el', 2)).toBeNull();
    expect(planUpgrade(month(15).state, 1, 'el', 0)).toMatchObject({ code: 'wrong-month' });
  });
});
