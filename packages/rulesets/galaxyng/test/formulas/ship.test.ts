import { describe, expect, test } from 'vitest';
import { capacity, defence, shipMass, speed, upgradeCost } from '../../src/formulas/ship.js';
import { DESIGNS, tech } from '../designs.js';

describe('N-10: mass and speed', () => {
  test.each([
    ['Drone', 20],
    ['Flak', 6.666667],
    ['Fighter', 10.020202],
    ['Gunship', 7.272727],
    ['Freighter', 12.121212],
  ] as const)('N-10, vector 1: an empty %s makes %f', (name, expected) => {
    expect(speed(DESIGNS[name], tech(1), 0)).toBeCloseTo(expected, 6);
  });

  test('N-10, vector 2: a Battleship has mass 100 and makes 6.60', () => {
    expect(shipMass(DESIGNS.Battleship)).toBe(100);
    expect(speed(DESIGNS.Battleship, tech(1), 0)).toBeCloseTo(6.6, 12);
  });

  test.each([
    ['Hauler', 9.756098],
    ['Freighter', 8.633094],
    ['BattleCruiser', 9.89011],
    ['MegaFreighter', 6.089076],
  ] as const)('N-10, vector 3: a full %s makes %f', (name, expected) => {
    const load = capacity(DESIGNS[name], tech(1));
    expect(speed(DESIGNS[name], tech(1), load)).toBeCloseTo(expected, 6);
  });

  test('N-10, vector 3: a MegaFreighter carries 196.148490', () => {
    expect(capacity(DESIGNS.MegaFreighter, tech(1))).toBeCloseTo(196.14849, 6);
  });

  test('N-10, vector 4: cargo technology 3 carries three times as much at the same speed', () => {
    const better = { ...tech(1), cargo: 3 };
    expect(capacity(DESIGNS.Freighter, better)).toBe(60);
    expect(speed(DESIGNS.Freighter, better, 60)).toBeCloseTo(8.633094, 6);
    expect(speed(DESIGNS.Freighter, better, 35)).toBeCloseTo(9.809264, 6);
  });
});

describe('N-10: defence', () => {
  test('N-10: 10 shields on a ship of mass 30 defend with 10; the Flak of the report with 4.31', () => {
    const thirty = { drive: 10, attacks: 1, weapons: 10, shields: 10, cargo: 0 };
    expect(defence(thirty, tech(1), 0)).toBe(10);
    // two shields on a mass of 3: 2 × ∛(30 ÷ 3) = 2 × 2.154435
    expect(defence(DESIGNS.Flak, tech(1), 0)).toBeCloseTo(4.308869, 6);
  });
});

describe('N-10: upgrades', () => {
  test('N-10, vector 13: a 10-3-4-6-5 from 1 to 2, cargo to 1.5', () => {
    const design = { drive: 10, attacks: 3, weapons: 4, shields: 6, cargo: 5 };
    expect(upgradeCost(design, tech(1), { ...tech(2), cargo: 1.5 })).toBeCloseTo(136.6667, 4);
  });
});
