import { describe, expect, test } from 'vitest';
import { counterCheck, subvert } from '../../src/conflict/subvert.js';
import { checkChance } from '../../src/dice/d20-check.js';
import { houseOf } from '../../src/lookup.js';
import type { EspionageKind } from '../../src/tables/espionage.js';
import { addColony, arena, eventsOf } from './arena.js';

/** No House without counter points detects anything; gains and losses are those of the table, as without X-80. */
const TABLE = { 'spy.naked': 0, 'spy.gainMost': 5, 'spy.lossTurn': 7 };

/** House 1, with 10 points, acts against House 2, which has a colony in system 2. */
function plot(kind: EspionageKind, targetId: number, cip = 0, seed = 1) {
  const { state, work } = arena('major', TABLE, seed);
  const [actor, target] = [houseOf(state, 1), houseOf(state, 2)];
  const { colony } = addColony(state, 2, 2, { iu: 30, starbases: [{ wep: 0, state: 'undamaged' }] });
  actor.ebp = 10;
  target.cip = cip;
  target.research.points.sl = 7;
  state.turnWork.subversions = [{ order: 4, houseId: 1, kind, targetId }];
  return { state, work, actor, target, colony };
}

describe('X-63: acts of espionage that nobody detects', () => {
  test('X-63: theft of at most 10 SRP: all 7 change hands, for 5 EBP and prestige +2, −3', () => {
    const { state, work, actor, target } = plot('theft', 2);
    expect(subvert(work)).toMatchObject([{ order: 4, outcome: { status: 'done' } }]);
    expect(actor.research.points.sl).toBe(7);
    expect(target.research.points.sl).toBe(0);
    expect([actor.ebp, actor.prestige, target.prestige]).toEqual([5, 52, 47]);
    expect(state.turnWork.subversions).toEqual([]);
  });

  test('X-63: of 25 SRP a theft takes 10', () => {
    const { work, actor, target } = plot('theft', 2);
    target.research.points.sl = 25;
    subvert(work);
    expect([actor, target].map(({ research }) => research.points.sl)).toEqual([10, 15]);
  });

  test('X-63: sabotage takes 1 to 6 IU, and a turn of projects in docks only', () => {
    const { work, colony } = plot('sabotage', 2);
    const base = { id: 1, turns: 2, paid: 0 };
    colony.projects = [
      { ...base, facility: 'SY', docks: 3, kind: 'starbases', count: 1, wep: 0 },
      { ...base, id: 2, facility: null, docks: 0, kind: 'ground', code: 'AA', count: 1 },
    ];
    subvert(work);
    expect(colony.iu).toBeLessThan(30);
    expect(colony.iu).toBeGreaterThanOrEqual(24);
    expect(colony.projects.map(({ turns }) => turns)).toEqual([3, 2]);
  });

  test('X-63: major sabotage takes 1 to 20 IU, never more than there are', () => {
    const { work, colony } = plot('major', 2);
    colony.iu = 1;
    subvert(work);
    expect(colony.iu).toBe(0);
    expect(eventsOf(work.events, 'subverted')).toMatchObject([{ systemId: 2, actorId: null, effect: 1 }]);
    const lost = Array.from({ length: 200 }, (_, seed) => {
      const other = plot('major', 2, 0, seed);
      subvert(other.work);
      return 30 - other.colony.iu;
    });
    // that one of 20 faces never falls in 200 throws has a chance of 20 × 0.95²⁰⁰, one in 1400; these seeds are fixed
    expect([Math.min(...lost), Math.max(...lost)]).toEqual([1, 20]);
  });

  test('X-63: the marks of the other four', () => {
    const struck = plot('assassinate', 2);
    subvert(struck.work);
    expect(struck.target.isScienceHalved).toBe(true);
    expect([struck.actor.prestige, struck.target.prestige]).toEqual([55, 43]);
    const hacked = plot('cyber', 2);
    subvert(hacked.work);
    expect(hacked.colony.starbases).toEqual([{ wep: 0, state: 'crippled' }]);
    const robbed = plot('economy', 2);
    subvert(robbed.work);
    expect(robbed.colony.isTaxHalved).toBe(true);
    const moved = plot('psyops', 2);
    subvert(moved.work);
    expect(moved.target.isTaxCut).toBe(true);
  });

  test('X-63: of Starbases one that is not crippled yet is; where there is none it strikes nothing', () => {
    const crippled = { wep: 1, state: 'crippled' } as const;
    for (const [starbases, after, effect] of [
      [[crippled, { wep: 0, state: 'undamaged' }], [crippled, { wep: 0, state: 'crippled' }], 1],
      [[crippled], [crippled], 0],
      [[], [], 0],
    ] as const) {
      const { work, colony } = plot('cyber', 2);
      colony.starbases = starbases.map((starbase) => ({ ...starbase }));
      subvert(work);
      expect(colony.starbases).toEqual(after);
      expect(eventsOf(work.events, 'subversion')).toMatchObject([{ isDetected: false, effect }]);
      expect(eventsOf(work.events, 'subverted')).toMatchObject([{ effect }]);
    }
  });

  test('X-63: scientists struck a turn ago work again', () => {
    const { state, work, target } = plot('assassinate', 2);
    subvert(work);
    state.turnWork.subversions = [];
    subvert(work);
    expect(target.isScienceHalved).toBe(false);
  });

  test('X-63: an act against nobody costs its points and is refused; one without points is refused', () => {
    const empty = plot('economy', 3);
    expect(subvert(empty.work)).toMatchObject([{ outcome: { status: 'refused', code: 'no-target' } }]);
    expect(empty.actor.ebp).toBe(4);
    const poor = plot('theft', 2);
    poor.actor.ebp = 4;
    expect(subvert(poor.work)).toMatchObject([{ outcome: { code: 'no-points' } }]);
    expect(poor.actor.ebp).toBe(4);
  });
});

test('X-70: the second theft costs 10 EBP in place of 5, which a House with 5 has not', () => {
  const { state, work, actor } = plot('theft', 2);
  actor.ebp = 5;
  actor.acts = [{ targetId: 2, turn: state.turn, isSuccess: true }];
  expect(subvert(work)).toMatchObject([{ outcome: { status: 'refused', code: 'no-points' } }]);
  expect(actor.ebp).toBe(5);
});

describe('X-64: counter-intelligence', () => {
  test('X-64: more than 18, 15, 12, 10, 7, 4 for ELI 0 to 5; +1 for 1 to 5 CIP, +2 to 10, at most +5', () => {
    expect([0, 1, 2, 3, 4, 5].map((eli) => counterCheck(1, eli).above)).toEqual([18, 15, 12, 10, 7, 4]);
    expect([1, 5, 6, 10, 11, 15, 16, 20, 21, 99].map((cip) => counterCheck(cip, 0).modifier)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
    // 18 to 20 of 20
    expect(checkChance(counterCheck(1, 0))).toEqual({ numerator: 3n, denominator: 20n });
    expect(() => counterCheck(1, 6)).toThrow(RangeError);
  });

  test('X-64: detected it has no effect and costs 2 prestige, and the actor is named; else the effect alone shows', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const detected = seeds.map((seed) => {
      const { work, actor, target } = plot('theft', 2, 1, seed);
      subvert(work);
      const [act] = eventsOf(work.events, 'subverted');
      expect(target.cip).toBe(0);
      const isDetected = act?.actorId === 1;
      expect(actor.prestige).toBe(isDetected ? 48 : 52);
      expect(target.prestige).toBe(isDetected ? 50 : 47);
      expect(actor.research.points.sl).toBe(isDetected ? 0 : 7);
      expect(actor.ebp).toBe(5);
      return isDetected;
    });
    expect(detected).toContain(true);
    expect(detected).toContain(false);
  });
});

test.each([
  ['sabotage', 2],
  ['theft', null],
] as const)('X-64: the prestige of a detected act of %s is lost in system %s', (kind, systemId) => {
  // 1D20 + 5 is always more than 4
  const { work, target } = plot(kind, 2, 21);
  target.research.levels.eli = 5;
  subvert(work);
  expect(eventsOf(work.events, 'prestige')).toMatchObject([
    { houseId: 1, cause: 'caught', points: -2, systemId },
  ]);
});

test('X-64: the points held before one is spent count: 6 of them detect more than 5, and 1 more than a bare die', () => {
  const detected = (cip: number): number[] =>
    Array.from({ length: 100 }, (_, seed) => seed).filter((seed) => {
      const { work } = plot('theft', 2, cip, seed);
      subvert(work);
      return eventsOf(work.events, 'subverted')[0]?.actorId === 1;
    });
  const [one, five, six] = [1, 5, 6].map(detected);
  expect(one).toEqual(five);
  // of the same dice, those that show 17 make the difference
  expect(six).toEqual(expect.arrayContaining(five ?? []));
  expect(six?.length).toBeGreaterThan(five?.length ?? 0);
});

test('X-21: which House acts first is drawn', () => {
  const first = Array.from({ length: 12 }, (_, seed) => {
    const { state, work } = plot('psyops', 2, 0, seed);
    houseOf(state, 2).ebp = 3;
    state.turnWork.subversions.push({ order: 5, houseId: 2, kind: 'psyops', targetId: 1 });
    return subvert(work)[0]?.order;
  });
  expect(new Set(first)).toEqual(new Set([4, 5]));
});

test('X-14, X-63: acts do not depend on the order in which they were written', () => {
  const results = [false, true].map((isTurned) => {
    const { state, work } = plot('theft', 2);
    const acts = [
      ...state.turnWork.subversions,
      { order: 5, houseId: 2, kind: 'theft' as const, targetId: 1 },
      { order: 6, houseId: 3, kind: 'theft' as const, targetId: 2 },
    ];
    for (const house of state.houses) house.ebp = 10;
    state.turnWork.subversions = isTurned ? acts.toReversed() : acts;
    subvert(work);
    return state;
  });
  expect(results[0]).toEqual(results[1]);
});
