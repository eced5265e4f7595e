import { describe, expect, it } from 'vitest';
import {
  assaultCraftFuel,
  changeStock,
  labourPool,
  mapPopulation,
  NOBODY,
  quantityOf,
  sortStacks,
  type Stack,
} from '../src/index.js';

const stack = (code: Stack['code'], quantity: number, techLevel = 0): Stack => ({
  code,
  techLevel,
  quantity,
});

describe('stacks of a ship or colony', () => {
  const stored = [stack('FUEL', 7), stack('FRM', 3, 1), stack('FRM', 5, 2)];

  it('each level of a unit is counted by itself', () => {
    expect(quantityOf(stored, 'FRM', 2)).toBe(5);
    expect(quantityOf(stored, 'FRM', 3)).toBe(0);
    expect(quantityOf(stored, 'FUEL')).toBe(7);
  });

  it('a change finds its level, at the first place too, and a stack that is used up is gone', () => {
    expect(changeStock(stored, 'FRM', -2, 2)).toEqual([
      stack('FUEL', 7),
      stack('FRM', 3, 1),
      stack('FRM', 3, 2),
    ]);
    expect(changeStock(stored, 'FUEL', 1)).toEqual([
      stack('FUEL', 8),
      stack('FRM', 3, 1),
      stack('FRM', 5, 2),
    ]);
    expect(changeStock(stored, 'FRM', -3, 1)).toEqual([stack('FUEL', 7), stack('FRM', 5, 2)]);
    expect(changeStock(stored, 'FUEL', -7)).toEqual([stack('FRM', 3, 1), stack('FRM', 5, 2)]);
    expect(() => changeStock(stored, 'FRM', -4, 1)).toThrow(RangeError);
  });

  it('none of what is not there leaves the stacks as they are', () => {
    expect(changeStock(stored, 'METS', 0)).toEqual(stored);
  });

  it('what is new comes to its place: resources, goods, and of these the lower level first', () => {
    expect(changeStock(stored, 'GOLD', 1)).toEqual([stack('GOLD', 1), ...stored]);
    expect(changeStock([stack('FRM', 5, 2)], 'FRM', 3, 1)).toEqual([stack('FRM', 3, 1), stack('FRM', 5, 2)]);
    expect(
      sortStacks([stack('AUT', 1, 4), stack('FRM', 1, 9), stack('FRM', 1, 2), stack('FUEL', 1)]),
    ).toEqual([stack('FUEL', 1), stack('FRM', 1, 2), stack('FRM', 1, 9), stack('AUT', 1, 4)]);
  });

  it('stacks that are in order stay the same, in a list of their own', () => {
    const sorted = sortStacks(stored);
    expect(sorted).toEqual(stored);
    expect(sorted).not.toBe(stored);
  });
});

describe('seed "Automation": a unit stands in for as many unskilled workers as its level', () => {
  it('3 at level 2 and 5 at level 1: 3 × 2 + 5 × 1 = 11, and no farm is automation', () => {
    const people = { ...NOBODY, USK: 40, PRO: 9 };
    const assembled = [stack('FRM', 100, 1), stack('AUT', 5, 1), stack('AUT', 3, 2)];
    expect(labourPool(people, assembled, [stack('FUEL', 6), stack('METS', 8)])).toEqual({
      unskilled: 40,
      professionals: 9,
      automation: 11,
      fuel: 6,
    });
  });
});

describe('seed "Assault Craft": a tenth of a fuel unit each turn', () => {
  it.each([
    [0, 0],
    [10, 1],
    [250, 25],
  ])('%i draw %i', (craft, fuel) => {
    expect(assaultCraftFuel(craft)).toBe(fuel);
  });
});

describe('E-03: classes of people', () => {
  it('each is counted by its own code and units', () => {
    const people = { UEM: 1, USK: 2, PRO: 3, SLD: 4, SPY: 5, CNW: 6, TRN: 7 };
    const named: string[] = [];
    mapPopulation(people, (code, units) => named.push(`${code} ${units}`));
    expect(named).toEqual(['UEM 1', 'USK 2', 'PRO 3', 'SLD 4', 'SPY 5', 'CNW 6', 'TRN 7']);
  });
});
