import { describe, expect, test } from 'vitest';
import { buyEspionage, extravagance } from '../../src/economy/buy-espionage.js';
import { buyIndustry } from '../../src/economy/buy-industry.js';
import { openBooks } from '../../src/economy/open-books.js';
import { pay } from '../../src/economy/purse.js';
import { firstHouse, rulesWith } from '../games.js';

describe('X-24: industry', () => {
  test('X-23, X-24: 14 of 20 units for 210 XMR', () => {
    const { state, house, home } = firstHouse();
    expect(buyIndustry(state.rules, house, home, 20)).toMatchObject({ status: 'partly', code: 'no-money' });
    expect(home.colony.iu).toBe(14);
    expect(house.treasury).toBe(0);
    expect(buyIndustry(state.rules, house, home, 1)).toMatchObject({ status: 'refused', code: 'no-money' });
  });

  test('X-11: not below Level III', () => {
    const { house, home } = firstHouse();
    home.colony.pu = 60e6;
    expect(buyIndustry(rulesWith(), house, home, 1)).toMatchObject({ code: 'needs-people' });
    home.colony.pu += 1;
    expect(buyIndustry(rulesWith(), house, home, 1)).toMatchObject({ status: 'done' });
  });
});

describe('X-63: points of espionage', () => {
  test('T29: 2 EBP from a purse of 210: 14.28 %, −9; 1 from 230: 6.52 %, −1', () => {
    expect(extravagance(210_000, 30_000)).toBe(9);
    expect(extravagance(230_000, 15_000)).toBe(1);
    expect(extravagance(300_000, 15_000)).toBe(0);
    expect(extravagance(0, 0)).toBe(0);
    // all of a purse that salvage filled: 100 − 5
    expect(extravagance(0, 15_000)).toBe(95);
    expect(extravagance(5_000, 15_000)).toBe(95);
  });

  test('T29: in two purchases as in one; the other kind counts for itself, a new turn anew', () => {
    const { work, state, house } = firstHouse();
    buyEspionage(work, house, 'ebp', 1);
    expect(house.prestige).toBe(48);
    buyEspionage(work, house, 'ebp', 1);
    expect(house).toMatchObject({ prestige: 41, ebp: 2, cip: 0, treasury: 180_000 });
    buyEspionage(work, house, 'cip', 1);
    expect(house.prestige).toBe(39);
    expect(house.prestigeBy.extravagance).toBe(-11);
    house.treasury = 300_000;
    openBooks(state);
    expect(buyEspionage(work, house, 'ebp', 1)).toMatchObject({ status: 'done' });
    expect(house.prestige).toBe(39);
    house.treasury = 14_999;
    expect(buyEspionage(work, house, 'ebp', 1)).toMatchObject({ status: 'refused', code: 'no-money' });
  });

  test('X-23: the books of a turn open with what is in the purse; nobody pays more', () => {
    const { state, house } = firstHouse();
    pay(house, 10_000);
    openBooks(state);
    expect(house.ledger).toMatchObject({ opening: 200_000, spending: 0 });
    expect(() => pay(house, 200_001)).toThrow(RangeError);
  });
});
