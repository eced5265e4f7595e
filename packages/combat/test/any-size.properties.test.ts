import { Prng, ratio } from '@ec/prng';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  beamDamage,
  boardTroops,
  COMBAT_PARAMETERS,
  combatSpeed,
  crossingHits,
  energy,
  groundStrength,
  interceptionDistribution,
  interceptMissiles,
  losesLevel,
  possibleHits,
  raidLoot,
  resolveEngagement,
  spreadDamage,
  type Force,
  type Troops,
} from '../src/index.js';

const MOST = Number.MAX_SAFE_INTEGER;

/** Quantities of all sizes. */
const quantity = fc.oneof(
  fc.maxSafeNat(),
  fc.double({ min: 0, max: 53, noNaN: true }).map((power) => Math.floor(2 ** power) - (power === 53 ? 1 : 0)),
);
const level = fc.integer({ min: 1, max: 10 });
const rng = Prng.fromSeed('any size');

/** What a function of safe integers gives: the exact result, or a RangeError where a figure on the way is no safe integer. */
function expectExact(made: () => number, exact: bigint, ...onTheWay: bigint[]): void {
  if ([exact, ...onTheWay].every((figure) => figure <= BigInt(MOST))) expect(made()).toBe(Number(exact));
  else expect(made).toThrow(RangeError);
}

describe('figures of any size are exact, or refused', () => {
  test.prop([quantity, fc.integer({ min: 1, max: 100 })])(
    'E-37: targets shot down, each by one sure shot',
    (targets, divisor) => {
      const shots = [{ quantity: MOST, percent: 100 }];
      const needed = BigInt(targets) * 100n * BigInt(divisor);
      expectExact(
        () => interceptMissiles(targets, shots, rng, divisor).killed,
        BigInt(targets),
        needed + 100n,
      );
      expectExact(
        () => interceptionDistribution(targets, shots, divisor).max,
        BigInt(targets),
        needed + 100n,
      );
    },
  );

  test.prop([quantity, fc.integer({ min: 1, max: 1000 }), quantity, level])(
    'E-37: missiles that find their target',
    (missiles, distance, launchers, techLevel) => {
      fc.pre(missiles > 0 && launchers > 0);
      const square = BigInt(distance * distance);
      const divisor = square > BigInt(techLevel) ? square - BigInt(techLevel) : 1n;
      expectExact(
        () => possibleHits(missiles, distance, [{ techLevel, quantity: launchers }]),
        BigInt(missiles) / divisor,
        square * BigInt(launchers),
      );
    },
  );

  test.prop([quantity, quantity, level])('E-38: energy', (first, second, techLevel) => {
    expectExact(
      () => energy([{ techLevel, quantity: first }, { techLevel: 1, quantity: second }]), // prettier-ignore
      10n * (BigInt(techLevel) * BigInt(first) + BigInt(second)),
    );
  });

  test.prop([quantity, level])('E-41: ground strength', (soldiers, weaponLevel) => {
    const troops: Troops[] = [
      { kind: 'soldiers', techLevel: 0, weaponLevel, craftLevel: 0, quantity: soldiers },
    ];
    expectExact(
      () => groundStrength(troops, MOST, COMBAT_PARAMETERS).factor,
      BigInt(soldiers) * (1n + 2n * BigInt(weaponLevel)),
      100n * BigInt(soldiers),
    );
  });

  test.prop([quantity, quantity])('E-31: people lost that cost a level', (lost, before) => {
    expect(losesLevel(lost, before, COMBAT_PARAMETERS)).toBe(lost > 0 && 5n * BigInt(lost) >= BigInt(before));
  });
});

describe('what exceeds 2^53 − 1 is refused by its name', () => {
  const full = { techLevel: 10, quantity: MOST };
  const none = {
    soldiers: 0,
    robots: [],
    craft: [],
    weapons: [],
    transports: [],
    fuel: 0,
    extraTransports: 0,
  };
  const far = [1, 3].map((distance) => ({
    weapons: [{ techLevel: 1, quantity: 900_000_000_000_000 }],
    distance,
  }));
  const force: Force = {
    id: 7,
    ownerId: 1,
    position: 'surface',
    units: [{ place: 'loyal', code: 'SLD', techLevel: 0, quantity: MOST }],
  };
  const other: Force = { ...force, id: 8, ownerId: 2 };

  it.each<[string, () => unknown]>([
    ['targets', () => interceptMissiles(MOST, [{ quantity: MOST, percent: 100 }], rng)],
    ['targets', () => interceptionDistribution(MOST, [{ quantity: MOST, percent: 100 }])],
    ['thrust', () => combatSpeed([full], 1)],
    ['damage of beams', () => beamDamage(far, [])],
    ['mass units carried', () => raidLoot([full], 1, 1, { code: 'FOOD', techLevel: 0 })],
    ['craft and transports', () => crossingHits(MOST, 1, [], [], COMBAT_PARAMETERS, rng)],
    ['fuel in hundredths', () => boardTroops({ ...none, fuel: MOST })],
    ['mass units of troops', () => boardTroops({ ...none, soldiers: MOST, weapons: [full] })],
    [
      'mass in hundredths',
      () => spreadDamage(1, [{ quantity: MOST, mass: 2, isWeapon: true }], COMBAT_PARAMETERS, rng),
    ],
    [
      'mass of 7 in hundredths',
      () =>
        resolveEngagement(
          [force, other],
          [{ kind: 'invade', actorId: 8, targetId: 7, commitment: ratio(1) }],
          COMBAT_PARAMETERS,
          rng,
        ),
    ],
  ])('%s', (name, made) => {
    expect(made).toThrow(RangeError);
    expect(made).toThrow(`${name}: expected`);
  });
});
