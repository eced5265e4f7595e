import { expect, it } from 'vitest';
import { scriptedPrng } from '@ec/prng/testing';
import {
  COMBAT_PARAMETERS,
  COMBAT_RULINGS,
  combatParameters,
  crossingChance,
  crossingHits,
  drawLosses,
  drawWounded,
  groundLosses,
  groundStrength,
  losesLevel,
  lossesDistribution,
  pointDefenceChance,
  resolveRebellion,
  spreadDamage,
  startingDistance,
  startingDistanceDistribution,
  surrenders,
  woundedDistribution,
} from '../src/index.js';

it('E-35 to E-37, E-39: rounds, distances, reach, point defence and damage', () => {
  expect(COMBAT_PARAMETERS).toMatchObject({
    rounds: 100,
    surfaceToSurface: 1,
    surfaceToOrbit: 2,
    orbitToOrbit: 3,
    shipDistance: 100,
    reach: 10,
    pointDefence: 25,
    pointDefencePerLevel: 5,
    weaponDamage: 75,
  });
});

it('E-40 to E-42, E-31: fire on troops, ground combat, surrender, and losses that cost a level', () => {
  expect(COMBAT_PARAMETERS).toMatchObject({
    surfaceFiring: 50,
    surfaceHitting: 10,
    orbitFiring: 75,
    orbitHitting: 20,
    shipFiring: 100,
    shipHitting: 40,
    craftDivisor: 4,
    transportDivisor: 2,
    leastLosses: 100,
    mostLosses: 500,
    raidLosses: 1,
    killed: 70,
    unsupplied: 50,
    surrender: 6,
    levelLoss: 20,
  });
});

it('every ruling lies within its bounds, and names its source', () => {
  for (const { default: value, min, max, source } of Object.values(COMBAT_RULINGS)) {
    expect(value).toBeGreaterThanOrEqual(min);
    expect(value).toBeLessThanOrEqual(max);
    expect(source).toMatch(/^E-(31|3[5-9]|4[0-2])$/);
  }
});

it('a given value replaces that ruling alone, from bound to bound', () => {
  expect(combatParameters()).toEqual(COMBAT_PARAMETERS);
  expect(combatParameters({ rounds: 7 })).toEqual({ ...COMBAT_PARAMETERS, rounds: 7 });
  for (const [key, { min, max }] of Object.entries(COMBAT_RULINGS)) {
    // r lies between its bounds, so that each of these takes the other with it
    const other = key === 'leastLosses' ? 'mostLosses' : key === 'mostLosses' ? 'leastLosses' : key;
    for (const value of [min, max]) {
      expect(combatParameters({ [other]: value, [key]: value })).toMatchObject({ [key]: value });
    }
  }
});

it('values out of bounds, fractions and unknown rulings are refused', () => {
  for (const [key, { min, max }] of Object.entries(COMBAT_RULINGS)) {
    for (const value of [min - 1, max + 1, min + 0.5]) {
      expect(() => combatParameters({ [key]: value })).toThrow(
        `${key}: expected an integer from ${min} to ${max}, received ${value}`,
      );
    }
  }
  for (const name of ['luck', 'toString', 'constructor'])
    expect(() => combatParameters({ [name]: 1 })).toThrow(
      `combat parameter: expected a ruling on combat, received "${name}"`,
    );
});

it('a value of another type is shown as what it is', () => {
  for (const [value, received] of [['3', '"3"'], [3n, '3n'], [[], 'a list']] as const)
    expect(() => combatParameters({ rounds: value as never })).toThrow(
      new RangeError(`rounds: expected an integer from 1 to 10000, received ${received}`),
    ); // prettier-ignore
});

it('every rule that takes the parameters refuses what is none', () => {
  const none = {} as never;
  const rng = scriptedPrng([]);
  const nobody = { soldiers: 0, robots: [], craft: [], weapons: [] };
  for (const ask of [
    () => startingDistance('ship', 'ship', none, rng),
    () => startingDistanceDistribution('orbit', 'orbit', none),
    () => pointDefenceChance(1, none),
    () => crossingChance({ position: 'ship' }, none),
    () => crossingHits(0, 0, [], [], none, rng),
    () => spreadDamage(1, [], none, rng),
    () => groundStrength([], 0, none),
    () => groundLosses(1, 1, 100, true, none),
    () => drawLosses(none, rng),
    () => lossesDistribution(none),
    () => drawWounded(1, none, rng),
    () => woundedDistribution(1, none),
    () => surrenders(1, 6, none),
    () => resolveRebellion(nobody, 0, 1, none, rng),
    () => losesLevel(1, 1, none),
  ])
    expect(ask).toThrow(new RangeError('rounds: expected an integer from 1 to 10000, received undefined'));
  expect(() => crossingChance({ position: 'moon' as never }, COMBAT_PARAMETERS)).toThrow(
    new RangeError('position: expected one of surface, orbit, ship, received "moon"'),
  );
});

it('E-41: the least losses are not above the greatest', () => {
  expect(() => combatParameters({ leastLosses: 501 })).toThrow(
    'leastLosses: expected at most mostLosses (500), received 501',
  );
  expect(combatParameters({ leastLosses: 500 }).leastLosses).toBe(500);
});
