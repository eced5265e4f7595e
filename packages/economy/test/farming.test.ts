import { describe, expect, it } from 'vitest';
import { canFarm, farmNeeds, farmOutput, HOLDING_KINDS, unitMass, type HoldingKind } from '../src/index.js';

// one sign for each orbit, 1 to 11: + where the farm works
const NOWHERE = '-----------';
const EVERYWHERE = '+++++++++++';
const INNER = '+++++------';
const OUTER = '-----++++++';

const TL_1: Record<HoldingKind, string> = {
  open: EVERYWHERE,
  enclosed: NOWHERE,
  orbiting: NOWHERE,
  'trade-station': NOWHERE,
  ship: NOWHERE,
};
const TL_2_TO_5: Record<HoldingKind, string> = {
  open: INNER,
  enclosed: INNER,
  orbiting: EVERYWHERE,
  'trade-station': NOWHERE,
  ship: NOWHERE,
};
const TL_6_TO_10: Record<HoldingKind, string> = {
  open: OUTER,
  enclosed: OUTER,
  orbiting: OUTER,
  'trade-station': NOWHERE,
  ship: EVERYWHERE,
};

// TL, where it works, food a quarter from 1 farm, fuel of 10 farms a turn, mass
const FARMS = [
  [1, TL_1, 25, 5, 7],
  [2, TL_2_TO_5, 10, 10, 8],
  [3, TL_2_TO_5, 15, 15, 9],
  [4, TL_2_TO_5, 20, 20, 10],
  [5, TL_2_TO_5, 25, 25, 11],
  [6, TL_6_TO_10, 30, 60, 12],
  [7, TL_6_TO_10, 35, 70, 13],
  [8, TL_6_TO_10, 40, 80, 14],
  [9, TL_6_TO_10, 45, 90, 15],
  [10, TL_6_TO_10, 50, 100, 16],
] as const;

describe.each(FARMS)('seed "Farm": FRM-%i', (techLevel, places, food, fuelOfTen, mass) => {
  it.each(HOLDING_KINDS)('seed "Farm": %s, orbits 1 to 11', (kind) => {
    const orbits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(orbits.map((orbit) => (canFarm(techLevel, kind, orbit) ? '+' : '-')).join('')).toBe(places[kind]);
  });

  it('seed "Farm": food, fuel, labour and mass', () => {
    const { halfFuel, unskilled, professionals } = farmNeeds(techLevel);
    expect(farmOutput(1, techLevel)).toBe(food);
    expect(farmOutput(1000, techLevel)).toBe(1000 * food);
    expect(10 * halfFuel).toBe(2 * fuelOfTen);
    expect([unskilled, professionals]).toEqual([3, 1]);
    expect(unitMass('FRM', techLevel)).toBe(100 * mass);
  });
});
