import { playScript } from '@ec/prng/testing';
import { unitMass } from '@ec/economy';
import { expect, it } from 'vitest';
import {
  COMBAT_PARAMETERS,
  combatParameters,
  resolveEngagement,
  spreadDamage,
  type Damage,
  type Damageable,
} from '../src/index.js';
import { bombard, column, force } from './forces.js';

const energyWeapons = (quantity: number): Damageable => ({
  quantity,
  mass: unitMass('EWP', 1),
  isWeapon: true,
});
const launchers = (quantity: number): Damageable => ({ quantity, mass: unitMass('MSL', 1), isWeapon: true });
const people = (quantity: number): Damageable => ({ quantity, mass: unitMass('UEM', 0), isWeapon: false });
const structure = (quantity: number): Damageable => ({ quantity, mass: unitMass('STU', 0), isWeapon: false });
const research = (quantity: number): Damageable => ({ quantity, mass: 0, isWeapon: false });

/** Spreads so many mass units of damage with the draws given. */
const spread = (massUnits: number, units: readonly Damageable[], draws: readonly number[] = []): Damage =>
  playScript(draws, (rng) => spreadDamage(100 * massUnits, units, COMBAT_PARAMETERS, rng));

it('E-39: 10,000 of damage are 7,500 on weapons and 2,500 on everything else, in proportion to mass', () => {
  // weapons weigh 500 × 10 + 200 × 25 = 10,000 and lose three quarters; the rest 5,000 + 10,000 × 0.5 and loses a quarter
  const units = [energyWeapons(500), people(5000), launchers(200), structure(10_000)];
  expect(spread(10_000, units)).toEqual({
    onWeapons: 750_000,
    onOthers: 250_000,
    destroyed: [375, 1250, 150, 2500],
    isTotal: false,
  });
});

it('E-39: damage that weapons cannot absorb falls on everything else', () => {
  // 7,500 on weapons of 5,000, so 5,000 on the rest, which weighs 20,000
  const units = [energyWeapons(500), people(20_000)];
  expect(spread(10_000, units)).toEqual({
    onWeapons: 500_000,
    onOthers: 500_000,
    destroyed: [500, 5000],
    isTotal: false,
  });
});

it('E-39: and damage that everything else cannot absorb falls on weapons', () => {
  // 2,500 on 1,000 people, so 9,000 on weapons of 20,000
  expect(spread(10_000, [energyWeapons(2000), people(1000)])).toEqual({
    onWeapons: 900_000,
    onOthers: 100_000,
    destroyed: [900, 1000],
    isTotal: false,
  });
});

it('E-39: without weapons all of it falls on the rest, and without a rest on weapons', () => {
  expect(spread(10, [people(40)]).destroyed).toEqual([10]);
  expect(spread(10, [energyWeapons(4)]).destroyed).toEqual([1]);
});

it('E-39: damage of the whole mass and more leaves nothing, without a draw', () => {
  const units = [energyWeapons(10), people(33), research(7)];
  // 10 × 10 + 33 = 133
  expect(spread(133, units)).toEqual({
    onWeapons: 10_000,
    onOthers: 3300,
    destroyed: [10, 33, 7],
    isTotal: true,
  });
  expect(spread(134, units)).toEqual(spread(133, units));
  expect(spread(132, units, [0]).isTotal).toBe(false);
});

it('E-39: fractions are settled by one offset for each share', () => {
  // 21 of 28 fall on 2 weapons of 10 and 2 launchers of 25, three tenths: 0.6 of each kind, the line at 0.6 and 1.2;
  // in hundredths of a mass unit 7,000, so that offsets from 2,800 bring the first to 1, from 5,600 the second to 2.
  // 7 fall on 70 people, a tenth, and take no draw
  const units = [energyWeapons(2), launchers(2), people(70)];
  const destroyed = (offset: number): readonly number[] => spread(28, units, [offset]).destroyed;
  expect([0, 2799, 2800, 5599, 5600, 6999].map(destroyed)).toEqual([
    [0, 1, 7],
    [0, 1, 7],
    [1, 0, 7],
    [1, 0, 7],
    [1, 1, 7],
    [1, 1, 7],
  ]);
});

it("E-39: the weapons' offset is drawn first, and then that of the rest", () => {
  // 3 of 4 on a weapon of 10, 1 of 4 on people and structure of 4 in all: a quarter of 2 and of 4, the line at 0.5 and 1.5
  const units = [people(2), energyWeapons(1), structure(4)];
  expect(spread(4, units, [700, 0]).destroyed).toEqual([0, 1, 1]);
  expect(spread(4, units, [699, 200]).destroyed).toEqual([1, 0, 1]);
});

it('E-39: units without mass are destroyed only with everything', () => {
  expect(spread(1, [people(10), research(1000)]).destroyed).toEqual([1, 0]);
  expect(spread(0, [research(1000)])).toEqual({ onWeapons: 0, onOthers: 0, destroyed: [0], isTotal: false });
});

it('E-39: with the last unit that has a mass nothing is left, though it could have taken more', () => {
  // 1 of 10 mass units: at one offset of ten the weapon falls
  const units = [energyWeapons(1), research(5)];
  expect(spread(1, units, [899])).toMatchObject({ destroyed: [0, 0], isTotal: false });
  expect(spread(1, units, [900])).toMatchObject({ onWeapons: 100, destroyed: [1, 5], isTotal: true });
});

it('E-39: the share of weapons is a parameter', () => {
  const damage = playScript([], (rng) =>
    spreadDamage(10_000, [energyWeapons(10), people(100)], combatParameters({ weaponDamage: 40 }), rng),
  );
  expect(damage).toMatchObject({ onWeapons: 4000, onOthers: 6000, destroyed: [4, 60] });
});

it('E-39: space drives count among the weapons of ships, and as anything else in colonies', () => {
  // 300 × 10 ÷ 3 = 1,000 on drives of 400 × 25 = 10,000 and 100,000 people
  const destroyed = (position: 'orbit' | 'ship'): unknown => {
    const target = force(1, position, { 'SPD-1': 400, PRO: 100_000 });
    const attacker = force(2, 'orbit', { 'EWP-1': 300, FUEL: 1200, STU: 1 });
    const draws = position === 'ship' ? [3] : [0];
    return playScript(draws, (rng) =>
      resolveEngagement([target, attacker], [bombard(2, 1)], combatParameters({ rounds: 1 }), rng),
    ).rounds[0]?.volleys[0];
  };
  // 750 ÷ 25 = 30 drives; 250 people
  expect(destroyed('ship')).toMatchObject({
    onWeapons: 75_000,
    onOthers: 25_000,
    destroyed: [{ quantity: 30 }, { quantity: 250 }],
  });
  // 1,000 of 110,000: 3.63… drives, 909.09… people; with offset 0 the line is at 3 and 912
  expect(destroyed('orbit')).toMatchObject({
    onWeapons: 0,
    onOthers: 100_000,
    destroyed: [{ quantity: 3 }, { quantity: 909 }],
  });
});

it('E-39: stored machines are part of everything else', () => {
  const target = force(1, 'orbit', { 'EWP-1': 100, 'stored EWP-1': 100 });
  const attacker = force(2, 'orbit', { 'EWP-1': 12, FUEL: 48, STU: 1 });
  const engagement = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], COMBAT_PARAMETERS, rng),
  );
  // 12 × 10 ÷ 3 = 40: 30 on those at work, 10 on those in storage
  expect(column(engagement, 1, 'lost')).toEqual({ 'EWP-1': 3, 'stored EWP-1': 1 });
});

it('E-39: a force with nothing left is destroyed', () => {
  // 300 × 10 ÷ 3 = 1,000 against 100 × 10
  const target = force(1, 'orbit', { 'EWP-1': 99, PRO: 10 });
  const attacker = force(2, 'orbit', { 'EWP-1': 300, FUEL: 5000, STU: 1_000_000 });
  const engagement = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], COMBAT_PARAMETERS, rng),
  );
  expect(engagement.end).toBe('destroyed');
  expect(engagement.rounds).toHaveLength(1);
  expect(engagement.forces[0]).toMatchObject({ id: 1, isDestroyed: true, bombed: 10 });
  expect(column(engagement, 1, 'lost')).toEqual({ 'EWP-1': 99, PRO: 10 });
});

it('E-39: a ship of one drive that falls by its offset is destroyed, and does not move', () => {
  // 10 mass units of 25 at distance 1; offsets from 1,500 of 2,500 destroy it
  const forces = [force(1, 'ship', { 'SPD-1': 1 }), force(2, 'orbit', { 'EWP-1': 1, FUEL: 4 })];
  const engagement = playScript([1, 1500], (rng) =>
    resolveEngagement(forces, [bombard(2, 1)], COMBAT_PARAMETERS, rng),
  );
  expect(engagement.end).toBe('destroyed');
  expect(engagement.forces[0]).toMatchObject({ isDestroyed: true });
});

it('E-03, E-39: people killed by fire are counted in population units, rebels and both halves of spies too', () => {
  // 300 × 10 ÷ 3 = 1,000 of 10,000: a tenth of everybody
  const target = force(1, 'orbit', { PRO: 4000, 'rebel USK': 4000, SPY: 1000 });
  const attacker = force(2, 'orbit', { 'EWP-1': 300, FUEL: 1200, STU: 1 });
  const engagement = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], COMBAT_PARAMETERS, rng),
  );
  expect(column(engagement, 1, 'lost')).toEqual({ PRO: 400, 'rebel USK': 400, SPY: 100 });
  expect(engagement.forces[0]?.bombed).toBe(1000);
});
