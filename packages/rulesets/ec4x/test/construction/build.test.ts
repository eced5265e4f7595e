import { roeOf } from '../../src/forces/squadron.js';
import { describe, expect, test } from 'vitest';
import { advanceProjects } from '../../src/construction/advance-projects.js';
import { build, type BuildWish } from '../../src/construction/build.js';
import { buildTurns, constructionFor } from '../../src/construction/costs.js';
import { docksOf, freeDocks, plantOf } from '../../src/construction/docks.js';
import { cancelProject } from '../../src/construction/projects.js';
import { CLASS_CODES, type ClassCode, type Line } from '../../src/types.js';
import { firstHouse, rulesWith } from '../games.js';

const LEVELS = Array.from({ length: 11 }, (_, level) => level);
const rules = rulesWith();

/** A House with money and levels, and how it builds at home. */
function builder(levels: Partial<Record<Line, number>> = {}, treasury = 1_000) {
  const setting = firstHouse();
  const { state, house, home } = setting;
  house.treasury = treasury * 1000;
  Object.assign(house.research.levels, levels);
  const order = (
    facility: BuildWish['facility'],
    code: ClassCode,
    count = 1,
    rest: Partial<BuildWish> = {},
  ) => build(state, house, home, { facility, code, count, wep: null, fleetId: null, ...rest });
  const pass = (turns: number): void => {
    for (let i = 0; i < turns; i++) advanceProjects(setting.work);
  };
  return { ...setting, order, pass, spent: () => treasury - house.treasury / 1000 };
}

describe('X-34: docks and plant', () => {
  test('T16: spaceport docks at CST 0–10: 5 6 7 8 9 10 11 13 15 17 19', () => {
    expect(LEVELS.map((cst) => docksOf('SP', cst))).toEqual([5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19]);
  });

  test('X-34: shipyard docks at CST 0–10: 10 11 13 15 17 19 21 24 27 30 33', () => {
    expect(LEVELS.map((cst) => docksOf('SY', cst))).toEqual([10, 11, 13, 15, 17, 19, 21, 24, 27, 30, 33]);
  });

  test('T16: plant at GCP 420, CST 0–2: 42 47 52; of a poor colony 5', () => {
    expect([0, 1, 2].map((cst) => plantOf(rules, 420_000, cst))).toEqual([42, 47, 52]);
    expect(plantOf(rules, 420_001, 0)).toBe(43);
    expect(plantOf(rules, 0, 0)).toBe(5);
  });
});

describe('X-09: turns', () => {
  test('T17: CT 2, DD 2, BC 3, BB 4, DN 5, SC 7, RR 12, ET 7, PS 17, AA 2, GB 1', () => {
    const codes = ['CT', 'DD', 'BC', 'BB', 'DN', 'SC', 'RR', 'ET', 'PS', 'AA', 'GB'] as const;
    expect(codes.map((code) => buildTurns(rules, code))).toEqual([2, 2, 3, 4, 5, 7, 12, 7, 17, 2, 1]);
  });

  test('seed 2.3.2, 2.4.4: spaceport 2, shipyard 3, Starbase 5', () => {
    expect((['SP', 'SY', 'SB'] as const).map((code) => buildTurns(rules, code))).toEqual([2, 3, 5]);
  });

  test('X-06: what needs CST 1 in the tables is built from the start', () => {
    const first = CLASS_CODES.filter((code) => constructionFor(rules, code) === 0);
    expect(first).toEqual(['CT', 'FG', 'DD', 'CL', 'SC', 'ET', 'TT', 'GB', 'AA', 'MD', 'SP', 'SY']);
    expect(constructionFor(rules, 'CA')).toBe(2);
  });
});

describe('X-35: ships', () => {
  test('T18: a DD from a spaceport costs 8 XMR', () => {
    const { order, spent } = builder();
    expect(order('SP', 'DD')).toMatchObject({ status: 'done' });
    expect(spent()).toBe(8);
  });

  test('X-34, X-35: two CL hold 4 docks for 2 turns and come as squadrons of one in a new fleet that holds', () => {
    const { order, pass, house, home } = builder();
    order('SY', 'CL', 2);
    expect(freeDocks(home.colony, 'SY', 0)).toBe(6);
    expect(home.colony.projects).toMatchObject([{ id: 1, kind: 'ships', docks: 4, turns: 2, paid: 10_000 }]);
    pass(1);
    expect(house.fleets).toHaveLength(3);
    pass(1);
    expect(home.colony.projects).toEqual([]);
    expect(house.fleets[3]).toMatchObject({
      id: 4,
      systemId: home.id,
      order: { kind: 'hold' },
      roe: 6,
      squadrons: [
        { id: 5, state: 'undamaged', ships: [{ id: 7, code: 'CL', wep: 0 }] },
        { id: 6, ships: [{ id: 8 }] },
      ],
    });
  });

  test('X-35: ships join the fleet named, if it is there', () => {
    const { order, pass, house, home } = builder();
    order('SY', 'DD', 1, { fleetId: 2 });
    order('SY', 'DD', 1, { fleetId: 3 });
    const [, , elsewhere] = house.fleets;
    if (elsewhere) elsewhere.systemId = home.id + 1;
    pass(2);
    expect(house.fleets.map(({ squadrons }) => squadrons.length)).toEqual([2, 2, 1, 1]);
  });

  test('X-35: without a shipyard combat ships wait, Scouts do not', () => {
    const { order, pass, house, home, work } = builder();
    home.colony.facilities.SY = 0;
    order('SP', 'DD', 2);
    order('SP', 'TT');
    pass(2);
    expect(home.colony.waiting.map(({ code }) => code)).toEqual(['DD', 'DD']);
    expect(freeDocks(home.colony, 'SP', 0)).toBe(5);
    expect(house.fleets[3]?.squadrons[0]?.ships[0]?.code).toBe('TT');
    expect(house.fleets.map(roeOf)[3]).toBe(0);
    order(null, 'SY');
    pass(3);
    expect(home.colony.waiting).toEqual([]);
    expect(house.fleets[4]?.squadrons).toHaveLength(2);
    expect(work.events.map(({ kind }) => kind)).toEqual([
      'waiting',
      'completed',
      'commissioned',
      'completed',
      'completed',
      'commissioned',
    ]);
  });

  test('X-35: ships join the fleet named where a shipyard is ready at the same End of turn', () => {
    const { order, pass, house, home, work } = builder();
    home.colony.facilities.SY = 0;
    order('SP', 'CL', 1, { fleetId: 2 });
    order(null, 'SY');
    const [ships, yard] = home.colony.projects;
    if (ships && yard) ships.turns = yard.turns;
    pass(3);
    expect(home.colony.waiting).toEqual([]);
    expect(house.fleets.map(({ squadrons }) => squadrons.length)).toEqual([2, 2, 1]);
    expect(work.events.map(({ kind }) => kind)).toEqual(['completed', 'commissioned', 'completed']);
  });

  test('X-23, X-34: as many as docks and money allow', () => {
    const { order } = builder();
    expect(order('SY', 'DD', 60)).toMatchObject({
      status: 'partly',
      code: 'needs-docks',
      reason: expect.stringMatching(/^10 of 60\./),
    });
    expect(order('SY', 'DD')).toMatchObject({ status: 'refused', code: 'needs-docks' });
    const poor = builder({}, 21);
    expect(poor.order('SY', 'CT', 60)).toMatchObject({ code: 'needs-docks' });
    expect(poor.spent()).toBe(20);
    expect(poor.order('SP', 'CT')).toMatchObject({ status: 'refused', code: 'no-money' });
    expect(builder({}, 9).order('SY', 'CT', 8)).toMatchObject({ status: 'partly', code: 'no-money' });
  });

  test('X-33: new ships have the weapons level held, or an older one; Scouts and Raiders their own level', () => {
    const { order, pass, house, spent } = builder({ cst: 3, wep: 3, eli: 2, clk: 1 });
    order('SY', 'CL');
    expect(spent()).toBe(7);
    order('SY', 'CL', 1, { wep: 0 });
    expect(spent()).toBe(12);
    order('SY', 'SC');
    order('SY', 'RR');
    pass(12);
    const ships = house.fleets.slice(3).flatMap(({ squadrons }) => squadrons.flatMap((each) => each.ships));
    expect(ships.map(({ code, wep, level }) => `${code} ${wep} ${level}`)).toEqual([
      'CL 3 0',
      'CL 0 0',
      'SC 3 2',
      'RR 3 1',
    ]);
  });

  test('X-33: a transport ordered at WEP 3 costs 5 and has no weapons level', () => {
    const { order, pass, house, spent } = builder({ wep: 3 });
    order('SY', 'TT');
    expect(spent()).toBe(5);
    pass(2);
    expect(house.fleets[3]?.squadrons[0]?.ships[0]).toMatchObject({ code: 'TT', wep: 0 });
  });

  test.each([
    ['needs-facility', null, 'DD', {}, {}],
    ['needs-facility', 'SY', 'GB', {}, {}],
    ['needs-facility', 'SP', 'SB', { cst: 3 }, {}],
    ['needs-construction', 'SY', 'CA', { cst: 1 }, {}],
    ['needs-construction', null, 'PS', { sld: 1 }, {}],
    ['needs-shields', null, 'PS', { cst: 5 }, {}],
    ['no-weapons', null, 'AA', { wep: 1 }, { wep: 1 }],
    ['no-weapons', 'SY', 'TT', { wep: 1 }, { wep: 1 }],
    ['weapons-unknown', 'SY', 'DD', { wep: 1 }, { wep: 2 }],
  ] as const)('it is refused: %s, %s %s', (code, facility, what, levels, rest) => {
    const { order, spent, home } = builder(levels);
    expect(order(facility, what, 1, rest)).toMatchObject({ status: 'refused', code });
    expect(spent()).toBe(0);
    expect(home.colony.projects).toEqual([]);
  });

  test('seed 2.3.2.2: a shipyard needs a spaceport, and docks a facility', () => {
    const { order, home } = builder();
    home.colony.facilities = { SP: 0, SY: 0 };
    expect(order(null, 'SY')).toMatchObject({ code: 'needs-spaceport' });
    expect(order('SP', 'DD')).toMatchObject({ code: 'needs-facility' });
  });
});

describe('X-34: what a colony builds by itself', () => {
  test('X-34: ground units and fighters as far as the plant goes, batteries without limit', () => {
    const { order, pass, home } = builder({ cst: 3 });
    home.colony.gcp = 390_000;
    // 39 by product, grown three times: 43, 48, 53
    expect(order(null, 'MD', 10)).toMatchObject({ status: 'done' });
    expect(order(null, 'FS', 10)).toMatchObject({
      status: 'partly',
      code: 'needs-plant',
      reason: expect.stringMatching(/^7 of 10\./),
    });
    expect(order(null, 'AA')).toMatchObject({ status: 'done' });
    expect(order(null, 'AA')).toMatchObject({ status: 'refused', code: 'needs-plant' });
    expect(order(null, 'GB', 50)).toMatchObject({ status: 'done' });
    pass(1);
    expect(home.colony.ground.GB.undamaged).toBe(8 + 50);
    expect(home.colony.started).toBe(0);
    pass(1);
    expect(home.colony.ground).toMatchObject({ MD: { undamaged: 10 }, AA: { undamaged: 2 + 1 } });
    expect(home.colony.fighters).toHaveLength(7);
  });

  test('seed 2.4.4: a Starbase holds 3 docks of a shipyard for 5 turns', () => {
    const { order, pass, home, spent } = builder({ cst: 3, wep: 1 });
    order('SY', 'SB', 2);
    expect(freeDocks(home.colony, 'SY', 3)).toBe(9);
    pass(5);
    expect(home.colony.starbases).toEqual([
      { wep: 1, state: 'undamaged' },
      { wep: 1, state: 'undamaged' },
    ]);
    expect(spent()).toBe(110);
  });

  test('X-36: a shield in 17 turns; one in place of another in 1, with 17.5 back', () => {
    const { order, pass, home, spent } = builder({ cst: 5, sld: 1 });
    home.colony.gcp = 1_000_000;
    expect(order(null, 'PS', 2)).toMatchObject({
      status: 'partly',
      reason: expect.stringMatching(/^1 of 2\./),
    });
    expect(order(null, 'PS')).toMatchObject({ code: 'ordered-already' });
    pass(16);
    expect(home.colony.shield).toBeNull();
    pass(1);
    expect(home.colony.shield).toBe(1);
    order(null, 'PS');
    expect(home.colony.shield).toBeNull();
    expect(spent()).toBe(35 + 17.5);
    pass(1);
    expect(home.colony.shield).toBe(1);
  });
});

test('X-33: a shield keeps the level at which it was ordered', () => {
  const { order, pass, house, home } = builder({ cst: 5, sld: 3 });
  home.colony.gcp = 1_000_000;
  order(null, 'PS');
  house.research.levels.sld = 4;
  pass(17);
  expect(home.colony.shield).toBe(3);
});

test('X-34: a shield is a ground unit: it takes a plant of 35', () => {
  const { order, home } = builder({ cst: 5, sld: 1 });
  // 19 and 20 by product, grown five times: 21, 24, 27, 30, 33, and 22, 25, 28, 31, 35
  home.colony.gcp = 190_000;
  expect(order(null, 'PS')).toMatchObject({ status: 'refused', code: 'needs-plant' });
  home.colony.gcp = 200_000;
  expect(order(null, 'PS')).toMatchObject({ status: 'done' });
});

describe('X-37: cancelling', () => {
  test('X-37: half of the price comes back, the docks are free', () => {
    const { order, state, house, home, spent } = builder();
    order('SP', 'DD', 3);
    expect(spent()).toBe(24);
    expect(cancelProject(state, house, 1)).toMatchObject({ status: 'done' });
    expect(spent()).toBe(12);
    expect(house.ledger).toMatchObject({ spending: 24_000, receipts: 12_000 });
    expect(freeDocks(home.colony, 'SP', 0)).toBe(5);
    expect(cancelProject(state, house, 1)).toMatchObject({ status: 'refused', code: 'unknown-project' });
  });
});
