import { describe, expect, it } from 'vitest';
import {
  changeStock,
  formatUnit,
  parseUnit,
  quantityOf,
  researchForNextLevel,
  unitCapacity,
  unitCost,
  unitMass,
  UNITS,
  unitOf,
} from '../src/index.js';

describe('seed: masses, in hundredths of a mass unit', () => {
  it.each([
    ['FRM', 1, 700], ['FRM', 10, 1600], ['MIN', 1, 1200], ['MIN', 10, 3000], ['FCT', 1, 1400], ['FCT', 10, 3200],
    ['ASW', 1, 2000], ['ASW', 10, 2000], ['ASC', 4, 2000], ['MTBT', 3, 2600], ['MSS', 2, 800], ['MSL', 2, 5000],
    ['ANM', 5, 2000], ['EWP', 3, 3000], ['ESH', 2, 10_000], ['MTSP', 0, 4], ['HEN', 1, 4500], ['SPD', 2, 5000],
    ['SEN', 1, 300_000], ['SEN', 10, 301_800], ['TPT', 3, 1200], ['LFS', 2, 1600], ['STU', 0, 50], ['LSTU', 0, 5],
    ['AUT', 5, 2000], ['CNGD', 0, 60], ['FOOD', 0, 600], ['GOLD', 0, 100], ['PRO', 0, 100], ['SPY', 0, 200],
  ] as const)('%s-%i', (code, techLevel, mass) => {
    expect(unitMass(code, techLevel)).toBe(mass);
  }); // prettier-ignore

  it('a level that does not fit is a bug', () => {
    expect(() => unitMass('FRM', 0)).toThrow('technology level of FRM: expected 1 to 10, received 0');
    expect(() => unitMass('FOOD', 1)).toThrow('technology level of FOOD: expected 0 to 0, received 1');
  });

  it('a level of a wrong type, or an unknown code, is shown as what it is', () => {
    unitCapacity('SPD', 3, 'thrust');
    const expected = 'technology level of SPD: expected 1 to 10, received';
    for (const [level, received] of [['3', '"3"'], [3n, '3n'], [[3], 'a list']] as const) {
      expect(() => unitMass('SPD', level as never)).toThrow(new RangeError(`${expected} ${received}`));
      expect(() => unitCost('SPD', level as never)).toThrow(new RangeError(`${expected} ${received}`));
      expect(() => unitCapacity('SPD', level as never, 'thrust')).toThrow(new RangeError(`${expected} ${received}`));
    } // prettier-ignore
    for (const [code, received] of [['XYZ', '"XYZ"'], [7, '7'], [undefined, 'undefined']] as const)
      expect(() => unitMass(code as never, 1)).toThrow(
        new RangeError(`unit code: expected one of the catalogue, received ${received}`),
      ); // prettier-ignore
    expect(() => researchForNextLevel('3' as never)).toThrow(
      new RangeError('technology level: expected 1 to 10, received "3"'),
    );
  });
});

describe('unit names and codes', () => {
  it('every unit has its own code, singular and plural', () => {
    expect(UNITS).toHaveLength(34);
    expect(new Set(UNITS.map(({ code }) => code)).size).toBe(34);
    expect(new Set(UNITS.map(({ plural }) => plural)).size).toBe(34);
  });

  it('seed "General Rules": thirteen kinds of unit need assembly', () => {
    expect(UNITS.filter(({ needsAssembly }) => needsAssembly)).toHaveLength(13);
    expect(unitOf('MSS').needsAssembly).toBe(false);
  });

  it('codes round-trip with their levels', () => {
    expect(formatUnit('FRM', 1)).toBe('FRM-1');
    expect(parseUnit('FRM-10')).toEqual({ code: 'FRM', techLevel: 10 });
    expect(parseUnit('GOLD')).toEqual({ code: 'GOLD', techLevel: 0 });
    for (const text of ['FRM', 'FRM-0', 'FRM-11', 'GOLD-1', 'FRM-01', 'XYZ', '']) {
      expect(parseUnit(text), text).toBeUndefined();
    }
  });
});

describe('stock', () => {
  it('grows, shrinks, vanishes and stays in rulebook order', () => {
    const fuel = changeStock([], 'FUEL', 10);
    const both = changeStock(fuel, 'GOLD', 5);
    expect(both.map(({ code }) => code)).toEqual(['GOLD', 'FUEL']);
    expect(quantityOf(changeStock(both, 'FUEL', -4), 'FUEL')).toBe(6);
    expect(changeStock(both, 'FUEL', -10).map(({ code }) => code)).toEqual(['GOLD']);
  });

  it('never falls below nothing', () => {
    expect(() => changeStock([], 'FUEL', -1)).toThrow('FUEL: expected a change that leaves at least 0');
  });
});
