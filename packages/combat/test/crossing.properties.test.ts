import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import {
  boardTroops,
  COMBAT_PARAMETERS,
  crossingHits,
  loseCarriers,
  POSITIONS,
  soldiersIn,
  type CrossingBattery,
  type LandingForce,
  type Shots,
} from '../src/index.js';
import { quantity } from './battles.js';

const battery: fc.Arbitrary<CrossingBattery> = fc.record({
  position: fc.constantFrom(...POSITIONS),
  weapons: quantity,
});
const shots: fc.Arbitrary<Shots> = fc.record({ quantity, percent: fc.integer({ min: 55, max: 100 }) });
const seed = fc.integer();

test.prop([quantity, quantity, fc.array(battery, { maxLength: 3 }), fc.array(shots, { maxLength: 3 }), seed])(
  'E-40: craft absorb hits first, no more is hit than crosses, and no more is spent than there is',
  (craft, transports, batteries, lots, start) => {
    const hits = crossingHits(craft, transports, batteries, lots, COMBAT_PARAMETERS, Prng.fromSeed(start));
    expect(hits.craft).toBeLessThanOrEqual(craft);
    expect(hits.transports).toBeLessThanOrEqual(transports);
    expect(hits.byBeams + hits.byAntiMissiles).toBe(hits.craft + hits.transports);
    if (hits.byBeams > craft) expect(hits.craft).toBe(craft);
    else expect(hits.craft).toBeGreaterThanOrEqual(hits.byBeams);
    for (const [i, spent] of hits.spent.entries()) {
      expect(spent).toBeGreaterThanOrEqual(0);
      expect(spent).toBeLessThanOrEqual(lots[i]?.quantity ?? 0);
    }
    // an anti-missile that is not spent means that nothing is left to hit
    if (lots.some((lot, i) => (hits.spent[i] ?? 0) < lot.quantity)) {
      expect([hits.craft, hits.transports]).toEqual([craft, transports]);
    }
  },
);

const landing: fc.Arbitrary<LandingForce> = fc
  .record({
    soldiers: quantity,
    robots: fc.array(fc.record({ techLevel: fc.constant(1), quantity }), { maxLength: 1 }),
    craft: fc.array(fc.record({ techLevel: fc.constantFrom(1, 7), quantity }), { maxLength: 1 }),
    weapons: fc.array(fc.record({ techLevel: fc.constant(2), quantity }), { maxLength: 1 }),
    transports: fc.array(fc.record({ techLevel: fc.constantFrom(1, 4), quantity }), { maxLength: 1 }),
    extraTransports: quantity,
  })
  .map((stock) => boardTroops({ ...stock, fuel: 2 ** 40 }));
/** A part of the carriers, in thousandths. */
const part = fc.nat(1000);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const count = (lots: readonly { readonly quantity: number }[]): number =>
  sum(lots.map((lot) => lot.quantity));

test.prop([fc.array(landing, { minLength: 1, maxLength: 4 }), part, part, seed])(
  'E-40: all who embarked land or are lost, in proportion, and so do transports',
  (forces, ofCraft, ofTransports, start) => {
    const craft = Math.floor((sum(forces.map((force) => count(force.craft))) * ofCraft) / 1000);
    const flown = sum(forces.map((force) => count(force.transports)));
    const transports = Math.floor((flown * ofTransports) / 1000);
    const landings = loseCarriers(forces, { craft, transports }, Prng.fromSeed(start));
    expect(landings).toHaveLength(forces.length);
    for (const [i, { landed, lost, transports: left }] of landings.entries()) {
      const { troops, transports: before } = forces[i] as LandingForce;
      expect(landed.map((lot, j) => ({ ...lot, quantity: lot.quantity + (lost[j]?.quantity ?? 0) }))).toEqual(
        troops,
      );
      for (const lot of [...landed, ...lost, ...left]) expect(lot.quantity).toBeGreaterThanOrEqual(0);
      expect(left.map(({ techLevel }) => techLevel)).toEqual(before.map(({ techLevel }) => techLevel));
      // the share of this force, rounded down or up
      const share = flown === 0 ? 0 : (BigInt(count(before)) * BigInt(transports)) / BigInt(flown);
      expect([Number(share), Number(share) + 1]).toContain(count(before) - count(left));
      if (count(left) === count(before))
        expect(sum(lost.map((lot) => (lot.craftLevel > 0 ? 0 : lot.quantity)))).toBe(0);
    }
    const left = sum(landings.map((one) => count(one.transports)));
    expect(flown - left).toBe(transports);
  },
);

test.prop([fc.array(landing, { minLength: 1, maxLength: 4 }), part, seed])(
  'E-40: so many craft are lost with those in them as were hit, but for the last robot',
  (forces, ofCraft, start) => {
    const flown = sum(forces.map((force) => count(force.craft)));
    const craft = Math.floor((flown * ofCraft) / 1000);
    const landings = loseCarriers(forces, { craft, transports: 0 }, Prng.fromSeed(start));
    const lost = landings.flatMap((one) => one.lost).filter(({ craftLevel }) => craftLevel > 0);
    const seats = sum(lost.map((lot) => lot.quantity * soldiersIn(lot)));
    const robots = forces
      .flatMap(({ troops }) => troops)
      .filter(({ kind, craftLevel }) => kind === 'robots' && craftLevel > 0);
    if (robots.length === 0) expect(seats).toBe(craft);
    // each lot is off by less than a unit, which has one seat or, a robot of TL 1, two
    else expect(Math.abs(seats - craft)).toBeLessThan(forces.length * 3);
  },
);
