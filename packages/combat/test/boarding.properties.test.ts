import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { boardTroops, soldiersIn, type LandingStock, type LevelCount } from '../src/index.js';
import { quantity } from './battles.js';

/** Stocks of some levels, the highest first. */
const levels: fc.Arbitrary<LevelCount[]> = fc
  .uniqueArray(fc.record({ techLevel: fc.integer({ min: 1, max: 10 }), quantity }), {
    maxLength: 3,
    selector: ({ techLevel }) => techLevel,
  })
  .map((lots) => lots.toSorted((a, b) => b.techLevel - a.techLevel));

const stock: fc.Arbitrary<LandingStock> = fc.record({
  soldiers: quantity,
  robots: levels,
  craft: levels,
  weapons: levels,
  transports: levels,
  fuel: quantity,
  extraTransports: quantity,
});

const count = (lots: readonly { readonly quantity: number }[]): number =>
  lots.reduce((sum, lot) => sum + lot.quantity, 0);
const ofLevel = (lots: readonly LevelCount[], techLevel: number): number =>
  count(lots.filter((lot) => lot.techLevel === techLevel));

test.prop([stock])('E-40: only troops and carriers that are there go', (given) => {
  const { troops, craft, transports, fuel } = boardTroops(given);
  const soldiers = troops.filter(({ kind }) => kind === 'soldiers');
  expect(count(soldiers)).toBeLessThanOrEqual(given.soldiers);
  expect(fuel).toBeLessThanOrEqual(given.fuel);
  for (let level = 1; level <= 10; level++) {
    const robots = troops.filter(({ kind, techLevel }) => kind === 'robots' && techLevel === level);
    expect(count(robots)).toBeLessThanOrEqual(ofLevel(given.robots, level));
    expect(count(soldiers.filter(({ weaponLevel }) => weaponLevel === level))).toBeLessThanOrEqual(
      ofLevel(given.weapons, level),
    );
    expect(ofLevel(craft, level)).toBeLessThanOrEqual(ofLevel(given.craft, level));
    expect(ofLevel(transports, level)).toBeLessThanOrEqual(ofLevel(given.transports, level));
  }
  for (const lot of [...troops, ...craft, ...transports]) expect(lot.quantity).toBeGreaterThan(0);
});

test.prop([stock])('E-40: everybody who goes has a seat, and every craft that flies is full', (given) => {
  const { troops, craft, transports } = boardTroops(given);
  for (let level = 1; level <= 10; level++) {
    const aboard = troops.filter(({ craftLevel }) => craftLevel === level);
    expect(aboard.reduce((sum, lot) => sum + lot.quantity * soldiersIn(lot), 0)).toBe(ofLevel(craft, level));
  }
  // a soldier weighs 1, a weapon 20 more, a robot 20 + 2 TL
  const load = troops
    .filter(({ craftLevel }) => craftLevel === 0)
    .map(({ kind, techLevel, weaponLevel, quantity: units }) =>
      kind === 'robots' ? units * (20 + 2 * techLevel) : units * (weaponLevel > 0 ? 21 : 1),
    )
    .reduce((sum, mass) => sum + mass, 0);
  const seats = transports.reduce((sum, lot) => sum + 3 * lot.techLevel * lot.quantity, 0);
  expect(load).toBeLessThanOrEqual(seats);
});

test.prop([stock])('E-01, E-40: the fuel is 0.01 × TL² for each trip, truncated once', (given) => {
  const { craft, transports, fuel } = boardTroops(given);
  const hundredths = [...craft, ...transports].reduce(
    (sum, { techLevel, quantity: units }) => sum + BigInt(units) * BigInt(techLevel * techLevel),
    0n,
  );
  expect(BigInt(fuel)).toBe(hundredths / 100n);
});

test.prop([stock])('E-40: soldiers stay only where craft, transports or fuel are used up', (given) => {
  const plenty = { ...given, fuel: 2 ** 40 };
  const { troops, craft, transports } = boardTroops(plenty);
  const gone = count(troops.filter(({ kind }) => kind === 'soldiers'));
  if (gone === given.soldiers) return;
  expect(count(craft)).toBe(count(given.craft));
  expect(count(transports)).toBe(count(given.transports));
});

test.prop([stock, quantity])('E-40: more craft never mean fewer soldiers in craft', (given, more) => {
  const inCraft = (one: LandingStock): number =>
    count(boardTroops(one).troops.filter(({ kind, craftLevel }) => kind === 'soldiers' && craftLevel > 0));
  const [best, ...others] = given.craft;
  if (!best) return;
  const reinforced = {
    ...given,
    craft: [{ ...best, quantity: best.quantity + more }, ...others],
    fuel: 2 ** 40,
  };
  expect(inCraft(reinforced)).toBeGreaterThanOrEqual(inCraft({ ...given, fuel: 2 ** 40 }));
});

test.prop([stock])('E-42: of the extra transports as many fly as are there and have fuel', (given) => {
  const plenty = { ...given, fuel: 2 ** 40 };
  const { transports } = boardTroops(plenty);
  expect(count(transports)).toBeGreaterThanOrEqual(Math.min(given.extraTransports, count(given.transports)));
});
