import { describe, expect, it } from 'vitest';
import { TRADE_STATION_MINIMUM, unmetNeeds, type Founding, type Stack } from '../src/index.js';

const nobody = { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 };
const units = (code: Stack['code'], quantity: number, techLevel = 0): Stack => ({
  code,
  techLevel,
  quantity,
});

// 40 of people, 40 × 8 of life support, 25 of a space drive, half of 10 × 6 of food: 415 mass units, ten structural units each
const ship: Founding = {
  kind: 'ship',
  population: { ...nobody, PRO: 40 },
  stored: [units('FOOD', 10)],
  assembled: [units('STU', 4150), units('LFS', 40, 1), units('SPD', 1, 1)],
};

describe('E-24: what a new ship or colony needs', () => {
  it('a ship: 40 people, 40 life support units, 10 food, a space drive: 40 + 320 + 25 + 30 mass units, ten times', () => {
    expect(unmetNeeds(ship)).toEqual([]);
    expect(unmetNeeds({ ...ship, assembled: [units('STU', 4149), ...ship.assembled.slice(1)] })).toEqual([
      { need: 'structure', needed: 4150, there: 4149 },
    ]);
    expect(unmetNeeds({ ...ship, assembled: [units('LSTU', 4150), ...ship.assembled.slice(1)] })).toEqual([]);
  });

  it('a part of a mass unit takes a structural unit more: 4 people and 0.3 of goods in an open colony take 5', () => {
    const colony = {
      kind: 'open',
      population: { ...nobody, PRO: 4 },
      stored: [units('FOOD', 0), units('CNGD', 1)], // 0.6 mass units, of which half count
    } as const;
    const structureOf = (...assembled: Stack[]): unknown =>
      unmetNeeds({ ...colony, assembled }).find(({ need }) => need === 'structure');
    expect(structureOf(units('STU', 4))).toEqual({ need: 'structure', needed: 5, there: 4 });
    expect(structureOf(units('LSTU', 4))).toEqual({ need: 'structure', needed: 5, there: 4 });
    expect(structureOf(units('STU', 2), units('LSTU', 2))).toEqual({
      need: 'structure',
      needed: 5,
      there: 4,
    });
    expect(structureOf(units('STU', 5))).toBeUndefined();
  });

  it('all that is missing at once: half of the life support, a food and the drive', () => {
    const short = {
      ...ship,
      stored: [units('FOOD', 9)],
      assembled: [units('STU', 4150), units('LFS', 20, 1)],
    };
    expect(unmetNeeds(short)).toEqual([
      { need: 'life support', needed: 40, there: 20 },
      { need: 'food', needed: 10, there: 9 },
      { need: 'space drive', needed: 1, there: 0 },
    ]);
  });

  it.each<[string, Partial<Founding>]>([
    ['people', { population: nobody }],
    ['structure', { assembled: [units('LFS', 40, 1), units('SPD', 1, 1)] }],
    ['life support', { assembled: [units('STU', 9999), units('LFS', 39, 1), units('SPD', 1, 1)] }],
    [
      'food',
      {
        stored: [units('FOOD', 9)],
        assembled: [units('STU', 9999), units('LFS', 40, 1), units('SPD', 1, 1)],
      },
    ],
    ['space drive', { assembled: [units('STU', 9999), units('LFS', 40, 1)] }],
  ])('without enough %s', (need, change) => {
    expect(unmetNeeds({ ...ship, ...change }).map((known) => known.need)).toEqual([need]);
  });

  it('farms with labour and fuel count as food: 1 farm, 3 unskilled, 1 professional, 1 fuel', () => {
    const colony: Founding = {
      kind: 'open',
      population: { ...nobody, USK: 3, PRO: 1 },
      stored: [units('FUEL', 1)],
      assembled: [units('STU', 100), units('FRM', 1, 1)],
    };
    expect(unmetNeeds(colony)).toEqual([]);
    expect(unmetNeeds({ ...colony, stored: [] })).toEqual([{ need: 'food', needed: 1, there: 0 }]);
    expect(unmetNeeds({ ...colony, population: { ...nobody, USK: 4 } })).toEqual([
      { need: 'food', needed: 1, there: 0 },
    ]);
  });

  it('E-30: three people, whose meal of 3/4 is cut off to nothing, need a food unit: without any they starve', () => {
    const few: Founding = {
      kind: 'open',
      population: { ...nobody, USK: 3 },
      stored: [],
      assembled: [units('STU', 100)],
    };
    expect(unmetNeeds(few)).toEqual([{ need: 'food', needed: 1, there: 0 }]);
    expect(unmetNeeds({ ...few, stored: [units('FOOD', 1)] })).toEqual([]);
  });

  it('seed "Trade Station": 3,000 structural units, 500 of life support, 100 professionals', () => {
    const station: Founding = {
      kind: 'trade-station',
      population: { ...nobody, PRO: 100 },
      stored: [units('FOOD', 25)],
      assembled: [units('STU', 3000), units('LFS', 500, 1)],
    };
    expect(TRADE_STATION_MINIMUM).toEqual({ structural: 3000, lifeSupport: 500, professionals: 100 });
    expect(unmetNeeds(station)).toEqual([]);
    expect(unmetNeeds({ ...station, assembled: [units('STU', 2999), units('LFS', 500, 1)] })).toEqual([
      { need: 'station structure', needed: 3000, there: 2999 },
    ]);
    expect(unmetNeeds({ ...station, assembled: [units('STU', 3000), units('LFS', 499, 1)] })).toEqual([
      { need: 'station life support', needed: 500, there: 499 },
    ]);
    expect(unmetNeeds({ ...station, population: { ...nobody, PRO: 99, USK: 1 } })).toEqual([
      { need: 'station professionals', needed: 100, there: 99 },
    ]);
  });
});
