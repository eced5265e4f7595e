import { expect, it } from 'vitest';
import { beamDamage, robotFactor, soldierFactor } from '../src/index.js';

it('seed "Energy Weapon": DA = (F ÷ D) × E − SH', () => {
  expect(beamDamage([{ techLevel: 2, quantity: 600 }], 3, [{ techLevel: 1, quantity: 100 }])).toBe(3000);
});

it('E-38: truncated once, at the end', () => {
  // 100 ÷ 3 × 10 = 333.33…; a weapon count truncated before would give 330
  expect(beamDamage([{ techLevel: 1, quantity: 100 }], 3, [])).toBe(333);
});

it('E-38: shields never give back', () => {
  expect(beamDamage([{ techLevel: 1, quantity: 1 }], 1, [{ techLevel: 10, quantity: 1 }])).toBe(0);
});

it('E-38: a distance below 1 is a bug', () => {
  expect(() => beamDamage([], 0, [])).toThrow('distance: expected at least 1, received 0');
});

it('E-41: soldier 1, +2 TL with a weapon, +10 TL in a craft; robot 2 TL', () => {
  expect([soldierFactor(0, 0), soldierFactor(3, 0), soldierFactor(3, 2), robotFactor(4)]).toEqual([
    1, 7, 27, 8,
  ]);
});
