import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import {
  armTroops,
  COMBAT_PARAMETERS,
  drawWounded,
  factorOf,
  groundLosses,
  groundStrength,
  soldiersIn,
  surrenders,
  woundedDistribution,
  type Armoury,
} from '../src/index.js';
import { quantity } from './battles.js';

const levels = fc.array(fc.record({ techLevel: fc.integer({ min: 1, max: 10 }), quantity }), {
  maxLength: 3,
});
const armoury: fc.Arbitrary<Armoury> = fc.record({
  soldiers: quantity,
  robots: levels,
  craft: levels,
  weapons: levels,
});
const supplies = fc.oneof(quantity, fc.nat(2 ** 40));
const factor = fc.oneof(fc.nat(100), fc.nat(2 ** 40));
const thousandths = fc.integer({ min: 100, max: 500 });

test.prop([armoury])('E-41: every soldier fights with what there is, every robot as it is', (given) => {
  const troops = armTroops(given);
  const count = (lots: readonly { readonly quantity: number }[]): number =>
    lots.reduce((sum, lot) => sum + lot.quantity, 0);
  const soldiers = troops.filter(({ kind }) => kind === 'soldiers');
  expect(count(soldiers)).toBe(given.soldiers);
  expect(count(troops) - count(soldiers)).toBe(count(given.robots));
  // craft first, then weapons
  const manned = Math.min(given.soldiers, count(given.craft));
  expect(count(soldiers.filter(({ craftLevel }) => craftLevel > 0))).toBe(manned);
  expect(count(soldiers.filter(({ weaponLevel }) => weaponLevel > 0))).toBe(
    Math.min(given.soldiers - manned, count(given.weapons)),
  );
});

test.prop([armoury, supplies])(
  'E-41: the factor lies between half and the whole of all, as far as supplies go, truncated once',
  (given, stock) => {
    const troops = armTroops(given);
    const whole = troops.reduce((sum, lot) => sum + BigInt(lot.quantity) * BigInt(factorOf(lot)), 0n);
    const needed = troops.reduce((sum, lot) => sum + lot.quantity * soldiersIn(lot), 0);
    const { factor: found, ...rest } = groundStrength(troops, stock, COMBAT_PARAMETERS);
    expect(rest).toEqual({ needed, used: Math.min(needed, stock) });
    // a soldier with supplies counts 2 halves, one without 1
    const halves = BigInt(Math.min(needed, stock)) + BigInt(needed);
    expect(BigInt(found)).toBe(needed === 0 ? 0n : (whole * halves) / BigInt(2 * needed));
  },
);

test.prop([factor, factor, thousandths, fc.boolean()])(
  'E-41: losses are factor × r ÷ own factor, a hundredth of it in a raid, and all at most',
  (enemy, own, r, isRaid) => {
    const { numerator, denominator } = groundLosses(enemy, own, r, isRaid, COMBAT_PARAMETERS);
    const [top, bottom] = [BigInt(enemy) * BigInt(r), BigInt(own) * (isRaid ? 100_000n : 1000n)];
    expect(numerator).toBeLessThanOrEqual(denominator);
    if (own === 0) expect(numerator).toBe(enemy > 0 ? denominator : 0);
    else if (top >= bottom) expect(numerator).toBe(denominator);
    else {
      const error = BigInt(numerator) * bottom - BigInt(denominator) * top;
      expect((error < 0n ? -error : error) * 2n ** 51n <= BigInt(denominator) * bottom).toBe(true);
    }
  },
);

test.prop([factor, factor])('E-42: never do both sides surrender to each other', (a, b) => {
  const [first, second] = [surrenders(a, b, COMBAT_PARAMETERS), surrenders(b, a, COMBAT_PARAMETERS)];
  expect(first && second).toBe(false);
  expect(first).toBe(b > 0 && b >= 6 * a);
});

test.prop([quantity, fc.integer()])(
  'E-41: 30 % of casualties live, rounded down or up',
  (casualties, seed) => {
    const wounded = drawWounded(casualties, COMBAT_PARAMETERS, Prng.fromSeed(seed));
    expect([Math.floor((casualties * 3) / 10), Math.ceil((casualties * 3) / 10)]).toContain(wounded);
    expect(woundedDistribution(casualties, COMBAT_PARAMETERS).values).toContain(wounded);
  },
);
