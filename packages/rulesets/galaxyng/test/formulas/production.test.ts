import { describe, expect, test } from 'vitest';
import {
  capitalMade,
  materialsMade,
  materialsOfUnfinished,
  productionOf,
  shipsMade,
  techGained,
} from '../../src/formulas/production.js';
import { shipMass } from '../../src/formulas/ship.js';
import { DESIGNS } from '../designs.js';

describe('N-10: production', () => {
  test('N-10, vector 5: capital from 1000', () => {
    expect(capitalMade(1000, 10, 200)).toEqual({ capital: 200, materials: 200 });
    expect(capitalMade(1000, 10, 0).capital).toBeCloseTo(196.078431, 6);
    expect(capitalMade(1000, 0.1, 0).capital).toBeCloseTo(66.666667, 6);
  });

  test('N-10, vector 6: materials from 100', () => {
    expect(materialsMade(100, 5)).toBe(500);
    expect(materialsMade(100, 0.1)).toBe(10);
  });

  test('N-10, vector 7: industry counts three quarters, people one', () => {
    expect(productionOf(500, 250)).toBe(312.5);
    expect(productionOf(500, 0)).toBe(125);
  });

  test('N-10: 500 gives 0.10 of weapons, 250 gives 0.10 of cargo', () => {
    expect(techGained(500, false)).toBe(0.1);
    expect(techGained(250, true)).toBe(0.1);
  });
});

describe('N-10: ships', () => {
  test('N-10, vector 10: Drones from 1000', () => {
    const rich = shipsMade(1000, 1, 10, 0);
    expect(rich.ships).toBe(99);
    expect(rich.carry).toBeCloseTo(0.1, 9);
    expect(shipsMade(1000, 1, 0.1, 0)).toEqual({ ships: 50, materials: 0, carry: 0 });
  });

  test('N-10, N-12, vector 11: Cruisers from 750 a turn', () => {
    const mass = shipMass(DESIGNS.Cruiser);
    const first = shipsMade(750, mass, 10, 0);
    expect(first.ships).toBe(1);
    expect(first.carry).toBeCloseTo(250.05, 9);
    const second = shipsMade(750 + first.carry, mass, 10, 0);
    expect(second.ships).toBe(2);
    expect(second.carry).toBeCloseTo(0.15, 9);
    const credit = materialsOfUnfinished(mass, first.carry, 10, 0);
    expect(credit).toBeCloseTo(24.7574, 4);
    expect(capitalMade(750, 10, credit).capital).toBeCloseTo(147.544263, 6);
  });

  test('N-01, N-10, vector 12: what lacks next to nothing is enough, a millionth is not', () => {
    expect(shipsMade(1000, 99.01, 10, 0)).toEqual({ ships: 0, materials: 0, carry: 1000 });
    expect(shipsMade(999.9, 99, 10, 0)).toEqual({ ships: 1, materials: 0, carry: 0 });
    const classic = shipsMade(1000, 99, 10, 0);
    expect(classic.ships).toBe(1);
    expect(classic.carry).toBeCloseTo(0.1, 9);
  });

  test('N-10: stock is used first; 15 in stock spare 7 ships of mass 2 their materials', () => {
    // 7 ships: 140 + 0; an eighth: 20 + (16 − 15) ÷ 0.5 = 22
    expect(shipsMade(140, 2, 0.5, 15)).toEqual({ ships: 7, materials: 14, carry: 0 });
    expect(shipsMade(162, 2, 0.5, 15)).toEqual({ ships: 8, materials: 15, carry: 0 });
  });
});
