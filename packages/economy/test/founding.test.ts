import { describe, expect, it } from 'vitest';
import { TRADE_STATION_MINIMUM, unmetNeed, type Founding, type Stack } from '../src/index.js';

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
    expect(unmetNeed(ship)).toBeUndefined();
    expect(unmetNeed({ ...ship, assembled: [units('STU', 4149), ...ship.assembled.slice(1)] })).toBe(
      'structure',
    );
    expect(
      unmetNeed({ ...ship, assembled: [units('LSTU', 4150), ...ship.assembled.slice(1)] }),
    ).toBeUndefined();
  });

  it.each<[string, Partial<Founding>]>([
    ['people', { population: nobody }],
    ['structure', { assembled: [] }],
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
    expect(unmetNeed({ ...ship, ...change })).toBe(need);
  });

  it('farms with labour and fuel count as food: 1 farm, 3 unskilled, 1 professional, 1 fuel', () => {
    const colony: Founding = {
      kind: 'open',
      population: { ...nobody, USK: 3, PRO: 1 },
      stored: [units('FUEL', 1)],
      assembled: [units('STU', 100), units('FRM', 1, 1)],
    };
    expect(unmetNeed(colony)).toBeUndefined();
    expect(unmetNeed({ ...colony, stored: [] })).toBe('food');
    expect(unmetNeed({ ...colony, population: { ...nobody, USK: 4 } })).toBe('food');
  });

  it('seed "Trade Station": 3,000 structural units, 500 of life support, 100 professionals', () => {
    const station: Founding = {
      kind: 'trade-station',
      population: { ...nobody, PRO: 100 },
      stored: [units('FOOD', 25)],
      assembled: [units('STU', 3000), units('LFS', 500, 1)],
    };
    expect(TRADE_STATION_MINIMUM).toEqual({ structural: 3000, lifeSupport: 500, professionals: 100 });
    expect(unmetNeed(station)).toBeUndefined();
    const minimum = 'trade station minimum';
    expect(unmetNeed({ ...station, assembled: [units('STU', 2999), units('LFS', 500, 1)] })).toBe(minimum);
    expect(unmetNeed({ ...station, assembled: [units('STU', 3000), units('LFS', 499, 1)] })).toBe(minimum);
    expect(unmetNeed({ ...station, population: { ...nobody, PRO: 99, USK: 1 } })).toBe(minimum);
  });
});
