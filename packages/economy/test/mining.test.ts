import { describe, expect, it } from 'vitest';
import { mineCapacity, mineNeeds, shareDeposit, unitMass } from '../src/index.js';

// TL, ore a quarter from 1 mine at a yield of 100 %, from 100 mines at 55 %, fuel of 10 mines a turn, mass
const MINES = [
  [1, 25, 1375, 5, 12],
  [2, 50, 2750, 10, 14],
  [3, 75, 4125, 15, 16],
  [4, 100, 5500, 20, 18],
  [5, 125, 6875, 25, 20],
  [6, 150, 8250, 30, 22],
  [7, 175, 9625, 35, 24],
  [8, 200, 11_000, 40, 26],
  [9, 225, 12_375, 45, 28],
  [10, 250, 13_750, 50, 30],
] as const;

it.each(MINES)(
  'seed "Mine": MIN-%i: ore, fuel, labour and mass',
  (techLevel, ore, oreAt55, fuelOfTen, mass) => {
    const { halfFuel, unskilled, professionals } = mineNeeds(techLevel);
    expect(mineCapacity(1, techLevel, 100)).toBe(ore);
    expect(mineCapacity(100, techLevel, 55)).toBe(oreAt55);
    expect(10 * halfFuel).toBe(2 * fuelOfTen);
    expect([unskilled, professionals]).toEqual([3, 1]);
    expect(unitMass('MIN', techLevel)).toBe(100 * mass);
  },
);

describe('E-20: the deposit', () => {
  it('E-20: a yield of 0 % delivers nothing', () => {
    expect(mineCapacity(1000, 10, 0)).toBe(0);
  });

  it('E-20: a deposit never delivers more than it holds, an empty one nothing', () => {
    expect(shareDeposit(10, [13])).toEqual([10]);
    expect(shareDeposit(0, [13, 5])).toEqual([0, 0]);
    expect(shareDeposit(18, [13, 5])).toEqual([13, 5]);
  });
});
