import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { COMBAT_PARAMETERS, spreadDamage, type Damageable } from '../src/index.js';
import { quantity } from './battles.js';

const unit: fc.Arbitrary<Damageable> = fc.record({
  quantity,
  mass: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 })),
  isWeapon: fc.boolean(),
});
const units = fc.array(unit, { minLength: 1, maxLength: 12 });
/** A part of the mass that is there, in thousandths, from nothing to a fifth more than all. */
const thousandths = fc.nat(1200);
const seed = fc.integer();

const massOf = (all: readonly Damageable[], of: (one: Damageable) => boolean = () => true): number =>
  all.filter(of).reduce((sum, { quantity: count, mass }) => sum + count * mass, 0);
const isWeapon = (one: Damageable): boolean => one.isWeapon;
const isOther = (one: Damageable): boolean => !one.isWeapon;
const partOf = (mass: number, part: number): number => Number((BigInt(mass) * BigInt(part)) / 1000n);

test.prop([units, thousandths, seed])(
  'E-39: all damage falls, three quarters on weapons as far as both shares can absorb it',
  (all, part, start) => {
    const [weapons, others] = [massOf(all, isWeapon), massOf(all, isOther)];
    const damage = partOf(weapons + others, part);
    const { onWeapons, onOthers } = spreadDamage(damage, all, COMBAT_PARAMETERS, Prng.fromSeed(start));
    expect(onWeapons + onOthers).toBe(Math.min(damage, weapons + others));
    expect(onWeapons).toBeLessThanOrEqual(weapons);
    expect(onOthers).toBeLessThanOrEqual(others);
    const aimed = Number((3n * BigInt(damage)) / 4n);
    if (onWeapons > aimed) expect(onOthers).toBe(others);
    if (onWeapons < aimed) expect(onWeapons).toBe(weapons);
  },
);

test.prop([units, thousandths, seed])(
  'E-39: every kind loses its exact part of its share, rounded down or up, and no more than there is',
  (all, part, start) => {
    const damage = partOf(massOf(all), part);
    const { onWeapons, onOthers, destroyed, isTotal } = spreadDamage(
      damage,
      all,
      COMBAT_PARAMETERS,
      Prng.fromSeed(start),
    );
    for (const [i, one] of all.entries()) {
      const fallen = destroyed[i] ?? -1;
      expect(fallen).toBeGreaterThanOrEqual(0);
      expect(fallen).toBeLessThanOrEqual(one.quantity);
      if (one.mass === 0) expect(fallen).toBe(isTotal ? one.quantity : 0);
      else {
        const [on, mass] = one.isWeapon
          ? [onWeapons, massOf(all, isWeapon)]
          : [onOthers, massOf(all, isOther)];
        const exact = BigInt(one.quantity) * BigInt(on);
        const down = mass === 0 ? 0 : Number(exact / BigInt(mass));
        expect([down, down + 1]).toContain(fallen);
      }
    }
  },
);

test.prop([units, thousandths, seed])(
  'E-39: everything is destroyed when, and only when, damage left nothing with a mass',
  (all, part, start) => {
    const damage = partOf(massOf(all), part);
    const { destroyed, isTotal } = spreadDamage(damage, all, COMBAT_PARAMETERS, Prng.fromSeed(start));
    const isGone = all.every(({ quantity: count, mass }, i) => mass === 0 || destroyed[i] === count);
    expect(isTotal).toBe(damage > 0 && isGone);
    if (isTotal) expect(destroyed).toEqual(all.map(({ quantity: count }) => count));
    if (damage > 0 && damage >= massOf(all)) expect(isTotal).toBe(true);
  },
);
