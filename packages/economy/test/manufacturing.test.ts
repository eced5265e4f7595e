import { describe, expect, it } from 'vitest';
import {
  factoryNeeds,
  factoryOutput,
  materialsOf,
  runFactories,
  staffGroup,
  unitMass,
  type FactoryQuarter,
  type Pipeline,
  type Product,
} from '../src/index.js';

const missiles: Product = { code: 'MSS', techLevel: 2 };
const consumerGoods: Product = { code: 'CNGD', techLevel: 0 };
const plenty = { metallics: 1e9, nonMetallics: 1e9 };
const empty: Pipeline = [0, 0, 0];

describe('seed "Factory": labour by group size', () => {
  it.each([
    [1, 6, 18],
    [4, 6, 18],
    [5, 5, 15],
    [49, 5, 15],
    [50, 4, 12],
    [499, 4, 12],
    [500, 3, 9],
    [4999, 3, 9],
    [5000, 2, 6],
    [49_999, 2, 6],
    [50_000, 1, 3],
    [1_000_000, 1, 3],
  ])(
    'seed "Factory": a factory in a group of %i takes %i professionals and %i unskilled workers',
    (units, professionals, unskilled) => {
      expect(factoryNeeds(units, 1)).toEqual({ professionals, unskilled, halfFuel: 1 });
    },
  );

  // factories, professionals and unskilled workers of the whole group
  it.each([
    [4, 24, 72],
    [5, 25, 75],
    [49, 245, 735],
    [50, 200, 600],
    [499, 1996, 5988],
    [500, 1500, 4500],
    [4999, 14_997, 44_991],
    [5000, 10_000, 30_000],
    [49_999, 99_998, 299_994],
    [50_000, 50_000, 150_000],
  ])(
    'seed "Factory": a group of %i works with %i and %i in all, and no fewer',
    (units, professionals, unskilled) => {
      const needs = factoryNeeds(units, 1);
      const pool = { professionals, unskilled, automation: 0, fuel: units };
      const { working, left } = staffGroup(units, needs, pool);
      expect(working).toBe(units);
      expect([left.professionals, left.unskilled]).toEqual([0, 0]);
      expect(staffGroup(units, needs, { ...pool, professionals: professionals - 1 }).working).toBe(units - 1);
      expect(staffGroup(units, needs, { ...pool, unskilled: unskilled - 1 }).working).toBe(units - 1);
    },
  );

  it('seed "Factory": a group short of hands is still staffed by its own size, not by how many work', () => {
    const half = { professionals: 25_000, unskilled: 75_000, automation: 0, fuel: 50_000 };
    expect(staffGroup(50_000, factoryNeeds(50_000, 1), half).working).toBe(25_000);
    expect(staffGroup(25_000, factoryNeeds(25_000, 1), half).working).toBe(12_500);
  });

  it('seed "Automation": replaces unskilled workers in factories, TL each, and no professionals', () => {
    const pool = { professionals: 25, unskilled: 0, automation: 75, fuel: 100 };
    expect(staffGroup(5, factoryNeeds(5, 1), pool).working).toBe(5);
    expect(staffGroup(5, factoryNeeds(5, 1), { ...pool, professionals: 24 }).working).toBe(4);
  });
});

// TL, mass units of output in a quarter from 1 factory, fuel of 10 factories a turn, mass
it.each([
  [1, 5, 5, 14],
  [2, 10, 10, 16],
  [3, 15, 15, 18],
  [4, 20, 20, 20],
  [5, 25, 25, 22],
  [6, 30, 30, 24],
  [7, 35, 35, 26],
  [8, 40, 40, 28],
  [9, 45, 45, 30],
  [10, 50, 50, 32],
])('seed "Factory": FCT-%i: capacity, fuel and mass', (techLevel, capacity, fuelOfTen, mass) => {
  // an AUT-1 has mass 4, so that four factories make as many as one makes mass units
  expect(factoryOutput(4, techLevel, { code: 'AUT', techLevel: 1 })).toBe(capacity);
  expect(10 * factoryNeeds(1, techLevel).halfFuel).toBe(2 * fuelOfTen);
  expect(unitMass('FCT', techLevel)).toBe(100 * mass);
});

describe('E-02, E-22: capacity in units of the product', () => {
  it('E-02: 50,000 FCT-1 make 250,000 mass units a quarter: 31,250 MSS-2 of mass 8', () => {
    expect(factoryOutput(50_000, 1, missiles)).toBe(31_250);
  });

  it('E-02: truncated once for the group: 600 FCT-1 make a SEN-1 of mass 3,000 a quarter, 599 none', () => {
    const sensor: Product = { code: 'SEN', techLevel: 1 };
    expect([599, 600, 1199, 1200].map((units) => factoryOutput(units, 1, sensor))).toEqual([0, 1, 1, 2]);
  });

  it('E-01: masses of a fraction are exact: 3 FCT-1 make 15 mass units, 25 consumer goods of 0.6', () => {
    expect(factoryOutput(3, 1, consumerGoods)).toBe(25);
    expect(factoryOutput(1, 1, consumerGoods)).toBe(8); // 5 / 0.6 = 8.3
    expect(factoryOutput(1, 1, { code: 'MTSP', techLevel: 0 })).toBe(125);
    expect(factoryOutput(1, 1, { code: 'LSTU', techLevel: 0 })).toBe(100);
    expect(factoryOutput(1, 1, { code: 'STU', techLevel: 0 })).toBe(10);
  });

  it('seed "Factory": a level that does not fit the product is a bug', () => {
    expect(() => factoryOutput(1, 1, { code: 'MSS', techLevel: 0 })).toThrow(RangeError);
    expect(() => runFactories(1, 1, 1, { code: 'STU', techLevel: 2 }, empty, plenty, true)).toThrow(
      RangeError,
    );
    expect(() => runFactories(1, 1, 1, { code: 'FOOD', techLevel: 0 }, empty, plenty, true)).toThrow(
      RangeError,
    );
  });
});

describe('seed "Factory": manufacturing cycle, E-22', () => {
  const turn = (pipeline: Pipeline, working: number, isStarting = true): FactoryQuarter =>
    runFactories(50_000, working, 1, missiles, pipeline, plenty, isStarting);

  it('E-22: at full work a batch begun in turn t comes out in turn t + 3', () => {
    const first = turn(empty, 50_000);
    expect(first.pipeline).toEqual([31_250, 0, 0]);
    expect(first.delivered).toBe(0);
    const second = turn(first.pipeline, 50_000);
    expect(second.pipeline).toEqual([31_250, 31_250, 0]);
    expect(second.delivered).toBe(0);
    const third = turn(second.pipeline, 50_000);
    expect(third.pipeline).toEqual([31_250, 31_250, 31_250]);
    expect(third.delivered).toBe(0);
    const fourth = turn(third.pipeline, 50_000);
    expect(fourth.pipeline).toEqual([31_250, 31_250, 31_250]);
    expect(fourth.delivered).toBe(31_250);
  });

  it('seed "Factory": materials are used in the first quarter: 31,250 MSS-2 take 4 metallics and 4 non-metallics each', () => {
    expect(turn(empty, 50_000).used).toEqual({ metallics: 125_000, nonMetallics: 125_000 });
    expect(turn([31_250, 31_250, 31_250], 50_000, false).used).toEqual({ metallics: 0, nonMetallics: 0 });
  });

  it('E-22: one batch through a quarter at half capacity: half of it arrives a turn late, nothing is lost', () => {
    const begun = turn(empty, 50_000);
    expect(begun).toMatchObject({ pipeline: [31_250, 0, 0], started: 31_250, delivered: 0 });
    const full = turn(begun.pipeline, 50_000, false);
    expect(full).toMatchObject({ pipeline: [0, 31_250, 0], started: 0, delivered: 0 });
    const half = turn(full.pipeline, 25_000, false);
    expect(half).toMatchObject({ pipeline: [0, 15_625, 15_625], started: 0, delivered: 0 });
    const onTime = turn(half.pipeline, 50_000, false);
    expect(onTime).toMatchObject({ pipeline: [0, 0, 15_625], started: 0, delivered: 15_625 });
    const late = turn(onTime.pipeline, 50_000, false);
    expect(late).toMatchObject({ pipeline: [0, 0, 0], started: 0, delivered: 15_625 });
  });

  it('E-22: a steady group through a quarter at half capacity delivers and begins half, and its pipeline stays the same', () => {
    const steady: Pipeline = [31_250, 31_250, 31_250];
    const half = turn(steady, 25_000);
    expect(half).toEqual({
      pipeline: [31_250, 31_250, 31_250],
      delivered: 15_625,
      started: 15_625,
      used: { metallics: 62_500, nonMetallics: 62_500 },
    });
    expect(turn(half.pipeline, 50_000)).toMatchObject({
      pipeline: steady,
      delivered: 31_250,
      started: 31_250,
    });
  });

  it('E-22: a half quarter while the pipeline fills: 15,625 wait in each stage', () => {
    const half = turn([31_250, 31_250, 0], 25_000);
    expect(half).toMatchObject({ pipeline: [31_250, 31_250, 15_625], delivered: 0, started: 15_625 });
    const next = turn(half.pipeline, 50_000);
    expect(next).toMatchObject({ pipeline: [31_250, 31_250, 31_250], delivered: 15_625, started: 31_250 });
  });

  it('E-22: a group that stands still moves, delivers and begins nothing', () => {
    expect(turn([1, 2, 3], 0)).toEqual({
      pipeline: [1, 2, 3],
      delivered: 0,
      started: 0,
      used: { metallics: 0, nonMetallics: 0 },
    });
  });

  it('E-22: each stage moves by the exact fraction, truncated: a third of 10, 11 and 12 is 3, 3 and 4', () => {
    const third = runFactories(3000, 1000, 1, missiles, [10, 11, 12], plenty, false);
    expect(third).toMatchObject({ pipeline: [7, 11, 11], delivered: 4 });
  });

  it('E-25: while a change waits nothing new is begun, and the work in process runs out in three turns', () => {
    const first = turn([31_250, 31_250, 31_250], 50_000, false);
    expect(first).toMatchObject({ pipeline: [0, 31_250, 31_250], delivered: 31_250, started: 0 });
    const second = turn(first.pipeline, 50_000, false);
    expect(second).toMatchObject({ pipeline: [0, 0, 31_250], delivered: 31_250, started: 0 });
    const third = turn(second.pipeline, 50_000, false);
    expect(third).toMatchObject({ pipeline: [0, 0, 0], delivered: 31_250, started: 0 });
  });
});

describe('seed "Factory": materials at hand', () => {
  it('E-22: the scarcer material decides: 80,000 non-metallics are enough for 20,000 MSS-2', () => {
    const short = { metallics: 100_000, nonMetallics: 80_000 };
    expect(runFactories(50_000, 50_000, 1, missiles, empty, short, true)).toMatchObject({
      started: 20_000,
      used: { metallics: 80_000, nonMetallics: 80_000 },
    });
    const none = { metallics: 3, nonMetallics: 80_000 };
    expect(runFactories(50_000, 50_000, 1, missiles, empty, none, true)).toMatchObject({
      started: 0,
      used: { metallics: 0, nonMetallics: 0 },
    });
  });

  it('E-01: materials are truncated once for the batch: 7 consumer goods take 1.4 and 2.8, that is 1 and 2', () => {
    expect(materialsOf(consumerGoods, 7)).toEqual({ metallics: 1, nonMetallics: 2 });
    expect(materialsOf(consumerGoods, 1_333_333)).toEqual({ metallics: 266_666, nonMetallics: 533_333 });
    expect(materialsOf({ code: 'SEN', techLevel: 10 }, 3)).toEqual({ metallics: 3027, nonMetallics: 6027 });
    expect(materialsOf({ code: 'RSCH', techLevel: 0 }, 100)).toEqual({ metallics: 0, nonMetallics: 0 });
  });

  it('E-22: 3 metallics and 3 non-metallics are enough for 7 consumer goods: 15 by metallics, 7.5 by non-metallics', () => {
    expect(
      runFactories(100, 100, 1, consumerGoods, empty, { metallics: 3, nonMetallics: 3 }, true),
    ).toMatchObject({
      started: 7,
      used: { metallics: 1, nonMetallics: 2 },
    });
  });

  it('E-22: a shortage delays nothing that is under way', () => {
    const none = { metallics: 0, nonMetallics: 0 };
    expect(runFactories(50_000, 50_000, 1, missiles, [5, 6, 7], none, true)).toMatchObject({
      pipeline: [0, 5, 6],
      delivered: 7,
      started: 0,
    });
  });
});

describe('E-12: the home colony', () => {
  // three quarters of a year in process: the first delivery comes in the first turn
  it.each([
    [160_000, 'CNGD', 0, 1_333_333],
    [50_000, 'MTSP', 0, 6_250_000],
    [50_000, 'AUT', 1, 62_500],
    [50_000, 'EWP', 1, 25_000],
    [50_000, 'MIN', 1, 20_833],
    [160_000, 'STU', 0, 1_600_000],
  ] as const)('E-12: %i FCT-1 on %s at TL %i deliver %i each quarter', (units, code, techLevel, quarter) => {
    const product = { code, techLevel };
    const steady: Pipeline = [quarter, quarter, quarter];
    const run = runFactories(units, units, 1, product, steady, plenty, true);
    expect(run).toMatchObject({ pipeline: steady, delivered: quarter, started: quarter });
  });
});
