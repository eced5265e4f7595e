import { describe, expect, it } from 'vitest';
import { unitCost, UNITS } from '../src/index.js';

// metallics and non-metallics of one unit in hundredths, the underscore standing for the point: 10_00 is 10.00, 20 is 0.20
const COSTS = [
  // 1 × TL, 1 × TL
  ['ASW', 1, 1_00, 1_00], ['ASW', 5, 5_00, 5_00], ['ASW', 10, 10_00, 10_00],
  // 3 × TL, 2 × TL
  ['ASC', 1, 3_00, 2_00], ['ASC', 5, 15_00, 10_00], ['ASC', 10, 30_00, 20_00],
  // 2 × TL, 2 × TL
  ['ANM', 1, 2_00, 2_00], ['ANM', 5, 10_00, 10_00], ['ANM', 10, 20_00, 20_00],
  // 2 × TL, 2 × TL
  ['AUT', 1, 2_00, 2_00], ['AUT', 5, 10_00, 10_00], ['AUT', 10, 20_00, 20_00],
  // 0.2, 0.4
  ['CNGD', 0, 20, 40],
  // 25 × TL, 25 × TL
  ['ESH', 1, 25_00, 25_00], ['ESH', 5, 125_00, 125_00], ['ESH', 10, 250_00, 250_00],
  // 5 × TL, 5 × TL
  ['EWP', 1, 5_00, 5_00], ['EWP', 5, 25_00, 25_00], ['EWP', 10, 50_00, 50_00],
  // 8 + TL, 4 + TL
  ['FCT', 1, 9_00, 5_00], ['FCT', 5, 13_00, 9_00], ['FCT', 10, 18_00, 14_00],
  // 4 + TL, 2 + TL
  ['FRM', 1, 5_00, 3_00], ['FRM', 5, 9_00, 7_00], ['FRM', 10, 14_00, 12_00],
  // 25 × TL, 20 × TL
  ['HEN', 1, 25_00, 20_00], ['HEN', 5, 125_00, 100_00], ['HEN', 10, 250_00, 200_00],
  // 3 × TL, 5 × TL
  ['LFS', 1, 3_00, 5_00], ['LFS', 5, 15_00, 25_00], ['LFS', 10, 30_00, 50_00],
  // 0.01, 0.04
  ['LSTU', 0, 1, 4],
  // 10 + TL, 10 + TL
  ['MTBT', 1, 11_00, 11_00], ['MTBT', 5, 15_00, 15_00], ['MTBT', 10, 20_00, 20_00],
  // 0.02, 0.02
  ['MTSP', 0, 2, 2],
  // 5 + TL, 5 + TL
  ['MIN', 1, 6_00, 6_00], ['MIN', 5, 10_00, 10_00], ['MIN', 10, 15_00, 15_00],
  // 2 × TL, 2 × TL
  ['MSS', 1, 2_00, 2_00], ['MSS', 5, 10_00, 10_00], ['MSS', 10, 20_00, 20_00],
  // 15 × TL, 10 × TL
  ['MSL', 1, 15_00, 10_00], ['MSL', 5, 75_00, 50_00], ['MSL', 10, 150_00, 100_00],
  // 999 + TL, 1999 + TL
  ['SEN', 1, 1000_00, 2000_00], ['SEN', 5, 1004_00, 2004_00], ['SEN', 10, 1009_00, 2009_00],
  // 15 × TL, 10 × TL
  ['SPD', 1, 15_00, 10_00], ['SPD', 5, 75_00, 50_00], ['SPD', 10, 150_00, 100_00],
  // 0.1, 0.4
  ['STU', 0, 10, 40],
  // 3 × TL, 1 × TL
  ['TPT', 1, 3_00, 1_00], ['TPT', 5, 15_00, 5_00], ['TPT', 10, 30_00, 10_00],
] as const; // prettier-ignore

describe('seed "Factory": manufacturing costs', () => {
  it.each(COSTS)('seed "Factory": %s at TL %i', (code, techLevel, metallics, nonMetallics) => {
    expect(unitCost(code, techLevel)).toEqual({ metallics, nonMetallics });
  });

  it('seed "Factory": the table has 21 units, and factories make no others', () => {
    const listed = new Set<string>(COSTS.map(([code]) => code));
    expect(listed.size).toBe(21);
    expect(new Set<string>(UNITS.filter(({ cost }) => cost !== null).map(({ code }) => code))).toEqual(
      listed,
    );
  });

  it('seed "Research": research points take no material', () => {
    expect(unitCost('RSCH', 0)).toEqual({ metallics: 0, nonMetallics: 0 });
  });

  it.each(['UEM', 'USK', 'PRO', 'SLD', 'SPY', 'CNW', 'TRN', 'GOLD', 'FUEL', 'METS', 'NMTS', 'FOOD'] as const)(
    'seed "Factory": %s has no cost, and asking for one is a bug',
    (code) => {
      expect(() => unitCost(code, 0)).toThrow(`expected a unit that factories make, received ${code}`);
    },
  );

  it('seed "Factory": a level that does not fit is a bug', () => {
    expect(() => unitCost('MSS', 0)).toThrow('technology level of MSS: expected 1 to 10, received 0');
    expect(() => unitCost('MSS', 11)).toThrow('technology level of MSS: expected 1 to 10, received 11');
    expect(() => unitCost('STU', 1)).toThrow('technology level of STU: expected 0 to 0, received 1');
  });
});
