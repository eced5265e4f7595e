import { describe, expect, it } from 'vitest';
import { formatRatio } from '@ec/prng';
import { unitCapacity, unitFuel, type CapacityKind, type FuelOccasion, type UnitCode } from '../src/index.js';

// code, occasion, fuel at TL 1, 5, 6 and 10
it.each<[UnitCode, FuelOccasion, string, string, string, string]>([
  ['FRM', 'turn', '0.5', '2.5', '6', '10'],
  ['MIN', 'turn', '0.5', '2.5', '3', '5'],
  ['FCT', 'turn', '0.5', '2.5', '3', '5'],
  ['ASC', 'turn', '0.1', '0.1', '0.1', '0.1'],
  ['ASC', 'combat trip', '0.01', '0.25', '0.36', '1'],
  ['EWP', 'combat round', '4', '20', '24', '40'],
  ['ESH', 'combat round', '10', '50', '60', '100'],
  ['HEN', 'light year', '40', '40', '40', '40'],
  ['SPD', 'combat round', '1', '25', '36', '100'],
  ['SEN', 'turn', '0.05', '0.25', '0.3', '0.5'],
  ['TPT', 'full transfer', '0.1', '2.5', '3.6', '10'],
  ['TPT', 'combat trip', '0.01', '0.25', '0.36', '1'],
  ['LFS', 'turn', '1', '5', '6', '10'],
])('seed: %s burns each %s', (code, per, ...fuel) => {
  expect([1, 5, 6, 10].map((techLevel) => formatRatio(unitFuel(code, techLevel, per)))).toEqual(fuel);
});

// code, what for, at TL 1, 5 and 10
it.each<[UnitCode, CapacityKind, number, number, number]>([
  ['ASC', 'soldiers', 1, 1, 1],
  ['HEN', 'mass units moved', 1000, 5000, 10_000],
  ['SPD', 'thrust', 1000, 25_000, 100_000],
  ['TPT', 'mass units a transfer', 200, 5000, 20_000],
  ['TPT', 'mass units a combat trip', 3, 15, 30],
  ['LFS', 'population units', 1, 25, 100],
  ['AUT', 'unskilled workers', 1, 5, 10],
])('seed: %s, %s', (code, of, ...capacity) => {
  expect([1, 5, 10].map((techLevel) => unitCapacity(code, techLevel, of))).toEqual(capacity);
});

describe('seed: a figure that a unit does not have is a bug of the caller', () => {
  it('structural units house one mass unit, burn nothing, and have no technology level', () => {
    expect(unitCapacity('STU', 0, 'mass units housed')).toBe(1);
    expect(() => unitFuel('STU', 0, 'turn')).toThrow(
      'fuel: expected a unit that burns some each turn, received STU',
    );
    expect(() => unitCapacity('FOOD', 0, 'thrust')).toThrow(
      'capacity: expected a unit for thrust, received FOOD',
    );
    expect(() => unitFuel('LFS', 11, 'turn')).toThrow(RangeError);
  });
});
